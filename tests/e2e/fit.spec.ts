import type { Page } from '@playwright/test';
import { terms as english } from '../../src/games/river-of-gold/locales/en/terms';
import { terms as french } from '../../src/games/river-of-gold/locales/fr/terms';
import { terms as italian } from '../../src/games/river-of-gold/locales/it/terms';
import { terms as polish } from '../../src/games/river-of-gold/locales/pl/terms';
import {
  boxes,
  cutOff,
  inSight,
  overlap,
  panelStandsAside,
  small,
  speak,
  spilling,
  WINDOWS,
} from './measure';
import { Player } from './player';
import { openAt } from './situation';
import { address, beginLocal, expect, GAME, noSidewaysScroll, picture, settle, test } from './table';

const LANGUAGES = { en: english, it: italian, fr: french, pl: polish } as const;

/** Everything that a player looks at. */
const PARTS = [
  '.rg-score',
  '.rg-river',
  '.rg-face',
  '.tk-last button',
  '.tk-at-own > .rg-board',
  '.rg-hand-card',
  '.tk-at-opponents > .rg-board',
  '.rg-track',
  '.rg-mastery',
  '.rg-row-tile',
  '.rg-stack',
];
/** Words and pictures of which nothing may be cut off. */
const WHOLE = [
  '.rg-board-name',
  '.rg-board-note',
  '.rg-card-title',
  '.rg-card-line',
  '.rg-track-title',
  '.rg-mastery-name',
  '.rg-mastery-needs',
  '.rg-own-patron',
  '.tk-at-own .rg-patron-words',
  '.tk-at-opponents .rg-counter-number',
];

/** Whether the whole of every matching element lies in the part that holds it. */
const inside = (page: Page, selector: string, holder: string): Promise<boolean> =>
  page.evaluate(
    ([wanted = '', around = '']) => {
      const box = document.querySelector(around)?.getBoundingClientRect();
      const all = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
      if (!box || all.length === 0) return false;
      return all.every(
        ({ top, left, bottom, right }) =>
          top >= box.top - 1 && left >= box.left - 1 && bottom <= box.bottom + 1 && right <= box.right + 1,
      );
    },
    [selector, holder],
  );

/** Words whose end does not fit into their line. */
const shortened = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.textContent ?? ''] : [])),
    );

/** A local table of four with patrons, up to the first turn of the person. */
async function tableOfFour(page: Page): Promise<void> {
  await settle(page);
  await page.goto(address(`#/${GAME}/local`));
  for (const seat of [3, 4]) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel(`Seat ${seat}: who plays`).selectOption('novice');
  }
  await page.getByLabel('Seat 1: name').fill('Katsumoto');
  await page.getByText('More options').click();
  await page.getByRole('radio', { name: 'One of two' }).check();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await new Player(page).playUntil(() => page.locator('.rg-face').first().isVisible());
}

/** The longest words that can stand on the own board, and as many customers as one can hold. */
async function fillUp(page: Page, language: keyof typeof LANGUAGES): Promise<void> {
  const { patronAbility, region } = LANGUAGES[language];
  const longest = (all: object): string =>
    Object.values(all).sort((a: string, b: string) => b.length - a.length)[0] ?? '';
  const told = { words: longest(patronAbility), name: longest(region) };
  await page.evaluate(({ words, name }) => {
    for (const place of document.querySelectorAll('.rg-own-patron, .tk-at-own .rg-patron-words')) {
      place.textContent = words;
    }
    const hand = document.querySelector('.tk-at-own > .rg-hand');
    while (hand && hand.children.length < 3) hand.append(hand.children[0]?.cloneNode(true) ?? '');
    hand?.setAttribute('data-count', '3');
    for (const place of document.querySelectorAll('.tk-at-own .rg-card-region')) place.textContent = name;
    document.querySelector('.tk-at-own > .rg-board')?.setAttribute('data-tight', 'true');
    // Everything is claimed.
    for (const reward of document.querySelectorAll('.rg-mastery-reward:not([data-claimed])')) {
      const emblem = document.querySelector('.rg-mastery-reward > .rg-icon')?.cloneNode(true);
      reward.setAttribute('data-claimed', 'true');
      if (emblem instanceof SVGElement) {
        emblem.style.setProperty('--icon', '22px');
        reward.append(emblem);
      }
    }
  }, told);
}

async function everythingIsInSight(page: Page, where: string): Promise<void> {
  for (const part of PARTS) expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
  for (const part of WHOLE) expect(await cutOff(page, part), `${where}: ${part}`).toEqual([]);
  expect(await shortened(page, '.tk-at-opponents .rg-board-patron > *'), where).toEqual([]);
  expect(await spilling(page, '.rg-face, .tk-action, .rg-mastery, .rg-mastery-rewards'), where).toEqual([]);
  const cards = await boxes(page, '.tk-at-own .rg-hand > *');
  cards.forEach((card, at) => {
    const next = cards[at + 1];
    expect(next !== undefined && overlap(card, next), `${where}: cards lie over one another`).toBe(false);
  });
  expect(await noSidewaysScroll(page), where).toBe(true);
}

