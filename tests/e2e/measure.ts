import type { Page } from '@playwright/test';
import { expect } from './table';

/** Desktops, tablets on their side, and a tablet that is held upright. */
export const WINDOWS = [
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
] as const;

/** Sits down again in another language, and waits until something is drawn. */
export async function speak(page: Page, language: string, drawn: string): Promise<void> {
  await page.evaluate((wanted) => {
    const settings = JSON.parse(localStorage.getItem('games.settings') ?? '{}');
    localStorage.setItem('games.settings', JSON.stringify({ ...settings, language: wanted }));
  }, language);
  await page.reload();
  await expect(page.locator(drawn).first()).toBeVisible();
}

/** Whether the whole of every matching element lies in the window. */
export const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    return (
      boxes.length > 0 &&
      boxes.every(
        ({ top, left, bottom, right }) =>
          top >= 0 && left >= 0 && bottom <= window.innerHeight + 1 && right <= window.innerWidth + 1,
      )
    );
  }, selector);

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boxes = (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** The elements out of whose sides something sticks that they hold. */
export const spilling = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right } = one.getBoundingClientRect();
      const out = [...one.children].some((child) => {
        const inner = child.getBoundingClientRect();
        return inner.width > 1 && (inner.left < left - 1 || inner.right > right + 1);
      });
      return out ? [one.getAttribute('aria-label') ?? one.className] : [];
    }),
  );

/** The elements that are cut off below by the one that holds them, or whose words are cut off at the end. */
export const cutOff = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { bottom, width } = one.getBoundingClientRect();
      let holder = one.parentElement;
      // What has no box of its own (display: contents) cuts nothing.
      while (holder?.getBoundingClientRect().width === 0) holder = holder.parentElement;
      if (width === 0 || !holder) return [];
      const cut = bottom > holder.getBoundingClientRect().bottom + 1 || one.scrollWidth > one.clientWidth + 1;
      return cut ? [`${one.getAttribute('class')}: ${one.textContent}`] : [];
    }),
  );

/** Targets of fewer than 24 pixels, links in running words left out. */
export const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], select, input, summary, [role="button"]')].flatMap(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        if (width <= 1 || one.closest('svg, p, .tk-hidden')) return [];
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return Math.min(width, height) < 24 ? [`${name}: ${width} by ${height}`] : [];
      },
    ),
  );

/** An open panel is whole and of some height, and lies over nothing of the table that stands still beside it. */
export async function panelStandsAside(page: Page, where: string, beside: string): Promise<void> {
  expect(await inSight(page, '.tk-side'), where).toBe(true);
  const [side] = await boxes(page, '.tk-side');
  if (!side) throw new Error('There is no panel.');
  expect(side.bottom - side.top, where).toBeGreaterThanOrEqual(190);
  for (const part of await boxes(page, beside)) expect(overlap(side, part), where).toBe(false);
}
