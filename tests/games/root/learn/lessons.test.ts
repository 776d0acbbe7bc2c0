import {
  deciderOf,
  type GameState,
  legalMoves,
  type Move,
  root,
  seededRandom,
} from '../../../../src/games/root';
import { lessons } from '../../../../src/games/root/learn';
import { LEARNER, sensibleMove } from '../../../../src/games/root/learn/opening';
import { type LessonPlan, PLANS } from '../../../../src/games/root/learn/plans';
import { words } from '../../../../src/games/root/locales';
import { LANGUAGES } from '../../../../src/i18n';
import { lessonTables } from '../../lessons';

const plans = Object.values(PLANS);
const { laid, play: playLesson } = lessonTables<GameState, Move, LessonPlan>(root, lessons);

function lessonOf(plan: LessonPlan) {
  const lesson = lessons.find(({ id }) => id === plan.id);
  if (lesson?.check.kind !== 'deed') throw new Error(`There is no lesson ${plan.id} that ends with a deed.`);
  return { ...lesson, check: lesson.check };
}

/** Plays the lesson: the learner does what its steps ask for, then a turn alone; the others do what `others` says. */
function play(plan: LessonPlan, others: (state: GameState) => Move | null = sensibleMove) {
  const { check } = lessonOf(plan);
  const played = playLesson(plan, ({ state, began, mine, wanted }) => {
    const view = root.view(state, LEARNER);
    if (check.done(view, began) || check.failed(view, began)) return null;
    return mine ? sensibleMove(state, wanted?.asks) : others(state);
  });
  return { ...played, passed: check.done(played.ended, played.began) };
}

describe.each(plans.map((plan) => [plan.id, plan] as const))('the lesson %s', (_, plan) => {
  test('begins in the moment that it speaks of, and the learner decides', () => {
    const state = laid(plan).now();
    expect(root.status(state).decider).toBe(LEARNER);
    expect(root.status(state).onTurn).toBe(LEARNER);
    expect(state.players[LEARNER]?.faction).toBe(plan.factions[0]);
  });

  test('can be passed by legal moves, and only when the turn that is played alone is over', () => {
    const { step, passed, asked, began, ended } = play(plan);
    expect(step).toBe(plan.steps.length);
    expect(asked).toEqual(plan.steps.filter(({ done }) => done).map(({ id }) => id));
    expect([ended.players[LEARNER]?.score, passed]).toEqual([expect.any(Number), true]);
    expect(ended.turn.number).toBe(began.turn.number + plan.factions.length + 1);
    expect(began.players[LEARNER]?.score).toBeLessThan(plan.goal);
  });

  test.each(['a', 'b', 'c'])('comes to an end whatever the others do (%s)', (seed) => {
    const random = seededRandom(seed);
    const anything = (state: GameState): Move | null => {
      const moves = legalMoves(state, deciderOf(state) ?? LEARNER);
      return moves[random.index(moves.length)] ?? null;
    };
    expect(play(plan, anything).step).toBe(plan.steps.length);
  });

  test('a learner who does nothing does not pass', () => {
    const table = laid(plan);
    const { check } = lessonOf(plan);
    const began = structuredClone(table.now());
    let passed = false;
    table.advance((state) => {
      const view = root.view(state, LEARNER);
      passed ||= check.done(view, began);
      if (passed || check.failed(view, began)) return null;
      if (deciderOf(state) !== LEARNER || state.questions.length > 0) return sensibleMove(state);
      const moves = legalMoves(state, LEARNER);
      return moves.find(({ name }) => name === 'done') ?? moves.at(-1) ?? null;
    });
    expect(passed).toBe(false);
    expect(check.failed(table.now(), began)).toBe(true);
  });

  test('is short, and lights places by the names that the table carries', () => {
    expect(plan.steps.length).toBeLessThanOrEqual(7);
    const places = [...play(plan).lit.values()].flat();
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(place).toMatch(
        /^(clearing-\d+|player-0(-score|-cards)?|pawn-0|column-[a-z]+|quest-[a-z-]+|item-[a-z0-9-]+)$/,
      );
    }
  });

  test.each(LANGUAGES)('has words for every step and its last turn in %s', async (language) => {
    const { resources } = await words[language]();
    const { lessons: all } = resources['root-lessons'] as {
      lessons: Record<string, { steps: object; alone: object }>;
    };
    expect(Object.keys(all[plan.id]?.steps ?? {})).toEqual(plan.steps.map(({ id }) => id));
    expect(all[plan.id]?.alone).toMatchObject({
      task: expect.stringContaining('{{points}}'),
      why: expect.any(String),
    });
  });
});

test('there is a lesson for what all share and one for each faction', () => {
  expect(lessons.map(({ id }) => id)).toEqual(['common', 'marquise', 'eyrie', 'alliance', 'vagabond']);
});

test('in the lesson of the Eyrie turmoil fails', () => {
  const { check } = lessonOf(PLANS.eyrie);
  const began = laid(PLANS.eyrie).now();
  const state = structuredClone(began);
  const board = state.players[LEARNER]?.board;
  if (board?.faction !== 'eyrie') throw new Error('The learner is not the Eyrie.');
  expect(check.failed(state, began)).toBe(false);
  board.leader = 'builder';
  expect(check.failed(state, began)).toBe(true);
});

test('in the lesson of the Alliance a base rises', () => {
  const { began, ended } = play(PLANS.alliance);
  const bases = (state: GameState) =>
    state.clearings.flatMap(({ pieces }) => pieces.filter((piece) => piece.endsWith('Base'))).length;
  expect(bases(ended)).toBeGreaterThan(bases(began));
});
