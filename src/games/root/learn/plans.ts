import {
  CLEARINGS,
  type ClearingId,
  COLUMNS,
  countOnMap,
  deciderOf,
  type FactionId,
  type GameState,
  legalMoves,
  MARQUISE_ACTIONS,
  MARQUISE_BUILDINGS,
  type MoveName,
  type PieceKind,
  playerAt,
  rulerOf,
  warriorsAt,
} from '../rules';
import { LEARNER } from './opening';

/** One thing that a lesson says. */
export interface PlannedStep {
  /** Its words are `<lesson>.steps.<id>`. */
  readonly id: string;
  /** What is lit, by the names that the table's pieces carry; the first is brought into sight. */
  places(state: GameState): readonly string[];
  /** Whether the learner has done what it asks for since the lesson began; left out, it is only read. */
  done?(state: GameState, began: GameState): boolean;
  /** The kind of move that it asks for. */
  readonly asks?: MoveName;
}

/** A lesson without its words. */
export interface LessonPlan {
  readonly id: 'common' | FactionId;
  /** By seat; the learner has the first. */
  readonly factions: readonly [FactionId, ...FactionId[]];
  /** With this seed the sensible moves of the opening lead to `begins`; a test holds it to that. */
  readonly seed: string;
  /** The moment in which the learner comes in: they decide. */
  begins(state: GameState): boolean;
  readonly steps: readonly PlannedStep[];
  /** Points that the learner has at least when the turn is over that they play alone. */
  readonly goal: number;
  /** Whether the goal is lost, whatever the points. */
  lost?(state: GameState, began: GameState): boolean;
}

const ALL: readonly ClearingId[] = Array.from({ length: CLEARINGS }, (_, i) => i + 1);
const clearings = (ids: readonly ClearingId[]): readonly string[] => ids.map((id) => `clearing-${id}`);
const withPiece = (state: GameState, ...kinds: readonly PieceKind[]): readonly string[] =>
  clearings(ALL.filter((id) => state.clearings[id - 1]?.pieces.some((piece) => kinds.includes(piece))));
/** Where the learner's moves of this kind would happen. */
const sites = (state: GameState, kind: MoveName): readonly string[] => [
  ...new Set(
    legalMoves(state, LEARNER).flatMap(({ name, arg }) => {
      if (name !== kind) return [];
      if ('clearing' in arg && typeof arg.clearing === 'number') return clearings([arg.clearing]);
      return 'from' in arg && typeof arg.from === 'number' ? clearings([arg.from]) : [];
    }),
  ),
];
const board = (): readonly string[] => [`player-${LEARNER}`];
const hand = (): readonly string[] => [`player-${LEARNER}-cards`];
const track = (): readonly string[] => [`player-${LEARNER}-score`];
const nothing = (): readonly string[] => [];

const deciding = (state: GameState): boolean =>
  deciderOf(state) === LEARNER && state.turn.of === LEARNER && state.questions.length === 0;
const can = (state: GameState, kind: MoveName): boolean =>
  legalMoves(state, LEARNER).some(({ name }) => name === kind);
export const scoreOf = (state: GameState): number => playerAt(state, LEARNER).score ?? 0;

/** Whether the turn in which the lesson began is over. */
const turnOver = (state: GameState, began: GameState): boolean =>
  state.result !== null || state.turn.number > began.turn.number;
/** Whether the learner's next turn is over too: the one that they play alone. */
export const aloneOver = (state: GameState, began: GameState): boolean =>
  state.result !== null || state.turn.number > began.turn.number + began.players.length;

/** Asks for the rest of the turn. */
const endStep = (asks?: MoveName): PlannedStep => ({
  id: 'end',
  places: nothing,
  done: turnOver,
  ...(asks ? { asks } : {}),
});
/** A step of the turn in which the lesson began: it is over when this holds, or with the turn. */
const inTurn =
  (holds: (state: GameState, began: GameState) => boolean) =>
  (state: GameState, began: GameState): boolean =>
    turnOver(state, began) || holds(state, began);

/** Where the learner can attack a player who has no warriors there: a sure point. */
const easyBattles = (state: GameState): readonly ClearingId[] =>
  legalMoves(state, LEARNER).flatMap(({ name, arg }) =>
    name === 'battle' && 'defender' in arg && warriorsAt(state, arg.clearing, arg.defender) === 0
      ? [arg.clearing]
      : [],
  );

const common: LessonPlan = {
  id: 'common',
  factions: ['marquise', 'alliance', 'eyrie'],
  seed: 'root-common-3',
  begins: (state) =>
    deciding(state) && state.turn.actions === MARQUISE_ACTIONS && easyBattles(state).length > 0,
  steps: [
    { id: 'map', places: () => clearings(ALL) },
    { id: 'rule', places: (state) => clearings(ALL.filter((id) => rulerOf(state, id) === LEARNER)) },
    { id: 'turn', places: hand },
    {
      id: 'battle',
      places: (state) => clearings(easyBattles(state)),
      done: inTurn((state, began) => state.turn.actions < began.turn.actions && state.work.length === 0),
      asks: 'battle',
    },
    {
      id: 'move',
      places: (state) => sites(state, 'move'),
      done: inTurn((state, began) => state.turn.actions < began.turn.actions - 1),
      asks: 'move',
    },
    { id: 'points', places: track },
    endStep(),
  ],
  goal: 4,
};

