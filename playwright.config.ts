import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

/** The browser tests: the built client, served by the real server, in a real Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Every game that is played here is another one; what a second try mends is told as flaky.
  retries: process.env.CI ? 2 : 0,
  // So wide that they only end what hangs: a slow or busy machine must not decide a test.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // A worker would answer from its cache what a test wants from the server; the offline test allows it.
    serviceWorkers: 'block',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
