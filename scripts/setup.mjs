// Makes a fresh clone ready: installs the packages when they are missing or older than the lock file and, with
// --browser, a Chromium for the browser tests where the machine lets us.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { findChromium } from './chromium.mjs';

const wanted = 20;
const major = Number(process.versions.node.split('.')[0]);
if (major < wanted) {
  console.error(`This needs Node ${wanted} or newer; yours is ${process.version}.`);
  process.exit(2);
}

const installed = 'node_modules/.package-lock.json';
const stale = !existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs;
const npm = (...args) => spawnSync('npm', [...args, '--no-audit', '--no-fund'], { stdio: 'inherit' }).status;
if (stale) {
  console.log('Installing packages (npm ci) …');
  // A registry that lacks packages for other machines than ours makes npm ci doubt the lock file; npm install keeps
  // to the same versions without asking for those.
  if (npm('ci') !== 0 && npm('install', '--no-save') !== 0) {
    console.error('The packages could not be installed; see the lines above.');
    process.exit(1);
  }
}

if (process.argv.includes('--browser') && !findChromium()) installChromium();

/** Debian and its children, as root: the package manager may do it. Elsewhere the browser tests are skipped loudly. */
function installChromium() {
  const root = process.getuid?.() === 0;
  if (!root || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing Chromium for the browser tests …');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}
