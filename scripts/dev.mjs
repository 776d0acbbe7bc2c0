// npm run dev: the client by Vite with hot reload, the server rebuilt and restarted when its sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { buildServer, SERVER_FOLDER } from './build-server.mjs';

const serverPort = process.env.PORT || '8000';
let server = null;

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', `${SERVER_FOLDER}/main.mjs`], {
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort, HOST: '127.0.0.1' },
  });
}

/** Resolves when the server's process has ended in order. */
function stopServer() {
  return new Promise((resolve) => {
    if (server === null || server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

async function restart() {
  try {
    await buildServer();
  } catch {
    return; // esbuild has printed why; the old server goes on
  }
  await stopServer();
  startServer();
}

let vite = null;
let timer = null;

// Before anything is started, so that nothing is left behind when it ends early.
async function end() {
  clearTimeout(timer);
  await stopServer();
  await vite?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
// Vite listens to signals too and may end the process first; the server must not outlive it.
process.on('exit', () => server?.kill('SIGTERM'));

await buildServer();
startServer();

const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(restart, 300);
};
for (const folder of ['server', 'src/games', 'src/protocol']) watch(folder, { recursive: true }, soon);

// vite.config.ts passes the server's paths on to this address.
process.env.SERVER_URL = `http://127.0.0.1:${serverPort}`;
vite = await createServer();
await vite.listen();
vite.printUrls();
