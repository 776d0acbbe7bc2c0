import { type ReactNode, useRef } from 'react';
import { pendingChoice, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import { ChoicePanel } from '../choices/ChoicePanel';
import { customerSentences } from '../model/customers';
import { type Plan, planOutcome } from '../model/plans';
import { planLabel, primaryOf } from '../model/primary';
import { whyNotAction } from '../model/why';
import { LOOK_ID } from '../pick';
import { useTableShape } from '../pieces';
import { Faces } from './Faces';
import { lookedAt } from './looking';
import { OffBoard } from './OffBoard';
import { Preview } from './Preview';
import { reasonText } from './reasons';
import { Trades } from './Trades';
import { type HadFocus, useKeptFocus } from './useKeptFocus';
import type { Action, TablePlay } from './usePlay';

/** Words beyond this many letters are set smaller, so that the panel holds them. */
const LONG = 240;

const ACTIONS: readonly Action[] = ['build', 'sail', 'deliver'];

function prompt(play: TablePlay): string {
  const { state, viewer, words, selection, mode, plans } = play;
  const { t } = words;
  if (state.step === 'over') return t('river-table:top.over');
  if (viewer === null) return t('river-table:top.watching');
  if (state.current !== viewer) return t('river-table:do.waitFor', { name: words.name(state.current) });
  if (state.step === 'clans') {
    return state.options.patrons === 'none'
      ? t('river-table:do.promptClan')
      : t('river-table:do.promptPatron');
  }
  if (state.step === 'afterAction') return t('river-table:do.promptEnd');
  const space = selection.find((key) => key.startsWith('space-'));
  if (space) return t('river-table:do.pickTile', { space: Number(space.slice('space-'.length)) });
  if (selection.some((key) => key.startsWith('tile-'))) return t('river-table:do.pickSpace');
  if (selection.some((key) => key.startsWith('river-'))) return t('river-table:do.pickShip');
  if (selection.some((key) => key.startsWith('ship-'))) return t('river-table:do.pickLanding');
  switch (mode) {
    case 'build':
      return t('river-table:do.promptBuild');
    case 'sail':
      return t('river-table:do.promptSail');
    case 'deliver':
      return t('river-table:do.promptDeliver');
    case null: {
      const die = state.players[viewer]?.die;
      return die && plans.all.length > 0
        ? t('river-table:do.prompt', { face: die, region: words.region(die) })
        : t('river-table:do.title');
    }
  }
}

/** The three actions: each lights up what belongs to it, or says why it cannot be taken. */
function ActionButtons({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, words, plans, mode } = play;
  const { t } = words;
  return ACTIONS.map((action) => {
    const possible = plans.all.filter((plan) => plan.kind === action);
    const favor = Math.min(...possible.map((plan) => plan.favor));
    return (
      <button
        key={action}
        type="button"
        className="rp-button rp-action"
        data-action={action}
        aria-pressed={mode === action}
        aria-disabled={possible.length === 0}
        title={possible.length === 0 ? t('river-table:do.whyNot') : undefined}
        onClick={() => {
          if (possible.length === 0) play.ask(whyNotAction(state, seat, action));
          else play.setMode(mode === action ? null : action);
        }}
      >
        {t(`river-table:do.${action}`)}
        {possible.length > 0 && favor > 0 && (
          <span className="rp-price" aria-hidden="true">
            {favor}
            <ResourceIcon kind="favor" size={14} />
          </span>
        )}
        {possible.length > 0 && favor > 0 && (
          <span className="rp-hidden">, {t('river-table:do.favorFor', { count: favor })}</span>
        )}
      </button>
    );
  });
}

/** The plan whose outcome is shown: what is looked at on the board, or what the main button would do. */
function shownInPanel({ shown, peeked, plans }: TablePlay): TablePlay['shown'] {
  if (!shown || peeked?.startsWith('face-')) return null;
  // A plan from the list of moves shows its outcome there.
  return peeked || plans.all.includes(shown) ? shown : null;
}

/** What is looked at: a whole move, else the words for a thing. Nothing hides an answer just given. */
type LookedAt = { readonly plan: Plan; readonly seat: Seat } | { readonly said: string };
function lookOf(play: TablePlay, seat: Seat | null): LookedAt | null {
  const { words, peeked, selection, reasons } = play;
  const plan = seat === null ? null : shownInPanel(play);
  if (plan && seat !== null) return { plan, seat };
  if (!peeked || reasons.length > 0 || selection.includes(peeked)) return null;
  const said = lookedAt(play, peeked, words);
  return said ? { said } : null;
}

/** The exact outcome of a move that is looked at, or the words for a thing. */
function Looking({ play, look }: { play: TablePlay; look: LookedAt | null }) {
  const { state, words, peeked } = play;
  if (!look) return null;
  if ('plan' in look) {
    const { plan: shown, seat } = look;
    return (
      <div className="rp-looking" id={LOOK_ID}>
        <h3 className="rp-subtitle">{planLabel(shown, words)}</h3>
        {shown.move.name === 'choosePatron' && (
          <p>{words.t(`river-terms:patronAbility.${shown.move.arg.patron}`)}</p>
        )}
        {shown.move.name === 'deliver' && peeked && (
          <p className="rp-quiet">{customerSentences(shown.move.arg.customer, words.t)}</p>
        )}
        {state.step !== 'clans' && (
          <Preview state={state} outcome={planOutcome(state, seat, shown.moves)} words={words} />
        )}
      </div>
    );
  }
  return (
    <p className="rp-looking" id={LOOK_ID} data-long={look.said.length > LONG || undefined}>
      {look.said}
    </p>
  );
}

/** Where one goes on after a move: the focus can be brought to it. */
const Prompt = ({ children }: { children: ReactNode }) => (
  <p className="rp-prompt" tabIndex={-1}>
    {children}
  </p>
);

/** Prompt, actions and faces. What is looked at lies over actions and faces, so that nothing jumps. */
function Controls({ play, seat, look }: { play: TablePlay; seat: Seat; look: LookedAt | null }) {
  const { state, words, active, plans } = play;
  const { t } = words;
  const phone = useTableShape() === 'phone';
  const mayTrade = plans.all.some((plan) => plan.kind === 'trade');
  // On a phone what comes next takes the place of what could be begun instead.
  const picking = phone && play.selection.length > 0;
  return (
    <>
      <Prompt>{prompt(play)}</Prompt>
      {/* What is offered here stays in the finger's reach while it is looked at. */}
      {phone && <OffBoard play={play} seat={seat} />}
      <div className="rp-stage">
        <div className="rp-controls">
          {active && !picking && state.step !== 'clans' && (
            <div className="rp-buttons">
              {state.step === 'beforeAction' && <ActionButtons play={play} seat={seat} />}
              <button
                type="button"
                className="rp-button rp-action"
                data-action="trade"
                aria-disabled={!mayTrade}
                onClick={() => (mayTrade ? play.setTrading(true) : play.ask([{ code: 'badTrade' }]))}
              >
                {t('river-table:do.trade')}
              </button>
            </div>
          )}
          {active && !picking && <Faces play={play} />}
        </div>
        <Looking play={play} look={look} />
      </div>
    </>
  );
}

export interface ActionPanelProps {
  readonly play: TablePlay;
  readonly had: HadFocus;
  readonly busy: boolean;
  /** The connection is lost: moves wait. */
  readonly offline: boolean;
  readonly refusal: string | null | undefined;
  readonly canUndo: boolean;
  /** What can be done when the game is over. */
  readonly afterGame?: ReactNode;
  onUndo(): void;
  point(at: string | null): void;
}

/** Everything between the player and the next move: what to do, what it brings, and the one big button. */
export function ActionPanel(props: ActionPanelProps) {
  const { play, had, busy, offline, refusal, canUndo, afterGame, onUndo, point } = props;
  const { state, viewer, words, active, plans, selection, chosen, waiting, reasons } = play;
  const { t } = words;
  const panel = useRef<HTMLElement>(null);
  const over = state.step === 'over';
  const deciding = viewer !== null && state.current === viewer && !over;
  const choice = deciding ? pendingChoice(state) : null;
  const trading = play.trading && deciding;
  const primary = active && !choice ? primaryOf(state, plans, chosen, waiting, words) : null;
  const hidden = waiting && viewer !== null ? planOutcome(state, viewer, waiting.moves) : null;
  const look = choice ? null : lookOf(play, deciding ? viewer : null);
  useKeptFocus(panel, { had, at: state, deciding, trading });

  return (
    <section
      className="rp-panel"
      id="rp-panel"
      tabIndex={-1}
      aria-label={t('river-table:do.title')}
      data-deciding={deciding}
      ref={panel}
    >
      {trading && viewer !== null ? (
        <Trades
          state={state}
          seat={viewer}
          words={words}
          disabled={!active}
          trade={play.perform}
          close={() => play.setTrading(false)}
        />
      ) : (
        <div className="rp-panel-body" data-looking={look !== null || undefined}>
          {offline && (
            <p className="rp-warning" role="alert">
              {t('river-table:do.offline')}
            </p>
          )}
          {refusal && (
            <p className="rp-warning" role="alert">
              {refusal}
            </p>
          )}
          {reasons.length > 0 && (
            <p className="rp-warning" role="alert">
              {reasons.map((reason) => reasonText(reason, words)).join(' ')}
            </p>
          )}
          {!deciding || viewer === null ? (
            <>
              <Prompt>{prompt(play)}</Prompt>
              {over && afterGame}
              <Looking play={play} look={look} />
            </>
          ) : choice ? (
            <ChoicePanel
              state={state}
              choice={choice}
              words={words}
              disabled={!active}
              choose={(option) => play.perform([{ name: 'choose', arg: { option } }])}
              point={point}
            />
          ) : (
            <Controls play={play} seat={viewer} look={look} />
          )}
          {primary?.notes.map((note) => (
            <p key={note} className="rp-quiet">
              {note}
            </p>
          ))}
          {hidden && (hidden.cards > 0 || hidden.roll) && waiting?.kind !== 'setDie' && (
            <p className="rp-quiet">
              {hidden.cards > 0 ? t('river-table:do.final') : t('river-table:do.finalRoll')}
            </p>
          )}
        </div>
      )}
      {deciding && !trading && (
        <div className="rp-buttons rp-last">
          <button
            type="button"
            className="rp-button"
            disabled={!canUndo || busy}
            title={canUndo ? undefined : t('river-table:top.undoNothing')}
            onClick={onUndo}
          >
            {t('river-table:top.undo')}
          </button>
          {choice && state.phase !== 'clans' && plans.all.some((plan) => plan.kind === 'trade') && (
            <button
              type="button"
              className="rp-button"
              data-action="trade"
              onClick={() => play.setTrading(true)}
            >
              {t('river-table:do.trade')}
            </button>
          )}
          {(selection.length > 0 || play.mode) && (
            <button type="button" className="rp-button" onClick={play.cancel}>
              {t('river-table:do.cancel')}
            </button>
          )}
          {!choice && (
            <button
              type="button"
              className="rp-button rp-primary"
              disabled={!primary || busy}
              onClick={() => primary && play.perform(primary.moves)}
            >
              {busy ? t('river-table:do.sending') : (primary?.label ?? t('river-table:do.chooseFirst'))}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
