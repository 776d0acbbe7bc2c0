import type { Page } from '@playwright/test';
import { ikiPlayer } from './iki-player';
import { boxes, cutOff, inSight, panelStandsAside, small, speak, spilling, WINDOWS } from './measure';
import { beginLocal, dealAlike, expect, noSidewaysScroll, picture, test } from './table';

/** Everything that a player looks at. */
const PARTS = [
  '.iki-street',
  '.iki-wheel',
  '.iki-path-space',
  '.iki-brigade',
  '.tk-at-players > .iki-player',
  '.tk-at-own > .iki-player',
  '.tk-at-offer',
  '.tk-at-wares .iki-card',
  '.tk-at-wares .iki-token',
  '.tk-last button',
];
/** Words of which nothing may be cut off. */
const WHOLE = ['.iki-player strong', '.iki-heading', '.iki-card-name', '.iki-note'];

/** A year of four far enough that cards, fish and buildings lie about; the same cards at every run. */
async function yearOfFour(page: Page): Promise<void> {
  await dealAlike(page);
  await beginLocal(page, ['person', 'apprentice', 'apprentice', 'apprentice'], { game: 'iki' });
  await ikiPlayer(page).playUntil(() => page.locator('.iki-retired').first().isVisible(), 60_000);
  await ikiPlayer(page).playUntil(() => page.locator('.iki-footprints').first().isVisible(), 60_000);
}

/**
 * As many things on sale as there can be, two fish, a pipe and a pouch, and so many cards in the offer; all players hold
 * as much as the one whose things take the most room, and the top line says more than a line can hold.
 */
const fillUp = (page: Page, cards: number): Promise<void> =>
  page.evaluate((most) => {
    const fill = (place: Element | null, count: number): void => {
      while (place && place.children.length > count) place.lastElementChild?.remove();
      while (place && place.children.length < count) place.prepend(place.children[0]?.cloneNode(true) ?? '');
    };
    fill(document.querySelector('.iki-tokens'), 4);
    fill(document.querySelector('.iki-cards'), most);
    const boards = [...document.querySelectorAll('.tk-at-players > .iki-player')];
    const [fullest] = boards.sort((a, b) => b.clientHeight - a.clientHeight);
    for (const board of boards) if (board !== fullest) board.innerHTML = fullest?.innerHTML ?? '';
    fill(document.querySelector('.tk-progress'), 12);
  }, cards);

/** How large the letters of a drawing are on the screen, in pixels. */
const letters = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    });

/** The words of a drawing that stick out of what they are written on. */
const outside = (page: Page, words: string, holder: string, field: string): Promise<string[]> =>
  page.locator(words).evaluateAll(
    (all, [around, on]) =>
      all.flatMap((one) => {
        const box = one
          .closest(around as string)
          ?.querySelector(on as string)
          ?.getBoundingClientRect();
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const fits =
          box &&
          left >= box.left - 1 &&
          right <= box.right + 1 &&
          top >= box.top - 1 &&
          bottom <= box.bottom + 1;
        return fits ? [] : [one.textContent ?? ''];
      }),
    [holder, field],
  );

/** Whether everything in a part can be seen, by scrolling in it where it is full. */
const canReachAll = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((part) => {
    part.scrollTop = part.scrollHeight;
    const { bottom } = part.getBoundingClientRect();
    return [...part.querySelectorAll('.iki-card')].every(
      (card) => card.getBoundingClientRect().bottom <= bottom + 1,
    );
  });

async function wordsStayInside(page: Page, where: string): Promise<void> {
  expect(await outside(page, '.iki-house-name', '.iki-stall', '.iki-lot'), where).toEqual([]);
  expect(await outside(page, '.iki-shop-name', '[data-at^="shop-"]', '.iki-shop'), where).toEqual([]);
}

test('from 1024 by 768 up and on an upright tablet the whole table is in sight, in every language', async ({
  page,
}) => {
  await yearOfFour(page);
  for (const language of ['en', 'it', 'fr', 'pl']) {
    await speak(page, language, '.iki-footprints');
    for (const [width, height] of WINDOWS) {
      const where = `${language} ${width}×${height}`;
      await page.setViewportSize({ width, height });
      await expect(page.locator('.tk-wide')).toBeVisible();
      await fillUp(page, 6);
      for (const part of PARTS) expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
      for (const part of WHOLE) expect(await cutOff(page, part), `${where}: ${part}`).toEqual([]);
      expect(await spilling(page, '.tk-action, .iki-player, .tk-at-year, .iki-card'), where).toEqual([]);
      await wordsStayInside(page, where);
      expect(await noSidewaysScroll(page), where).toBe(true);
      if (language === 'en') expect(await small(page), where).toEqual([]);
      if (width >= 1440) expect(await inSight(page, '.tk-at-offer .iki-card'), where).toBe(true);
      if (language === 'it') await picture(page, `iki-fit-${width}-${height}`);
      await fillUp(page, 9);
      for (const part of PARTS) expect(await inSight(page, part), `${where}, full: ${part}`).toBe(true);
      expect(await canReachAll(page, '.tk-at-offer'), where).toBe(true);
      if (language === 'it') await picture(page, `iki-full-${width}-${height}`);
    }
  }
});

test('the street is large: its names can be read on a desktop, and on a phone by zooming', async ({
  page,
}) => {
  await yearOfFour(page);
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    expect(await letters(page, '.iki-house-name'), where).toBeGreaterThan(12);
    expect(await letters(page, '.iki-shop-name'), where).toBeGreaterThan(14);
    const [street] = await boxes(page, '.iki-street');
    const area = ((street?.right ?? 0) - (street?.left ?? 0)) * ((street?.bottom ?? 0) - (street?.top ?? 0));
    expect(area / (width * height), where).toBeGreaterThan(0.44);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await letters(page, '.iki-house-name')).toBeGreaterThan(9.5);
  for (let times = 0; times < 2; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await letters(page, '.iki-house-name')).toBeGreaterThan(14);
  await wordsStayInside(page, 'phone');
  expect(await noSidewaysScroll(page)).toBe(true);
});

test('an open panel covers neither the street nor anybody, and its own end is in sight', async ({ page }) => {
  await yearOfFour(page);
  for (const tool of ['Log', 'Standings']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const where = `${tool} ${width}×${height}`;
      await fillUp(page, 6);
      await panelStandsAside(page, where, '.tk-framed, .iki-street');
      for (const part of ['.iki-street', '.iki-path-space', '.iki-player', '.tk-last button']) {
        expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: tool, exact: true }).click();
  }
});
