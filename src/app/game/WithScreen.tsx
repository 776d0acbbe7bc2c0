import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen } from '../../games/contract';
import { MessagePage } from '../MessagePage';
import { NotFoundPage } from '../NotFoundPage';
import { useCard } from '../registry';
import { href } from '../routes';
import { useScreen } from './useScreen';

interface Props {
  readonly game: string;
  readonly children: (card: GameCard, screen: GameScreen) => ReactNode;
}

/** A page that needs the screen of its game: it says so while the screen is fetched, and what to do where that fails. */
export function WithScreen({ game, children }: Props) {
  const { t } = useTranslation('app');
  const card = useCard(game);
  const { screen, failed, retry } = useScreen(game);
  if (!card) return <NotFoundPage />;
  if (screen) return children(card, screen);
  if (!failed) return <MessagePage title={t('common.loading')} />;
  return (
    <MessagePage title={t('screen.failed')} text={t('screen.failedText')}>
      <button type="button" className="app-button app-primary" onClick={retry}>
        {t('common.retry')}
      </button>
      <a className="app-button" href={href({ page: 'start' })}>
        {t('common.toStart')}
      </a>
    </MessagePage>
  );
}
