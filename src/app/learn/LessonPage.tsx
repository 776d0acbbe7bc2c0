import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GameCard, GameScreen, Lesson, Move } from '../../games/contract';
import { WithScreen } from '../game/WithScreen';
import { LocalGame } from '../local/game';
import { newGame, type SeatSetup } from '../local/saved';
import { makeLocalTable } from '../local/table';
import { useBots } from '../local/useBots';
import { NotFoundPage } from '../NotFoundPage';
import { href } from '../routes';
import { TableMenu } from '../TableMenu';

/** The learner is a person, every other seat is played by the weakest bot. */
function seatsOf({ players, learner, names }: Lesson, [weakest = '']: readonly string[]): SeatSetup[] {
  const given = names();
  return Array.from({ length: players }, (_, seat) => {
    const name = given[seat] ?? '';
    return seat === learner ? { kind: 'person', name } : { kind: 'bot', level: weakest, name };
  });
}

interface Props {
  readonly card: GameCard;
  readonly screen: GameScreen;
  readonly lesson: Lesson;
}

function LessonTable({ card, screen, lesson }: Props) {
  const { learner } = lesson;
  const [{ game, Table }] = useState(() => {
    const options = { ...card.defaultOptions, ...lesson.options };
    const saved = newGame(card.id, seatsOf(lesson, card.botLevels), options, lesson.seed);
    const game = new LocalGame(screen.module, saved, () => true);
    game.advance((state) => lesson.opening?.(state) ?? null);
    return { game, Table: makeLocalTable(screen, game, false) };
  });
  const snapshot = useSyncExternalStore(game.subscribe, game.snapshot);
  const { thinking, failure } = useBots(game, snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment has its own view
  const view = useMemo(() => game.view(learner), [game, learner, snapshot.moment]);
  const play = useCallback((move: Move) => void game.play(move, learner), [game, learner]);
  // The guide points at pieces of the table, so the table is there first.
  const [laid, setLaid] = useState(false);
  useLayoutEffect(() => setLaid(true), []);
  return (
    <div className="app-lesson">
      {laid ? (
        <lesson.Guide
          state={view}
          links={{
            rules: href({ page: 'learn', game: card.id }),
            play: href({ page: 'localSetup', game: card.id }),
          }}
        />
      ) : null}
      <Table
        playerID={String(learner)}
        names={lesson.names()}
        onMove={play}
        onUndo={() => game.undo(learner)}
        thinking={thinking}
        refusal={failure}
        topLineExtras={<TableMenu card={card} items={[]} />}
      />
    </div>
  );
}

/** A lesson of a game: a guided game on a real table, which is stored nowhere. */
export function LessonPage({ game, id }: { game: string; id: string }) {
  return (
    <WithScreen game={game}>
      {(card, screen) => {
        const lesson = screen.lessons.find((one) => one.id === id);
        return lesson ? (
          <LessonTable key={id} card={card} screen={screen} lesson={lesson} />
        ) : (
          <NotFoundPage />
        );
      }}
    </WithScreen>
  );
}
