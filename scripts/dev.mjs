// npm run dev: the client by Vite with hot reload, the server rebuilt and restarted when its sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer } from 'vite';
import { buildServer, SERVER_FOLDER } from './build-server.mjs';

const serverPort = process.env.PORT || '8000';
const target = `http://127.0.0.1:${serverPort}`;
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

await buildServer();
startServer();

let timer = null;
const soon = () => {
  clearTimeout(timer);
  timer = setTimeout(restart, 300);
};
for (const folder of ['server', 'src/games']) watch(folder, { recursive: true }, soon);

const vite = await createServer({
  server: {
    proxy: {
      '/games': target,
      '/api': target,
      '/healthz': target,
      '/metrics': target,
      '/socket.io': { target, ws: true },
    },
  },
});
await vite.listen();
vite.printUrls();

async function end() {
  clearTimeout(timer);
  await vite.close();
  await stopServer();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
