import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen, Lesson } from '../../games/contract';
import { WithScreen } from '../game/WithScreen';
import { useCardWords } from '../registry';
import { href } from '../routes';
import { Shell } from '../Shell';

function LessonCard({ game, lesson }: { game: string; lesson: Lesson }) {
  const { t } = useTranslation('app');
  return (
    <section className="app-card app-lesson-card" aria-label={lesson.title()}>
      <div>
        <h2>{lesson.title()}</h2>
        <p>{lesson.about()}</p>
      </div>
      <a
        className="app-button app-primary app-large"
        href={href({ page: 'lesson', game, lesson: lesson.id })}
      >
        {t('learn.begin')}
      </a>
    </section>
  );
}

function Learn({ card, screen }: { card: GameCard; screen: GameScreen }) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  return (
    <Shell>
      <h1>{t('learn.title', { game: title })}</h1>
      <p className="app-lead">{t('learn.lead')}</p>
      {screen.lessons.map((lesson) => (
        <LessonCard key={lesson.id} game={card.id} lesson={lesson} />
      ))}
      <screen.Rules />
    </Shell>
  );
}

/** How a game is played: its lessons, and the rules in our own words. */
export function LearnPage({ game }: { game: string }) {
  return <WithScreen game={game}>{(card, screen) => <Learn card={card} screen={screen} />}</WithScreen>;
}
