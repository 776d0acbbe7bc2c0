import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { address, beginLocal, expect, GAME, picture, settle, test } from './table';

interface Recorded {
  readonly numPlayers: number;
  readonly setupData: object;
  readonly seed: string;
  readonly moves: readonly object[];
}
const FOLDER = `tests/fixtures/${GAME}/games`;

/** Puts a recorded game of three into the browser, as if it had been played there. */
async function playedBefore(page: Page): Promise<Recorded> {
  const games = readdirSync(FOLDER).map(
    (file): Recorded => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
  );
  const recorded = games.find(({ numPlayers }) => numPlayers === 3);
  if (!recorded) throw new Error('No recorded game has three players.');
  const saved = {
    version: 2,
    game: GAME,
    id: 'played',
    seats: [
      { kind: 'person', name: 'Hana' },
      { kind: 'bot', level: 'merchant', name: 'Ichiro' },
      { kind: 'bot', level: 'merchant', name: 'Flo' },
    ],
    options: recorded.setupData,
    seed: recorded.seed,
    moves: recorded.moves,
    startedAt: 1,
    updatedAt: 2,
    summary: { phase: 'end', turn: 60, over: true },
  };
  await page.addInitScript((text) => localStorage.setItem('games.local.played', text), JSON.stringify(saved));
  return recorded;
}

test('a whole replay is stepped by keyboard, and a link leads to one of its moves', async ({ page }) => {
  await settle(page);
  const { moves } = await playedBefore(page);
  const last = moves.length;
  await page.goto(address(`#/${GAME}/replay/played/0`));
  const bar = page.getByRole('region', { name: 'Replay' });
  await expect(bar).toContainText(`move 0 of ${last}`);
  const line = page.locator('.tk-top');
  for (let at = 1; at <= last; at++) {
    await page.keyboard.press('ArrowRight');
    if (at % 40 === 0) await expect(bar).toContainText(`move ${at} of ${last}`);
  }
  await expect(bar).toContainText(`move ${last} of ${last}`);
  await expect(line).toContainText('Game over');
  await page.keyboard.press('Home');
  await expect(bar).toContainText(`move 0 of ${last}`);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(bar).toContainText('Turn 3');
  // The address names the move that the bar names; that is the link.
  const at = /move (\d+) of/.exec((await bar.textContent()) ?? '')?.[1];
  await expect(page).toHaveURL(new RegExp(`#/${GAME}/replay/played/${at}$`));
  const shown = await bar.getByRole('status').textContent();
  const link = page.url();

  await page.goto(address('#/'));
  await page.goto(link);
  await expect(bar.getByRole('status')).toHaveText(shown ?? '');
  // The list knows what comes, and leads there.
  await page.getByRole('button', { name: 'All moves' }).click();
  await page.getByRole('list', { name: 'All moves' }).getByRole('button').last().click();
  await expect(bar).toContainText(`move ${last} of ${last}`);
  await picture(page, 'replay');
});

