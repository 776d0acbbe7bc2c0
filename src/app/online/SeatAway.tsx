import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../MessagePage';
import { failureWords } from './failure-words';
import { asFailure, type Lobby } from './lobby';
import type { OwnSeat } from './seats';

interface Props {
  readonly lobby: Lobby;
  readonly own: OwnSeat;
  readonly onBack: () => void;
  readonly onSpectate: () => void;
}

/** For somebody whose time was over: the seat is still theirs to take back. */
export function SeatAway({ lobby, own, onBack, onSpectate }: Props) {
  const { t } = useTranslation('days');
  const { t: words } = useTranslation('app');
  const [problem, setProblem] = useState<string | null>(null);
  async function takeBack(): Promise<void> {
    try {
      await lobby.takeBack(own);
      onBack();
    } catch (error) {
      setProblem(failureWords(words, asFailure(error).code));
    }
  }
  return (
    <MessagePage title={t('away.title')} text={problem ?? t('away.text')}>
      <button type="button" className="app-button app-primary" onClick={() => void takeBack()}>
        {t('away.takeBack')}
      </button>
      <button type="button" className="app-button" onClick={onSpectate}>
        {words('online.spectate')}
      </button>
    </MessagePage>
  );
}
