import type { RandomSource } from '../../random';
import {
  BUILDINGS,
  CLAN_MODES,
  CLANS,
  CUSTOMERS,
  DEFAULT_OPTIONS,
  MASTERIES,
  MASTERIES_IN_PLAY,
  MAX_PLAYERS,
  type MatchOptions,
  MIN_PLAYERS,
  PATRON_MODES,
  PATRONS,
  type PatronId,
  REGION_TILES,
  REGIONS,
  ROW_LENGTH,
  RULINGS,
  SHORE_SPACES,
  STACKS,
  STARTING_FAVOR,
  STARTING_FAVOR_LIMIT,
  STARTING_GOODS,
  STARTING_KOKU,
  type TileId,
} from '../data';
import { nextToChoose } from './clans';
import type { Built, GameState, Player } from './state';

const ALLOWED: ReadonlyMap<string, readonly unknown[]> = new Map<keyof MatchOptions, readonly unknown[]>([
  ['patrons', PATRON_MODES],
  ['clans', CLAN_MODES],
  ['rulings', RULINGS],
]);

/** What is wrong with the options of a match, in one sentence, or undefined. Nothing at all means the defaults. */
export function validateOptions(setupData: unknown, numPlayers: number): string | undefined {
  if (!Number.isInteger(numPlayers) || numPlayers < MIN_PLAYERS || numPlayers > MAX_PLAYERS) {
    return `A match has ${MIN_PLAYERS} to ${MAX_PLAYERS} players.`;
  }
  if (setupData === undefined || setupData === null) return undefined;
  if (typeof setupData !== 'object' || Array.isArray(setupData))
    return 'The options of a match are an object.';
  for (const [key, value] of Object.entries(setupData)) {
    const allowed = ALLOWED.get(key);
    if (!allowed) return 'The options of a match are "patrons", "clans" and "rulings".';
    if (!allowed.includes(value)) return `"${key}" must be one of: ${allowed.join(', ')}.`;
  }
  return undefined;
}

const newPlayer = (koku: number): Player => ({
  clan: null,
  patron: null,
  koku,
  silk: STARTING_GOODS,
  rice: STARTING_GOODS,
  porcelain: STARTING_GOODS,
  favor: STARTING_FAVOR,
  favorLimit: STARTING_FAVOR_LIMIT,
  points: 0,
  influence: REGIONS.map(() => 0),
  ships: [],
  royalShip: null,
  die: null,
  delivered: [],
});

const tilesOf = (era: (typeof BUILDINGS)[number]['era']): TileId[] =>
  BUILDINGS.filter((tile) => tile.era === era).map((tile) => tile.id);

/** Imperial markets on their spaces, starting tiles on the spaces marked for the player count (2.3). */
function setUpShore(numPlayers: number, random: RandomSource): (Built | null)[] {
  const imperial = random.shuffle(tilesOf('imperial'));
  const starting = random.shuffle(tilesOf('start'));
  return SHORE_SPACES.map((space) => {
    const tile =
      space.cost === null
        ? imperial.pop()
        : space.startingTileFor.includes(numPlayers)
          ? starting.pop()
          : undefined;
    return tile ? { tile, owners: [] } : null;
  });
}

/** Random clans where the match deals them, and the patrons that lie open (2.8, 11.1, 11.2). */
function dealClans(state: GameState, random: RandomSource): void {
  const { patrons, clans } = state.options;
  const dealt = patrons === 'choice' || (patrons === 'none' && clans === 'random');
  if (dealt) {
    const shuffled = random.shuffle(CLANS);
    state.players.forEach((player, seat) => {
      player.clan = shuffled[seat] ?? null;
    });
  }
  if (patrons === 'choice') {
    const inPlay = state.players.map((player) => player.clan);
    state.patronsOffered = PATRONS.filter(({ clan }) => inPlay.includes(clan)).map(({ id }) => id);
  } else if (patrons === 'draft') {
    state.patronsOffered = CLANS.map((clan): PatronId => {
      const pair = PATRONS.filter((p) => p.clan === clan).map((p) => p.id);
      return pair[random.index(pair.length)] as PatronId;
    });
  }
}

/** The options as a state holds them: the first rulings go without saying, as in the matches that began with them. */
function writtenOptions(options: Partial<MatchOptions>): MatchOptions {
  const { rulings, ...others } = { ...DEFAULT_OPTIONS, ...options };
  return rulings === 'first' ? others : { ...others, rulings };
}

/** A new game, set up as section 2 says, up to the first decision of a player. */
export function createState(
  numPlayers: number,
  options: Partial<MatchOptions>,
  random: RandomSource,
): GameState {
  const problem = validateOptions(options, numPlayers);
  const stacks = STACKS[numPlayers];
  if (problem || !stacks) throw new Error(problem ?? 'There are no stacks for this number of players.');

  const first = random.index(numPlayers);
  const turnOrder = Array.from({ length: numPlayers }, (_, i) => (first + i) % numPlayers);
  const era1 = random.shuffle(tilesOf(1)).slice(0, stacks.era1);
  const era2 = random.shuffle(tilesOf(2)).slice(0, stacks.era2);
  const row = era1.splice(-ROW_LENGTH);

  const state: GameState = {
    options: writtenOptions(options),
    phase: 'clans',
    turnOrder,
    current: first,
    turn: 0,
    step: 'clans',
    canUndo: false,
    patronsOffered: [],
    regionTiles: random.shuffle(REGION_TILES.map((tile) => tile.id)),
    masteries: random
      .shuffle(MASTERIES)
      .slice(0, MASTERIES_IN_PLAY)
      .map((id) => ({ id, claims: [] })),
    shore: setUpShore(numPlayers, random),
    row,
    discardedTiles: [],
    customerDiscard: [],
    players: Array.from({ length: numPlayers }, (_, seat) =>
      newPlayer(STARTING_KOKU[turnOrder.indexOf(seat)] ?? 0),
    ),
    queue: [],
    waiting: [],
    emperorsVisit: null,
    finalRound: null,
    result: null,
    secrets: {
      deck: random.shuffle(CUSTOMERS.map((c) => c.id)),
      hands: Array.from({ length: numPlayers }, () => []),
      era1,
      era2,
    },
  };
  dealClans(state, random);
  nextToChoose({ state, random, events: null });
  state.canUndo = false;
  return state;
}
