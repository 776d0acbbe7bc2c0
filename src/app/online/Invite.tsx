import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareableLink } from '../routes';

/** The invitation link: to copy, or to share by whatever the device offers. */
export function Invite({ matchID }: { matchID: string }) {
  const { t } = useTranslation('app');
  const [told, setTold] = useState<string | null>(null);
  const link = shareableLink({ page: 'match', id: matchID });

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setTold(t('invite.copied'));
    } catch {
      // No leave to use the clipboard: the link stands there to be copied by hand.
      setTold(t('invite.byHand'));
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: t('brand'), text: t('invite.text'), url: link });
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
        {told}
      </p>
    </div>
  );
}
