import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LENGTH, cleanMessage } from '../../protocol/chat';
import { cleanName, NAME_LENGTH } from '../../protocol/names';
import { CloseIcon, MoreIcon } from '../../ui/icons';
import { formatWhen } from '../format';
import { myName, rememberMyName } from '../my-name';
import { Problem, useAttempt } from '../profile/attempt';
import { useOwnProfile } from '../profile/profile';
import type { ChatRoom } from './lobby';
import type { SpokenMessage } from './spoken';

/** So many messages stay for screen readers that are still reading. */
const MOST_NEWS = 6;

interface NewsProps {
  /** What others say. */
  readonly messages: readonly SpokenMessage[];
}

/** Says aloud, to screen readers, what others write while the chat is closed. */
export function ChatNews({ messages }: NewsProps) {
  const { t } = useTranslation('app');
  const [from] = useState(messages.length);
  return (
    <div className="app-hidden" role="log" aria-live="polite" aria-label={t('chat.title')}>
      {messages
        .slice(from)
        .slice(-MOST_NEWS)
        .map((message) => (
          <p key={message.id}>{`${message.shownName || t('chat.somebody')}: ${message.text}`}</p>
        ))}
    </div>
  );
}

interface ListProps {
  readonly label: string;
  /** Who reads what is said here. */
  readonly hint: string;
  readonly messages: readonly SpokenMessage[];
  readonly isOwn: (message: SpokenMessage) => boolean;
  readonly onPerson: (message: SpokenMessage) => void;
}

function MessageList({ label, hint, messages, isOwn, onPerson }: ListProps) {
  const { t, i18n } = useTranslation(['app', 'days']);
  const list = useRef<HTMLOListElement>(null);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message is brought into view
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  return (
    <ol ref={list} className="app-chat-list" aria-live="polite" aria-label={label} tabIndex={-1}>
      <li className="app-hint">{hint}</li>
      {count === 0 ? <li className="app-hint">{t('chat.none')}</li> : null}
      {messages.map((message) => {
        const name = message.shownName || t('chat.somebody');
        return (
          <li key={message.id}>
            <div>
              <b>{name}</b> {message.text}
              {message.at > 0 ? (
                <time dateTime={new Date(message.at).toISOString()}>
                  {formatWhen(message.at, i18n.language)}
                </time>
              ) : null}
            </div>
            {isOwn(message) ? null : (
              <button
                type="button"
                className="app-icon-button app-chat-more"
                aria-label={t('days:people.about', { name })}
                onClick={() => onPerson(message)}
              >
                <MoreIcon />
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Where one writes; who has no profile yet says their name first. */
function Say({
  onSay,
  asksName,
}: {
  onSay: (text: string, name: string) => Promise<void>;
  asksName: boolean;
}) {
  const { t } = useTranslation('app');
  const [text, setText] = useState('');
  const [name, setName] = useState(myName);
  const { problem, attempt } = useAttempt();
  function say(event: FormEvent): void {
    event.preventDefault();
    const [clean, called] = [cleanMessage(text), cleanName(name)];
    if (clean === null || (asksName && called === null)) return;
    if (asksName) rememberMyName(name);
    void attempt(async () => {
      await onSay(clean, called ?? '');
      setText('');
    });
  }
  return (
    <form onSubmit={say} className="app-chat-say">
      {asksName ? (
        <label className="app-chat-name">
          <span className="app-hidden">{t('online.name')}</span>
          <input
            type="text"
            value={name}
            required
            maxLength={NAME_LENGTH}
            autoComplete="nickname"
            placeholder={t('online.name')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
      ) : null}
      <label>
        <span className="app-hidden">{t('chat.message')}</span>
        <input
          type="text"
          value={text}
          maxLength={CHAT_LENGTH}
          autoComplete="off"
          placeholder={t('chat.message')}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit" className="app-button app-small">
        {t('chat.send')}
      </button>
      <Problem text={problem} />
    </form>
  );
}

interface Props {
  /** What this person wants to read. */
  readonly messages: readonly SpokenMessage[];
  /** How many messages are left out because their writers are muted or blocked. */
  readonly left: number;
  /** Whether a spectator reads: players and spectators each write in a room of their own, and only spectators see both. */
  readonly spectating: boolean;
  readonly isOwn: (message: SpokenMessage) => boolean;
  readonly onSay: (text: string, name: string) => Promise<void>;
  readonly onPerson: (message: SpokenMessage) => void;
  readonly onClose: () => void;
}

const ROOMS: readonly ChatRoom[] = ['spectators', 'players'];

/** What is said at an online match: by its players, and, for spectators, by spectators among themselves. */
export function Chat({ messages, left, spectating, isOwn, onSay, onPerson, onClose }: Props) {
  const { t } = useTranslation(['app', 'days']);
  const [room, setRoom] = useState<ChatRoom>(spectating ? 'spectators' : 'players');
  const hasProfile = useOwnProfile() !== null;
  const countIn = (of: ChatRoom) => messages.filter((message) => message.room === of).length;
  const [read, setRead] = useState<Readonly<Record<ChatRoom, number>>>(() => ({
    players: countIn('players'),
    spectators: countIn('spectators'),
  }));
  const open = (wanted: ChatRoom) => {
    setRead({ ...read, [room]: countIn(room), [wanted]: countIn(wanted) });
    setRoom(wanted);
  };
  const labels = { players: t('days:people.players'), spectators: t('days:people.spectators') };
  const mayWrite = spectating ? room === 'spectators' : true;
  return (
    <section className="app-chat" aria-label={t('chat.title')}>
      <div className="app-dialog-head">
        <h2>{t('chat.title')}</h2>
        <button type="button" className="app-icon-button" aria-label={t('chat.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {spectating ? (
        <div className="app-chat-rooms">
          {ROOMS.map((one) => {
            const unread = one === room ? 0 : Math.max(0, countIn(one) - read[one]);
            return (
              <button
                key={one}
                type="button"
                className="app-button app-small"
                aria-pressed={one === room}
                onClick={() => open(one)}
              >
                {labels[one]}
                {unread > 0 ? <span className="app-badge">{unread}</span> : null}
              </button>
            );
          })}
        </div>
      ) : null}
      <MessageList
        key={room}
        hint={
          spectating
            ? t(room === 'spectators' ? 'days:people.spectatorsHint' : 'days:people.playersHint')
            : t('chat.watching')
        }
        label={spectating ? labels[room] : t('chat.title')}
        messages={messages.filter((message) => message.room === room)}
        isOwn={isOwn}
        onPerson={onPerson}
      />
      {left > 0 ? <p className="app-hint">{t('days:people.left', { count: left })}</p> : null}
      {mayWrite ? <Say onSay={onSay} asksName={spectating && !hasProfile} /> : null}
    </section>
  );
}
