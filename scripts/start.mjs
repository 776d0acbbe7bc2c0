/**
 * npm start: builds what is missing or older than its sources, then is the server. The build runs in a process of its
 * own, so that the builders' memory and helpers end with it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const build = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], { stdio: 'inherit' });
const stop = (signal) => build.kill(signal);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
const [code] = await once(build, 'exit');
if (code !== 0) process.exit(code ?? 1);
for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);

process.env.NODE_ENV = 'production';
await import('../dist/server/main.mjs');
