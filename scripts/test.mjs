// npm test: everything that must hold. Jest first, then the real browser where there is one; a line with the sum last.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

const folder = join('dist', 'test-results');
const jestFile = join(folder, 'jest.json');
const browserFile = join(folder, 'browser.json');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

function run(tool, args, env = {}) {
  const options = { stdio: 'inherit', env: { ...process.env, ...env } };
  return spawnSync(`node_modules/.bin/${tool}`, args, options).status ?? 1;
}

/** What a run has written about itself; nothing where it could not even begin. */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Says how many tests passed, failed and were skipped, and ends. */
function end(status) {
  const jest = read(jestFile);
  const browser = read(browserFile)?.stats;
  const passed = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  const failed =
    (jest?.numFailedTests ?? 0) + (jest?.numRuntimeErrorTestSuites ?? 0) + (browser?.unexpected ?? 0);
  const skipped = (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(status);
}

const jest = run('jest', [...process.argv.slice(2), '--json', `--outputFile=${jestFile}`]);

// After a failure of Jest too: one run tells everything.
if (findChromium()) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserFile };
  end(run('playwright', ['test', '--reporter=list,json'], env) || jest);
}
const loud = '!'.repeat(72);
console.log(
  `\n${loud}\nSKIPPED: the browser tests. No Chromium was found; install one or set\nCHROMIUM_PATH, then run npm run e2e.\n${loud}`,
);
end(jest || (process.env.CI ? 1 : 0));
