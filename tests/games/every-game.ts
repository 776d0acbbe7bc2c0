import { GAMES } from '../../src/games';
import { BOTS } from '../../src/games/bots';
import type { GameBots, GameModule, Move, Seat } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { TOOLS } from '../../src/games/tools';
import { toy } from '../fixtures/toy';
import { bots as toyBots } from '../fixtures/toy/bots';

/** `npm run soak` asks for more games than the usual run. */
export const gamesOfEachKind = (usual: number): number => Number(process.env.SOAK_GAMES ?? 0) || usual;

/** A game that must pass the suites of this folder: those of the registry, and the toy. */
export interface Subject {
  readonly id: string;
  readonly module: GameModule;
  bots(): Promise<GameBots>;
  /** Match options to play with, in turn. */
  options(): Promise<readonly object[]>;
}

function listed<T>(entry: T | undefined, id: string): T {
  if (entry === undefined) throw new Error(`A registry does not know ${id}.`);
  return entry;
}

export const SUBJECTS: readonly Subject[] = [
  ...GAMES.map((module): Subject => {
    const { id } = module.card;
    return {
      id,
      module,
      bots: async () => (await listed(BOTS[id], id)()).bots,
      options: async () => (await listed(TOOLS[id], id)()).tools.report.options,
    };
  }),
  { id: toy.card.id, module: toy, bots: async () => toyBots, options: async () => [{}, { length: 6 }] },
];

export interface Kind extends Subject {
  readonly players: number;
}
export const countsOf = ({ card }: GameModule): number[] =>
  Array.from({ length: card.players.max - card.players.min + 1 }, (_, i) => card.players.min + i);
/** Every game with every number of players. */
export const KINDS: readonly Kind[] = SUBJECTS.flatMap((subject) =>
  countsOf(subject.module).map((players) => ({ ...subject, players })),
);

/** A state of a random game with the move that led to it; the first one has none. The state is changed in place. */
export interface Step {
  readonly state: unknown;
  readonly made: {
    readonly move: Move;
    readonly seat: Seat;
    readonly legal: readonly Move[];
    readonly events: readonly unknown[];
  } | null;
}

/** No game of random players comes near this many moves. */
const MOST_MOVES = 20_000;

/** A whole random game on the pure rules, state by state. */
export function* randomGame(
  { module, players }: Pick<Kind, 'module' | 'players'>,
  options: object,
  seed: string,
): Generator<Step> {
  const random = seededRandom(seed);
  const choices = seededRandom(`${seed}/choices`);
  const state = module.create(players, options, random);
  yield { state, made: null };
  for (let moves = 0; ; moves++) {
    const { decider: seat } = module.status(state);
    if (seat === null) return;
    if (moves > MOST_MOVES) throw new Error(`The game ${seed} does not end.`);
    const legal = module.legalMoves(state, seat);
    const move = legal[choices.index(legal.length)];
    if (!move) throw new Error(`Seat ${seat} can do nothing in game ${seed}.`);
    const events: unknown[] = [];
    module.apply(state, move, random, events);
    yield { state, made: { move, seat, legal, events } };
  }
}

/** Random games of a kind, the options taking turns. */
export async function* randomGames(
  kind: Kind,
  games: number,
): AsyncGenerator<{ seed: string; options: object; steps: Generator<Step> }> {
  const variants = await kind.options();
  for (let game = 0; game < games; game++) {
    const options = variants[game % variants.length] ?? {};
    const seed = `${kind.id}-${kind.players}-${game}`;
    yield { seed, options, steps: randomGame(kind, options, seed) };
  }
}

/** The same text for the same move, whatever the order of its fields. */
function moveKey({ name, arg }: Move): string {
  const fields = Object.entries(arg ?? {}).filter(([, value]) => value !== undefined);
  return JSON.stringify([name, ...fields.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

export const isListed = (legal: readonly Move[], move: Move): boolean =>
  legal.some((other) => moveKey(other) === moveKey(move));

/**
 * The ids among these that stand in a piece of JSON as a text of their own. The name of a number, such as the steps of
 * an ox in `{"ox":1}`, is not the card of that name.
 */
export function idsIn(json: string, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => json.includes(`"${id}"`) && new RegExp(`"${id}"(?!:\\d)`).test(json));
}

/** boardgame.io says on the console that it refuses a move; in tests of refusals that is what is wanted. */
export function silenceConsole(): void {
  let silenced: jest.SpyInstance;
  beforeAll(() => {
    silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => silenced.mockRestore());
}
