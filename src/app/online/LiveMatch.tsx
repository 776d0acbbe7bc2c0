import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type Seat, seatOf } from '../../games/river-of-gold';
import { foldLog, Table } from '../../games/river-of-gold/board';
import { BOT_LEVELS, type BotLevel } from '../../games/river-of-gold/bots/types';
import { Dialog } from '../../ui/Dialog';
import { ChatIcon } from '../../ui/icons';
import { readStored, writeStored } from '../../ui/storage';
import { MessagePage } from '../MessagePage';
import { downloadOnlineMatch } from '../match-file';
import { useTurnAlert } from '../notify/turn';
import { href, navigate } from '../routes';
import { type MenuItem, TableMenu } from '../TableMenu';
import { Chat } from './Chat';
import { failureWords } from './failure-words';
import { Invite } from './Invite';
import { asFailure, type Lobby } from './lobby';
import { FINAL_REFUSALS, type MatchSnapshot, OnlineMatch, type TableMessage } from './match';
import { seatName } from './seat-name';
import { chatReadKey, dropSeat, type OwnSeat } from './seats';
import { useHints } from './useHints';
import { WaitingRoom } from './WaitingRoom';

interface Props {
  readonly matchID: string;
  readonly seat: OwnSeat | null;
  readonly lobby: Lobby;
  /** The server does not accept this browser's seat any more. */
  readonly onSeatLost: () => void;
  readonly onLeave: () => void;
}

/** A match that is connected for as long as the page is open. */
function useOnlineMatch(matchID: string, seat: OwnSeat | null, lobby: Lobby): { match: OnlineMatch | null } {
  const [match, setMatch] = useState<OnlineMatch | null>(null);
  useEffect(() => {
    const live = new OnlineMatch(matchID, seat, { said: () => lobby.chat(matchID) });
    live.start();
    setMatch(live);
    return () => live.stop();
  }, [matchID, seat, lobby]);
  return { match };
}

export function LiveMatch(props: Props) {
  const { t } = useTranslation('app');
  const { match } = useOnlineMatch(props.matchID, props.seat, props.lobby);
  if (!match) return <MessagePage title={t('common.loading')} />;
  return <ConnectedMatch {...props} match={match} />;
}

/** Unread messages: those of others that came after the chat was last seen open in this browser. */
function useUnread(
  matchID: string,
  messages: readonly TableMessage[],
  own: Seat | null,
  open: boolean,
): number {
  const key = chatReadKey(matchID);
  const [read, setRead] = useState(() => Number(readStored(key) ?? 0));
  const last = messages.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!open || last === 0) return;
    setRead(last);
    writeStored(key, last);
  }, [key, open, last]);
  if (open) return 0;
  return messages.filter(({ at, sender }) => at > read && sender !== String(own)).length;
}

