import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAdvised } from '../../src/app/advice/advised';
import { judge } from '../../src/app/advice/verdict';
import { deleteGame, parseSavedGame, readGame, writeGame } from '../../src/app/local/saved';
import type { Move, Suggestion } from '../../src/games/contract';
import { riverOfGold } from '../../src/games/river-of-gold';
import { bots } from '../../src/games/river-of-gold/bots';
import { screen as river } from '../../src/games/river-of-gold/screen';
import { speak } from '../../src/i18n';
import { workerOf } from './helpers';
import { openTable, PLATFORM } from './lesson-page';

/** The real bots with so many games of thought, whatever the time: on a slow machine they say the same. */
let answered = 0;
const thinkers: typeof bots = {
  ...bots,
  suggest: (question) => {
    const suggestions = bots.suggest({ ...question, budget: { steps: 200 } });
    answered += 1;
    return suggestions;
  },
  compare: (question) => bots.compare?.({ ...question, budget: { steps: 40 } }) ?? [],
};
const THINKING = { ...PLATFORM, startBotWorker: () => workerOf(riverOfGold, thinkers) };
/** Where the best move is to deliver to a noble; favor that turns the die away from the noble's region is thrown away. */
const BAD: Move = { name: 'spendFavor', arg: { face: 6 } };

/** A stored game of a learner against a novice, at that moment. */
function stored(): string {
  const saved = parseSavedGame(
    JSON.parse(readFileSync('tests/fixtures/river-of-gold/advised-game.json', 'utf8')),
  );
  if (!saved) throw new Error('The fixture is no saved game.');
  writeGame(saved);
  return saved.id;
}

async function open({ advised = true, platform = THINKING } = {}) {
  const id = stored();
  if (advised) setAdvised(id, true);
  const page = openTable(river, `local/${id}`, platform);
  await screen.findByRole('button', { name: 'Menu' });
  if (advised && platform === THINKING)
    await waitFor(() => expect(answered).toBeGreaterThan(0), { timeout: 60_000 });
  const made = () => readGame(id)?.moves.length ?? 0;
  return { ...page, id, made, before: made(), user: userEvent.setup() };
}
const sure = () => screen.findByRole('dialog', { name: 'Are you sure?' }, { timeout: 60_000 });

beforeEach(async () => {
  answered = 0;
  localStorage.clear();
  await speak('en');
});
afterEach(cleanup);

test('a clearly bad move is met with a question that says what it loses and what is better', async () => {
  const { move, made, before, user } = await open();
  await move(BAD);
  const dialog = await sure();
  expect(dialog).toHaveTextContent(/This loses about \d+ points against the best move\./);
  expect(dialog).toHaveTextContent(/Better: .*Deliver to/);
  expect(made()).toBe(before);
  await user.click(within(dialog).getByRole('button', { name: 'Think again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(made()).toBe(before);

  await move(BAD);
  await user.click(within(await sure()).getByRole('button', { name: 'Do it anyway' }));
  await waitFor(() => expect(made()).toBe(before + 1));
});

test('the best move is made without a question', async () => {
  const { move, made, before } = await open();
  await move({ name: 'deliver', arg: { customer: 'noble-3' } });
  await waitFor(() => expect(made()).toBe(before + 1), { timeout: 60_000 });
  expect(screen.queryByRole('dialog', { name: 'Are you sure?' })).toBeNull();
});

test('switched off, nothing is asked any more', async () => {
  const { move, made, before, user } = await open();
  await move(BAD);
  await user.click(within(await sure()).getByRole('button', { name: 'Switch advice off' }));
  await waitFor(() => expect(made()).toBe(before + 1));
  expect(screen.queryByRole('button', { name: 'Advice' })).toBeNull();
  await move({ name: 'sail', arg: { ship: 0 } });
  expect(made()).toBe(before + 2);
});

test('a game without advice asks nothing', async () => {
  const { move, made, before } = await open({ advised: false });
  await move(BAD);
  expect(made()).toBe(before + 1);
});

test('bots that never answer do not stop the game', async () => {
  const { move, made, before } = await open({ platform: PLATFORM });
  await move(BAD);
  expect(made()).toBe(before);
  await waitFor(() => expect(made()).toBe(before + 1), { timeout: 60_000 });
});

test('bots that fail do not stop the game', async () => {
  const failing = {
    ...bots,
    suggest: () => {
      throw new Error('no idea');
    },
  };
  const platform = { ...PLATFORM, startBotWorker: () => workerOf(riverOfGold, failing) };
  const { move, made, before } = await open({ platform });
  await move(BAD);
  await waitFor(() => expect(made()).toBe(before + 1));
});

test('who asks is told what a strong player would do, and why', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Advice' }));
  const panel = screen.getByRole('region', { name: 'What a strong player would do' });
  await waitFor(() => expect(panel).toHaveTextContent(/Deliver to .*noble/), { timeout: 60_000 });
  expect(panel).toHaveTextContent('Best');
  expect(panel).toHaveTextContent(/One more customer: \d+ points at the end\./);
  expect(panel).toHaveTextContent('A noble gives your royal ship an ability, and points at the end.');
  await user.click(within(panel).getByRole('button', { name: 'Close the advice' }));
  expect(panel).not.toBeInTheDocument();
});

test('deleting a game forgets its advice, too', () => {
  const id = stored();
  setAdvised(id, true);
  act(() => deleteGame(id));
  expect(Object.keys(localStorage)).toEqual([]);
});

describe('the verdict', () => {
  const best: Suggestion = { move: { name: 'a', arg: {} }, plan: [{ name: 'a', arg: {} }], value: 3 };
  const compared = (leads: readonly number[]) => ({ compare: async () => leads });

  test('warns of a clear loss only', async () => {
    const other = { name: 'b', arg: {} };
    expect(await judge(other, [best], compared([9, 1]))).toEqual({ loss: 8, best });
    expect(await judge(other, [best], compared([9, 6]))).toBeNull();
    expect(await judge(other, [best], compared([]))).toBeNull();
    expect(await judge(other, [], compared([9, 1]))).toBeNull();
  });

  test('never doubts the move that it would advise', async () => {
    expect(await judge({ name: 'a', arg: {} }, [best], compared([9, 1]))).toBeNull();
  });
});
