// Runs one of our TypeScript programs at full speed: node scripts/run.mjs scripts/simulate.ts --players 4
import { spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import { bundle } from './bundle.mjs';

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('Usage: node scripts/run.mjs FILE.ts [ARGUMENTS]');
  process.exit(2);
}
const outdir = join('dist', 'tools');
await bundle({ entry, outdir });
const program = join(outdir, basename(entry).replace(/\.ts$/, '.mjs'));
const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
