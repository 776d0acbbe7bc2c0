import { useState } from 'react';
import { type Move, pendingChoice, type Seat } from '../../index';
import { ResourceIcon } from '../art';
import { ChoicePanel } from '../choices/ChoicePanel';
import { nameOfKey } from '../model/labels';
import { planOutcome } from '../model/plans';
import { planLabel, primaryOf } from '../model/primary';
import { whyNotAction } from '../model/why';
import { useTableShape } from '../pieces';
import { Faces } from './Faces';
import { OffBoard } from './OffBoard';
import { Preview } from './Preview';
import { reasonText } from './reasons';
import { Trades } from './Trades';
import type { Action, TablePlay } from './usePlay';

const ACTIONS: readonly Action[] = ['build', 'sail', 'deliver'];

function prompt(play: TablePlay): string {
  const { state, viewer, words, selection, mode, plans } = play;
  const { t } = words;
  if (viewer === null) return t('table:top.watching');
  if (state.step === 'over') return t('table:top.over');
  if (state.current !== viewer) return t('table:do.waitFor', { name: words.name(state.current) });
  if (state.step === 'clans') {
    return state.options.patrons === 'none' ? t('table:do.promptClan') : t('table:do.promptPatron');
  }
  if (state.step === 'afterAction') return t('table:do.promptEnd');
  const space = selection.find((key) => key.startsWith('space-'));
  if (space) return t('table:do.pickTile', { space: Number(space.slice('space-'.length)) });
  if (selection.some((key) => key.startsWith('tile-'))) return t('table:do.pickSpace');
  if (selection.some((key) => key.startsWith('river-'))) return t('table:do.pickShip');
  if (selection.some((key) => key.startsWith('ship-'))) return t('table:do.pickLanding');
  switch (mode) {
    case 'build':
      return t('table:do.promptBuild');
    case 'sail':
      return t('table:do.promptSail');
    case 'deliver':
      return t('table:do.promptDeliver');
    case null: {
      const die = state.players[viewer]?.die;
      return die && plans.all.length > 0
        ? t('table:do.prompt', { face: die, region: words.region(die) })
        : t('table:do.title');
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
        title={possible.length === 0 ? t('table:do.whyNot') : undefined}
        onClick={() => {
          if (possible.length === 0) play.ask(whyNotAction(state, seat, action));
          else play.setMode(mode === action ? null : action);
        }}
      >
        {t(`table:do.${action}`)}
        {possible.length > 0 && favor > 0 && (
          <span className="rp-price" aria-hidden="true">
            {favor}
            <ResourceIcon kind="favor" size={14} />
          </span>
        )}
        {possible.length > 0 && favor > 0 && (
          <span className="rp-hidden">, {t('table:do.favorFor', { count: favor })}</span>
        )}
      </button>
    );
  });
}

/** The plan whose outcome is shown: what is looked at on the board, or what waits to be confirmed. */
function shownInPanel({ shown, peeked, plans }: TablePlay): TablePlay['shown'] {
  if (!shown || peeked?.startsWith('face-')) return null;
  // A plan from the list of moves shows its outcome there.
  return peeked || plans.all.includes(shown) ? shown : null;
}

