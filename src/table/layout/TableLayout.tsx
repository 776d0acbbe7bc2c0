/**
 * Where the parts of a table stand. A wide window and an upright tablet show all regions at once: the game's style sheet
 * places them by name (`grid-template-areas` on `.tk-wide .tk-main`) and asks the container `table` how much room there
 * is. A phone shows one tab at a time, with the player's things, the actions and the hand in a sheet below it.
 */
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { attributesOf, type Marks } from './marks';
import { HAND, type Holders, useShowing } from './places';
import { useTableShape } from './shape';
import { useTight } from './useTight';
import { Viewport } from './Viewport';

/** A part of the wide table. Its grid area and its class are made of the id: `tk-at-<id>`. */
export interface Region {
  readonly id: string;
  readonly content: ReactNode;
  /** The heading for those who listen, where the content brings none of its own. */
  readonly title?: string;
  /** Drawn without a panel around it, such as the board itself. */
  readonly bare?: boolean;
  /** Stands at the right edge, above the panel that is open: the panel covers nothing. */
  readonly edge?: boolean;
}

/** A part of the table that a small screen shows by itself. */
export interface Tab {
  readonly id: string;
  /** The words on its button. */
  readonly title: string;
  readonly content: ReactNode;
  /** A board that is seen through a window that zooms. */
  readonly zooms?: { readonly label: string; readonly broadest: number };
}

export interface TableLayoutProps {
  readonly topLine: ReactNode;
  /** A slim line under the top line, such as a score track; on a phone only in the form that it has for one. */
  readonly ribbon?: { readonly label: string; readonly content: ReactNode; readonly phone?: ReactNode };
  readonly regions: readonly Region[];
  /** The first is shown first. */
  readonly tabs: readonly Tab[];
  /** Which tab holds which kind of place; the same object at every drawing. */
  readonly holders: Holders;
  /** What the player holds, in one line: on a phone it is always in sight. */
  readonly strip?: ReactNode;
  /** The player's cards, in the sheet of a phone, and the picture on the button that opens it. */
  readonly hand?: { readonly content: ReactNode; readonly sign: ReactNode };
  /** What can be done now; always in reach. On a wide table it is the region `actions`. */
  readonly actions: ReactNode;
  /** Log, chat: opens from the right edge, over everything on a phone. */
  readonly side?: ReactNode;
  readonly marks?: Marks;
  /** How many levels of tightness the game's style sheet knows (`data-tight`), for when a ScrollArea has too little room. */
  readonly tightens?: number;
}

export function TableLayout(props: TableLayoutProps) {
  return useTableShape() === 'wide' ? <WideTable {...props} /> : <PhoneTable {...props} />;
}

const RegionBox = ({ region: { id, content, title, bare } }: { region: Region }) => (
  <div className={bare ? `tk-bare tk-at-${id}` : `tk-framed tk-at-${id}`}>
    {title && <h2 className="tk-hidden">{title}</h2>}
    {content}
  </div>
);

function WideTable({ topLine, ribbon, regions, actions, side, marks, tightens = 0 }: TableLayoutProps) {
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useShowing(root, 'nearest');
  useTight(main, tightens);
  const { t } = useQuickTranslation('table');
  const edge = regions.filter((region) => region.edge);
  return (
    <div className="tk-layout tk-wide" ref={root} {...attributesOf(marks)}>
      <header className="tk-head">{topLine}</header>
      {ribbon && (
        <section className="tk-ribbon" aria-label={ribbon.label}>
          {ribbon.content}
        </section>
      )}
      <div className="tk-field">
        <main className="tk-main" ref={main} data-no-edge={edge.length === 0 || undefined}>
          {regions.map((region) => !region.edge && <RegionBox key={region.id} region={region} />)}
          <div className="tk-framed tk-at-actions">
            <h2 className="tk-hidden">{t('act.title')}</h2>
            {actions}
          </div>
          <div className="tk-edge">
            {edge.map((region) => (
              <RegionBox key={region.id} region={region} />
            ))}
            {side}
          </div>
        </main>
      </div>
    </div>
  );
}

function PhoneTable(props: TableLayoutProps) {
  const { topLine, ribbon, tabs, holders, strip, hand, actions, side, marks } = props;
  const { t } = useQuickTranslation('table');
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [zoomPlace, setZoomPlace] = useState<HTMLElement | null>(null);
  // The hand makes way for anything else that is to be seen.
  const show = useCallback((holder: string, drawn: boolean) => {
    setOpen(holder === HAND);
    if (holder !== HAND && !drawn) setChosen(holder);
  }, []);
  useShowing(
    root,
    'center',
    useMemo(() => ({ holders, open: show }), [holders, show]),
  );
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <div className="tk-layout tk-phone" ref={root} data-tab={tab?.id} {...attributesOf(marks)}>
      <header className="tk-head">{topLine}</header>
      {ribbon?.phone && (
        <section className="tk-ribbon" aria-label={ribbon.label}>
          {ribbon.phone}
        </section>
      )}
      <main className="tk-main">
        <h2 className="tk-hidden">{tab?.title}</h2>
        {tab?.zooms ? (
          <Viewport {...tab.zooms} buttonsIn={zoomPlace}>
            {tab.content}
          </Viewport>
        ) : (
          <div className="tk-page">{tab?.content}</div>
        )}
      </main>
      <section className="tk-sheet" data-open={open || undefined} aria-label={t('layout.sheet')}>
        {strip && (
          <div className="tk-sheet-head">
            {strip}
            {hand && (
              <button
                type="button"
                className="tk-sheet-handle"
                aria-expanded={open}
                aria-label={open ? t('layout.sheetClose') : t('layout.sheetOpen')}
                onClick={() => setOpen(!open)}
              >
                {hand.sign}
              </button>
            )}
          </div>
        )}
        <div className="tk-sheet-actions">
          <h2 className="tk-hidden">{t('act.title')}</h2>
          {actions}
        </div>
        {hand && <div className="tk-sheet-own">{hand.content}</div>}
      </section>
      <nav className="tk-tabs" aria-label={t('layout.tabs')}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            className="tk-tab"
            data-tab={id}
            aria-current={tab?.id === id ? 'true' : undefined}
            onClick={() => setChosen(id)}
          >
            {title}
          </button>
        ))}
        <div className="tk-zoom" ref={setZoomPlace} />
      </nav>
      {side}
    </div>
  );
}
