import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bringFocus } from '../../ui/focus';

interface Props {
  readonly name: string;
  /** The sign of the seat: a clan, a faction. */
  readonly badge: ReactNode;
  readonly onReady: () => void;
}

/**
 * Between two people at one screen: the board stays in sight and can be looked at, all hands are face down, and
 * nothing is shown until the next player says that they are there.
 */
export function HandOver({ name, badge, onReady }: Props) {
  const { t } = useTranslation('app');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => bringFocus(button.current), []);
  return (
    <section className="app-handover" role="alertdialog" aria-modal="false" aria-labelledby="handover-title">
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
