import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { BoardViewport } from './BoardViewport';
import { useTableShape } from './shape';
import { type Part, TABS, type Tab, useShowing } from './showing';

export interface TableLayoutProps {
  readonly topLine: ReactNode;
  /** The score track: a slim ribbon under the top line. */
  readonly score?: ReactNode;
  readonly river: ReactNode;
  /** Not the river but the clans to choose from: nothing to zoom, and the choice comes first. */
  readonly choosing?: boolean;
  readonly tracks: ReactNode;
  readonly row: ReactNode;
  readonly masteries: ReactNode;
  readonly opponents: ReactNode;
  /** The own clan board; the log where nobody sits. */
  readonly own: ReactNode;
  /** Nothing to do and nothing to say: the log has the place of the actions, too. */
  readonly watching?: boolean;
  readonly hand: ReactNode;
  /** What the player holds, in one line: on a phone it is always in sight. */
  readonly strip: ReactNode;
  /** What can be done now; always in reach. */
  readonly actions: ReactNode;
  /** Log, chat: opens from the right edge, over everything on a phone. */
  readonly side?: ReactNode;
}

/** The regions of the table. Wide: everything in sight. Phone: the river, and the rest one tap away. */
export function TableLayout(props: TableLayoutProps) {
  return useTableShape() === 'wide' ? <WideTable {...props} /> : <PhoneTable {...props} />;
}

function WideTable({
  topLine,
  score,
  river,
  choosing,
  tracks,
  row,
  masteries,
  opponents,
  own,
  watching,
  hand,
  actions,
  side,
}: TableLayoutProps) {
  const { t } = useQuickTranslation('river-terms');
  const root = useRef<HTMLDivElement>(null);
  useShowing(root, 'nearest');
  return (
    <div
      className="rg-table rg-wide"
      ref={root}
      data-choosing={choosing || undefined}
      data-watching={watching || undefined}
    >
      <header className="rg-top">{topLine}</header>
      {score && (
        <section className="rg-score-region" aria-label={t('resource.points')}>
          {score}
        </section>
      )}
      <main className="rg-main">
        <div className="rg-river-region">{river}</div>
        <div className="rg-panel rg-tracks-region">{tracks}</div>
        <div className="rg-panel rg-row-region">
          {row}
          {masteries}
        </div>
        <div className="rg-panel rg-opponents-region">{opponents}</div>
        <div className="rg-panel rg-own-region">
          {own}
          {hand}
        </div>
        <div className="rg-panel rg-actions-region">{actions}</div>
        {side}
      </main>
    </div>
  );
}

function PhoneTable({
  topLine,
  score,
  river,
  choosing,
  tracks,
  row,
  masteries,
  opponents,
  own,
  hand,
  strip,
  actions,
  side,
}: TableLayoutProps) {
  const { t } = useQuickTranslation('river-art');
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('river');
  const [open, setOpen] = useState(false);
  const [zoomPlace, setZoomPlace] = useState<HTMLElement | null>(null);
  // The hand makes way for anything else that is to be seen.
  const show = useCallback((part: Part, drawn: boolean) => {
    setOpen(part === 'hand');
    if (part !== 'hand' && !drawn) setTab(part);
  }, []);
  useShowing(root, 'center', show);
  const parts: Readonly<Record<Tab, ReactNode>> = {
    river: choosing ? (
      <div className="rg-page">{river}</div>
    ) : (
      <BoardViewport buttonsIn={zoomPlace}>{river}</BoardViewport>
    ),
    tracks: <div className="rg-page">{tracks}</div>,
    row: (
      <div className="rg-page">
        {row}
        {masteries}
      </div>
    ),
    players: (
      <div className="rg-page">
        {score}
        {own}
        {opponents}
      </div>
    ),
  };
  return (
    <div className="rg-table rg-phone" ref={root} data-tab={tab} data-choosing={choosing || undefined}>
      <header className="rg-top">{topLine}</header>
      <main className="rg-main">{parts[tab]}</main>
      <section className="rg-sheet" data-open={open || undefined} aria-label={t('sheet')}>
        {strip && (
          <div className="rg-sheet-head">
            {strip}
            <button
              type="button"
              className="rg-sheet-handle"
              aria-expanded={open}
              aria-label={open ? t('sheetClose') : t('sheetOpen')}
              onClick={() => setOpen(!open)}
            >
              <span className="rg-back" />
              <span className="rg-back" />
            </button>
          </div>
        )}
        <div className="rg-sheet-actions">{actions}</div>
        {hand && <div className="rg-sheet-own">{hand}</div>}
      </section>
      <nav className="rg-tabs" aria-label={t('tabs.label')}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className="rg-tab"
            data-tab={name}
            aria-current={tab === name ? 'true' : undefined}
            onClick={() => setTab(name)}
          >
            {t(`tabs.${name}`)}
          </button>
        ))}
        <div className="rg-zoom" ref={setZoomPlace} />
      </nav>
      {side}
    </div>
  );
}
