import {
  applyMove,
  BUILDING_IDS,
  type BuildingId,
  type Card,
  type CardTable,
  COLOURS,
  type Colour,
  checkInvariants,
  createState,
  explain,
  FISH,
  type FishId,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  monthOf,
  NAGAYA,
  type Nagaya,
  NEW_YEAR,
  type OccupationId,
  type Player,
  parseMove,
  playerAt,
  type RandomSource,
  type Refusal,
  SEASONS,
  type Season,
  type Seat,
  STALLS,
  type Stall,
  type Step,
  sameMove,
  seededRandom,
  tableOf,
} from '../../../../src/games/iki';

/** What differs from a player who has just been set up. */
export type SeatSpec = Partial<Omit<Player, 'kobun'>>;

/** What lies on a stall: an occupation with its owner and square, a neutral occupation, or a building. */
export type StallSpec =
  | readonly [card: OccupationId, owner: Seat, square?: number]
  | readonly [card: OccupationId, owner: 'neutral']
  | readonly [building: BuildingId, owner: Seat];

export interface ScenarioSpec {
  /** 3 unless said otherwise. */
  players?: number;
  seats?: readonly SeatSpec[];
  month?: number;
  /** The decision that seat 0 faces; step A unless said otherwise. */
  step?: Step;
  /** Whether seat 0 is the last of the month to act; otherwise it is the first. */
  last?: boolean;
  first?: Seat;
  stalls?: { readonly [S in Stall]?: StallSpec };
  /** Cards with the coins on them; four of the season where nothing is said. */
  offer?: readonly (readonly [card: OccupationId, coins: number])[];
  fishOnSale?: readonly FishId[];
  /** Firefighting order; by number, then by seat, where nothing is said. */
  brigade?: readonly Seat[];
  extras?: boolean;
  cards?: CardTable;
}

const isBuilding = (card: OccupationId | BuildingId): card is BuildingId =>
  BUILDING_IDS.some((id) => id === card);

function cardOf(state: GameState, [card, owner, square]: StallSpec): Card {
  if (isBuilding(card)) {
    if (owner === 'neutral') throw new Error('No building is neutral.');
    return { kind: 'building', card, owner };
  }
  if (owner === 'neutral') return { kind: 'occupation', card, owner: null, square: 0 };
  return { kind: 'occupation', card, owner, square: square ?? 4 - tableOf(state).occupations[card].steps };
}

const PHASE_OF: Readonly<Record<Step, GameState['phase']>> = {
  startingOccupation: 'startingOccupations',
  pathOfLife: 'pathOfLife',
  stepA: 'actions',
  walk: 'actions',
  business: 'actions',
  neutralCard: 'neutralCard',
  saveFromFire: 'fire',
  starve: 'payDay',
  newYearSpace: 'newYear',
  automatic: 'actions',
  over: 'newYear',
};

/** A state in the middle of a year, with every card, token and kobun in exactly one place. Seat 0 decides. */
export function position(spec: ScenarioSpec = {}): GameState {
  const { players = 3, month = 1, step = 'stepA', extras = true, cards = null } = spec;
  const state = createState(players, { extras, cards }, seededRandom('position'));
  const season = monthOf(Math.min(month, NEW_YEAR - 1)).season;
  state.players.forEach((player, seat) => {
    Object.assign(player, { kobun: 4 }, spec.seats?.[seat]);
  });
  state.stalls = STALLS.map((stall) => {
    const given = spec.stalls?.[stall];
    return given ? cardOf(state, given) : null;
  });
  for (const card of state.stalls) if (card && card.owner !== null) playerAt(state, card.owner).kobun--;

  placeOccupations(state, season, month, spec.offer);
  placeTokens(state, season, spec.fishOnSale);

  state.first = spec.first ?? 0;
  const byNumber = state.players.map((_, seat) => seat);
  byNumber.sort((a, b) => playerAt(state, b).fire - playerAt(state, a).fire);
  state.brigade = spec.brigade?.slice() ?? byNumber;
  state.month = step === 'newYearSpace' ? NEW_YEAR : month;
  state.phase = state.month === NEW_YEAR ? 'newYear' : PHASE_OF[step];
  state.step = step;
  state.current = 0;
  const others = state.players.map((_, seat) => seat).slice(1);
  state.order = spec.last ? [...others, 0] : [0, ...others];
  if (state.phase === 'actions') {
    // Who still has to act stands on the Path of Life: where nothing is said, on the lowest free number.
    const free = ([1, 2, 3, 4] as const).filter(
      (space) => !state.players.some(({ cylinder }) => cylinder === space),
    );
    for (const seat of spec.last ? [0] : state.order) {
      const player = playerAt(state, seat);
      player.cylinder ??= free.shift() ?? null;
    }
  }
  const problems = checkInvariants(state);
  if (problems.length > 0) throw new Error(`The position is wrong: ${problems.join('; ')}`);
  return state;
}

