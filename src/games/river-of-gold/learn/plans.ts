import {
  CUSTOMER_POINTS,
  customer,
  type GameState,
  GOODS,
  type Move,
  type MoveOf,
  type Player,
  pendingChoice,
  REGIONS,
  type Region,
  regionPoints,
  scoreRegion,
  TOUCHING,
  voyage,
} from '../rules';
import { cheapestBuild, LEARNER, movesOf } from './opening';

export type LessonId = 'first-turn' | 'build' | 'favor' | 'trade' | 'deliver' | 'roles' | 'influence' | 'end';

/** What the words of a step may name. */
export type Values = Readonly<Record<string, string | number>>;

/** A step without its words, which are `lessons.<lesson>.steps.<id>`. */
export interface PlannedStep {
  readonly id: string;
  places(state: GameState): readonly string[];
  done?(state: GameState, began: GameState): boolean;
  /** The move that it wants, where it wants a certain one. */
  move?(state: GameState): Move | null;
  values?(state: GameState): Values;
}

/** A lesson without its words. */
export interface LessonPlan {
  readonly id: LessonId;
  /** With this seed the sensible moves of the opening lead to `begins`; a test holds it to that. */
  readonly seed: string;
  /** The moment in which the learner comes in: they decide. */
  begins(state: GameState): boolean;
  readonly steps: readonly PlannedStep[];
  /** The answer of its question that is right, or what the learner does alone. */
  readonly check:
    | { readonly right: 'a' | 'b' | 'c' }
    | {
        done(state: GameState, began: GameState): boolean;
        failed(state: GameState, began: GameState): boolean;
        move(state: GameState): Move | null;
      };
}

function me(state: GameState): Player {
  const player = state.players[LEARNER];
  if (!player) throw new Error('The learner has no seat.');
  return player;
}
const deciding = (state: GameState): boolean =>
  state.current === LEARNER && state.step === 'beforeAction' && pendingChoice(state) === null;
const here = (): readonly string[] => [`player-${LEARNER}`];
const ships = (): readonly string[] => [`ship-${LEARNER}-0`, `ship-${LEARNER}-1`];
const hand = (state: GameState): readonly string[] =>
  (state.secrets.hands[LEARNER] ?? []).flatMap((id) => (id ? [`customer-${id}`] : []));
const spaces = (list: readonly number[]): readonly string[] => list.map((space) => `space-${space}`);
/** The learner's action is made, or the turn is over. */
const acted = (state: GameState, began: GameState): boolean =>
  state.turn > began.turn || state.step !== 'beforeAction';
/** The action is made, and nothing is left to choose. */
const settled = (state: GameState, began: GameState): boolean =>
  acted(state, began) && (state.current !== LEARNER || pendingChoice(state) === null);
const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** Where the learner's ship would come to, and what it would touch there. */
function landing(
  state: GameState,
  ship: 0 | 1,
): { readonly to: number; readonly touched: readonly number[] } {
  const { ships, die } = me(state);
  const { to } = voyage(ships[ship] ?? 1, die ?? 1);
  return { to, touched: TOUCHING[to] ?? [] };
}
/** The ship that visits more buildings. */
function betterShip(state: GameState): 0 | 1 {
  const built = (ship: 0 | 1): number =>
    landing(state, ship).touched.filter((space) => state.shore[space - 1]).length;
  return built(1) > built(0) ? 1 : 0;
}
const face = (state: GameState): Values => ({ face: me(state).die ?? '…' });

