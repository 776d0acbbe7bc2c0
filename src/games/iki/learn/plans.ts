import {
  type GameState,
  legalMoves,
  type Move,
  NEW_YEAR,
  passesOf,
  playerAt,
  SHOPS,
  STALLS,
  STREET,
  spaceAfter,
} from '../rules';
import { bestHire, harmonyAfter, LEARNER, ownStalls } from './opening';

/** One thing that a lesson says. */
export interface LessonStep {
  /** Its words are `lessons.<lesson>.steps.<id>`. */
  readonly id: string;
  /** What is ringed, by the names that the table's pieces carry; the first is brought into sight. */
  places(state: GameState): readonly string[];
  /** Whether the learner has done what it asks for since the lesson began; left out, it is only read. */
  done?(state: GameState, began: GameState): boolean;
  /** The move that it wants, where it wants a certain one. */
  move?(state: GameState): Move | null;
}

/** A lesson without its words. */
export interface LessonPlan {
  readonly id: 'street' | 'hire' | 'experience' | 'fire' | 'payDay' | 'end';
  /** With this seed the sensible moves of the opening lead to `begins`; a test holds it to that. */
  readonly seed: string;
  /** The moment in which the learner comes in: they decide. */
  begins(state: GameState): boolean;
  readonly steps: readonly LessonStep[];
  /** The answer of its question that is right. */
  readonly right: 'a' | 'b' | 'c';
}

const me = (state: GameState) => playerAt(state, LEARNER);
const deciding = (state: GameState, step: GameState['step']): boolean =>
  state.current === LEARNER && state.step === step;
/** Nobody acts after the learner this month. */
const isLast = (state: GameState): boolean => state.order.at(-1) === LEARNER;
const stepsOf = (state: GameState): number => Number(me(state).cylinder);
const target = (state: GameState): number => spaceAfter(me(state).at, stepsOf(state));

const here = (): readonly string[] => [`player-${LEARNER}`];
const stallsOf = (indices: readonly number[]): readonly string[] =>
  indices.map((index) => `stall-${STALLS[index]}`);
const ownCards = (state: GameState): readonly string[] => stallsOf(ownStalls(state, LEARNER));
const offer = (state: GameState): readonly string[] => state.offer.map(({ card }) => `card-${card}`);
const street = (): readonly string[] => STREET.map(({ space }) => `space-${space}`);

/** Whether the learner's turn of the month in which the lesson began is over. */
const turnOver = (state: GameState, began: GameState): boolean =>
  state.month > began.month || (state.phase !== 'pathOfLife' && me(state).cylinder === null);
const pastStepA = (state: GameState, began: GameState): boolean =>
  turnOver(state, began) || deciding(state, 'walk') || deciding(state, 'business');
const hasWalked = (state: GameState, began: GameState): boolean =>
  turnOver(state, began) || deciding(state, 'business');
const hasHired = (state: GameState, began: GameState): boolean =>
  ownStalls(state, LEARNER).length > ownStalls(began, LEARNER).length;

/** Asks for the hire that brings the most harmony and leaves so many mon. */
const hireStep = (left: number): LessonStep => ({
  id: 'hire',
  places: (state) => {
    const hire = bestHire(state, LEARNER, left);
    return hire ? [`card-${hire.arg.card}`, `stall-${hire.arg.stall}`] : offer(state);
  },
  done: hasHired,
  move: (state) => (deciding(state, 'stepA') ? bestHire(state, LEARNER, left) : null),
});
const shopMove = (state: GameState): Move | null =>
  legalMoves(state, LEARNER).find(({ name }) => name === 'shop') ?? null;
/** Walks no further than the Path of Life says. */
const plainWalk = (state: GameState): Move | null =>
  legalMoves(state, LEARNER).find(({ name }) => name === 'walk') ?? null;

const streetLesson: LessonPlan = {
  id: 'street',
  seed: 'iki-street-1',
  begins: (state) => deciding(state, 'pathOfLife'),
  steps: [
    { id: 'street', places: street },
    { id: 'stalls', places: () => ['space-2', 'stall-A1', 'stall-A2'] },
    {
      id: 'path',
      places: (state) =>
        legalMoves(state, LEARNER).flatMap((move) =>
          move.name === 'placeCylinder' ? [`path-${move.arg.space}`] : [],
        ),
      done: (state) => me(state).cylinder !== null || state.phase !== 'pathOfLife',
    },
    {
      id: 'income',
      places: here,
      done: pastStepA,
      move: (state) => (deciding(state, 'stepA') ? { name: 'income', arg: {} } : null),
    },
    {
      id: 'walk',
      places: (state) => [`space-${target(state)}`],
      done: hasWalked,
      move: plainWalk,
    },
    {
      id: 'shop',
      places: (state) => [`space-${me(state).at}`],
      done: (state, began) => turnOver(state, began) || state.shopUses > 0,
      move: shopMove,
    },
    { id: 'end', places: () => [], done: turnOver },
  ],
  right: 'b',
};

