// npm test: everything that must hold. Jest first, then the real browser where there is one.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1;
const bin = (name) => `node_modules/.bin/${name}`;

const jest = run(bin('jest'), process.argv.slice(2));
if (jest !== 0) process.exit(jest);

if (findChromium()) {
  process.exit(run(bin('playwright'), ['test']));
}
const loud = '!'.repeat(72);
console.log(
  `\n${loud}\nSKIPPED: the browser tests. No Chromium was found; install one or set\nCHROMIUM_PATH, then run npm run e2e.\n${loud}`,
);
process.exit(process.env.CI ? 1 : 0);