const riverLesson: LessonPlan = {
  id: 'first-turn',
  seed: 'river-1',
  begins: (state) => {
    if (!deciding(state)) return false;
    const { touched } = landing(state, betterShip(state));
    const built = touched.filter((space) => state.shore[space - 1]).length;
    return built > 0 && built < touched.length;
  },
  steps: [
    { id: 'river', places: () => ['river-1', 'river-14'] },
    { id: 'ships', places: ships },
    {
      id: 'touches',
      places: (state) => {
        const at = me(state).ships[1] ?? 1;
        return [`river-${at}`, ...spaces(TOUCHING[at] ?? [])];
      },
    },
    { id: 'die', places: here, values: face },
    {
      id: 'sail',
      places: (state) => {
        const ship = betterShip(state);
        const { to, touched } = landing(state, ship);
        return [`ship-${LEARNER}-${ship}`, `river-${to}`, ...spaces(touched)];
      },
      done: settled,
      move: (state) => ({ name: 'sail', arg: { ship: betterShip(state) } }),
      values: face,
    },
    { id: 'gained', places: here },
    {
      id: 'end',
      places: () => [],
      done: (state, began) => state.turn > began.turn,
      move: () => ({ name: 'endTurn', arg: {} }),
    },
  ],
  check: { right: 'b' },
};

const buildPlaces = (state: GameState): readonly string[] => {
  const build = cheapestBuild(state, LEARNER);
  if (!build) return [];
  const { space, tile } = build.arg;
  // A phone offers the tile in its sheet.
  return [`space-${space}`, `row-${state.row.indexOf(tile) + 1}`, `tile-${tile}`];
};
const ownSpaces = (state: GameState): readonly number[] =>
  state.shore.flatMap((built, index) => (built?.owners.includes(LEARNER) ? [index + 1] : []));
const lastRegion = (state: GameState): Region => me(state).die ?? 1;

const buildLesson: LessonPlan = {
  id: 'build',
  seed: 'build-1',
  begins: (state) =>
    deciding(state) && ownSpaces(state).length === 0 && cheapestBuild(state, LEARNER) !== null,
  steps: [
    {
      id: 'where',
      places: (state) => [
        ...new Set(movesOf(state, LEARNER, 'build').map(({ arg }) => `space-${arg.space}`)),
      ],
      values: face,
    },
    { id: 'row', places: () => ['row-1', 'row-2', 'row-3', 'row-4'] },
    { id: 'build', places: buildPlaces, done: settled, move: (state) => cheapestBuild(state, LEARNER) },
    { id: 'influence', places: (state) => [`track-${lastRegion(state)}`] },
    { id: 'owner', places: (state) => spaces(ownSpaces(state)) },
  ],
  check: { right: 'b' },
};

const FIRST_FACE = 5;
const NEXT_FACE = 6;
const LAST_FACE = 1;
const spendTo = (to: typeof NEXT_FACE | typeof LAST_FACE): Move => ({
  name: 'spendFavor',
  arg: { face: to },
});
const favorLesson: LessonPlan = {
  id: 'favor',
  seed: 'favor-32',
  begins: (state) => deciding(state) && me(state).die === FIRST_FACE && me(state).favor >= 2,
  steps: [
    { id: 'favor', places: () => [`player-${LEARNER}-favor`] },
    { id: 'prices', places: here },
    {
      id: 'turn',
      places: () => [`face-${NEXT_FACE}`],
      done: (state, began) => me(state).favor < me(began).favor || acted(state, began),
      move: () => spendTo(NEXT_FACE),
    },
    { id: 'turned', places: here, values: face },
  ],
  check: {
    done: (state, began) =>
      me(state).die === LAST_FACE && me(state).favor === me(began).favor - 2 && !acted(state, began),
    failed: (state, began) => acted(state, began) || me(state).favor < me(began).favor - 1,
    move: () => spendTo(LAST_FACE),
  },
};

const GOOD_PLACES = GOODS.map((good) => `player-${LEARNER}-${good}`);
/** A good of which the learner has two, for one of which there are fewer. */
function goodTrade(state: GameState): MoveOf<'trade'> | null {
  const { [LEARNER]: player } = state.players;
  const trades = movesOf(state, LEARNER, 'trade').filter(({ arg }) => arg.give !== 'koku');
  const held = ({ arg: { gain } }: MoveOf<'trade'>): number =>
    player && gain !== 'favor' ? player[gain] : 0;
  return [...trades].sort((a, b) => held(a) - held(b))[0] ?? null;
}
const BUY_FAVOR: MoveOf<'trade'> = { name: 'trade', arg: { give: 'koku', gain: 'favor' } };
const goodsOf = (state: GameState): number => sum(GOODS.map((good) => me(state)[good]));

