import {
  type GameState,
  legalMoves,
  type Move,
  riverOfGold,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { lessons } from '../../../../src/games/river-of-gold/learn/lessons';
import { LEARNER, sensibleMove } from '../../../../src/games/river-of-gold/learn/opening';
import { type LessonPlan, PLANS } from '../../../../src/games/river-of-gold/learn/plans';
import { words } from '../../../../src/games/river-of-gold/locales';
import { LANGUAGES } from '../../../../src/i18n';
import { lessonTables } from '../../lessons';
import '../english';

const tables = lessonTables<GameState, Move, LessonPlan>(riverOfGold, lessons);

/** Plays the lesson: the learner does what its steps and its check ask for, the others what `others` says. */
const play = (plan: LessonPlan, others: (state: GameState) => Move | null = sensibleMove) =>
  tables.play(plan, ({ state, began, mine, wanted }) => {
    if (state.step === 'over') return null;
    if (!wanted) {
      return 'right' in plan.check || plan.check.done(state, began) ? null : plan.check.move(state);
    }
    return mine ? (wanted.move?.(state) ?? sensibleMove(state)) : others(state);
  });

describe.each(PLANS.map((plan) => [plan.id, plan] as const))('the lesson %s', (_, plan) => {
  test('begins in the moment that it speaks of, and the learner decides', () => {
    const table = tables.laid(plan);
    const state = table.now();
    expect(riverOfGold.status(state).decider).toBe(LEARNER);
    expect(riverOfGold.invariants(table.whole())).toEqual([]);
  });

  test('can be finished by legal moves, its check too', () => {
    const { step, ended, began } = play(plan);
    expect(step).toBe(plan.steps.length);
    if (!('right' in plan.check)) {
      expect(plan.check.done(ended, began)).toBe(true);
      expect(plan.check.done(began, began)).toBe(false);
      expect(plan.check.failed(began, began)).toBe(false);
    }
  });

  test.each(['a', 'b', 'c'])('can be finished whatever the others do (%s)', (seed) => {
    const random = seededRandom(seed);
    const anything = (state: GameState): Move | null => {
      const moves = legalMoves(state, state.current);
      return moves[random.index(moves.length)] ?? null;
    };
    expect(play(plan, anything).step).toBe(plan.steps.length);
  });

  test('is short, and asks the learner to do something', () => {
    expect(plan.steps.length).toBeLessThanOrEqual(9);
    expect(play(plan).asked.length).toBeGreaterThan(0);
  });

  test('lights places by the names that the table carries', () => {
    const places = [...play(plan).lit.values()].flat();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place).toMatch(
        /^(space-\d+|river-\d+|ship-0-[01]|player-0(-\w+)?|row-[1-4]|tile-[\w-]+|track-[1-6]|face-6|customer-[\w-]+|stack-2|mastery-\w+)$/,
      );
    }
  });

  test.each(LANGUAGES)('has words for every step and its check in %s', async (language) => {
    const { resources } = await words[language]();
    const said = (resources['river-learn'] as { lessons: Record<string, { steps: object; check: object }> })
      .lessons[plan.id];
    expect(Object.keys(said?.steps ?? {})).toEqual(plan.steps.map(({ id }) => id));
    expect(Object.keys(said?.check ?? {})).toEqual(
      'right' in plan.check ? ['question', 'a', 'b', 'c', 'why'] : ['task', 'why'],
    );
  });
});

/** What a lesson says at each step, as the page would show it, while it is played through. */
function said(id: string): readonly string[] {
  const plan = PLANS.find((one) => one.id === id);
  const lesson = lessons.find((one) => one.id === id);
  if (!plan || !lesson) throw new Error(`There is no lesson ${id}.`);
  const { began, ended } = play(plan);
  return lesson.steps.map((step) => step.words(step.id === 'score' ? ended : began, false).text);
}

test.each(lessons.map(({ id }) => id))('no slot in the words of %s stays empty', (id) => {
  for (const text of said(id)) expect(text).not.toMatch(/{{|undefined|NaN|^$/);
});

test('the worked example of the end is what the rules would score', () => {
  const plan = PLANS.find(({ id }) => id === 'end');
  const values = plan?.steps.find(({ id }) => id === 'regions')?.values?.(play(plan).began);
  expect(Number(values?.mine)).toBeGreaterThan(0);
  expect(Number(values?.theirs)).toBeGreaterThan(0);
  expect(Number(values?.myShare) + Number(values?.theirShare)).toBeGreaterThan(0);
});

test('in the lesson of roles a ship becomes royal, in that of the end the game is scored', () => {
  const ended = (id: string) => {
    const plan = PLANS.find((one) => one.id === id);
    if (!plan) throw new Error(`There is no lesson ${id}.`);
    return play(plan).ended;
  };
  expect(ended('roles').players[LEARNER]?.royalShip).not.toBeNull();
  expect(ended('end').result).not.toBeNull();
});