test('from 1024 by 768 up and on an upright tablet everything is in sight, in the longest words', async ({
  page,
}) => {
  await tableOfFour(page);
  for (const language of ['en', 'it', 'fr', 'pl'] as const) {
    await speak(page, language, '.rg-face');
    for (const [width, height] of [...WINDOWS, [768, 1024]] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.tk-wide')).toBeVisible();
      if (language === 'en') {
        await everythingIsInSight(page, `${width}×${height}`);
        expect(await small(page), `${width}×${height}`).toEqual([]);
      }
      await fillUp(page, language);
      await everythingIsInSight(page, `${language} ${width}×${height}, longest words`);
      if (language === 'pl') await picture(page, `fit-${width}-${height}`);
    }
  }
});

test('an open panel covers neither the board nor anybody, and its own end is in sight', async ({ page }) => {
  await tableOfFour(page);
  for (const tool of ['Log', 'Moves', 'Hint']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const where = `${tool} ${width}×${height}`;
      await panelStandsAside(page, where, '.tk-framed, .rg-river, .tk-at-masteries');
      for (const part of ['.rg-river', '.rg-face', '.tk-at-own > .rg-board']) {
        expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
      }
      if (width >= 960) expect(await inSight(page, '.tk-at-opponents > .rg-board'), where).toBe(true);
      await picture(page, `panel-${tool}-${width}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: tool, exact: true }).click();
  }
});

test('the scene of the end is whole, the count and the way on are in sight, from 1024 by 768 up', async ({
  page,
}) => {
  await openAt(page, 'before the last move');
  await page.locator('.tk-panel .tk-primary', { hasText: /^End/ }).click();
  await page.locator('.tk-final').getByRole('button', { name: 'Skip' }).click();
  // The count of four with longer names.
  await page.locator('.tk-scores tr').evaluateAll((rows) => {
    for (const row of rows) {
      for (let more = 0; more < 2; more++) row.append(row.lastElementChild?.cloneNode(true) ?? '');
    }
    for (const name of document.querySelectorAll('.tk-scores thead .tk-player > span')) {
      name.textContent = 'Katsumoto';
    }
  });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    expect(await inside(page, '.rg-end-ship, .rg-end-winner', '.tk-scene'), where).toBe(true);
    expect(await inside(page, '.tk-scores td', '.tk-scores-frame'), where).toBe(true);
    for (const part of ['.tk-winner', '.tk-scores tr', '.tk-final .tk-last > *']) {
      expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
      expect(await inside(page, part, '.tk-final'), `${where}: ${part}`).toBe(true);
    }
    const [winner] = await boxes(page, '.rg-end-winner svg');
    for (const ship of await boxes(page, '.rg-end-ship')) {
      expect(winner !== undefined && overlap(winner, ship), `${where}: a ship behind the winner`).toBe(false);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await inside(page, '.rg-end-ship, .rg-end-winner', '.tk-scene')).toBe(true);
});

test('at 320 by 256, a desktop at 400%, a turn can be played', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await beginLocal(page, ['person', 'novice']);
  const player = new Player(page);
  await player.playUntil(async () => /Turn [3-9]/.test((await page.locator('.tk-top').textContent()) ?? ''));
  await player.playUntil(() => page.locator('.rg-face').first().isVisible());
  expect(await noSidewaysScroll(page)).toBe(true);
  const [board] = await boxes(page, '.tk-main');
  expect((board?.right ?? 0) - (board?.left ?? 0)).toBeGreaterThan(300);
  expect((board?.bottom ?? 0) - (board?.top ?? 0)).toBeGreaterThan(150);
  await picture(page, 'window-320-256');
});

test('letters of twice the size leave the actions whole and the table no wider than the window', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice']);
  await new Player(page).playUntil(() => page.locator('.rg-face').first().isVisible());
  await page.addStyleTag({ content: 'html { font-size: 32px }' });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    const body = page.locator('.tk-panel-body');
    expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThanOrEqual(1);
    expect(await noSidewaysScroll(page), where).toBe(true);
    expect(await spilling(page, '.tk-action, .rg-face, .tk-at-own'), where).toEqual([]);
    const said = page.locator('.tk-whose > span:last-child');
    expect(await said.evaluate((one) => one.scrollWidth <= one.clientWidth + 1), where).toBe(true);
    await picture(page, `large-letters-${width}`);
  }
});
