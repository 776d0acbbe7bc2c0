import { type GameState, legalMoves, type MoveOf, type Seat, shoreSpace } from '../rules';

/** The learner has seat 0 and begins; a bot plays on seat 1. */
export const LEARNER: Seat = 0;

/** A seed with which the learner begins and can build at once; a test holds it to that. */
export const GUIDE_SEED = 'guide-27';

export const GUIDE_STEPS = [
  'river',
  'own',
  'die',
  'tracks',
  'build',
  'built',
  'end',
  'opponent',
  'sail',
  'sailed',
  'done',
] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

/** The cheapest building that the learner can afford with the tile at the end of the row, if there is one. */
export function suggestedBuild(state: GameState): MoveOf<'build'> | null {
  const end = state.row.findLast((tile) => tile !== null);
  const cost = (move: MoveOf<'build'>): number => shoreSpace(move.arg.space).cost ?? 0;
  const builds = legalMoves(state, LEARNER)
    .filter((move) => move.name === 'build')
    .filter((move) => move.arg.tile === end)
    .sort((a, b) => cost(a) - cost(b));
  return builds[0] ?? null;
}

/** What is ringed on the board at a step, by the names of places that the table's pieces carry; the first is shown. */
export function placesOf(step: GuideStep, state: GameState): readonly string[] {
  switch (step) {
    case 'river':
      return ['river-7'];
    case 'own': {
      const hand = state.secrets.hands[LEARNER] ?? [];
      return [...hand.map((card) => `customer-${card}`), `player-${LEARNER}`];
    }
    case 'die':
      return [`player-${LEARNER}`];
    case 'tracks':
      return ['track-1'];
    case 'build': {
      const build = suggestedBuild(state);
      return build ? [`space-${build.arg.space}`, 'row-4', `tile-${build.arg.tile}`] : [];
    }
    case 'sail':
      return [`ship-${LEARNER}-0`, `ship-${LEARNER}-1`];
    case 'built':
    case 'end':
    case 'opponent':
    case 'sailed':
    case 'done':
      return [];
  }
}

/** Steps that are only read go on by a click; the others when the learner has done what they ask for. */
export const isRead = (step: GuideStep): boolean =>
  step === 'river' || step === 'own' || step === 'die' || step === 'tracks' || step === 'built';

/** The step that follows from what has happened on the board, or the same one. */
export function follow(step: GuideStep, state: GameState): GuideStep {
  const mine = state.current === LEARNER;
  switch (step) {
    case 'build':
      if (!mine) return 'opponent';
      return state.step === 'afterAction' ? 'built' : step;
    case 'built':
    case 'end':
      return mine ? step : 'opponent';
    case 'opponent':
      return mine ? 'sail' : step;
    case 'sail':
      if (!mine) return 'done';
      return state.step === 'afterAction' ? 'sailed' : step;
    case 'sailed':
      return mine ? step : 'done';
    default:
      return step;
  }
}