const hireLesson: LessonPlan = {
  id: 'hire',
  seed: 'iki-hire-0',
  begins: (state) => state.month === 2 && deciding(state, 'stepA') && bestHire(state, LEARNER) !== null,
  steps: [
    { id: 'offer', places: offer },
    { id: 'kobun', places: here },
    hireStep(0),
    { id: 'placed', places: ownCards },
    {
      id: 'walk',
      places: (state) => (deciding(state, 'walk') ? [`space-${target(state)}`] : []),
      done: hasWalked,
    },
  ],
  right: 'c',
};

/** Own cards that one more experience retires, as places in `STALLS`. */
const ripe = (state: GameState): readonly number[] =>
  ownStalls(state, LEARNER).filter((index) => {
    const card = state.stalls[index];
    return card?.kind === 'occupation' && card.square === 3;
  });

const experienceLesson: LessonPlan = {
  id: 'experience',
  seed: 'iki-experience-2',
  begins: (state) =>
    deciding(state, 'stepA') && passesOf(me(state).at, stepsOf(state)) > 0 && ripe(state).length > 0,
  steps: [
    { id: 'squares', places: (state) => stallsOf(ripe(state)) },
    { id: 'stepA', places: (state) => [...offer(state), ...here()], done: pastStepA },
    {
      id: 'pass',
      places: (state) => [`space-${target(state)}`],
      done: (state, began) => me(state).retired.length > me(began).retired.length,
      move: plainWalk,
    },
    { id: 'retired', places: here },
    { id: 'others', places: ownCards },
  ],
  right: 'a',
};

const FIRE_TOWER = STREET.find(({ shop }) => shop === 'fireTower')?.space ?? 0;
const FIRST_FIRE = 5;

const fireLesson: LessonPlan = {
  id: 'fire',
  seed: 'iki-fire-18',
  begins: (state) =>
    state.month === FIRST_FIRE && deciding(state, 'stepA') && isLast(state) && target(state) === FIRE_TOWER,
  steps: [
    { id: 'calendar', places: () => ['calendar-year'] },
    { id: 'track', places: (state) => state.brigade.map((seat) => `brigade-${seat}`) },
    { id: 'stepA', places: (state) => [...offer(state), ...here()], done: pastStepA },
    {
      id: 'tower',
      places: () => [`space-${FIRE_TOWER}`],
      done: (state, began) => turnOver(state, began) || me(state).fire > me(began).fire,
      move: (state) => plainWalk(state) ?? shopMove(state),
    },
    { id: 'end', places: () => [], done: (state) => state.fire?.month === FIRST_FIRE },
    {
      id: 'burnt',
      places: (state) => state.fire?.steps.map(({ stall }) => `stall-${stall}`) ?? [],
    },
  ],
  right: 'b',
};

const FIRST_PAY_DAY = 3;
const RICE_SHOP = STREET.find(({ shop }) => shop === 'rice')?.space ?? 0;
const RICE_PRICE = SHOPS.rice.trade.pay.mon;
const payDayLesson: LessonPlan = {
  id: 'payDay',
  seed: 'iki-pay-1',
  begins: (state) => {
    if (state.month !== FIRST_PAY_DAY || !deciding(state, 'stepA') || target(state) !== RICE_SHOP)
      return false;
    const hire = bestHire(state, LEARNER, RICE_PRICE);
    return hire !== null && harmonyAfter(state, LEARNER, hire) > 0;
  },
  steps: [
    { id: 'salary', places: ownCards },
    { id: 'harmony', places: ownCards },
    hireStep(RICE_PRICE),
    {
      id: 'rice',
      places: () => [`space-${RICE_SHOP}`],
      done: (state, began) => turnOver(state, began) || me(state).rice > me(began).rice,
      move: (state) => plainWalk(state) ?? shopMove(state),
    },
    { id: 'end', places: () => [], done: (state) => state.payDay?.month === FIRST_PAY_DAY },
    { id: 'paid', places: here },
  ],
  right: 'c',
};

const endLesson: LessonPlan = {
  id: 'end',
  seed: 'iki-end-3',
  begins: (state) => state.month === NEW_YEAR && deciding(state, 'newYearSpace') && isLast(state),
  steps: [
    { id: 'newYear', places: () => ['calendar-year'] },
    { id: 'colours', places: here },
    { id: 'go', places: street, done: (state) => state.result !== null || deciding(state, 'business') },
    { id: 'business', places: (state) => [`space-${me(state).at}`], done: (state) => state.result !== null },
    { id: 'score', places: () => [] },
  ],
  right: 'a',
};

/** The lessons in the order in which they are best taken. */
export const PLANS: Readonly<Record<LessonPlan['id'], LessonPlan>> = {
  street: streetLesson,
  hire: hireLesson,
  experience: experienceLesson,
  fire: fireLesson,
  payDay: payDayLesson,
  end: endLesson,
};
