import type { ReactNode } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { ActionButton, ActionPanel as Panel, type PanelBase } from '../../../../table/actions/ActionPanel';
import { useTableShape } from '../../../../table/layout/shape';
import type { Point } from '../../../../table/layout/usePointing';
import type { Status } from '../../../contract';
import { pendingChoice, type Seat } from '../../rules';
import { ChoicePanel } from '../choices/ChoicePanel';
import { customerSentences } from '../model/customers';
import { planWords } from '../model/move-words';
import type { TablePlay } from '../model/plan-rules';
import { type Plan, planOutcome } from '../model/plans';
import { planLabel, primaryOf } from '../model/primary';
import { whyNotAction } from '../model/why';
import { Faces } from './Faces';
import { lookedAt } from './looking';
import { OffBoard } from './OffBoard';
import { OutcomePreview } from './OutcomePreview';
import { PriceTag } from './PriceTag';
import { usePrompt } from './prompt';
import { reasonText } from './reasons';
import { Trades } from './Trades';

/** The dialogue of trades, and the button that opens it. */
const TRADES = 'trade';

const ACTIONS = ['build', 'sail', 'deliver'] as const;

/** The three actions: each lights up what belongs to it, or says why it cannot be taken. */
function ActionButtons({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, words, plans, mode } = play;
  const { t } = words;
  return ACTIONS.map((action) => {
    const possible = plans.filter((plan) => plan.kind === action);
    const favor = Math.min(...possible.map((plan) => plan.price));
    return (
      <ActionButton
        key={action}
        action={action}
        pressed={mode === action}
        possible={possible.length > 0}
        onClick={() => {
          if (possible.length === 0) play.answer(whyNotAction(state, seat, action));
          else play.setMode(mode === action ? null : action);
        }}
      >
        {t(`river-table:do.${action}`)}
        {possible.length > 0 && favor > 0 && (
          <>
            <span className="tk-price" aria-hidden="true">
              <PriceTag price={favor} />
            </span>
            <span className="tk-hidden">, {t('river-table:do.favorFor', { count: favor })}</span>
          </>
        )}
      </ActionButton>
    );
  });
}

/** The actions, trades and the faces of the die. */
function Controls({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, words, plans } = play;
  const mayTrade = plans.some((plan) => plan.kind === 'trade');
  return (
    <>
      {state.step !== 'clans' && (
        <div className="tk-buttons">
          {state.step === 'beforeAction' && <ActionButtons play={play} seat={seat} />}
          <ActionButton
            action={TRADES}
            possible={mayTrade}
            onClick={() => (mayTrade ? play.setDialog(TRADES) : play.answer([{ code: 'badTrade' }]))}
          >
            {words.t('river-table:do.trade')}
          </ActionButton>
        </div>
      )}
      <Faces play={play} />
    </>
  );
}

/** The plan whose outcome is shown: what is looked at on the board, or what the main button would do. */
function shownInPanel({ shown, peeked, plans }: TablePlay): Plan | null {
  if (!shown || peeked?.startsWith('face-')) return null;
  // A plan from the list of moves shows its outcome there.
  return peeked || plans.includes(shown) ? shown : null;
}

/** The exact outcome of a plan that is looked at. */
function PlanLook({ play, seat, plan }: { play: TablePlay; seat: Seat; plan: Plan }) {
  const { state, words, peeked } = play;
  return (
    <>
      <h2 className="tk-subtitle">{planLabel(plan, play)}</h2>
      {plan.move.name === 'choosePatron' && (
        <p>{words.t(`river-terms:patronAbility.${plan.move.arg.patron}`)}</p>
      )}
      {plan.move.name === 'deliver' && peeked && (
        <p className="tk-quiet">{customerSentences(plan.move.arg.customer, words.t)}</p>
      )}
      {state.step !== 'clans' && (
        <OutcomePreview outcome={planOutcome(state, seat, plan.moves)} words={words} />
      )}
    </>
  );
}

/** What is looked at: a whole plan, else the words for a thing. Nothing hides an answer just given. */
function lookOf(play: TablePlay, seat: Seat | null): ReactNode {
  const { words, peeked, selection, reasons } = play;
  const plan = seat === null ? null : shownInPanel(play);
  if (plan && seat !== null) return <PlanLook play={play} seat={seat} plan={plan} />;
  if (!peeked || reasons.length > 0 || selection.includes(peeked)) return null;
  return lookedAt(play, peeked, words);
}

/** That what waits cannot be taken back, and why; setting the die says it already. */
function useFinalNote({ state, waiting }: TablePlay, seat: Seat | null): readonly string[] {
  const { t } = useQuickTranslation('table');
  if (!waiting || seat === null || waiting.kind === 'setDie') return [];
  const { cards, roll } = planOutcome(state, seat, waiting.moves);
  if (cards > 0) return [t('final.cards')];
  return roll ? [t('final.dice')] : [];
}

/** The button for an answer that was picked on the board. */
const pickedAnswer = (play: TablePlay, plan: Plan) => ({
  label: planWords(plan, play),
  perform: () => play.perform(plan.moves),
});

interface Props {
  readonly play: TablePlay;
  readonly status: Status;
  readonly base: PanelBase;
  readonly point: Point;
}

/** River of Gold's actions in the kit's panel: build, sail, deliver, trade, turn the die, answer, end the turn. */
export function ActionPanel({ play, status, base, point }: Props) {
  const { state, viewer, words, active, plans, selection, mode, reasons } = play;
  const phone = useTableShape() === 'phone';
  const prompt = usePrompt(play, status);
  const finalNote = useFinalNote(play, viewer);
  const seat = base.deciding ? viewer : null;
  const choice = seat === null ? null : pendingChoice(state);
  const primary = active && seat !== null && !choice ? primaryOf(play, seat, words) : null;
  // An answer that was picked on the board waits for the button like any other pick.
  const answer = choice && play.chosen ? pickedAnswer(play, play.chosen) : undefined;
  // On a phone what comes next takes the place of what could be begun instead.
  const offersControls = active && !(phone && selection.length > 0);
  const mayTradeFirst = choice && state.phase !== 'clans' && plans.some((plan) => plan.kind === 'trade');
  return (
    <Panel
      {...base}
      reasons={reasons.map((reason) => reasonText(reason, words))}
      prompt={prompt}
      controls={offersControls && seat !== null && <Controls play={play} seat={seat} />}
      offBoard={phone && seat !== null && <OffBoard play={play} seat={seat} />}
      look={choice ? null : lookOf(play, seat)}
      question={
        choice && (
          <ChoicePanel
            state={state}
            choice={choice}
            words={words}
            disabled={!active}
            choose={(option) => play.perform([{ name: 'choose', arg: { option } }])}
            point={point}
          />
        )
      }
      dialog={
        play.dialog === TRADES && seat !== null
          ? {
              name: TRADES,
              content: (
                <Trades
                  state={state}
                  seat={seat}
                  words={words}
                  disabled={!active}
                  trade={play.perform}
                  close={() => play.setDialog(null)}
                />
              ),
            }
          : null
      }
      notes={[...(primary?.notes ?? []), ...finalNote]}
      buttons={
        mayTradeFirst && (
          <button
            type="button"
            className="tk-button"
            data-action={TRADES}
            onClick={() => play.setDialog(TRADES)}
          >
            {words.t('river-table:do.trade')}
          </button>
        )
      }
      cancel={selection.length > 0 || mode !== null ? play.cancel : null}
      primary={choice ? answer : primary && { ...primary, perform: () => play.perform(primary.moves) }}
    />
  );
}
