import {
  abilitiesOf,
  applyMove,
  BUILDINGS,
  building,
  CLANS,
  type Clan,
  CUSTOMERS,
  type CustomerId,
  checkInvariants,
  DEFAULT_OPTIONS,
  type Face,
  type GameEvent,
  type GameState,
  HAND_SIZE,
  legalMoves,
  MASTERIES,
  type MasteryId,
  type MatchOptions,
  type Move,
  type Option,
  type PatronId,
  type Player,
  patron,
  type RandomSource,
  REGION_TILES,
  REGIONS,
  type Region,
  type RegionTileId,
  ROW_LENGTH,
  type Seat,
  SHORE_SPACES,
  STACKS,
  STARTING_KOKU,
  seededRandom,
  type TileId,
} from '../../../../src/games/river-of-gold';

/** What differs from a player who has just been set up; ships lie on 2 and 9 and the die shows 1 unless said otherwise. */
export interface SeatSpec extends Partial<Omit<Player, 'influence' | 'ships'>> {
  ships?: [number, number];
  /** Influence by region; 0 where nothing is said. A number means: the same everywhere. */
  influence?: Partial<Record<Region, number>> | number;
  hand?: CustomerId[];
}

/** A tile on the shore with the seats of its markers. */
export type BuiltSpec = TileId | [tile: TileId, ...owners: Seat[]];

export interface ScenarioSpec {
  players?: 2 | 3 | 4;
  /** One entry for each seat that differs, seat 0 first. Seat 0 is on turn and is the first player. */
  seats?: SeatSpec[];
  shore?: Record<number, BuiltSpec>;
  /** Positions 1 to 4; fewer tiles mean that the stacks are empty and the last one is at the end. */
  row?: TileId[];
  phase?: 'era1' | 'era2' | 'finalRound';
  /** Tiles left in the stacks; what was in them before counts as discarded. */
  era1Left?: number;
  era2Left?: number;
  /** Customers on top of the deck, the first one drawn first. With `only`, there are no others. */
  deck?: CustomerId[] | { only: CustomerId[] };
  discards?: CustomerId[];
  masteries?: MasteryId[];
  regionTiles?: RegionTileId[];
  finalRound?: GameState['finalRound'];
  options?: Partial<MatchOptions>;
  current?: Seat;
  step?: GameState['step'];
  /** The faces that are rolled, one after another; afterwards dice come from a seed. */
  dice?: Face[];
}

const IMPERIAL_MARKETS: Readonly<Record<number, TileId>> = {
  6: 'imperial-market-porcelain',
  17: 'imperial-market-rice',
  29: 'imperial-market-silk',
};

const idsOf = (era: 'start' | 'imperial' | 1 | 2): TileId[] =>
  BUILDINGS.filter((tile) => tile.era === era).map((tile) => tile.id);

/** Hands out things that nobody has asked for by name, in the order of the data tables. */
class Pool<T> {
  private readonly left: T[];
  constructor(all: readonly T[], taken: Iterable<T>) {
    const gone = new Set(taken);
    this.left = all.filter((item) => !gone.has(item));
  }
  take(count: number): T[] {
    if (count < 0 || count > this.left.length) throw new Error(`The scenario asks for ${count} more.`);
    return this.left.splice(0, count);
  }
  rest(): T[] {
    return this.left.splice(0);
  }
}

function layShore(spec: ScenarioSpec, players: number): GameState['shore'] {
  const shore: GameState['shore'] = SHORE_SPACES.map(() => null);
  for (const [space, built] of Object.entries(spec.shore ?? {})) {
    const [tile, ...owners] = Array.isArray(built) ? built : [built];
    shore[Number(space) - 1] = { tile, owners };
  }
  const named = shore.flatMap((built) => built?.tile ?? []);
  const starting = new Pool(idsOf('start'), named);
  const imperial = new Pool(
    SHORE_SPACES.flatMap(({ id }) => IMPERIAL_MARKETS[id] ?? []),
    named,
  );
  for (const { id, cost, startingTileFor } of SHORE_SPACES) {
    if (shore[id - 1]) continue;
    const [tile] =
      cost === null ? imperial.take(1) : startingTileFor.includes(players) ? starting.take(1) : [];
    if (tile) shore[id - 1] = { tile, owners: [] };
  }
  return shore;
}

interface Tiles {
  row: GameState['row'];
  era1: TileId[];
  era2: TileId[];
  discardedTiles: TileId[];
}

