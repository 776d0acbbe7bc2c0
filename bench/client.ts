/**
 * What the client weighs and how quick it is: `npm run bench:client`, or `npm run bench:client -- --game ID` for a game
 * that is not the main one. Bytes are gzip, of the built files; times are taken in Chromium, of the built client, at a
 * table with four players or as many as the game has.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../scripts/chromium.mjs';
import { CARDS } from '../src/games/cards';
import type { GameCard } from '../src/games/contract';

const FOLDER = 'dist/client';
const MOST_PLAYERS = 4;
const MOVES = 100;
/** How late every file comes while the rounds of requests are counted: much later than the page needs to ask. */
const LAG_MS = 1000;
const FRAME_MS = 16;
const FIRST_SCRIPT_KB = 135;
/** Everything that all pages, games and languages could ever load. */
const ALL_KB_PER_GAME = 320;

/** Something on the table that can be picked. */
const CLICKABLE = '[data-look="possible"]';

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(7);
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
/** Fonts are compressed already: they travel as they are. */
const weight = (file: string): number => (file.endsWith('.woff2') ? readFileSync(file).length : gzip(file));

/** Every file that players load: not the debug panel, and not the service worker with its library. */
function filesForPlayers(): string[] {
  const assets = readdirSync(join(FOLDER, 'assets')).map((name) => join(FOLDER, 'assets', name));
  return [join(FOLDER, 'index.html'), ...assets].filter((file) => !/assets\/debug-/.test(file));
}

/** The files of our own that a page fetches until nothing more is asked for. */
async function loadedBy(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    const file = join(FOLDER, url.pathname === '/' ? 'index.html' : url.pathname);
    if (url.protocol.startsWith('http') && existsSync(file)) files.add(file);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return [...files];
}

/**
 * The scripts and styles that are fetched until a table can be used, by rounds: those of a round are asked for only when
 * something of the round before has come. Each round costs a journey to the server and back.
 */
async function requestRounds(context: BrowserContext, address: string): Promise<string[][]> {
  const page = await context.newPage();
  const answered: { readonly at: number; readonly round: number }[] = [];
  const rounds: string[][] = [];
  await page.route(/\/$|\.(js|css)$/, async (route) => {
    const asked = performance.now();
    const round = Math.max(0, ...answered.filter(({ at }) => at <= asked).map((before) => before.round + 1));
    const { pathname } = new URL(route.request().url());
    const name =
      pathname
        .split('/')
        .at(-1)
        ?.replace(/-[\w-]{8}(?=\.)/, '') || 'index.html';
    rounds[round] = [...(rounds[round] ?? []), name];
    await new Promise((resolve) => setTimeout(resolve, LAG_MS));
    answered.push({ at: performance.now(), round });
    await route.continue();
  });
  await page.goto(address);
  await page.locator(CLICKABLE).first().waitFor();
  await page.close();
  return rounds;
}

function tell(title: string, files: readonly string[]): { script: number; all: number } {
  const sum = (pattern: RegExp): number =>
    files.filter((file) => pattern.test(file)).reduce((bytes, file) => bytes + weight(file), 0);
  const [script, style, font, all] = [
    sum(/\.js$/),
    sum(/\.css$/),
    sum(/\.woff2$/),
    sum(/\.(js|css|woff2|html)$/),
  ];
  console.log(
    `${title.padEnd(34)} script ${kilobytes(script)}  style ${kilobytes(style)}  fonts ${kilobytes(font)}  in all ${kilobytes(all)} KB`,
  );
  return { script, all };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Finds the next thing to click, as in the browser tests (lit targets, choices, the big button), and clicks it. */
function clickNext({ number, dry }: { number: number; dry: boolean }): 'move' | 'handOver' | null {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const lit = '[data-look="possible"]';
  const chosen = document.querySelector('[data-at^="space-"][data-look="selected"]');
  const groups = [
    // A ceremony of any game stands outside of the panel.
    '.tk-last:not(.tk-panel .tk-last) button:not([disabled]):last-of-type',
    '.tk-handover button',
    ':is(.tk-choice, .tk-options) .tk-option:not([disabled])',
    '.tk-choice button:not([disabled])',
    '.tk-panel .tk-option:not([disabled])',
    // Where a kind of move is begun with a button: now and then one of them, rather than to go on.
    ...(number % 3 > 0
      ? [`.rt-chips ${lit}`, '.rt-kinds [aria-disabled="false"]:not([aria-pressed="true"])']
      : []),
    '.tk-panel .tk-primary:not([disabled])',
    ...(chosen
      ? [`[data-at^="row-"] ${lit}`]
      : [
          `[data-at^="clan-"]${lit}`,
          `[data-at^="space-"]${lit}:not([data-priced])`,
          `[data-at^="ship-"]${lit}`,
        ]),
    `[data-at^="river-"]${lit}`,
    lit,
  ];
  for (const group of groups) {
    const found = all(group);
    const target = found[number % Math.max(1, found.length)];
    if (!target) continue;
    if (dry) return null;
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    target.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }));
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return group === '.tk-handover button' ? 'handOver' : 'move';
  }
  return null;
}

