import { useState } from 'react';
import { type Move, pendingChoice, type Seat } from '../../index';
import { ResourceIcon } from '../art';
import { ChoicePanel } from '../choices/ChoicePanel';
import { nameOfKey } from '../model/labels';
import { planOutcome } from '../model/plans';
import { planLabel, primaryOf } from '../model/primary';
import { whyNotAction } from '../model/why';
import { Faces } from './Faces';
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

/** What is being looked at: the exact outcome of a move, or the name of a thing that is not yet a move. */
function Looking({ play }: { play: TablePlay }) {
  const { state, viewer, words, shown, peeked } = play;
  if (shown && viewer !== null) {
    return (
      <div className="rp-looking">
        <h3 className="rp-subtitle">{planLabel(shown, words)}</h3>
        <Preview state={state} outcome={planOutcome(state, viewer, shown.moves)} words={words} />
      </div>
    );
  }
  if (peeked) return <p className="rp-looking">{nameOfKey(state, viewer, peeked, words)}</p>;
  return null;
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
  const choice = viewer !== null && state.current === viewer ? pendingChoice(state) : null;
  const primary = active && !choice ? primaryOf(state, plans, selection, chosen, words) : null;
  const mayTrade = plans.all.some((plan) => plan.kind === 'trade');
  const deciding = viewer !== null && state.current === viewer && state.step !== 'over';
  const acting = deciding && (state.step === 'beforeAction' || state.step === 'afterAction');
  const hidden = chosen && viewer !== null ? planOutcome(state, viewer, chosen.moves) : null;

  const send = (moves: readonly Move[]): void => {
    setTrading(false);
    play.perform(moves);
  };

  return (
    <section className="rp-panel" aria-label={t('table:do.title')} data-deciding={deciding}>
      {refusal && (
        <p className="rp-warning" role="alert">
          {refusal}
        </p>
      )}
      {trading && viewer !== null && acting ? (
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
        <>
          <p className="rp-prompt">{prompt(play)}</p>
          {active && state.step === 'beforeAction' && viewer !== null && (
            <div className="rp-buttons">
              <ActionButtons play={play} seat={viewer} />
            </div>
          )}
          {active && <Faces play={play} />}
          <Looking play={play} />
        </>
      )}
      {reasons.length > 0 && (
        <p className="rp-warning" role="alert">
          {reasons.map((reason) => reasonText(reason, words)).join(' ')}
        </p>
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
      {deciding && !trading && (
        <div className="rp-buttons rp-last">
          {acting && (
            <button
              type="button"
              className="rp-button"
              aria-disabled={!mayTrade || !active}
              onClick={() => {
                if (mayTrade && active) setTrading(true);
                else play.ask([{ code: 'badTrade' }]);
              }}
            >
              {t('table:do.trade')}
            </button>
          )}
          {(selection.length > 0 || play.mode) && (
            <button type="button" className="rp-button" onClick={play.cancel}>
              {t('table:do.cancel')}
            </button>
          )}
          <button
            type="button"
            className="rp-button"
            disabled={!canUndo || busy}
            title={canUndo ? undefined : t('table:top.undoNothing')}
            onClick={onUndo}
          >
            {t('table:top.undo')}
          </button>
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