/** Every tile of both eras in its place, as many as the player count says. */
function layTiles(spec: ScenarioSpec, players: number, shore: GameState['shore']): Tiles {
  const phase = spec.phase ?? 'era1';
  const onShore = shore.flatMap((built) => built?.tile ?? []);
  const named = [...onShore, ...(spec.row ?? [])];
  const pools = { 1: new Pool(idsOf(1), named), 2: new Pool(idsOf(2), named) };
  const stacks = STACKS[players];
  if (!stacks) throw new Error('A scenario has 2 to 4 players.');
  const row: TileId[] = spec.row ?? pools[phase === 'era1' ? 1 : 2].take(ROW_LENGTH);
  const missing = (era: 1 | 2) =>
    stacks[`era${era}`] - [...onShore, ...row].filter((id) => building(id).era === era).length;
  const left = {
    1: spec.era1Left ?? (phase === 'era1' ? missing(1) : 0),
    2: spec.era2Left ?? (phase === 'finalRound' ? 0 : missing(2)),
  };
  return {
    row: [...Array.from({ length: ROW_LENGTH - row.length }, () => null), ...row],
    era1: pools[1].take(left[1]),
    era2: pools[2].take(left[2]),
    discardedTiles: [...pools[1].take(missing(1) - left[1]), ...pools[2].take(missing(2) - left[2])],
  };
}

function seatPlayers(spec: ScenarioSpec, count: number): Player[] {
  const seats = Array.from({ length: count }, (_, seat) => spec.seats?.[seat] ?? {});
  const clanOf = ({ clan, patron: id }: SeatSpec): Clan | null => clan ?? (id ? patron(id).clan : null);
  const free = new Pool<Clan>(
    CLANS,
    seats.flatMap((seat) => clanOf(seat) ?? []),
  );
  return seats.map((seat, index): Player => {
    const { hand: _hand, influence = {}, ships = [2, 9], clan: _clan, ...rest } = seat;
    const steps = REGIONS.map((r) => (typeof influence === 'number' ? influence : (influence[r] ?? 0)));
    return {
      clan: clanOf(seat) ?? free.take(1)[0] ?? null,
      patron: null,
      koku: STARTING_KOKU[index] ?? 0,
      silk: 1,
      rice: 1,
      porcelain: 1,
      favor: 2,
      favorLimit: 3,
      points: 0,
      royalShip: null,
      die: 1,
      delivered: [],
      ...rest,
      influence: steps,
      ships,
    };
  });
}

function dealCustomers(spec: ScenarioSpec, players: readonly Player[]) {
  const onTop = Array.isArray(spec.deck) ? spec.deck : (spec.deck?.only ?? []);
  const only = spec.deck !== undefined && !Array.isArray(spec.deck);
  const delivered = players.flatMap((player) => player.delivered);
  const named = [
    ...delivered,
    ...onTop,
    ...(spec.discards ?? []),
    ...(spec.seats ?? []).flatMap((s) => s.hand ?? []),
  ];
  const pool = new Pool<CustomerId>(
    CUSTOMERS.map((c) => c.id),
    named,
  );
  const hands = players.map(({ patron: id }, seat) => {
    return spec.seats?.[seat]?.hand ?? pool.take(abilitiesOf(id).handSize ?? HAND_SIZE);
  });
  const rest = pool.rest();
  const discards = only ? [...(spec.discards ?? []), ...rest] : (spec.discards ?? []);
  return { hands, deck: [...(only ? [] : rest), ...onTop.toReversed()], discards };
}

function optionsOf(spec: ScenarioSpec): MatchOptions {
  const patrons = spec.seats?.some((seat) => seat.patron) ? 'draft' : 'none';
  return { ...DEFAULT_OPTIONS, patrons, ...spec.options };
}

/** A position as described, with everything else as at the start of a game. It shares nothing with the description. */
export function position(spec: ScenarioSpec = {}): GameState {
  const count = spec.players ?? 4;
  const players = seatPlayers(spec, count);
  const shore = layShore(spec, count);
  const { row, era1, era2, discardedTiles } = layTiles(spec, count, shore);
  const { hands, deck, discards } = dealCustomers(spec, players);
  const phase = spec.phase ?? 'era1';
  const state: GameState = {
    options: optionsOf(spec),
    phase,
    turnOrder: players.map((_, seat) => seat),
    current: spec.current ?? 0,
    turn: 1,
    step: spec.step ?? 'beforeAction',
    canUndo: false,
    patronsOffered: [],
    regionTiles: spec.regionTiles ?? REGION_TILES.map((tile) => tile.id),
    masteries: (spec.masteries ?? MASTERIES.slice(0, 3)).map((id) => ({ id, claims: [] })),
    shore,
    row,
    discardedTiles,
    customerDiscard: discards,
    players,
    queue: [],
    waiting: [],
    emperorsVisit: null,
    finalRound: spec.finalRound ?? (phase === 'finalRound' ? { by: count - 1, turnsLeft: count - 1 } : null),
    result: null,
    secrets: { deck, hands, era1, era2 },
  };
  return structuredClone(state);
}

