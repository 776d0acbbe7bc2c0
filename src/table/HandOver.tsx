/**
 * Between two people at one screen: the board stays in sight and can be looked at, all hands are face down, and
 * nothing is shown until the next player says that they are there.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { useQuickTranslation } from '../i18n/quick';
import { bringFocus } from '../ui/focus';
import './styles/hand-over.css';

interface Props {
  /** Who is to take the screen. */
  readonly name: string;
  /** Their sign, large. */
  readonly badge?: ReactNode;
  onReady(): void;
}

export function HandOver({ name, badge, onReady }: Props) {
  const { t } = useQuickTranslation('table');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => bringFocus(button.current), []);
  return (
    <section className="tk-handover" role="alertdialog" aria-modal="false" aria-labelledby="handover-title">
      {badge}
      <div>
        <h2 id="handover-title">{t('handOver.title', { name })}</h2>
        <p>{t('handOver.secret', { name })}</p>
      </div>
      <button ref={button} type="button" className="app-button app-primary app-large" onClick={onReady}>
        {t('handOver.ready', { name })}
      </button>
    </section>
  );
}
