import type { LogEntry } from 'boardgame.io';
import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FairDialog } from '../../src/app/fair/FairDialog';
import { firstCommitment, keepCommitment } from '../../src/app/fair/known';
import { LocalFairness } from '../../src/app/fair/LocalFairness';
import { OnlineFairness } from '../../src/app/fair/OnlineFairness';
import { LocalGame } from '../../src/app/local/game';
import { newGame, type SavedGame } from '../../src/app/local/saved';
import { type Lobby, LobbyFailure } from '../../src/app/online/lobby';
import { dropSeat, type OwnSeat } from '../../src/app/online/seats';
import { commitmentOf } from '../../src/games/fair';
import { CreateGameReducer } from '../../src/games/internal';
import { recordedMove, standingEntries } from '../../src/games/log';
import { initialStateOf } from '../../src/games/match-file';
import { seededRandom } from '../../src/games/random';
import { newSecret } from '../../src/games/secret';
import '../../src/i18n';
import { removeStored } from '../../src/ui/storage';
import { type Race, toy } from '../fixtures/toy';

afterEach(cleanup);

const PEOPLE = [
  { kind: 'person', name: 'Hana' },
  { kind: 'person', name: 'Ichiro' },
] as const;

/** A race that was played to its end. */
function finished(secret = newSecret(), words?: readonly string[]): SavedGame {
  const saved = { ...newGame('toy', PEOPLE, { length: 8 }), secret, ...(words && { words }) };
  const reduce = CreateGameReducer({ game: toy.game });
  const options = { length: 8 };
  const contents = { game: 'toy', players: 2, options, secret, ...(words && { words }), moves: [] };
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

describe('the dice of an online match', () => {
  const card = toy.card;
  const own: OwnSeat = {
    game: 'toy',
    matchID: 'm1',
    playerID: '0',
    credentials: 'c',
    name: 'Hana',
    joinedAt: 1,
  };
  /** What a server says: the fingerprint it shows now, and at the end a match that was played from a secret with words. */
  const server = { secret: newSecret(), words: ['plum', ''], shown: null as string | null };
  const lobby = {
    get: async () => ({
      commitment: server.shown ?? commitmentOf(server.secret),
      seats: [{ id: 0, name: 'Hana', bot: null, word: server.words[0] ?? null }],
    }),
    addWord: async () => {},
    exported: () => new LocalGame(toy, finished(server.secret, server.words), () => true).exported(),
  } as unknown as Lobby;
  const open = (over: boolean) =>
    render(
      <OnlineFairness
        {...{ card, lobby, over }}
        module={toy}
        matchID="m1"
        seat={own}
        begun={over}
        onClose={() => {}}
      />,
    );
  async function playWithWord(): Promise<void> {
    open(false);
    await userEvent.type(await screen.findByLabelText('Your own word'), ' plum');
    await userEvent.click(screen.getByRole('button', { name: 'Add the word' }));
    await act(async () => {});
    cleanup();
  }
  const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check the dice' }));

  beforeEach(() => {
    localStorage.clear();
    Object.assign(server, { secret: newSecret(), words: ['plum', ''], shown: null });
  });
  afterEach(() => jest.restoreAllMocks());

  test('agree where the server has kept to its fingerprint and to the words', async () => {
    await playWithWord();
    open(true);
    await check();
    expect(await screen.findByRole('status')).toHaveTextContent(/moves agree with the secret/);
  });

  test.each(['with', 'without'])(
    'do not agree under another secret than was shown, %s a storage',
    async (how) => {
      if (how === 'without') {
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new Error('full');
        });
      }
      await playWithWord();
      const first = commitmentOf(server.secret);
      server.secret = newSecret();
      open(true);
      // It is said at once, beside the fingerprint that was seen first.
      expect(await screen.findByText(first)).toBeInTheDocument();
      expect(await screen.findByRole('alert')).toHaveTextContent(/not the one that this browser saw first/);
      // A server that shows the former one again is found out by the file.
      cleanup();
      server.shown = first;
      open(true);
      await check();
      expect(await screen.findByRole('alert')).toHaveTextContent(/not the one that this browser saw first/);
      removeStored('games.commitments');
      removeStored('games.word.m1');
    },
  );

  test('do not agree where one’s own word was left out, unless the seat was given up since', async () => {
    await playWithWord();
    server.words = [];
    open(true);
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(/word .* was left out or changed/);
    cleanup();
    dropSeat('m1');
    open(true);
    await check();
    expect(await screen.findByRole('status')).toHaveTextContent(/moves agree/);
  });

  test('are remembered of the last 300 matches, as first seen', () => {
    for (let n = 1; n <= 301; n++) keepCommitment(`m${n}`, `${n}`);
    keepCommitment('m301', 'another');
    keepCommitment('m302', null);
    expect(['m1', 'm2', 'm301', 'm302'].map(firstCommitment)).toEqual([null, '2', '301', null]);
  });
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
