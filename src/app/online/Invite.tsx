import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { useCardWords } from '../registry';
import { shareableLink } from '../routes';

/** The invitation link: to copy, or to share by what the device offers. */
export function Invite({ card, matchID }: { card: GameCard; matchID: string }) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  const [message, setMessage] = useState<string | null>(null);
  const link = shareableLink({ page: 'match', game: card.id, id: matchID });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setMessage(t('invite.copied'));
    } catch {
      // The clipboard is not allowed: the link stands there to be copied by hand.
      setMessage(t('invite.byHand'));
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, text: t('invite.text', { game: title }), url: link });
    } catch {
      // Closing the share sheet is not a failure.
    }
  }

  return (
    <div className="app-invite">
      <label className="app-field">
        <span>{t('invite.label')}</span>
        <input type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="app-actions">
        <button type="button" className="app-button app-primary" onClick={() => void copy()}>
          {t('invite.copy')}
        </button>
        {typeof navigator.share === 'function' ? (
          <button type="button" className="app-button" onClick={() => void share()}>
            {t('invite.share')}
          </button>
        ) : null}
      </div>
      <p role="status" className="app-hint">
        {message}
      </p>
    </div>
  );
}