/** What is named nowhere: past seasons are out of the game, the others in their decks. */
function placeOccupations(
  state: GameState,
  season: Season,
  month: number,
  offer: ScenarioSpec['offer'],
): void {
  const { occupations } = tableOf(state);
  const named = new Set<string>([
    ...state.stalls.flatMap((card) => (card ? [card.card] : [])),
    ...state.players.flatMap(({ retired }) => retired),
    ...(offer ?? []).map(([card]) => card),
  ]);
  state.starting = [];
  state.out.occupations = [];
  for (const other of SEASONS) state.secrets.decks[other] = [];
  for (const { id, season: of, extra } of Object.values(occupations)) {
    if (named.has(id)) continue;
    const past = of === 'start' || SEASONS.indexOf(of) < SEASONS.indexOf(season) || month === NEW_YEAR;
    if (past || (extra && !state.options.extras)) state.out.occupations.push(id);
    else state.secrets.decks[of].push(id);
  }
  const turnedUp = month === NEW_YEAR ? [] : state.secrets.decks[season].splice(-4);
  if (offer) {
    state.secrets.decks[season].push(...turnedUp);
    state.offer = offer.map(([card, coins]) => ({ card, coins }));
  } else {
    state.offer = turnedUp.flatMap((card) => (card ? [{ card, coins: 0 }] : []));
  }
}

function placeTokens(state: GameState, season: Season, onSale: readonly FishId[] | undefined): void {
  const owned = new Set<FishId>(state.players.flatMap(({ fish }) => fish));
  state.out.fish = [];
  state.fishOnSale = [];
  for (const fish of FISH) {
    if (owned.has(fish.id)) continue;
    const age = SEASONS.indexOf(fish.season) - SEASONS.indexOf(season);
    if (age < 0 || (age === 0 && onSale && !onSale.includes(fish.id))) state.out.fish.push(fish.id);
    else if (age === 0) state.fishOnSale.push(fish.id);
  }
  const left = (things: readonly Colour[]) => COLOURS.filter((colour) => !things.includes(colour));
  state.pipes = left(state.players.flatMap(({ pipes }) => pipes));
  state.pouches = left(state.players.flatMap(({ pouches }) => pouches));
  const built = state.stalls.flatMap((card) => (card?.kind === 'building' ? [card.card] : []));
  state.openBuildings = BUILDING_IDS.filter((id) => !built.includes(id));
}

/** Luck that shows this fire tile and leaves cards in their order. */
export const tile = (nagaya: Nagaya): RandomSource => ({
  roll: () => 1,
  index: () => NAGAYA.indexOf(nagaya),
  shuffle: (items) => items.slice(),
});
const ANY_LUCK = tile('D');

