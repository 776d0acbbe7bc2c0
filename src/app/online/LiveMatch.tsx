import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard, GameScreen } from '../../games/contract';
import { seatOf } from '../../games/seats';
import { useShortcut } from '../../table/shortcuts/keys';
import { Dialog } from '../../ui/Dialog';
import { ChatIcon } from '../../ui/icons';
import { useSure } from '../../ui/Sure';
import { readStored, writeStored } from '../../ui/storage';
import { OnlineFairness } from '../fair/OnlineFairness';
import { MessagePage } from '../MessagePage';
import { downloadOnlineMatch } from '../match-file';
import { useChatSound } from '../notify/chat';
import { useTurnAlert } from '../notify/turn';
import { type TablePerson, useHidden } from '../people/hidden';
import { PersonDialog } from '../people/PersonDialog';
import { useInMemory } from '../profile/StorageWarning';
import { useCardWords } from '../registry';
import { href, navigate } from '../routes';
import { type MenuItem, TableMenu } from '../TableMenu';
import { updates } from '../update/updates';
import { Chat, ChatNews } from './Chat';
import { failureWords } from './failure-words';
import { Invite } from './Invite';
import { asFailure, type Lobby } from './lobby';
import { FINAL_REFUSALS, OnlineMatch, type TableMessage } from './match';
import { PlayersDialog } from './PlayersDialog';
import { SeatAway } from './SeatAway';
import { SeatBot } from './SeatBot';
import { seatInTurn, toldApart } from './seat-name';
import { chatReadKey, dropSeat, type OwnSeat } from './seats';
import type { SpokenMessage } from './spoken';
import { TimeLeft } from './TimeLeft';
import { useHints } from './useHints';
import { useSpoken } from './useSpoken';
import { WaitingRoom } from './WaitingRoom';

interface Props {
  readonly card: GameCard;
  readonly screen: GameScreen;
  readonly matchID: string;
  readonly seat: OwnSeat | null;
  readonly lobby: Lobby;
  /** The server does not accept this browser's seat any more. */
  readonly onSeatLost: () => void;
  readonly onLeave: () => void;
  /** The seat was taken back, or changed: the table is opened again with it. */
  readonly onSeat: (seat: OwnSeat) => void;
  readonly onSpectate: () => void;
  /** A spectator wants the free seat. */
  readonly onJoin: () => void;
}

/** Until the server has sent the state. */
function Connecting({ match }: { match: OnlineMatch }) {
  const { t } = useTranslation('app');
  const { connected } = useSyncExternalStore(match.subscribe, match.snapshot);
  return (
    <MessagePage
      title={connected ? t('common.loading') : t('match.connecting')}
      text={connected ? undefined : t('match.connectingHint')}
    />
  );
}

/** Unread messages: those of others that came after the chat was last seen open in this browser. */
function useUnread(matchID: string, others: readonly TableMessage[], open: boolean): number {
  const key = chatReadKey(matchID);
  const [read, setRead] = useState(() => Number(readStored(key) ?? 0));
  const last = others.at(-1)?.at ?? 0;
  useEffect(() => {
    if (!open || last === 0) return;
    setRead(last);
    writeStored(key, last);
  }, [key, open, last]);
  useChatSound(last, read);
  if (open) return 0;
  return others.filter(({ at }) => at > read).length;
}

/** What was said before this page came; what spectators say is not for players. */
async function saidSoFar(lobby: Lobby, game: string, matchID: string, spectating: boolean) {
  const players = await lobby.chat(game, matchID, 'players');
  return spectating ? [...players, ...(await lobby.chat(game, matchID, 'spectators'))] : players;
}