function ConnectedMatch({
  matchID,
  seat,
  lobby,
  onSeatLost,
  onLeave,
  match,
}: Props & { match: OnlineMatch }) {
  const { t } = useTranslation('app');
  const snapshot: MatchSnapshot = useSyncExternalStore(match.subscribe, match.snapshot);
  const { state, log, players, connected, chat, refusal, busy, stateID } = snapshot;
  const [chatOpen, setChatOpen] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [seating, setSeating] = useState<number | null>(null);
  const [early, setEarly] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const viewer = seatOf(seat?.playerID);
  const unread = useUnread(matchID, chat, viewer, chatOpen);
  const entries = useMemo(() => foldLog(log), [log]);
  const seatCount = state?.players.length ?? players.length;
  const names = useMemo(
    () => Array.from({ length: seatCount }, (_, at) => seatName(t, players[at])),
    [players, seatCount, t],
  );
  const suggest = useHints(players, viewer, state);
  useTurnAlert(
    state !== null && state.step !== 'over' && viewer !== null && state.current === viewer && stateID > 0,
    state?.turn ?? 0,
  );

  if (refusal && FINAL_REFUSALS.includes(refusal.code)) {
    return (
      <MessagePage title={t('match.noEntry')} text={failureWords(t, refusal.code)}>
        <button type="button" className="app-button app-primary" onClick={onSeatLost}>
          {t('match.asGuest')}
        </button>
        <a className="app-button" href={href({ page: 'lobby' })}>
          {t('online.title')}
        </a>
      </MessagePage>
    );
  }
  if (!state) {
    return (
      <MessagePage
        title={connected ? t('common.loading') : t('match.connecting')}
        text={connected ? undefined : t('match.connectingHint')}
      />
    );
  }

  const missing = players.filter((player) => player.name === null);
  if (stateID === 0 && missing.length > 0 && !early) {
    return <WaitingRoom matchID={matchID} players={players} onOpenTable={() => setEarly(true)} />;
  }

  async function again(own: OwnSeat): Promise<void> {
    try {
      const next = await lobby.playAgain(own);
      await lobby.join(next, own.name, Number(own.playerID));
      navigate({ page: 'match', id: next });
    } catch (error) {
      setProblem(failureWords(t, asFailure(error).code));
    }
  }

  async function leave(own: OwnSeat): Promise<void> {
    if (!window.confirm(t('online.leaveSure'))) return;
    try {
      await lobby.leave(own);
      dropSeat(matchID);
      onLeave();
      navigate({ page: 'lobby' });
    } catch (error) {
      setProblem(failureWords(t, asFailure(error).code));
    }
  }

  async function seatBot(own: OwnSeat, empty: number, level: BotLevel): Promise<void> {
    setSeating(null);
    try {
      await lobby.seatBot(own, empty, level);
      setProblem(null);
    } catch (error) {
      const { code } = asFailure(error);
      setProblem(code === 'unauthorized' ? t('match.notMaker') : failureWords(t, code));
    }
  }

  const over = state.step === 'over';
  const items: MenuItem[] = [{ label: t('match.invite'), act: () => setInviting(true) }];
  if (over) items.push({ label: t('menu.export'), act: () => downloadOnlineMatch(matchID) });
  if (seat && over) items.push({ label: t('menu.again'), act: () => void again(seat) });
  const empty = missing[0];
  if (seat && empty && !over) {
    items.push({ label: t('match.seatBot'), act: () => setSeating(empty.id) });
  }
  if (seat && !over) items.push({ label: t('online.leave'), act: () => void leave(seat) });
  items.push({ label: t('online.title'), act: () => navigate({ page: 'lobby' }) });

  const emptySeat = missing.length > 0 && !over ? t('match.emptySeat') : null;
  return (
    <>
      <Table
        state={state}
        viewer={viewer}
        names={names}
        log={entries}
        connection={connected ? 'connected' : 'reconnecting'}
        busy={busy}
        onMove={(move) => match.play(move)}
        onUndo={() => match.undo()}
        suggest={suggest}
        refusal={problem ?? (refusal ? failureWords(t, refusal.code) : emptySeat)}
        afterGame={
          <>
            {seat ? (
              <button type="button" className="app-button app-primary" onClick={() => void again(seat)}>
                {t('menu.again')}
              </button>
            ) : null}
            <a className="app-button" href={href({ page: 'start' })}>
              {t('common.toStart')}
            </a>
          </>
        }
        onSideClose={() => setChatOpen(false)}
        topLineExtras={
          <TableMenu items={items}>
            <button
              type="button"
              className="app-icon-button"
              aria-expanded={chatOpen}
              aria-label={unread > 0 ? t('chat.openUnread', { count: unread }) : t('chat.open')}
              title={t('chat.open')}
              onClick={() => setChatOpen(!chatOpen)}
            >
              <ChatIcon />
              {unread > 0 ? <span className="app-badge">{unread}</span> : null}
            </button>
          </TableMenu>
        }
        sidePanel={
          chatOpen ? (
            <Chat
              messages={chat}
              names={names}
              onSay={viewer === null ? null : (text) => match.say(text)}
              onClose={() => setChatOpen(false)}
            />
          ) : undefined
        }
      />
      {seat && seating !== null ? (
        <Dialog title={t('match.seatBot')} onClose={() => setSeating(null)} className="app-menu">
          {BOT_LEVELS.map((level) => (
            <button
              key={level}
              type="button"
              className="app-button"
              onClick={() => void seatBot(seat, seating, level)}
            >
              {t(`local.sitter.${level}`)}
            </button>
          ))}
        </Dialog>
      ) : null}
      {inviting ? (
        <Dialog title={t('match.invite')} onClose={() => setInviting(false)}>
          <Invite matchID={matchID} />
        </Dialog>
      ) : null}
    </>
  );
}
