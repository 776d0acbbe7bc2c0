import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clan } from '../../games/river-of-gold';
import { ClanEmblem } from '../../games/river-of-gold/board/art';

/**
 * Between two people at one screen: the board stays in sight, all hands are face down, and nothing is shown
 * until the next player says that they are there.
 */
export function HandOver({ name, clan, onReady }: { name: string; clan: Clan | null; onReady: () => void }) {
  const { t } = useTranslation('app');
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
  }, []);
  return (
    <dialog
      ref={box}
      className="app-dialog app-handover"
      aria-labelledby="handover-title"
      onCancel={(event) => event.preventDefault()}
    >
      {clan ? <ClanEmblem clan={clan} size={72} /> : null}
      <h2 id="handover-title">{t('handOver.title', { name })}</h2>
      <p>{t('handOver.secret')}</p>
      <button type="button" className="app-button app-primary app-large" onClick={onReady}>
        {t('handOver.ready', { name })}
      </button>
    </dialog>
  );
}
