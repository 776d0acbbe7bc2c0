/** A page that was asleep, or a slow one beside fast bots: many moves reach it before it comes to anything else. */
import { act, cleanup, render } from '@testing-library/react';
import type { ActionShape, State } from 'boardgame.io';
import { useSyncExternalStore } from 'react';
import { OnlineMatch } from '../../src/app/online/match';
import type { GameScreen } from '../../src/games/contract';
import { CreateGameReducer, InitializeGame } from '../../src/games/internal';
import { seededRandom } from '../../src/games/random';
import { SCREENS } from '../../src/games/screens';
import { speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';

type Options = ConstructorParameters<typeof OnlineMatch>[2];
const Loading = () => null;

type Given = Parameters<NonNullable<Options['connection']>>[0];

/** More than React takes one after the other as long as each of them leaves it something to do. */
const MOVES = 60;

/** The states of a random match, each with its log. */
function* playedBy({ module }: GameScreen): Generator<State> {
  const { game, card } = module;
  const players = card.players.min;
  const reduce = CreateGameReducer({ game });
  const random = seededRandom('burst');
  let state: State = InitializeGame({ game: { ...game, seed: 'burst' }, numPlayers: players });
  yield state;
  for (let made = 0; made < MOVES; made++) {
    const { decider } = module.status(state.G);
    if (decider === null) return;
    const legal = module.legalMoves(state.G, decider);
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error(`Seat ${decider} can do nothing.`);
    const { name, arg } = move;
    const payload = { type: name, args: [arg], playerID: String(decider), credentials: 'key' };
    state = reduce(state, { type: 'MAKE_MOVE', payload } as ActionShape.Any);
    yield state;
  }
}

/** A page at a match, as in the app: it follows the match, and the match's table follows boardgame.io's client. */
function Page({ match, playerID }: { match: OnlineMatch; playerID: string | undefined }) {
  const { stateID } = useSyncExternalStore(match.subscribe, match.snapshot);
  return (
    <div data-moves={stateID}>
      <match.Table matchID="m1" playerID={playerID} credentials="key" cover={null} />
    </div>
  );
}

/** Opens such a page; the test is its server. */
async function openPage(screen: GameScreen, first: State, playerID: string | undefined) {
  let given: Given | undefined;
  const match = new OnlineMatch(screen, 'm1', {
    Loading,
    connection: ((asked: Given) => {
      given = asked;
      let changed = (): void => {};
      const connection = {
        isConnected: false,
        subscribeToConnectionStatus: (callback: () => void) => {
          changed = callback;
        },
        connect: () => {
          connection.isConnected = true;
          changed();
        },
        disconnect: () => {},
      };
      return connection;
    }) as unknown as Options['connection'],
  });
  const { container } = render(<Page match={match} playerID={playerID} />);
  const receive = (data: Parameters<Given['transportDataCallback']>[0]) => given?.transportDataCallback(data);
  const filteredMetadata = Array.from({ length: first.ctx.numPlayers }, (_, id) => ({ id, name: `P${id}` }));
  act(() =>
    receive({ type: 'sync', args: ['m1', { state: first, log: [], initialState: first, filteredMetadata }] }),
  );
  return {
    container,
    receive: (state: State) => receive({ type: 'update', args: ['m1', state, state.deltalog ?? []] }),
  };
}

/** What React does before anything else may happen: no timer runs meanwhile. */
async function atOnce(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

const ENVIRONMENT = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const complaints: unknown[] = [];

beforeEach(async () => {
  localStorage.clear();
  complaints.length = 0;
  await speak('en');
  updateSettings({ motion: { pieces: true, gains: true, dice: true } });
  jest.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said));
});
afterEach(() => {
  ENVIRONMENT.IS_REACT_ACT_ENVIRONMENT = true;
  cleanup();
  jest.restoreAllMocks();
});

describe.each(Object.keys(SCREENS))('%s', (id) => {
  test.each([
    ['a player', '0'],
    ['a spectator', undefined],
  ])('a page of %s takes many moves at once', async (_, playerID) => {
    const loaded = await SCREENS[id]?.();
    if (!loaded) throw new Error(`There is no screen of ${id}.`);
    const [first, ...states] = playedBy(loaded.screen);
    if (!first) throw new Error('Nothing was set up.');
    const page = await openPage(loaded.screen, first, playerID);
    // From here React works as in a browser: nothing waits until all is done.
    ENVIRONMENT.IS_REACT_ACT_ENVIRONMENT = false;
    for (const state of states) {
      page.receive(state);
      await atOnce();
    }
    expect(complaints).toEqual([]);
    // The last of them is what the page shows.
    expect(page.container.querySelector('[data-moves]')?.getAttribute('data-moves')).toBe(
      String(states.at(-1)?._stateID),
    );
  });
});