/** The time on the main thread from a click until its frame is painted: script, style, layout and paint. */
async function timeMoves(page: Page): Promise<{ moves: number[]; handOvers: number[]; own: number }> {
  const session = await page.context().newCDPSession(page);
  // Time of the processor rather than of the clock: other programs on the machine must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const timed = async (click: { number: number; dry: boolean }) => {
    const before = await busy();
    const clicked = await page.evaluate(clickNext, click);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
    return { clicked, time: (await busy()) - before };
  };
  // Looking for a target, and asking the browser for its times, takes time itself: that is measured and taken off.
  const instrument: number[] = [];
  for (let round = 0; round < 21; round++) instrument.push((await timed({ number: round, dry: true })).time);
  const own = median(instrument);
  const times = { moves: [] as number[], handOvers: [] as number[], own };
  for (let tries = 0; times.moves.length < MOVES && tries < MOVES * 6; tries++) {
    const over = await page.evaluate(() => document.querySelector('.tk-final') !== null);
    if (over) break;
    const { clicked, time } = await timed({ number: tries * 7, dry: false });
    if (clicked) times[clicked === 'move' ? 'moves' : 'handOvers'].push(Math.max(0, time - own));
  }
  return times;
}

/** The address of the first lesson of a game: a table that is the same in every run. */
async function lessonOf(context: BrowserContext, address: string, { id }: GameCard): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${address}#/${id}/learn`);
  const lesson = await page.locator(`a[href^="#/${id}/learn/"]`).first().getAttribute('href');
  await page.close();
  return `${address}${lesson}`;
}

/** Seats people at a local table and begins. */
async function beginGame(page: Page, address: string, { id, players }: GameCard): Promise<number> {
  await page.goto(`${address}#/${id}/local`);
  const count = Math.min(MOST_PLAYERS, players.max);
  for (let seat = players.min + 1; seat <= count; seat++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  for (let seat = 1; seat <= count; seat++) {
    await page.getByLabel(`Seat ${seat}: who plays`).selectOption('person');
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await page.locator(CLICKABLE).or(page.locator('.tk-handover button')).first().waitFor();
  return count;
}

async function main(): Promise<number> {
  const { game } = parseArgs({ options: { game: { type: 'string', default: CARDS[0].id } } }).values;
  const card = CARDS.find(({ id }) => id === game);
  if (!card) {
    console.error(`There is no game ${game}: there are ${CARDS.map(({ id }) => id).join(', ')}.`);
    return 2;
  }
  const executablePath = findChromium();
  if (!executablePath) {
    console.error('There is no Chromium here: install one, or set CHROMIUM_PATH.');
    return 2;
  }
  await build({ logLevel: 'error' });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The preview has no address.');
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    // Functions sent to the page carry this helper of the TypeScript loader.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(() => {
      const motion = { pieces: false, gains: false, dice: false };
      localStorage.setItem('games.settings', JSON.stringify({ language: 'en', theme: 'light', motion }));
    });
    const first = tell('first load (start page)', await loadedBy(await context.newPage(), address));
    const lesson = await lessonOf(context, address, card);
    const page = await context.newPage();
    tell('first load straight to a table', await loadedBy(page, lesson));
    const everything = tell('everything a player can load', filesForPlayers());

    const openings: number[] = [];
    for (let run = 0; run < 5; run++) {
      const fresh = await context.newPage();
      const start = performance.now();
      await fresh.goto(lesson);
      await fresh.locator(CLICKABLE).first().waitFor();
      openings.push(performance.now() - start);
      await fresh.close();
    }
    console.log(
      `navigation to a clickable table     median ${median(openings).toFixed(0)} ms of ${openings.length}`,
    );

    const rounds = await requestRounds(context, lesson);
    console.log(
      `requests one after another          ${rounds.length} rounds, ${rounds.flat().length} files: ${rounds.map((names) => names.join(' ')).join(' > ')}`,
    );

    const players = await beginGame(page, address, card);
    const times = await timeMoves(page);
    const spread = (list: readonly number[]): string =>
      list.length === 0
        ? 'never'
        : `median ${median(list).toFixed(1)} ms, worst ${Math.max(...list).toFixed(1)} ms of ${list.length}, ${list.filter((time) => time <= FRAME_MS).length} within a frame`;
    console.log(`script and rendering per click      ${spread(times.moves)} (${players} players)`);
    console.log(`handing the screen over             ${spread(times.handOvers)}`);
    console.log(`taken off for measuring itself      ${times.own.toFixed(1)} ms each`);
    const allKB = ALL_KB_PER_GAME * CARDS.length;
    const fits = first.script <= FIRST_SCRIPT_KB * 1024 && everything.all <= allKB * 1024;
    console.log(
      `budget: ${FIRST_SCRIPT_KB} KB of script at first, ${allKB} KB in all: ${fits ? 'kept' : 'exceeded'}`,
    );
    return fits ? 0 : 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

process.exitCode = await main();
