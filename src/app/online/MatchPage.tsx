import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../MessagePage';
import { href } from '../routes';
import { failureWords } from './failure-words';
import { JoinMatch } from './JoinMatch';
import { LiveMatch } from './LiveMatch';
import { asFailure, Lobby, type LobbyFailure, type LobbyMatch } from './lobby';
import { dropSeat, type OwnSeat, ownSeat } from './seats';

/** The buttons that lead on from a match that cannot be shown. */
function WaysOut({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');
  return (
    <>
      <button type="button" className="app-button app-primary" onClick={onRetry}>
        {t('common.retry')}
      </button>
      <a className="app-button" href={href({ page: 'lobby' })}>
        {t('online.title')}
      </a>
    </>
  );
}

const asksToWatch = (): boolean => window.location.hash.endsWith('?watch');

/** An online match: the door for those who have no seat yet, the table for those who have or only watch. */
export function MatchPage({ id }: { id: string }) {
  const { t } = useTranslation('app');
  const lobby = useMemo(() => new Lobby(), []);
  const [seat, setSeat] = useState<OwnSeat | null>(() => ownSeat(id));
  const [watching, setWatching] = useState(asksToWatch);
  const [match, setMatch] = useState<LobbyMatch | null>(null);
  const [failure, setFailure] = useState<LobbyFailure | null>(null);
  const entered = seat !== null || watching;

  const look = useCallback(() => {
    setFailure(null);
    lobby
      .get(id)
      .then(setMatch)
      .catch((error: unknown) => setFailure(asFailure(error)));
  }, [lobby, id]);
  useEffect(look, [look]);

  if (failure && !(entered && failure.code === 'offline')) {
    return (
      <MessagePage title={t('match.noEntry')} text={failureWords(t, failure.code)}>
        <WaysOut onRetry={look} />
      </MessagePage>
    );
  }
  if (entered) {
    return (
      <LiveMatch
        key={`${id}-${seat?.playerID ?? 'watch'}`}
        matchID={id}
        seat={seat}
        lobby={lobby}
        onSeatLost={() => {
          dropSeat(id);
          setSeat(null);
          setWatching(false);
          look();
        }}
        onLeave={() => setSeat(null)}
      />
    );
  }
  if (!match) return <MessagePage title={t('common.loading')} />;
  return (
    <JoinMatch
      match={match}
      lobby={lobby}
      onSeat={setSeat}
      onWatch={() => setWatching(true)}
      onRefresh={look}
    />
  );
}