const tradeLesson: LessonPlan = {
  id: 'trade',
  seed: 'trade-1',
  begins: (state) =>
    deciding(state) &&
    goodTrade(state) !== null &&
    movesOf(state, LEARNER, 'trade').some(({ arg }) => arg.gain === 'favor'),
  steps: [
    { id: 'goods', places: () => GOOD_PLACES },
    { id: 'when', places: () => [`player-${LEARNER}-koku`] },
    {
      id: 'trade',
      places: () => GOOD_PLACES,
      done: (state, began) => goodsOf(state) < goodsOf(began) || acted(state, began),
      move: goodTrade,
    },
    { id: 'traded', places: () => GOOD_PLACES },
  ],
  check: {
    done: (state, began) =>
      me(state).favor > me(began).favor && me(state).koku < me(began).koku && !acted(state, began),
    failed: acted,
    move: () => BUY_FAVOR,
  },
};

const delivery = (state: GameState): MoveOf<'deliver'> | null =>
  movesOf(state, LEARNER, 'deliver')[0] ?? null;
const deliveryPlaces = (state: GameState): readonly string[] => {
  const deliver = delivery(state);
  return deliver ? [`customer-${deliver.arg.customer}`] : hand(state);
};
/** The first customer, to whom the learner can deliver now and about whom nothing else is to be chosen. */
const plainDelivery = (state: GameState): boolean => {
  const deliver = delivery(state);
  if (!deliver || me(state).delivered.length > 0) return false;
  const { role } = customer(deliver.arg.customer);
  return role === 'merchant' || role === 'artisan' || role === 'elder';
};

const deliverLesson: LessonPlan = {
  id: 'deliver',
  seed: 'deliver-11',
  begins: (state) => deciding(state) && plainDelivery(state),
  steps: [
    { id: 'hand', places: hand },
    { id: 'match', places: here, values: face },
    {
      id: 'deliver',
      places: deliveryPlaces,
      done: acted,
      move: delivery,
    },
    { id: 'discard', places: hand, done: settled },
    {
      id: 'points',
      places: here,
      values: () => ({ one: CUSTOMER_POINTS[1], two: CUSTOMER_POINTS[2], six: CUSTOMER_POINTS[6] }),
    },
  ],
  check: { right: 'c' },
};

/** The noble of the hand, where the learner can deliver to one and has none yet. */
const nobleDelivery = (state: GameState): MoveOf<'deliver'> | null =>
  movesOf(state, LEARNER, 'deliver').find(({ arg }) => customer(arg.customer).role === 'noble') ?? null;

const rolesLesson: LessonPlan = {
  id: 'roles',
  seed: 'roles-0',
  begins: (state) =>
    deciding(state) &&
    me(state).royalShip === null &&
    nobleDelivery(state) !== null &&
    ownSpaces(state).length > 0,
  steps: [
    { id: 'merchant', places: () => ['river-14'] },
    { id: 'artisan', places: (state) => [`track-${lastRegion(state)}`] },
    { id: 'elder', places: (state) => [`track-${bestTrack(state)}`], values: tileValues },
    { id: 'monk', places: (state) => spaces(ownSpaces(state)) },
    {
      id: 'noble',
      places: (state) => {
        const deliver = nobleDelivery(state);
        return deliver ? [`customer-${deliver.arg.customer}`] : [];
      },
      done: acted,
      move: nobleDelivery,
    },
    {
      id: 'royal',
      places: ships,
      done: (state) => me(state).royalShip !== null || state.current !== LEARNER,
      move: (state) => movesOf(state, LEARNER, 'choose')[0] ?? null,
    },
    { id: 'discard', places: hand, done: settled },
  ],
  check: { right: 'a' },
};

