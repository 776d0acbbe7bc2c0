/**
 * Everything between the player and the next move: what went wrong, what to do, the controls, what is looked at, and
 * the row of buttons with undo and the one big button. What is looked at lies over the controls, so that nothing jumps.
 */
import { type ReactNode, useRef } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { LOOK_ID } from '../pick/picking';
import type { Connection } from '../props';
import { type HadFocus, useKeptFocus } from './useKeptFocus';

/** Where the way past everything leads to. */
export const PANEL_ID = 'tk-panel';

/** Words beyond this many letters are set smaller, so that the panel holds them. */
const LONG = 240;

/** What is looked at: words, or something drawn. */
function Looking({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? (
    <p className="tk-looking" id={LOOK_ID} data-long={children.length > LONG || undefined}>
      {children}
    </p>
  ) : (
    <div className="tk-looking" id={LOOK_ID}>
      {children}
    </div>
  );
}

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
      title={possible ? undefined : t('act.whyNot')}
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

function LastRow(props: ActionPanelProps) {
  const { busy, canUndo, onUndo, buttons, cancel, primary } = props;
  const { t } = useQuickTranslation('table');
  return (
    <div className="tk-buttons tk-last">
      <button
        type="button"
        className="tk-button"
        disabled={!canUndo || busy}
        title={canUndo ? undefined : t('act.undoNothing')}
        onClick={onUndo}
      >
        {t('act.undo')}
      </button>
      {buttons}
      {cancel && (
        <button type="button" className="tk-button" onClick={cancel}>
          {t('act.cancel')}
        </button>
      )}
      {primary !== undefined && (
        <button
          type="button"
          className="tk-button tk-primary"
          disabled={!primary || busy}
          onClick={() => primary?.perform()}
        >
          {busy ? t('act.sending') : (primary?.label ?? t('act.chooseFirst'))}
        </button>
      )}
    </div>
  );
}

export function ActionPanel(props: ActionPanelProps) {
  const { state, deciding, had, connection, refusal, reasons = [], look = null, question, notes } = props;
  const { t } = useQuickTranslation('table');
  const panel = useRef<HTMLElement>(null);
  const dialog = deciding ? (props.dialog ?? null) : null;
  useKeptFocus(panel, { had, at: state, deciding, dialog: dialog?.name ?? null });
  const prompt = (
    <p className="tk-prompt" tabIndex={-1}>
      {props.prompt}
    </p>
  );
  const looking = look !== null && <Looking>{look}</Looking>;
  const lookKind = look === null ? undefined : typeof look === 'string' ? 'words' : 'plan';
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
        <div className="tk-panel-body" data-looking={lookKind}>
          {connection === 'reconnecting' && <Warning>{t('act.offline')}</Warning>}
          {refusal && <Warning>{refusal}</Warning>}
          {reasons.length > 0 && <Warning>{reasons.join(' ')}</Warning>}
          {!deciding ? (
            <>
              {prompt}
              {props.over}
              {looking}
            </>
          ) : (
            (question ?? (
              <>
                {prompt}
                {props.offBoard}
                <div className="tk-stage">
                  <div className="tk-controls">{props.controls}</div>
                  {looking}
                </div>
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
    </section>
  );
}
