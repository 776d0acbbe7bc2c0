/** The right edge: the table's open panel and the page's own, one below the other. */
import type { ReactNode } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { useTableShape } from '../layout/shape';
import { useBackCloses } from './useBackCloses';
import type { Panel, SidePanels } from './useSidePanels';

interface Props {
  readonly side: SidePanels;
  /** What is in each panel; a panel that is left out cannot be open. */
  readonly panels: Readonly<Partial<Record<Panel, () => ReactNode>>>;
  /** The page's own panel, such as the chat. */
  readonly page?: ReactNode;
}

export function SideArea({ side: { panel, close, closeAll }, panels, page }: Props) {
  const { t } = useQuickTranslation('table');
  const content = panel && panels[panel];
  const open = Boolean(content || page);
  // On a phone it lies over everything.
  const phone = useTableShape() === 'phone';
  useBackCloses(open && phone, closeAll);
  if (!open) return null;
  return (
    <aside className="tk-side" data-page={!content || undefined} aria-label={t('top.panels')}>
      {content && (
        <section key={panel} className="tk-side-panel" aria-label={t(`${panel}.title`)}>
          <header className="tk-side-head">
            <h2 className="tk-title">{t(`${panel}.title`)}</h2>
            <button type="button" className="tk-small" aria-label={t('close')} onClick={close}>
              ×
            </button>
          </header>
          {content()}
        </section>
      )}
      {page}
    </aside>
  );
}
