import type { LogEntry } from 'boardgame.io';
import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FairDialog } from '../../src/app/fair/FairDialog';
import { LocalFairness } from '../../src/app/fair/LocalFairness';
import { LocalGame } from '../../src/app/local/game';
import { newGame, type SavedGame } from '../../src/app/local/saved';
import { LobbyFailure } from '../../src/app/online/lobby';
import { commitmentOf } from '../../src/games/fair';
import { CreateGameReducer } from '../../src/games/internal';
import { recordedMove, standingEntries } from '../../src/games/log';
import { initialStateOf } from '../../src/games/match-file';
import { seededRandom } from '../../src/games/random';
import '../../src/i18n';
import { type Race, toy } from '../fixtures/toy';

afterEach(cleanup);

const PEOPLE = [
  { kind: 'person', name: 'Hana' },
  { kind: 'person', name: 'Ichiro' },
] as const;

/** A race that was played to its end. */
function finished(): SavedGame {
  const saved = newGame('toy', PEOPLE, { length: 8 });
  const reduce = CreateGameReducer({ game: toy.game });
  const contents = { game: 'toy', players: 2, options: { length: 8 }, secret: saved.secret, moves: [] };
  let state = initialStateOf<Race>(toy, contents);
  const random = seededRandom('moves');
  const log = [];
  while (!toy.status(state.G).over) {
    const seat = toy.status(state.G).decider ?? 0;
    const moves = toy.legalMoves(state.G, seat);
    const move = moves[random.index(moves.length)];
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: move?.name ?? '', args: [move?.arg], playerID: String(seat) },
    });
    log.push(...(state.deltalog ?? []));
  }
  return { ...saved, moves: standingEntries(log).map(recordedMove) };
}

test('a game on this device shows the fingerprint of its secret, and all of it can be checked at the end', async () => {
  const saved = finished();
  render(<LocalFairness game={new LocalGame(toy, saved, () => true)} over={true} onClose={() => {}} />);
  expect(await screen.findByText(commitmentOf(saved.secret ?? ''))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Check the dice' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `The set-up and all ${saved.moves.length} moves agree with the secret.`,
  );
});

test('what was played with other dice is found', async () => {
  const saved = finished();
  const game = new LocalGame(toy, saved, () => true);
  const { log } = (await game.exported()) as { log: LogEntry[] };
  // The log says that something else happened at the third move.
  const third = standingEntries(log)[2];
  const forged = log.map((entry) =>
    entry === third ? { ...entry, metadata: { events: [{ type: 'luck' }] } } : entry,
  );
  jest.spyOn(game, 'exported').mockResolvedValue({ ...(await game.exported()), log: forged });
  render(<LocalFairness game={game} over={true} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the dice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'What happened at move 3 does not follow from the secret.',
  );
});

test('a game from before secrets says so, and has nothing to check', async () => {
  const { secret: _none, ...saved } = finished();
  const game = new LocalGame(toy, { ...saved, seed: 'old', moves: [] }, () => true);
  render(<LocalFairness game={game} over={true} onClose={() => {}} />);
  expect(await screen.findByText(/begun before dice could be checked/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Check the dice' })).toBeNull();
});

test('a word of one’s own is added before the first move, and a refusal is told', async () => {
  const words: { name: string; word: string }[] = [];
  const load = async () => ({ commitment: 'ab'.repeat(32), words: [...words] });
  let refuse = true;
  const addWord = async (word: string) => {
    if (refuse) throw new LobbyFailure('started', 'too late');
    words.push({ name: 'Hana', word });
  };
  render(<FairDialog load={load} addWord={addWord} onClose={() => {}} />);
  const field = await screen.findByLabelText('Your own word');
  const button = screen.getByRole('button', { name: 'Add the word' });
  expect(button).toBeDisabled();
  await userEvent.type(field, 'plum');
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The game has already begun.');
  refuse = false;
  await userEvent.click(button);
  expect(await screen.findByText('Hana: plum')).toBeInTheDocument();
  await act(async () => {});
  expect(field).toHaveValue('');
});