const buildings = (state: GameState): number =>
  MARQUISE_BUILDINGS.reduce((sum, kind) => sum + countOnMap(state, kind), 0);

const marquise: LessonPlan = {
  id: 'marquise',
  factions: ['marquise', 'eyrie'],
  seed: 'root-marquise-0',
  begins: (state) => deciding(state) && can(state, 'build') && can(state, 'recruit'),
  steps: [
    { id: 'wood', places: (state) => withPiece(state, 'sawmill') },
    { id: 'keep', places: (state) => withPiece(state, 'keep') },
    {
      id: 'build',
      places: (state) => sites(state, 'build'),
      done: inTurn((state, began) => buildings(state) > buildings(began)),
      asks: 'build',
    },
    {
      id: 'recruit',
      places: (state) => withPiece(state, 'recruiter'),
      done: inTurn((state) => state.turn.recruited),
      asks: 'recruit',
    },
    { id: 'birds', places: hand },
    endStep(),
  ],
  goal: 3,
};

const leaderOf = (state: GameState): string | null => {
  const own = playerAt(state, LEARNER).board;
  return own?.faction === 'eyrie' ? own.leader : null;
};
const decreeSize = (state: GameState): number => {
  const own = playerAt(state, LEARNER).board;
  return own?.faction === 'eyrie' ? COLUMNS.reduce((sum, column) => sum + own.decree[column].length, 0) : 0;
};
const columns = (): readonly string[] => COLUMNS.map((column) => `column-${column}`);

const eyrie: LessonPlan = {
  id: 'eyrie',
  factions: ['eyrie', 'marquise'],
  seed: 'root-eyrie-0',
  begins: (state) => deciding(state) && can(state, 'addToDecree'),
  steps: [
    { id: 'decree', places: columns },
    { id: 'leader', places: board },
    {
      id: 'add',
      places: () => [...hand(), ...columns()],
      done: inTurn((state, began) => decreeSize(state) > decreeSize(began)),
      asks: 'addToDecree',
    },
    { id: 'resolve', places: columns, done: turnOver },
    { id: 'roosts', places: (state) => withPiece(state, 'roost') },
  ],
  goal: 2,
  lost: (state, began) => leaderOf(state) !== leaderOf(began),
};

const alliance: LessonPlan = {
  id: 'alliance',
  factions: ['alliance', 'marquise', 'eyrie'],
  seed: 'root-alliance-3',
  begins: (state) => deciding(state) && can(state, 'revolt'),
  steps: [
    { id: 'sympathy', places: (state) => withPiece(state, 'sympathy') },
    { id: 'outrage', places: board },
    {
      id: 'revolt',
      places: (state) => sites(state, 'revolt'),
      done: inTurn(
        (state) =>
          countOnMap(state, 'foxBase') + countOnMap(state, 'rabbitBase') + countOnMap(state, 'mouseBase') > 0,
      ),
      asks: 'revolt',
    },
    { id: 'spread', places: (state) => sites(state, 'spread') },
    {
      id: 'day',
      places: hand,
      done: inTurn((state) => state.turn.phase === 'evening'),
    },
    endStep(),
  ],
  goal: 6,
};

const pawnOf = (state: GameState) => {
  const own = playerAt(state, LEARNER).board;
  return own?.faction === 'vagabond' ? own : null;
};
const ruins = (state: GameState): readonly ClearingId[] => ALL.filter((id) => state.clearings[id - 1]?.ruin);

const vagabond: LessonPlan = {
  id: 'vagabond',
  factions: ['vagabond', 'marquise', 'eyrie'],
  seed: 'root-vagabond-0',
  begins: (state) => deciding(state) && state.turn.step === 'slip',
  steps: [
    { id: 'items', places: (state) => pawnOf(state)?.items.map(({ id }) => `item-${id}`) ?? [] },
    {
      id: 'slip',
      places: (state) => clearings(ruins(state)),
      done: inTurn((state, began) => pawnOf(state)?.at !== pawnOf(began)?.at),
      asks: 'move',
    },
    {
      id: 'explore',
      places: () => [`pawn-${LEARNER}`],
      done: inTurn((state, began) => ruins(state).length < ruins(began).length),
      asks: 'explore',
    },
    { id: 'friends', places: board },
    { id: 'quests', places: (state) => state.quests.map((id) => `quest-${id}`) },
    endStep(),
  ],
  goal: 3,
};

/** The lessons in the order in which they are best taken. */
export const PLANS: Readonly<Record<LessonPlan['id'], LessonPlan>> = {
  common,
  marquise,
  eyrie,
  alliance,
  vagabond,
};