/** A match that is connected for as long as the page is open. */
export function LiveMatch(props: Props) {
  const { card, screen, matchID, seat, lobby, onSeatLost, onLeave, onSeat, onSpectate, onJoin } = props;
  const { t } = useTranslation(['app', 'days', 'replay']);
  const words = useCardWords(card);
  const [match] = useState(
    () =>
      new OnlineMatch(screen, matchID, {
        Loading: Connecting,
        // Asked with every connection: the server may be another one than before.
        said: () => {
          void updates.compare();
          return saidSoFar(lobby, card.id, matchID, seat === null);
        },
      }),
  );
  const snapshot = useSyncExternalStore(match.subscribe, match.snapshot);
  const { state, players, table, refusal, busy, stateID } = snapshot;
  const [chatOpen, setChatOpen] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [fair, setFair] = useState(false);
  const [asking, setAsking] = useState(false);
  const [seating, setSeating] = useState<number | null>(null);
  const [early, setEarly] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sure = useSure();
  const inMemory = useInMemory();
  const viewer = seatOf(seat?.playerID);
  const chatKey = useShortcut('chat');
  const names = useMemo(
    () => toldApart(players.map((player) => seatInTurn(t, words, player, player.id + 1))),
    [players, words, t],
  );
  const hidden = useHidden();
  const spoken = useSpoken(matchID, snapshot, names, viewer, hidden.hides);
  const unread = useUnread(matchID, spoken.others, chatOpen);
  const [about, setAbout] = useState<{ person: TablePerson; message: SpokenMessage | null } | null>(null);
  const { suggest, forecast } = useHints(card.id, snapshot, viewer);
  const status = state?.status;
  const decides = viewer !== null && status?.decider === viewer;
  const missing = players.filter((player) => player.name === null);
  const gathering = stateID === 0 && missing.length > 0;
  useTurnAlert(status === undefined ? null : decides && !gathering, status?.turn ?? 0, words.title);

  if (refusal?.code === 'seat-away' && seat) {
    return <SeatAway lobby={lobby} own={seat} onBack={() => onSeat(seat)} onSpectate={onSpectate} />;
  }
  if (refusal && FINAL_REFUSALS.includes(refusal.code)) {
    return (
      <MessagePage title={t('match.noEntry')} text={failureWords(t, refusal.code)}>
        {refusal.code === 'banned' ? null : (
          <button type="button" className="app-button app-primary" onClick={onSeatLost}>
            {t('match.withoutSeat')}
          </button>
        )}
        <a className="app-button" href={href({ page: 'lobby', game: card.id })}>
          {t('online.title')}
        </a>
      </MessagePage>
    );
  }

  /** Does something at the server and shows why where it is refused. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      setProblem(failureWords(t, asFailure(error).code));
    }
  }

  const again = (own: OwnSeat) =>
    attempt(async () => {
      const next = await lobby.playAgain(own, players.length);
      navigate({ page: 'match', game: card.id, id: next.matchID });
    });

  const leave = (own: OwnSeat) =>
    attempt(async () => {
      await lobby.leave(own);
      dropSeat(matchID);
      onLeave();
      navigate({ page: 'lobby', game: card.id });
    });

  const cancel = (own: OwnSeat) =>
    attempt(async () => {
      await lobby.cancel(own);
      dropSeat(matchID);
      navigate({ page: 'lobby', game: card.id });
    });

  const over = status?.over === true;
  const replay = { page: 'replay', game: card.id, id: matchID, move: null } as const;
  const empty = missing[0];
  const items: MenuItem[] = [{ label: t('match.invite'), act: () => setInviting(true) }];
  if (stateID > 0) items.push({ label: t('replay:menu'), act: () => navigate(replay) });
  if (over) items.push({ label: t('menu.export'), act: () => downloadOnlineMatch(card.id, matchID) });
  if (seat && over) items.push({ label: t('menu.again'), act: () => void again(seat) });
  if (seat && empty && !over) items.push({ label: t('match.seatBot'), act: () => setSeating(empty.id) });
  if (seat && !over)
    items.push({
      label: t('online.leave'),
      act: () =>
        sure.ask({ question: t('online.leaveSure'), verb: t('online.leave'), act: () => void leave(seat) }),
    });
  items.push({ label: t('days:presence.title'), act: () => setAsking(true) });
  items.push({ label: t('fair.title'), act: () => setFair(true) });
  items.push({ label: t('online.title'), act: () => navigate({ page: 'lobby', game: card.id }) });

  if (!seat && empty && !over) items.push({ label: t('days:presence.takeSeat'), act: onJoin });
  const invitation = over && seat && table.nextMatchID !== null ? t('days:presence.rematch') : null;
  const emptySeat = empty && !over ? t('match.emptySeat') : null;
  const unsafe = seat && inMemory && !over ? t('days:storage.seat') : null;
  if (unsafe) {
    items.push({
      label: t('days:storage.toProfile'),
      act: () => navigate({ page: 'profile', link: null }),
    });
  }
  const waiting = gathering && !early;
  return (
    <>
      <match.Table
        matchID={matchID}
        playerID={seat?.playerID}
        credentials={seat?.credentials}
        cover={
          waiting ? (
            <WaitingRoom
              card={card}
              matchID={matchID}
              players={players}
              maker={table.maker}
              own={viewer}
              onOpenTable={() => setEarly(true)}
              onKick={(id) => seat && void attempt(() => lobby.kick(seat, id))}
              onCancel={() =>
                seat &&
                sure.ask({
                  question: t('days:waiting.cancelSure'),
                  verb: t('days:waiting.cancel'),
                  act: () => void cancel(seat),
                })
              }
              onJoin={onJoin}
              onSit={(id) => seat && void attempt(async () => onSeat(await lobby.changeSeat(seat, id)))}
              problem={problem}
            />
          ) : null
        }
        names={names}
        busy={busy}
        onMove={(move) => match.play(move)}
        onUndo={() => match.undo()}
        suggest={suggest}
        forecast={forecast}
        refusal={problem ?? (refusal ? failureWords(t, refusal.code) : (invitation ?? emptySeat ?? unsafe))}
        afterGame={
          <>
            {seat ? (
              <button type="button" className="app-button app-primary" onClick={() => void again(seat)}>
                {t('menu.again')}
              </button>
            ) : null}
            <a className="app-button" href={href(replay)}>
              {t('replay:menu')}
            </a>
            <button type="button" className="app-button" onClick={() => setFair(true)}>
              {t('fair.check')}
            </button>
            <a className="app-button" href={href({ page: 'start' })}>
              {t('common.toStart')}
            </a>
          </>
        }
        onSideClose={() => setChatOpen(false)}
        topLineExtras={
          <TableMenu card={card} items={items}>
            <TimeLeft deadline={table.deadline} />
            <button
              type="button"
              className="app-icon-button"
              {...chatKey}
              aria-expanded={chatOpen}
              aria-label={unread > 0 ? t('chat.openUnread', { count: unread }) : t('chat.open')}
              data-tip={t('chat.open')}
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
              messages={spoken.messages}
              left={spoken.left}
              spectating={viewer === null}
              isOwn={spoken.isOwn}
              onSay={async (text, name) =>
                viewer === null ? lobby.sayAsSpectator(card.id, matchID, name, text) : match.say(text)
              }
              onPerson={(message) => setAbout({ person: message.by, message })}
              onClose={() => setChatOpen(false)}
            />
          ) : undefined
        }
      />
      {chatOpen ? null : <ChatNews messages={spoken.others} />}
      {seat && seating !== null ? (
        <SeatBot
          card={card}
          lobby={lobby}
          own={seat}
          seat={seating}
          onDone={(failure) => {
            setSeating(null);
            setProblem(failure);
          }}
        />
      ) : null}
      {fair ? (
        <OnlineFairness
          card={card}
          module={screen.module}
          matchID={matchID}
          lobby={lobby}
          seat={seat}
          begun={stateID > 0}
          over={over}
          onClose={() => setFair(false)}
        />
      ) : null}
      {sure.dialog}
      {asking ? (
        <PlayersDialog
          card={card}
          players={players}
          names={names}
          table={table}
          own={viewer}
          onPerson={({ name, profile }) =>
            setAbout({ person: { name: name ?? '', profile, matchID }, message: null })
          }
          onVote={(id) => seat && void attempt(() => lobby.voteForBot(seat, id, card.usualBot))}
          onClose={() => setAsking(false)}
        />
      ) : null}
      {about === null ? null : (
        <PersonDialog
          {...about}
          hidden={hidden}
          lobby={lobby}
          game={card.id}
          onClose={() => setAbout(null)}
        />
      )}
      {inviting ? (
        <Dialog title={t('match.invite')} onClose={() => setInviting(false)}>
          <Invite card={card} matchID={matchID} />
        </Dialog>
      ) : null}
    </>
  );
}
