import { useTranslation } from 'react-i18next';
import type { Lesson } from '../../games/contract';
import { href } from '../routes';
import { usePassedLessons } from './progress';

interface Props {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

/** A game's lessons in their order, which of them were passed, and the one to take next. */
export function LessonList({ game, lessons }: Props) {
  const { t } = useTranslation('app');
  const passed = usePassedLessons(game);
  const next = lessons.find(({ id }) => !passed.includes(id));
  const done = lessons.filter(({ id }) => passed.includes(id)).length;
  return (
    <section className="app-card app-lessons" aria-labelledby="lessons-title">
      <div className="app-lessons-head">
        <h2 id="lessons-title">{t('learn.lessons')}</h2>
        <p>{t('learn.progress', { done, all: lessons.length })}</p>
        <div className="app-lessons-bar" aria-hidden="true">
          <div style={{ scale: `${done / lessons.length} 1` }} />
        </div>
      </div>
      <ol>
        {lessons.map((lesson, at) => {
          const isDone = passed.includes(lesson.id);
          return (
            <li key={lesson.id} data-done={isDone || undefined} data-next={lesson === next || undefined}>
              <span className="app-lesson-number" aria-hidden="true">
                {isDone ? '✓' : at + 1}
              </span>
              <span className="app-lesson-words">
                <b>{lesson.title()}</b>
                {isDone ? <span className="app-hidden">{t('learn.passed')}</span> : null}
                <span>{lesson.about()}</span>
              </span>
              <a
                className={lesson === next ? 'app-button app-small app-primary' : 'app-button app-small'}
                href={href({ page: 'lesson', game, lesson: lesson.id })}
                aria-label={t(isDone ? 'learn.againNamed' : 'learn.beginNamed', { lesson: lesson.title() })}
              >
                {t(isDone ? 'learn.again' : 'learn.begin')}
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
