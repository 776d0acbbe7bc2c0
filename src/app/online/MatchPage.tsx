import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { keepCommitment } from '../fair/known';
import { WithScreen } from '../game/WithScreen';
import { MessagePage } from '../MessagePage';
import { claimSeat } from '../profile/client';
import { useOwnProfile } from '../profile/profile';
import { AS_SPECTATOR, href } from '../routes';
import { failureWords } from './failure-words';
import { JoinMatch } from './JoinMatch';
import { LiveMatch } from './LiveMatch';
import { asFailure, Lobby, type LobbyFailure, type LobbyMatch } from './lobby';
import { dropSeat, type OwnSeat, ownSeat } from './seats';

/** The buttons that lead on from a match that cannot be shown. */
function WaysOut({ game, onRetry }: { game: string; onRetry: () => void }) {
  const { t } = useTranslation('app');
  return (
    <>
      <button type="button" className="app-button app-primary" onClick={onRetry}>
        {t('common.retry')}
      </button>
      <a className="app-button" href={href({ page: 'lobby', game })}>
        {t('online.title')}
      </a>
    </>
  );
}

const asksToSpectate = (): boolean => window.location.hash.endsWith(AS_SPECTATOR);

/** An online match: a form for those who have no seat yet, the table for players and spectators. */
export function MatchPage({ card, id }: { card: GameCard; id: string }) {
  const { t } = useTranslation('app');
  const lobby = useMemo(() => new Lobby(), []);
  const [seat, setSeat] = useState<OwnSeat | null>(() => ownSeat(id));
  const [spectating, setSpectating] = useState(asksToSpectate);
  const [match, setMatch] = useState<LobbyMatch | null>(null);
  const [failure, setFailure] = useState<LobbyFailure | null>(null);
  /** How often the table was opened: each time with a connection of its own. */
  const [entries, setEntries] = useState(0);
  const entered = seat !== null || spectating;

  const look = useCallback(() => {
    setFailure(null);
    lobby
      .get(card.id, id)
      .then((found) => {
        keepCommitment(id, found.commitment);
        setMatch(found);
      })
      .catch((error: unknown) => setFailure(asFailure(error)));
  }, [lobby, card.id, id]);
  useEffect(look, [look]);
  // The profile may have a seat here that this browser has no credentials for: it was taken on another device.
  const profileID = useOwnProfile()?.profileID;
  const isMine = match?.seats.some((one) => one.profile !== null && one.profile === profileID) === true;
  const claiming = seat === null && !spectating && isMine;
  useEffect(() => {
    if (!claiming) return;
    claimSeat(card.id, id)
      .then((claimed) => {
        if (claimed !== null) setSeat(claimed);
      })
      .catch((error: unknown) => setFailure(asFailure(error)));
  }, [claiming, card.id, id]);

  if (failure && !(entered && failure.code === 'offline')) {
    return (
      <MessagePage title={t('match.noEntry')} text={failureWords(t, failure.code)}>
        <WaysOut game={card.id} onRetry={look} />
      </MessagePage>
    );
  }
  if (entered) {
    return (
      <WithScreen game={card.id}>
        {(_, screen) => (
          <LiveMatch
            key={`${id}-${seat?.playerID ?? 'spectator'}-${entries}`}
            card={card}
            screen={screen}
            matchID={id}
            seat={seat}
            lobby={lobby}
            onSeatLost={() => {
              dropSeat(id);
              setSeat(null);
              setSpectating(false);
              look();
            }}
            onLeave={() => {
              // What was read before still has the profile on the seat: it would be claimed back.
              setMatch(null);
              setSeat(null);
            }}
            onSeat={(own) => {
              setSeat(own);
              setEntries(entries + 1);
            }}
            onSpectate={() => {
              setSpectating(true);
              setSeat(null);
            }}
            onJoin={() => {
              setSpectating(false);
              look();
            }}
          />
        )}
      </WithScreen>
    );
  }
  if (!match) return <MessagePage title={t('common.loading')} />;
  return (
    <JoinMatch
      card={card}
      match={match}
      lobby={lobby}
      onSeat={setSeat}
      onSpectate={() => setSpectating(true)}
      onRefresh={look}
    />
  );
}
