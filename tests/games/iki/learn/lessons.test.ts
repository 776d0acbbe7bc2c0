import { waitingStep } from '../../../../src/app/learn/steps';
import { type GameState, iki, legalMoves, type Move, seededRandom } from '../../../../src/games/iki';
import { lessons } from '../../../../src/games/iki/learn';
import { LEARNER, ownStalls, sensibleMove } from '../../../../src/games/iki/learn/opening';
import { type LessonPlan, PLANS } from '../../../../src/games/iki/learn/plans';
import { words } from '../../../../src/games/iki/locales';
import { LANGUAGES } from '../../../../src/i18n';
import { lessonTables } from '../../lessons';

const plans = Object.values(PLANS);
const { laid, play: playLesson } = lessonTables<GameState, Move, LessonPlan>(iki, lessons);

/** Plays the lesson: the learner does what its steps ask for, the others what `others` says. */
const play = (plan: LessonPlan, others: (state: GameState) => Move | null = sensibleMove) =>
  playLesson(plan, ({ state, mine, wanted }) => {
    if (!wanted || state.step === 'over') return null;
    return mine ? (wanted.move?.(state) ?? sensibleMove(state)) : others(state);
  });

describe.each(plans.map((plan) => [plan.id, plan] as const))('the lesson %s', (_, plan) => {
  test('begins in the moment that it speaks of, and the learner decides', () => {
    const table = laid(plan);
    const state = table.now();
    expect(plan.begins(state)).toBe(true);
    expect(iki.status(state).decider).toBe(LEARNER);
    expect(iki.invariants(table.whole())).toEqual([]);
  });

  test('can be finished by legal moves', () => {
    expect(play(plan).step).toBe(plan.steps.length);
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
    expect(plan.steps.length).toBeLessThanOrEqual(7);
    expect(play(plan).asked.length).toBeGreaterThan(0);
  });

  test('lights places by the names that the table carries', () => {
    const places = [...play(plan).lit.values()].flat();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place).toMatch(
        /^(space-[1-8]|stall-[A-D][1-4]|card-[a-z-]+|player-0|path-[X1-4]|brigade-[0-2]|calendar-year)$/,
      );
    }
  });

  test.each(LANGUAGES)('has words for every step and its question in %s', async (language) => {
    const { resources } = await words[language]();
    const said = (resources['iki-learn'] as { lessons: Record<string, { steps: object; check: object }> })
      .lessons[plan.id];
    expect(Object.keys(said?.steps ?? {})).toEqual(plan.steps.map(({ id }) => id));
    expect(said?.check).toMatchObject({
      question: expect.any(String),
      [plan.right]: expect.any(String),
      why: expect.any(String),
    });
  });
});

test('a learner who does something else first is waited for', () => {
  const plan = PLANS.hire;
  const table = laid(plan);
  const began = structuredClone(table.now());
  let made = false;
  table.advance(() => {
    if (made) return null;
    made = true;
    return { name: 'income', arg: {} };
  });
  const hire = plan.steps.findIndex(({ id }) => id === 'hire');
  expect(waitingStep(plan.steps, hire, table.now(), began)).toBe(hire);
});

test('in the lesson of experience a card retires', () => {
  const { began, ended } = play(PLANS.experience);
  expect(ended.players[LEARNER]?.retired.length).toBeGreaterThan(began.players[LEARNER]?.retired.length ?? 0);
});

test('in the lesson of fire one card burns and one is saved by firefighting', () => {
  const outcomes = play(PLANS.fire).ended.fire?.steps.map(({ outcome }) => outcome);
  expect(outcomes).toContain('burnt');
  expect(outcomes).toContain('stopped');
});

test('in the lesson of pay day the hired card is in harmony and everybody of the learner is fed', () => {
  const { began, ended } = play(PLANS.payDay);
  expect(ownStalls(ended, LEARNER).length).toBe(ownStalls(began, LEARNER).length + 1);
  expect(ended.payDay?.harmony.some(({ player }) => player === LEARNER)).toBe(true);
  expect(ended.payDay?.feeding.find(({ player }) => player === LEARNER)?.missing).toBe(0);
});

test('in the lesson of the end the year is scored', () => {
  expect(play(PLANS.end).ended.result).not.toBeNull();
});