/** Prompt, actions and faces; in their place the exact outcome of what is looked at or waits to be confirmed. */
function Controls({ play, seat, trade }: { play: TablePlay; seat: Seat; trade(): void }) {
  const { state, viewer, words, active, peeked, plans } = play;
  const { t } = words;
  const phone = useTableShape() === 'phone';
  const shown = shownInPanel(play);
  if (shown) {
    return (
      <div className="rp-looking">
        <h3 className="rp-subtitle">{planLabel(shown, words)}</h3>
        {shown.move.name === 'choosePatron' && <p>{t(`terms:patronAbility.${shown.move.arg.patron}`)}</p>}
        {state.step !== 'clans' && (
          <Preview state={state} outcome={planOutcome(state, seat, shown.moves)} words={words} />
        )}
      </div>
    );
  }
  const mayTrade = plans.all.some((plan) => plan.kind === 'trade');
  const looking = peeked !== null && play.selection.length === 0;
  // On a phone what comes next takes the place of what could be begun instead.
  const picking = phone && play.selection.length > 0;
  return (
    <>
      <p className="rp-prompt">{looking ? nameOfKey(state, viewer, peeked, words) : prompt(play)}</p>
      {phone && <OffBoard play={play} seat={seat} />}
      {active && !picking && state.step !== 'clans' && (
        <div className="rp-buttons">
          {state.step === 'beforeAction' && <ActionButtons play={play} seat={seat} />}
          <button
            type="button"
            className="rp-button rp-action"
            aria-disabled={!mayTrade}
            onClick={() => (mayTrade ? trade() : play.ask([{ code: 'badTrade' }]))}
          >
            {t('table:do.trade')}
          </button>
        </div>
      )}
      {active && !picking && <Faces play={play} />}
    </>
  );
}

export interface ActionPanelProps {
  readonly play: TablePlay;
  readonly busy: boolean;
  readonly refusal: string | null | undefined;
  readonly canUndo: boolean;
  onUndo(): void;
  point(at: string | null): void;
}

/** Everything between the player and the next move: what to do, what it brings, and the one big button. */
export function ActionPanel({ play, busy, refusal, canUndo, onUndo, point }: ActionPanelProps) {
  const { state, viewer, words, active, plans, selection, chosen, reasons } = play;
  const { t } = words;
  const [trading, setTrading] = useState(false);
  const deciding = viewer !== null && state.current === viewer && state.step !== 'over';
  const choice = deciding ? pendingChoice(state) : null;
  const primary = active && !choice ? primaryOf(state, plans, selection, chosen, words) : null;
  const hidden = chosen && viewer !== null ? planOutcome(state, viewer, chosen.moves) : null;

  const send = (moves: readonly Move[]): void => {
    setTrading(false);
    play.perform(moves);
  };

  return (
    <section className="rp-panel" aria-label={t('table:do.title')} data-deciding={deciding}>
      <div className="rp-panel-body">
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
          <p className="rp-prompt">{prompt(play)}</p>
        ) : trading ? (
          <Trades
            state={state}
            seat={viewer}
            words={words}
            disabled={!active}
            trade={send}
            close={() => setTrading(false)}
          />
        ) : choice ? (
          <ChoicePanel
            state={state}
            choice={choice}
            words={words}
            disabled={!active}
            choose={(option) => send([{ name: 'choose', arg: { option } }])}
            point={point}
          />
        ) : (
          <Controls play={play} seat={viewer} trade={() => setTrading(true)} />
        )}
        {!trading &&
          primary?.notes.map((note) => (
            <p key={note} className="rp-quiet">
              {note}
            </p>
          ))}
        {!trading && hidden && (hidden.cards > 0 || hidden.roll) && chosen?.kind !== 'setDie' && (
          <p className="rp-quiet">{hidden.cards > 0 ? t('table:do.final') : t('table:do.finalRoll')}</p>
        )}
      </div>
      {deciding && !trading && (
        <div className="rp-buttons rp-last">
          <button
            type="button"
            className="rp-button"
            disabled={!canUndo || busy}
            title={canUndo ? undefined : t('table:top.undoNothing')}
            onClick={onUndo}
          >
            {t('table:top.undo')}
          </button>
          {choice && state.phase !== 'clans' && plans.all.some((plan) => plan.kind === 'trade') && (
            <button type="button" className="rp-button" onClick={() => setTrading(true)}>
              {t('table:do.trade')}
            </button>
          )}
          {(selection.length > 0 || play.mode) && (
            <button type="button" className="rp-button" onClick={play.cancel}>
              {t('table:do.cancel')}
            </button>
          )}
          {!choice && (
            <button
              type="button"
              className="rp-button rp-primary"
              disabled={!primary || busy}
              onClick={() => primary && send(primary.moves)}
            >
              {busy ? t('table:do.sending') : (primary?.label ?? t('table:do.chooseFirst'))}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
