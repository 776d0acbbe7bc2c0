import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { BotAnswer, BotRequest } from '../../src/app/bots/protocol';
import { listGames, newGame, writeGame } from '../../src/app/local/saved';
import type { BotWorker, Platform } from '../../src/app/platform';
import type { Move } from '../../src/games/contract';
import { speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';
import { openApp } from './helpers';

const STILL = { pieces: false, gains: false, dice: false };

/** Workers that answer when the test says so. */
function slowBots() {
  const asked: { request: BotRequest; worker: BotWorker }[] = [];
  const platform: Platform = {
    debug: false,
    loadDebugPanel: () => Promise.reject(new Error('There is no debug panel here.')),
    Scenarios: null,
    startBotWorker: () => {
      const worker: BotWorker = {
        onmessage: null,
        onerror: null,
        postMessage: (request) => asked.push({ request, worker }),
        terminate: () => {},
      };
      return worker;
    },
  };
  const answer = (at: number, move: Move) =>
    act(async () => {
      const { request, worker } = asked.at(at) ?? {};
      if (!request || !worker) throw new Error('No bot was asked.');
      worker.onmessage?.({ data: { id: request.id, move } } as MessageEvent<BotAnswer>);
    });
  return { asked, platform, answer };
}

/** A race in which the bot begins; it is asked when the table is open. */
async function openRace() {
  const bots = slowBots();
  const seats = [
    { kind: 'bot', level: 'walker', name: 'Ada' },
    { kind: 'person', name: 'Hana' },
  ] as const;
  const saved = newGame('toy', seats, { length: 20 }, 'race');
  writeGame(saved);
  openApp(`#/toy/local/${saved.id}`, { platform: bots.platform });
  await screen.findByText(/Ada: 0/);
  return bots;
}
const moves = (): string[] => listGames()[0]?.moves.map(({ name }) => name) ?? [];

beforeEach(async () => {
  localStorage.clear();
  updateSettings({ language: 'en', motion: STILL });
  await speak('en');
});
afterEach(cleanup);

test('a bot is asked about what its seat may see, and nothing else', async () => {
  const { asked } = await openRace();
  const { request } = asked.at(-1) ?? {};
  expect(request).toMatchObject({ game: 'toy', ask: 'decide', level: 'walker', question: { seat: 0 } });
  expect(request?.question.view).toMatchObject({ cards: [expect.stringMatching(/^card-/), ''] });
});

test('an answer to a question that is not asked any more is not played', async () => {
  const { asked, answer } = await openRace();
  const stale = asked.length - 1;
  // Other settings, another pace: the bot is asked again.
  await act(async () => updateSettings({ motion: { ...STILL, pieces: true } }));
  await act(async () => updateSettings({ motion: STILL }));
  expect(asked.length).toBeGreaterThan(stale + 1);
  await answer(stale, { name: 'hurry', arg: {} });
  expect(moves()).toEqual([]);
  await answer(-1, { name: 'roll', arg: {} });
  expect(moves()).toEqual(['roll']);
});

test('a bot that fails says so, and the game stays as it is', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { asked } = await openRace();
  await act(async () => {
    const { request, worker } = asked.at(-1) ?? {};
    worker?.onmessage?.({ data: { id: request?.id ?? 0, failed: 'no idea' } } as MessageEvent<BotAnswer>);
  });
  expect(moves()).toEqual([]);
  expect(quiet).toHaveBeenCalled();
  quiet.mockRestore();
});