/** Dice that were written down first, then seeded luck. */
export function scriptedRandom(dice: readonly Face[] = []): RandomSource {
  const luck = seededRandom('scenario');
  const faces = [...dice];
  return { ...luck, roll: () => faces.shift() ?? luck.roll() };
}

/** A table on which moves are made through the list of legal moves, as everywhere else. */
export class Table {
  /** The events of the last move. */
  events: GameEvent[] = [];
  private readonly random: RandomSource;

  constructor(
    readonly state: GameState,
    dice: readonly Face[] = [],
  ) {
    this.random = scriptedRandom(dice);
    expect(checkInvariants(state)).toEqual([]);
  }

  /** Makes a move of the player who decides; it must be listed, and the invariants must hold after it. */
  make(move: Move): this {
    expect(legalMoves(this.state, this.state.current)).toContainEqual(move);
    this.events = [];
    applyMove(this.state, move, this.random, this.events);
    expect(checkInvariants(this.state)).toEqual([]);
    return this;
  }

  sail(ship: 0 | 1, face?: Face): this {
    return this.make({ name: 'sail', arg: face === undefined ? { ship } : { ship, face } });
  }
  build(space: number, tile: TileId): this {
    return this.make({ name: 'build', arg: { space, tile } });
  }
  deliver(customer: CustomerId): this {
    return this.make({ name: 'deliver', arg: { customer } });
  }
  spendFavor(face: Face): this {
    return this.make({ name: 'spendFavor', arg: { face } });
  }
  trade(
    give: Extract<Move, { name: 'trade' }>['arg']['give'],
    gain: Extract<Move, { name: 'trade' }>['arg']['gain'],
  ): this {
    return this.make({ name: 'trade', arg: { give, gain } });
  }
  choose(...options: Option[]): this {
    for (const option of options) this.make({ name: 'choose', arg: { option } });
    return this;
  }
  endTurn(setDie?: Face): this {
    return this.make({ name: 'endTurn', arg: setDie === undefined ? {} : { setDie } });
  }
  choosePatron(id: PatronId): this {
    return this.make({ name: 'choosePatron', arg: { patron: id } });
  }
  chooseClan(clan: Clan): this {
    return this.make({ name: 'chooseClan', arg: { clan } });
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (!player) throw new Error(`There is no seat ${seat}.`);
    return player;
  }
  influence(seat: Seat, region: Region): number {
    return this.player(seat).influence[region - 1] ?? Number.NaN;
  }
  hand(seat: Seat): (CustomerId | null)[] {
    return this.state.secrets.hands[seat] ?? [];
  }
  at(space: number): GameState['shore'][number] {
    return this.state.shore[space - 1] ?? null;
  }
  legal(seat: Seat = this.state.current): Move[] {
    return legalMoves(this.state, seat);
  }
  /** The legal moves of one name, as their arguments. */
  legalArgs<Name extends Move['name']>(name: Name): Extract<Move, { name: Name }>['arg'][] {
    return this.legal().flatMap((move) => (move.name === name ? [move.arg as never] : []));
  }
  eventsOf<Type extends GameEvent['type']>(type: Type): Extract<GameEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  }
}

/** A table with the position described. */
export const scenario = (spec: ScenarioSpec = {}): Table => new Table(position(spec), spec.dice);

/** What a player holds, for comparing in one line. */
export const holdings = ({ koku, silk, rice, porcelain, favor, points }: Player) => ({
  koku,
  silk,
  rice,
  porcelain,
  favor,
  points,
});

/** The difference that something made to what a player holds; nothing that stayed the same. */
export function change(before: Player, after: Player): Partial<ReturnType<typeof holdings>> {
  const old = holdings(before);
  const now = holdings(after);
  const changed: Partial<ReturnType<typeof holdings>> = {};
  for (const key of Object.keys(now) as (keyof typeof now)[]) {
    if (now[key] !== old[key]) changed[key] = now[key] - old[key];
  }
  return changed;
}

/** Runs something on a table and says how it changed what a seat holds. */
export function changeOf(table: Table, seat: Seat, run: () => void): ReturnType<typeof change> {
  const before = { ...table.player(seat) };
  run();
  return change(before, table.player(seat));
}
