import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CHAT_LENGTH, cleanMessage } from '../../protocol/chat';
import { CloseIcon } from '../../ui/icons';
import { formatWhen } from '../format';
import type { TableMessage } from './match';

/** So many messages stay for screen readers that are still reading. */
const MOST_NEWS = 6;

interface NewsProps {
  readonly messages: readonly TableMessage[];
  readonly names: readonly string[];
  /** The own seat, whose messages are no news; null for a spectator. */
  readonly own: number | null;
}

/** Says aloud, to screen readers, what others write while the chat is closed. */
export function ChatNews({ messages, names, own }: NewsProps) {
  const { t } = useTranslation('app');
  const [from] = useState(messages.length);
  const news = messages.slice(from).filter(({ sender }) => sender !== String(own));
  return (
    <div className="app-hidden" role="log" aria-live="polite" aria-label={t('chat.title')}>
      {news.slice(-MOST_NEWS).map((message) => (
        <p key={message.id}>{`${names[Number(message.sender)] ?? t('chat.somebody')}: ${message.text}`}</p>
      ))}
    </div>
  );
}

interface Props {
  readonly messages: readonly TableMessage[];
  readonly names: readonly string[];
  /** Spectators read and do not write. */
  readonly onSay: ((text: string) => void) | null;
  readonly onClose: () => void;
}

/** What the players of an online match say to each other. */
export function Chat({ messages, names, onSay, onClose }: Props) {
  const { t, i18n } = useTranslation('app');
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const count = messages.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new message is brought into view
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);

  function say(event: FormEvent): void {
    event.preventDefault();
    const clean = cleanMessage(text);
    if (clean === null || !onSay) return;
    onSay(clean);
    setText('');
  }

  return (
    <section className="app-chat" aria-label={t('chat.title')}>
      <div className="app-dialog-head">
        <h2>{t('chat.title')}</h2>
        <button type="button" className="app-icon-button" aria-label={t('chat.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ol ref={list} className="app-chat-list" aria-live="polite" tabIndex={-1}>
        {count === 0 ? <li className="app-hint">{t('chat.none')}</li> : null}
        {messages.map((message) => (
          <li key={message.id}>
            <b>{names[Number(message.sender)] ?? t('chat.somebody')}</b> {message.text}
            {message.at > 0 ? (
              <time dateTime={new Date(message.at).toISOString()}>
                {formatWhen(message.at, i18n.language)}
              </time>
            ) : null}
          </li>
        ))}
      </ol>
      {onSay ? (
        <form onSubmit={say} className="app-chat-say">
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
        </form>
      ) : (
        <p className="app-hint">{t('chat.watching')}</p>
      )}
    </section>
  );
}
