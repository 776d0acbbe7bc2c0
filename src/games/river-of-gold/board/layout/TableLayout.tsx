import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardViewport } from './BoardViewport';
import { useTableShape } from './shape';

export interface TableLayoutProps {
  readonly topLine: ReactNode;
  /** The score track: a slim ribbon under the top line. */
  readonly score?: ReactNode;
  readonly river: ReactNode;
  readonly tracks: ReactNode;
  readonly row: ReactNode;
  readonly masteries: ReactNode;
  readonly opponents: ReactNode;
  /** The own clan board and hand. */
  readonly own: ReactNode;
  /** What can be done now; always in reach. */
  readonly actions: ReactNode;
  /** Log, chat: opens from the right edge, over everything on a phone. */
  readonly side?: ReactNode;
}

const TABS = ['river', 'tracks', 'row', 'players'] as const;
type Tab = (typeof TABS)[number];

/** The regions of the table. Wide: everything in sight. Phone: the river, and the rest one tap away. */
export function TableLayout(props: TableLayoutProps) {
  return useTableShape() === 'wide' ? <WideTable {...props} /> : <PhoneTable {...props} />;
}

function WideTable({
  topLine,
  score,
  river,
  tracks,
  row,
  masteries,
  opponents,
  own,
  actions,
  side,
}: TableLayoutProps) {
  const { t } = useTranslation('terms');
  return (
    <div className="rg-table rg-wide">
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
        <div className="rg-panel rg-own-region">{own}</div>
        <div className="rg-panel rg-actions-region">{actions}</div>
      </main>
      {side}
    </div>
  );
}

function PhoneTable({
  topLine,
  score,
  river,
  tracks,
  row,
  masteries,
  opponents,
  own,
  actions,
  side,
}: TableLayoutProps) {
  const { t } = useTranslation('art');
  const [tab, setTab] = useState<Tab>('river');
  const [open, setOpen] = useState(false);
  const parts: Readonly<Record<Tab, ReactNode>> = {
    river: <BoardViewport>{river}</BoardViewport>,
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
        {opponents}
      </div>
    ),
  };
  return (
    <div className="rg-table rg-phone" data-tab={tab}>
      <header className="rg-top">{topLine}</header>
      <main className="rg-main">{parts[tab]}</main>
      <section className="rg-sheet" data-open={open || undefined}>
        <button
          type="button"
          className="rg-sheet-handle"
          aria-expanded={open}
          aria-label={open ? t('sheetClose') : t('sheetOpen')}
          onClick={() => setOpen(!open)}
        />
        <div className="rg-sheet-actions">{actions}</div>
        <div className="rg-sheet-own">{own}</div>
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
      </nav>
      {side}
    </div>
  );
}
