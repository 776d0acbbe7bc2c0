/**
 * The right edge: the table's open panel and the page's own, one below the other. On a phone it lies over everything,
 * and nothing else can be reached while it does. Who plays by keyboard is in the panel when it opens, and back where
 * they were when it closes.
 */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { useTableShape } from '../layout/shape';
import { useBackCloses } from './useBackCloses';
import { usePanelFocus } from './usePanelFocus';
import type { Panel, SidePanels } from './useSidePanels';

interface Props {
  readonly side: SidePanels;
  /** What is in each panel; a panel that is left out cannot be open. */
  readonly panels: Readonly<Partial<Record<Panel, () => ReactNode>>>;
  /** The page's own panel, such as the chat. */
  readonly page?: ReactNode;
}

/** An aside may not be a dialogue: the box has no meaning of its own, and stays when the window changes. */
const BESIDE = { role: 'complementary' } as const;
const MODAL = { role: 'dialog', 'aria-modal': true } as const;

export function SideArea({ side: { panel, close, closeAll }, panels, page }: Props) {
  const { t } = useQuickTranslation('table');
  const content = panel && panels[panel];
  const open = Boolean(content || page);
  // On a phone it lies over everything.
  const phone = useTableShape() === 'phone';
  useBackCloses(open && phone, closeAll);
  const box = useRef<HTMLDivElement>(null);
  usePanelFocus(box, { shown: content ? panel : page ? 'page' : null, modal: phone });
  // The table arranges its parts by this mark: `:has()` would style all of them again whenever any of them changes.
  useLayoutEffect(() => {
    const main = open ? box.current?.closest('.tk-main') : null;
    main?.setAttribute('data-side', '');
    return () => main?.removeAttribute('data-side');
  }, [open]);
  if (!open) return null;
  const meaning = { ...(phone ? MODAL : BESIDE), 'aria-label': t('top.panels') };
  return (
    <div ref={box} className="tk-side" {...meaning} data-page={!content || undefined}>
      {content && (
        <section
          key={panel}
          className="tk-side-panel"
          aria-label={t(`${panel}.title`)}
          data-panel
          tabIndex={-1}
        >
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
    </div>
  );
}
