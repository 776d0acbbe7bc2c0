import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TestClock } from '../server/helpers/clock';
import { cleanUp, freePort, type ServerProcess, startServer, tempFolder } from '../server/helpers/process';
import type { Seat } from '../server/helpers/table';
import { test as base } from './table';

/** A server of a test's own, with a clock that the test can set forward; it serves the built pages too. */
export interface OwnServer extends ServerProcess {
  readonly clock: TestClock;
}

export const test = base.extend<{ serverWith: (env?: Record<string, string>) => Promise<OwnServer> }>({
  serverWith: [
    async ({ browser }, use) => {
      await use(async (env = {}) => {
        const clock = new TestClock(join(tempFolder(), 'clock'));
        const port = await freePort();
        const own = { PUBLIC_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' };
        return { ...(await startServer({ port, env: { ...clock.env, ...own, ...env } })), clock };
      });
      // No page is left that would miss the server.
      for (const page of browser.contexts().flatMap((context) => context.pages())) {
        await page.close();
      }
      await cleanUp();
    },
    { scope: 'test' },
  ],
});

/** Plays a match to its end for the people at it, by boardgame.io's own client; their pages look on. */
export async function finish(url: string, matchID: string, seats: readonly Seat[]): Promise<void> {
  const args = ['scripts/run.mjs', 'tests/e2e/finish-match.ts', url, matchID, JSON.stringify(seats)];
  await promisify(execFile)(process.execPath, args);
}
