import type { Page } from '@playwright/test';
import type { Seat } from '../server/helpers/table';
import { address, expect, GAME, settle } from './table';

/** The server that all tests share; one that a test has started is at an address of its own. */
export const HOME = (): string => address().replace(/\/$/, '');

/** Creates a match and gives its invitation link. */
export async function create(
  page: Page,
  name: string,
  choose?: (page: Page) => Promise<void>,
  home = HOME(),
): Promise<string> {
  await settle(page);
  await page.goto(`${home}/#/${GAME}/online`);
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill(name);
  await choose?.(page);
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible();
  return page.getByLabel('Invitation link').inputValue();
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Hana and a friend at a match of theirs: its invitation link, and the friend's page. */
export async function meet(
  page: Page,
  visitor: () => Promise<Page>,
): Promise<{ link: string; friend: Page }> {
  const link = await create(page, 'Hana');
  const friend = await visitor();
  await join(friend, link, 'Ichiro');
  return { link, friend };
}

export const deciding = (page: Page) => page.locator('.tk-panel[data-deciding="true"]');
/** The id of the match that an address leads to. */
export const matchIn = (link: string): string => link.split('/').at(-1) ?? '';
/** The seat that a browser holds in a match. */
export const seatOf = (page: Page, matchID: string): Promise<Seat> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`games.seat.${id}`) ?? 'null'), matchID);