const tilePoints = (state: GameState, region: Region): readonly number[] => {
  const tile = state.regionTiles[region - 1];
  return tile ? regionPoints(tile, state.players.length) : [];
};
/** The region whose tile pays the most. */
function bestTrack(state: GameState): Region {
  const first = (region: Region): number => tilePoints(state, region)[0] ?? 0;
  return [...REGIONS].sort((a, b) => first(b) - first(a))[0] ?? 1;
}
function tileValues(state: GameState): Values {
  const [first = 0] = tilePoints(state, bestTrack(state));
  return { points: first, doubled: 2 * first };
}

const influenceLesson: LessonPlan = {
  id: 'influence',
  seed: 'influence-1',
  begins: (state) =>
    deciding(state) &&
    state.turn > 8 &&
    cheapestBuild(state, LEARNER) !== null &&
    sum(me(state).influence) > 0,
  steps: [
    { id: 'track', places: (state) => [`track-${lastRegion(state)}`] },
    { id: 'rewards', places: (state) => [`track-${lastRegion(state)}`] },
    { id: 'gain', places: buildPlaces, done: settled, move: (state) => cheapestBuild(state, LEARNER) },
    { id: 'scoring', places: (state) => [`track-${bestTrack(state)}`], values: regionValues },
    { id: 'masteries', places: (state) => state.masteries.map(({ id }) => `mastery-${id}`) },
  ],
  check: { right: 'b' },
};

function regionValues(state: GameState): Values {
  const [first = 0, second = 0] = tilePoints(state, bestTrack(state));
  return { first, second };
}

/** A region in which both have influence, so that its scoring is worth reading aloud. */
function sharedRegion(state: GameState): Region {
  const both = (region: Region): boolean =>
    state.players.every(({ influence }) => (influence[region - 1] ?? 0) > 0);
  return REGIONS.find(both) ?? bestTrack(state);
}
/** What the parts of the learner's score would be now: the worked example. */
function exampleValues(state: GameState): Values {
  const region = sharedRegion(state);
  const shares = scoreRegion(state, region);
  const shareOf = (seat: number): number => sum(shares.filter((s) => s.player === seat).map((s) => s.points));
  const [first = 0, second = 0] = tilePoints(state, region);
  const { delivered } = me(state);
  return {
    region,
    first,
    second,
    mine: me(state).influence[region - 1] ?? 0,
    theirs: state.players[1]?.influence[region - 1] ?? 0,
    myShare: shareOf(LEARNER),
    theirShare: shareOf(1),
    customers: delivered.length,
    points: CUSTOMER_POINTS[Math.min(delivered.length, CUSTOMER_POINTS.length - 1)] ?? 0,
    now: me(state).points,
  };
}
const totals = (state: GameState): Values => ({
  total: state.result?.scores[LEARNER]?.total ?? '…',
  other: state.result?.scores[1]?.total ?? '…',
});

const endLesson: LessonPlan = {
  id: 'end',
  seed: 'end-1',
  begins: (state) => deciding(state) && state.finalRound !== null && state.finalRound.by !== LEARNER,
  steps: [
    { id: 'eras', places: () => ['stack-2', 'row-1', 'row-2', 'row-3', 'row-4'] },
    { id: 'emperor', places: (state) => spaces(ownSpaces(state)) },
    { id: 'last', places: () => ['stack-2'] },
    { id: 'regions', places: (state) => [`track-${sharedRegion(state)}`], values: exampleValues },
    { id: 'customers', places: here, values: exampleValues },
    { id: 'abilities', places: here },
    { id: 'play', places: ships, done: settled },
    {
      id: 'finish',
      places: () => [],
      done: (state) => state.result !== null,
      move: () => ({ name: 'endTurn', arg: {} }),
    },
    { id: 'score', places: () => [], values: totals },
  ],
  check: { right: 'c' },
};

/** The lessons in the order in which they are best taken. */
export const PLANS: readonly LessonPlan[] = [
  riverLesson,
  buildLesson,
  favorLesson,
  tradeLesson,
  deliverLesson,
  rolesLesson,
  influenceLesson,
  endLesson,
];