test('a key that is held on a slow device leads to the end of the match', async ({ page }) => {
  await settle(page);
  const { moves } = await playedBefore(page);
  await page.goto(address(`#/${GAME}/replay/played/0`));
  const bar = page.getByRole('region', { name: 'Replay' });
  await expect(bar).toContainText(`move 0 of ${moves.length}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };
  await Promise.all(
    moves.map((_, at) =>
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat: at > 0, ...key }),
    ),
  );
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(bar).toContainText(`move ${moves.length} of ${moves.length}`);
  await expect(page.locator('.tk-top')).toContainText('Game over');
});

test('a match is played on from one of its moves', async ({ page }) => {
  await settle(page);
  await playedBefore(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address(`#/${GAME}/replay/played/60`));
  await page.getByRole('button', { name: 'Link to this move' }).click();
  await expect(page.locator('.tk-panel')).toContainText('This game lies on this device alone');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(new RegExp(`#/${GAME}/local/`));
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
});

test('a file that was saved opens again; another one gets a sentence', async ({ page }) => {
  await settle(page);
  await page.goto(address('#/replay'));
  await page.getByLabel('Choose a file').setInputFiles('package.json');
  await expect(page.getByRole('alert')).toContainText('not a saved match');
  await page.getByLabel('Choose a file').setInputFiles(`tests/fixtures/${GAME}/0.1/match.json`);
  await expect(page.getByRole('region', { name: 'Replay' })).toContainText('move 0 of 72');
});

test('a finished game of three is reviewed within a minute', async ({ page }) => {
  await settle(page);
  await playedBefore(page);
  await page.goto(address(`#/${GAME}/replay/played`));
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await page.getByRole('button', { name: 'Start the review' }).click();
  const panel = page.getByRole('region', { name: 'Review' });
  await expect(panel.getByText(/seconds of thought/)).toBeVisible({ timeout: 240_000 });
  await expect(panel.getByRole('img', { name: /chance to win over the match/ })).toBeVisible();
  await expect(panel.getByRole('row')).toHaveCount(4);
  await expect(panel.locator('.tk-review-points button')).toHaveCount(3);
  await picture(page, 'review');
  // It is kept: nobody has to wait a second time.
  await page.reload();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(panel.getByText(/seconds of thought/)).toBeVisible();
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** What the other build begins with: the same pages under another name. */
const NEW_START = '/assets/index-new.js';

/** Serves the built pages, and after `renew` another build of them: the first page carries a mark. */
async function twoBuilds() {
  let renewed = false;
  const start = /\/assets\/index-[\w-]+\.js/;
  const fresh = (path: string, text: string): string => {
    if (!renewed) return text;
    if (path === '/index.html')
      return text.replace(start, NEW_START).replace('</head>', '<meta name="build" content="new"></head>');
    const entry = /(url:"index\.html",revision:")\w+|(revision:")\w+(",url:"index\.html")/;
    return path === '/sw.js' ? text.replace(entry, (_, a = '', b = '', c = '') => `${a}${b}new${c}`) : text;
  };
  const server = createServer((request, response) => {
    const [asked = '/'] = (request.url ?? '/').split('?');
    const path = asked === '/' ? '/index.html' : asked;
    if (path === NEW_START) {
      const [old = ''] = start.exec(readFileSync('dist/client/index.html', 'utf8')) ?? [];
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`import '${old}';`);
      return;
    }
    try {
      const file = readFileSync(join('dist/client', path));
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(/\.(html|js)$/.test(path) ? fresh(path, file.toString('utf8')) : file);
    } catch {
      if (path === '/api/version') {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify({ protocol: 1, build: renewed ? NEW_START : null }));
        return;
      }
      response.statusCode = 404;
      response.end('{}');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    renew: () => {
      renewed = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe('a new build', () => {
  test.use({ serviceWorkers: 'allow' });

  test('reaches an open tab: a notice at the table, and the next page is the new one', async ({
    page,
    said,
  }) => {
    said.expected.push(/404/);
    const site = await twoBuilds();
    try {
      await settle(page);
      await page.goto(site.url);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.goto(`${site.url}#/${GAME}/local`);
      await page.getByRole('button', { name: 'Begin the game' }).click();
      await expect(page.locator('.tk-panel')).toBeVisible();
      // A page that was opened a moment ago would take it at once.
      await page.waitForFunction(() => performance.now() > 4200);
      await page.evaluate(() => Object.assign(window, { sameTab: true }));
      site.renew();
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText('A new version of these pages is there.')).toBeVisible();
      // Nothing was loaded again at the table.
      expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
      await page.evaluate(() => {
        window.location.hash = '#/';
      });
      await expect(page.locator('meta[name="build"]')).toHaveAttribute('content', 'new');
      await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
    } finally {
      site.close();
    }
  });
});

test('two tabs of one game keep in step', async ({ page, context }) => {
  await beginLocal(page, ['person', 'person']);
  await expect(page.getByText('Choose your clan.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('Choose your clan.')).toBeVisible();
  const clans = (tab: Page) => tab.locator('[data-at^="clan-"][data-look="possible"]');
  const before = await clans(page).count();
  await clans(second).first().click();
  await second.locator('.tk-panel button[data-shortcut="commit"]').click();
  await expect.poll(() => clans(second).count()).not.toBe(before);
  await expect.poll(() => clans(page).count()).not.toBe(before);
});