/** Makes a move of the seat that decides; it must be legal and listed, and leave a sound state. Says what happened. */
export function make(state: GameState, move: Move, random: RandomSource = ANY_LUCK): GameEvent[] {
  const refused = explain(state, state.current, move);
  if (refused) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(refused)}`);
  const parsed = parseMove(move.name, move.arg);
  if (!parsed || !legalMoves(state, state.current).some((legal) => sameMove(legal, parsed))) {
    throw new Error(`${JSON.stringify(move)} is not listed.`);
  }
  const events: GameEvent[] = [];
  applyMove(state, parsed, random, events);
  const problems = checkInvariants(state);
  if (problems.length > 0) throw new Error(`${JSON.stringify(move)}: ${problems.join('; ')}`);
  return events;
}

/** Why the seat that decides, or another one, may not make this move; null if it may. The list must agree. */
export function whyNot(state: GameState, move: Move, seat: Seat = state.current): Refusal | null {
  const refused = explain(state, seat, move);
  const parsed = parseMove(move.name, move.arg);
  const listed = parsed !== null && legalMoves(state, seat).some((legal) => sameMove(legal, parsed));
  if (listed !== (refused === null))
    throw new Error(`List and explanation differ about ${JSON.stringify(move)}.`);
  return refused;
}

/** The legal moves of the seat that decides with this name. */
export const listed = (state: GameState, name: Move['name']): Move[] =>
  legalMoves(state, state.current).filter((move) => move.name === name);

export const income: Move = { name: 'income', arg: {} };
export const endTurn: Move = { name: 'endTurn', arg: {} };
export const shop: Move = { name: 'shop', arg: {} };
export const lumber: Move = { name: 'shop', arg: { lumber: true } };
export const hire = (card: OccupationId, stall: Stall): Move => ({ name: 'hire', arg: { card, stall } });
export const walk = (base: number, sandals = 0, ox = 0): Move => ({
  name: 'walk',
  arg: { base, sandals, ox },
});
export const visit = (stall: Stall): Move => ({ name: 'occupation', arg: { stall } });
export const teach = (stall: Stall, target: Stall): Move => ({ name: 'occupation', arg: { stall, target } });
export const swap = (stall: Stall, a: Stall, b: Stall): Move => ({
  name: 'occupation',
  arg: { stall, swap: [a, b] },
});
export const build = (building: BuildingId, stall: Stall): Move => ({
  name: 'shop',
  arg: { building, stall },
});
export const buildBy = (
  stall: Stall,
  building: BuildingId,
  buildStall: Stall,
  leaveOut: 'lumber' | 'koban',
): Move => ({ name: 'occupation', arg: { stall, building, buildStall, leaveOut } });
export const pawn = (pay: 'rice' | 'sandals'): Move => ({ name: 'shop', arg: { pay } });
export const tobacco = (pipe: boolean, pouch: boolean): Move => ({ name: 'shop', arg: { pipe, pouch } });
export const buyFish = (fish: FishId): Move => ({ name: 'shop', arg: { fish } });
export const goTo = (space: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): Move => ({ name: 'goTo', arg: { space } });
export const placeCylinder = (space: 'X' | 1 | 2 | 3 | 4): Move => ({
  name: 'placeCylinder',
  arg: { space },
});
export const chooseStart = (card: OccupationId, stall: Stall): Move => ({
  name: 'chooseStart',
  arg: { card, stall },
});
export const placeNeutral = (card: OccupationId, stall: Stall): Move => ({
  name: 'placeNeutral',
  arg: { card, stall },
});
export const save = (useIt: boolean): Move => ({ name: 'saveFromFire', arg: { use: useIt } });
export const starve = (...stalls: Stall[]): Move => ({ name: 'starve', arg: { stalls } });

/** The events of one type. */
export const eventsOf = <Type extends GameEvent['type']>(events: readonly GameEvent[], type: Type) =>
  events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);

/** Ends the last turn of a month with a fire on this row, or with a pay day. */
export const endMonth = (state: GameState, nagaya: Nagaya = 'D'): GameEvent[] =>
  make(state, endTurn, tile(nagaya));
