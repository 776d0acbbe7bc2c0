import '@testing-library/jest-dom';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { answerOf } from '../../src/app/bots/answer';
import type { BotAnswer, BotRequest } from '../../src/app/bots/protocol';
import { LocalGame } from '../../src/app/local/game';
import { listGames, newGame, writeGame } from '../../src/app/local/saved';
import { useBots } from '../../src/app/local/useBots';
import { type BotWorker, type Platform, PlatformContext } from '../../src/app/platform';
import type { Move } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';
import { toy } from '../fixtures/toy';
import { bots } from '../fixtures/toy/bots';
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
  await waitFor(() => expect(moves()).toEqual(['roll']));
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

test('bots that think in shares only say how it will end without scores', () => {
  const view = toy.create(2, { length: 20 }, seededRandom('forecast'));
  const request: BotRequest = { id: 7, game: 'toy', ask: 'forecast', question: { view, seat: 0, seed: 's' } };
  const answer = answerOf(request, toy, bots);
  if (!('forecast' in answer)) throw new Error('There is no forecast.');
  expect(answer.forecast.scores).toBeNull();
  expect(answer.forecast.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
});

/** A race in which a bot begins. */
const useRace = () => {
  const [game] = useState(() => {
    const seats = [
      { kind: 'bot', level: 'walker', name: 'Ada' },
      { kind: 'person', name: 'Hana' },
    ] as const;
    return new LocalGame(toy, newGame('toy', seats, { length: 20 }, 'race'), () => true);
  });
  return { game, ...useBots(game, useSyncExternalStore(game.subscribe, game.snapshot)) };
};

describe('following the bots', () => {
  function follow() {
    const workers = slowBots();
    const { result } = renderHook(useRace, {
      wrapper: ({ children }) => <PlatformContext value={workers.platform}>{children}</PlatformContext>,
    });
    // No table is connected here: what would be played is enough.
    const play = jest.spyOn(result.current.game, 'play').mockReturnValue(true);
    return { ...workers, result, play };
  }

  test('a pause keeps every bot from moving until it ends', async () => {
    const { asked, answer, result, play } = follow();
    act(() => result.current.follow.pause(true));
    await answer(-1, { name: 'roll', arg: {} });
    expect(play).not.toHaveBeenCalled();
    act(() => result.current.follow.pause(false));
    expect(asked).toHaveLength(2);
    await answer(-1, { name: 'roll', arg: {} });
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
  });

  test('slow bots wait so that one can read; skipping waits no longer', async () => {
    updateSettings({ botSpeed: 'slow' });
    const { answer, result, play } = follow();
    await answer(-1, { name: 'roll', arg: {} });
    expect(play).not.toHaveBeenCalled();
    act(() => result.current.follow.skip());
    await answer(-1, { name: 'roll', arg: {} });
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    updateSettings({ botSpeed: 'normal' });
  });
});
