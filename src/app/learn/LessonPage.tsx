import { useCallback, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen, Lesson, Move } from '../../games/contract';
import { WithScreen } from '../game/WithScreen';
import { NotFoundPage } from '../NotFoundPage';
import { href } from '../routes';
import { TableMenu } from '../TableMenu';
import { LessonGuide } from './LessonGuide';
import { rememberPassed } from './progress';
import { useLesson } from './useLesson';
import './learn.css';

interface Props {
  readonly card: GameCard;
  readonly screen: GameScreen;
  readonly lesson: Lesson;
}

function LessonTable({ card, screen, lesson }: Props) {
  const { t } = useTranslation('app');
  const { learner } = lesson;
  const run = useLesson(card, screen, lesson);
  const { game, Table, bots } = run;
  const play = useCallback((move: Move) => void game.play(move, learner), [game, learner]);
  const passed = useCallback(() => rememberPassed(card.id, lesson.id), [card, lesson]);
  // The guide points at pieces of the table, so the table is there first.
  const [laid, setLaid] = useState(false);
  useLayoutEffect(() => setLaid(true), []);
  const following = screen.lessons[screen.lessons.indexOf(lesson) + 1];
  const all = href({ page: 'learn', game: card.id });
  return (
    <div className="app-lesson">
      {laid ? (
        <LessonGuide
          lesson={lesson}
          run={run}
          onPassed={passed}
          all={all}
          on={
            following
              ? {
                  label: t('learn.lesson.nextLesson'),
                  href: href({ page: 'lesson', game: card.id, lesson: following.id }),
                }
              : { label: t('learn.lesson.play'), href: all }
          }
        />
      ) : null}
      <Table
        playerID={String(learner)}
        names={lesson.names()}
        onMove={play}
        onUndo={() => game.undo(learner)}
        thinking={bots.thinking}
        refusal={bots.failure}
        topLineExtras={<TableMenu card={card} items={[]} />}
      />
    </div>
  );
}

/** A lesson of a game: a guided game on a real table. Only that it was passed is stored. */
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
