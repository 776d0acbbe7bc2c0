/** Plays the lessons of a game as the page does, for tests of what they teach. */
import { waitingStep } from '../../src/app/learn/steps';
import { LocalGame } from '../../src/app/local/game';
import { newGame } from '../../src/app/local/saved';
import type { GameModule, Lesson, Move } from '../../src/games/contract';

interface PlannedStep<S> {
  readonly id: string;
  places(state: S): readonly string[];
  done?(state: S, began: S): boolean;
}

/** A lesson as its game plans it. */
interface Planned<S> {
  readonly id: string;
  readonly seed: string;
  begins(state: S): boolean;
  readonly steps: readonly PlannedStep<S>[];
}

/** So many other seeds are tried for a lesson that never begins. */
const SEEDS = 60;

/** The tables of a game's lessons. What the learner is shown is their view of it. */
export function lessonTables<S, M extends Move, P extends Planned<S>>(
  module: GameModule<S, M>,
  lessons: readonly Lesson<S>[],
) {
  const game: GameModule = module as GameModule;

  /** The lesson's table as the page lays it, at the moment in which the learner comes in. */
  function lay({ id }: P, seed: string) {
    const lesson = lessons.find((one) => one.id === id);
    if (!lesson) throw new Error(`There is no lesson ${id}.`);
    const seats = lesson.names().map((name) => ({ kind: 'person' as const, name }));
    const table = new LocalGame(game, newGame(module.card.id, seats, lesson.options, seed), () => true);
    let state = table.view(lesson.learner) as S;
    const advance = (next: (state: S) => M | null): void =>
      table.advance((now) => {
        state = now as S;
        return next(state);
      });
    advance((now) => lesson.opening?.(now) as M | null);
    return {
      learner: lesson.learner,
      now: () => module.view(state, lesson.learner),
      /** With all that the learner may not know. */
      whole: () => state,
      advance,
    };
  }

  /** Says which seed would do, for the day on which a rule or a value changes and a lesson's game goes another way. */
  function laid(plan: P) {
    const table = lay(plan, plan.seed);
    if (plan.begins(table.now())) return table;
    const seeds = Array.from({ length: SEEDS }, (_, i) => `${module.card.id}-${plan.id}-${i}`);
    const other = seeds.find((seed) => plan.begins(lay(plan, seed).now()));
    throw new Error(
      `The lesson ${plan.id} never begins with ${plan.seed}; take ${other ?? 'another opening'}.`,
    );
  }

  /**
   * Plays a lesson. `next` says what is played: by the others with all that is known at the table, by the learner with
   * the step that waits, if one does; null ends it.
   */
  function play(
    plan: P,
    next: (turn: { state: S; began: S; mine: boolean; wanted: P['steps'][number] | undefined }) => M | null,
  ) {
    const table = laid(plan);
    const began = structuredClone(table.now());
    const asked: string[] = [];
    const lit = new Map<string, readonly string[]>();
    let step = 0;
    /** Reads on until a step waits for a deed. */
    const waiting = (state: S) => {
      step = waitingStep(plan.steps, step, state, began);
      for (let at = plan.steps[step]; at; at = plan.steps[step]) {
        lit.set(at.id, at.places(state));
        if (at.done) return at;
        step = waitingStep(plan.steps, step + 1, state, began);
      }
      return undefined;
    };
    table.advance((state) => {
      const mine = module.status(state).decider === table.learner;
      const view = module.view(state, table.learner);
      const wanted = waiting(view);
      const move = next({ state: mine ? view : state, began, mine, wanted });
      if (move && mine && wanted && asked.at(-1) !== wanted.id) asked.push(wanted.id);
      return move;
    });
    waiting(table.now());
    return { began, ended: table.now(), step, asked, lit };
  }

  return { laid, play };
}
