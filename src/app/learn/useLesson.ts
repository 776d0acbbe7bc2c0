import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameCard, GameScreen, Lesson } from '../../games/contract';
import type { RecordedMove } from '../../games/log';
import { LocalGame } from '../local/game';
import { newGame, type SeatSetup } from '../local/saved';
import { type LocalTable, makeLocalTable } from '../local/table';
import { type Bots, useBots } from '../local/useBots';
import { type Visit, waitingStep, withoutUndone, withStep } from './steps';

/** The learner is a person, every other seat is played by the weakest bot. */
function seatsOf({ players, learner, names }: Lesson, [weakest = '']: readonly string[]): SeatSetup[] {
  const given = names();
  return Array.from({ length: players }, (_, seat) => {
    const name = given[seat] ?? '';
    return seat === learner ? { kind: 'person', name } : { kind: 'bot', level: weakest, name };
  });
}

interface Laid {
  readonly game: LocalGame;
  readonly Table: LocalTable;
}

/** Lays the lesson's table where it begins, or where it stood after certain moves. */
function lay(
  card: GameCard,
  screen: GameScreen,
  lesson: Lesson,
  moves: readonly RecordedMove[] | null,
): Laid {
  const options = { ...card.defaultOptions, ...lesson.options };
  const saved = newGame(card.id, seatsOf(lesson, card.botLevels), options, lesson.seed);
  const game = new LocalGame(screen.module, moves ? { ...saved, moves } : saved, () => true);
  if (!moves) game.advance((state) => lesson.opening?.(state) ?? null);
  return { game, Table: makeLocalTable(screen, game, false) };
}

/** A lesson while it is taken. */
export interface LessonRun extends Laid {
  readonly bots: Bots;
  /** The learner's view, now and when the lesson began. */
  readonly state: unknown;
  readonly began: unknown;
  /** The step that waits; the number of steps when only the check is left. */
  readonly step: number;
  next(): void;
  /** Goes back to the step before, the table with it; null at the first. */
  readonly back: (() => void) | null;
}

export function useLesson(card: GameCard, screen: GameScreen, lesson: Lesson): LessonRun {
  const { steps, learner } = lesson;
  const [{ game, Table }, setLaid] = useState(() => lay(card, screen, lesson, null));
  const [began] = useState(() => game.view(learner));
  const [way, setWay] = useState<readonly Visit[]>(() => [{ step: 0, moves: game.saved.moves }]);
  const snapshot = useSyncExternalStore(game.subscribe, game.snapshot);
  const bots = useBots(game, snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment has its own view
  const state = useMemo(() => game.view(learner), [game, learner, snapshot.moment]);
  const { moves } = game.saved;

  useEffect(
    () =>
      setWay((before) => {
        const left = withoutUndone(before, moves);
        return withStep(left, waitingStep(steps, left.at(-1)?.step ?? 0, state, began), moves);
      }),
    [steps, state, began, moves],
  );

  const step = way.at(-1)?.step ?? 0;
  const next = useCallback(
    () => setWay((before) => withStep(before, waitingStep(steps, step + 1, state, began), moves)),
    [steps, step, state, began, moves],
  );
  const last = way.at(-2);
  const back = useMemo(() => {
    if (!last) return null;
    return () => {
      setWay((before) => before.slice(0, -1));
      if (last.moves.length !== moves.length) setLaid(lay(card, screen, lesson, last.moves));
    };
  }, [last, moves, card, screen, lesson]);
  return { game, Table, bots, state, began, step, next, back };
}
