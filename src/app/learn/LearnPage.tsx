import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen } from '../../games/contract';
import { FirstGame } from '../advice/FirstGame';
import { WithScreen } from '../game/WithScreen';
import { useCardWords } from '../registry';
import { Shell } from '../Shell';
import { LessonList } from './LessonList';
import './learn.css';

function Learn({ card, screen }: { card: GameCard; screen: GameScreen }) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  return (
    <Shell>
      <h1>{t('learn.title', { game: title })}</h1>
      <p className="app-lead">{t('learn.lead')}</p>
      {screen.lessons.length > 0 ? <LessonList game={card.id} lessons={screen.lessons} /> : null}
      {screen.reasonsFor ? <FirstGame card={card} /> : null}
      <screen.Rules />
    </Shell>
  );
}

/** How a game is played: its lessons, a first game with advice, and the rules in our own words. */
export function LearnPage({ game }: { game: string }) {
  return <WithScreen game={game}>{(card, screen) => <Learn card={card} screen={screen} />}</WithScreen>;
}
