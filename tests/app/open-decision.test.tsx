import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { newGame, type SeatSetup, writeGame } from '../../src/app/local/saved';
import type { GameScreen } from '../../src/games/contract';
import { speak } from '../../src/i18n';
import { screen as toyScreen } from '../fixtures/toy/screen';
import { openApp, WITH_TOY } from './helpers';

/** The toy, but every decision is made in the open. */
const openToy: GameScreen = {
  ...(toyScreen as GameScreen),
  module: {
    ...(toyScreen.module as GameScreen['module']),
    status: (state) => ({ ...toyScreen.module.status(state as never), inTheOpen: true }),
  },
};
const registry = { ...WITH_TOY, screens: { toy: async () => ({ screen: openToy }) } };
const HANA: SeatSetup = { kind: 'person', name: 'Hana' };

async function openRace(...seats: readonly SeatSetup[]): Promise<string> {
  const saved = newGame('toy', seats, { length: 20 }, 'race');
  writeGame(saved);
  openApp(`#/toy/local/${saved.id}`, { registry });
  await screen.findByRole('button', { name: 'roll' });
  return screen.getByRole('main').textContent ?? '';
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(cleanup);

test('people who share a screen decide in the open without handing it over, and see nobody’s card', async () => {
  const board = await openRace(HANA, { kind: 'person', name: 'Ichiro' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(board).not.toMatch(/card-\d/);
});

test('a person alone with bots sees their own card then too', async () => {
  const board = await openRace(HANA, { kind: 'bot', level: 'walker', name: 'Bo' });
  expect(board).toMatch(/Hana: 0 card-\d/);
});
