/**
 * Everything between the player and the next move: what went wrong, what to do, the controls, and the row of buttons
 * with undo and the one big button. What is looked at has a card of its own, next to it, so that nothing here jumps.
 */
import { type ReactNode, useRef } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { LookCard } from '../ask/LookCard';
import { type Live, useLive } from '../follow/live';
import type { Connection } from '../props';
import { useShortcut } from '../shortcuts/keys';
import { PANEL_ID } from './panel-id';
import { type HadFocus, useKeptFocus } from './useKeptFocus';

/** A part of the panel that says what went wrong. */
const Warning = ({ children }: { children: ReactNode }) => (
  <p className="tk-warning" role="alert">
    {children}
  </p>
);

interface ActionButtonProps {
  /** Its name; it is also the name of the dialogue that it opens, if it does. */
  readonly action: string;
  readonly possible: boolean;
  readonly pressed?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

/** An action that can be begun. One that is impossible now can still be pressed: it says why not. */
export function ActionButton({ action, possible, pressed, children, onClick }: ActionButtonProps) {
  const { t } = useQuickTranslation('table');
  return (
    <button
      type="button"
      className="tk-button tk-action"
      data-action={action}
      aria-pressed={pressed}
      aria-disabled={!possible}
      data-off={!possible || undefined}
      data-tip={possible ? undefined : t('act.whyNot')}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

export interface ActionPanelProps {
  /** Another state is another decision. */
  readonly state: unknown;
  /** Whether the viewer is the one to decide. */
  readonly deciding: boolean;
  /** Whether anything has had the focus since the table was opened. */
  readonly had: HadFocus;
  /** A move is under way. */
  readonly busy: boolean;
  readonly connection: Connection;
  /** A message of the server. */
  readonly refusal?: string | null;
  /** Why the thing asked about last cannot be done. */
  readonly reasons?: readonly string[];
  readonly prompt: string;
  /** What can be begun. */
  readonly controls?: ReactNode;
  /** What could come next and is not drawn on the board (OffBoard). */
  readonly offBoard?: ReactNode;
  /** The words or the picture for what is looked at; null for nothing. */
  readonly look?: ReactNode;
  /** A question that has to be answered first, as a DockedDialog in the place of prompt and controls. */
  readonly question?: ReactNode;
  /** A dialogue in the place of everything, with buttons of its own, and its name. */
  readonly dialog?: { readonly name: string; readonly content: ReactNode } | null;
  /** What happens next if the big button is pressed. */
  readonly notes?: readonly string[];
  /** In the place of the controls while nobody decides. */
  readonly over?: ReactNode;
  readonly canUndo: boolean;
  onUndo(): void;
  /** More buttons, after undo. */
  readonly buttons?: ReactNode;
  /** Drops what was begun; null where nothing was. */
  readonly cancel: (() => void) | null;
  /** The big button; null while something still has to be picked, left out while a question is open. */
  readonly primary?: { readonly label: string; perform(): void } | null;
}

/** What every game's panel is given by its table. */
export type PanelBase = Pick<
  ActionPanelProps,
  'state' | 'deciding' | 'had' | 'busy' | 'connection' | 'refusal' | 'over' | 'canUndo' | 'onUndo'
>;

function LastRow(props: ActionPanelProps) {
  const { busy, canUndo, onUndo, buttons, cancel, primary } = props;
  const { t } = useQuickTranslation('table');
  const keys = { undo: useShortcut('undo'), cancel: useShortcut('cancel'), commit: useShortcut('commit') };
  return (
    <div className="tk-buttons tk-last">
      <button
        type="button"
        className="tk-button"
        {...keys.undo}
        disabled={!canUndo || busy}
        data-tip={canUndo ? undefined : t('act.undoNothing')}
        onClick={onUndo}
      >
        {t('act.undo')}
      </button>
      {buttons}
      {cancel && (
        <button type="button" className="tk-button" {...keys.cancel} onClick={cancel}>
          {t('act.cancel')}
        </button>
      )}
      {primary !== undefined && (
        <button
          type="button"
          className="tk-button tk-primary"
          {...keys.commit}
          disabled={!primary || busy}
          onClick={() => primary?.perform()}
        >
          {busy ? t('act.sending') : (primary?.label ?? t('act.chooseFirst'))}
        </button>
      )}
    </div>
  );
}

/** In the place of the prompt while earlier moves are shown: what is, and for the one who is to decide the way there. */
function Behind({ live: { mine, moves, catchUp } }: { live: Live }) {
  const { t } = useQuickTranslation('table');
  const key = useShortcut('commit');
  return (
    <>
      <p className="tk-prompt" tabIndex={-1}>
        {mine ? t('follow.yourTurnWaits', { count: moves }) : t('follow.behind', { count: moves })}
      </p>
      {mine && (
        <div className="tk-buttons tk-last">
          <button type="button" className="tk-button tk-primary" {...key} onClick={catchUp}>
            {t('follow.catchUp')}
          </button>
        </div>
      )}
    </>
  );
}

export function ActionPanel(props: ActionPanelProps) {
  const { state, deciding, had, connection, refusal, reasons = [], look = null, question, notes } = props;
  const { t } = useQuickTranslation('table');
  const live = useLive();
  const panel = useRef<HTMLElement>(null);
  const dialog = deciding ? (props.dialog ?? null) : null;
  useKeptFocus(panel, { had, at: state, deciding, dialog: dialog?.name ?? null });
  const prompt = (
    <p className="tk-prompt" tabIndex={-1}>
      {props.prompt}
    </p>
  );
  return (
    <section
      className="tk-panel"
      id={PANEL_ID}
      tabIndex={-1}
      aria-label={t('act.title')}
      data-deciding={deciding}
      ref={panel}
    >
      {dialog ? (
        dialog.content
      ) : (
        <div className="tk-panel-body">
          {connection === 'reconnecting' && <Warning>{t('act.offline')}</Warning>}
          {refusal && <Warning>{refusal}</Warning>}
          {reasons.length > 0 && <Warning>{reasons.join(' ')}</Warning>}
          {!deciding ? (
            <>
              {live ? <Behind live={live} /> : prompt}
              {props.over}
            </>
          ) : (
            (question ?? (
              <>
                {prompt}
                {props.offBoard}
                <div className="tk-controls">{props.controls}</div>
              </>
            ))
          )}
        </div>
      )}
      {!dialog &&
        notes?.map((note) => (
          <p key={note} className="tk-quiet tk-note">
            {note}
          </p>
        ))}
      {deciding && !dialog && <LastRow {...props} />}
      {look !== null && look !== false && <LookCard>{look}</LookCard>}
    </section>
  );
}
