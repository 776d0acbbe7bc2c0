import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { address, GAME, settle } from './table';

/** Where a game can stand when it is opened; see find-situation.ts. */
export type SituationName =
  | 'can build, sail and trade'
  | 'cannot deliver'
  | 'two ships on one space'
  | 'both markers of one player'
  | 'a good to choose'
  | 'something to sell'
  | 'a journey to choose'
  | 'before the Emperor’s visit'
  | 'before the last move';

const NAMES = ['Daisuke', 'Hana'] as const;

/** A game of two that stands there: the seat that decides, or else the other one, is a person's, and the other a bot's. */
export async function openAt(
  page: Page,
  situation: SituationName,
  person: 'decides' | 'waits' = 'decides',
): Promise<void> {
  const args = ['scripts/run.mjs', 'tests/e2e/find-situation.ts', situation];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 24 });
  const { options, secret, moves, decider } = JSON.parse(stdout);
  const saved = {
    version: 2,
    game: GAME,
    id: 'wanted',
    seats: NAMES.map((name, seat) =>
      (seat === decider) === (person === 'decides')
        ? { kind: 'person', name }
        : { kind: 'bot', level: 'novice', name },
    ),
    options,
    secret,
    moves,
    startedAt: 1,
    updatedAt: 2,
    summary: null,
  };
  await settle(page);
  await page.addInitScript((text) => {
    if (localStorage.getItem('games.local.wanted') === null) localStorage.setItem('games.local.wanted', text);
  }, JSON.stringify(saved));
  await page.goto(address(`#/${GAME}/local/wanted`));
  await page.locator('.tk-table').waitFor();
}
