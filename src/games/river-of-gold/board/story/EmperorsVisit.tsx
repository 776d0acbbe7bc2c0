import { useEffect, useMemo } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { SeatLines } from '../../../../table/actions/Preview';
import { StepButtons } from '../../../../table/story/StepButtons';
import { useSteps } from '../../../../table/story/useSteps';
import type { GameEvent, GameState, EmperorsVisit as Visit, VisitGain } from '../../rules';
import { OutcomeChips } from '../actions/Chips';
import { outcomeOfEvents } from '../model/outcome';
import type { Words } from '../model/words';

const PACE = 1100;

/** The gains of the visit as events, so that they are added up like any others. */
const asEvent = ({ player, space, resource, amount, lost }: VisitGain): GameEvent => ({
  type: 'gained',
  player,
  resource,
  amount,
  lost,
  source: { from: 'emperor', space },
});

interface Props {
  readonly state: GameState;
  readonly visit: Visit;
  readonly words: Words;
  /** Whether the procession moves by itself. */
  readonly moving: boolean;
  /** The shore space that is visited now. */
  visiting(space: number | null): void;
  close(): void;
}

function Gains({ gains, state, words }: { gains: readonly VisitGain[]; state: GameState; words: Words }) {
  const outcomes = outcomeOfEvents(gains.map(asEvent), state.turnOrder);
  const seats = outcomes.map((outcome) => ({
    seat: outcome.seat,
    chips: (
      <>
        <OutcomeChips outcome={outcome} words={words} />
        {outcome.resources
          .filter(({ lost }) => lost > 0)
          .map(({ resource, lost }) => (
            <small key={resource} className="tk-warning">
              {words.t('river-table:story.lost', { what: words.amount(resource, lost) })}
            </small>
          ))}
      </>
    ),
  }));
  return <SeatLines seats={seats} />;
}

/** The Emperor's visit, building by building down the river, then what everybody gained (9.2). */
export function EmperorsVisit({ state, visit, words, moving, visiting, close }: Props) {
  const { t } = words;
  const spaces = useMemo(() => [...new Set(visit.gains.map(({ space }) => space))], [visit]);
  // First the arrival, then each space, then the sum.
  const story = useSteps(spaces.length + 2, { from: 0, playing: moving, pace: PACE });
  const space = spaces[story.step - 1];

  useEffect(() => {
    visiting(space ?? null);
    return () => visiting(null);
  }, [space, visiting]);

  const tile = space === undefined ? undefined : state.shore[space - 1]?.tile;
  return (
    <DockedDialog
      className="rg-visit"
      title={t('river-table:story.visitTitle')}
      // It stands where the actions stood; somebody who pressed one of their buttons goes on here.
      focus="lost"
      buttons={<StepButtons story={story} close={close} />}
    >
      <div className="rg-visit-words" aria-live="polite">
        {story.step === 0 && <p>{t('river-table:story.visitIntro')}</p>}
        {space !== undefined && tile && (
          <>
            <h3 className="tk-subtitle">
              {t('river-table:story.visitSpace', { space, building: words.building(tile) })}
            </h3>
            <Gains gains={visit.gains.filter((gain) => gain.space === space)} state={state} words={words} />
          </>
        )}
        {story.last && (
          <>
            <h3 className="tk-subtitle">{t('river-table:story.visitTotal')}</h3>
            {visit.gains.length === 0 && <p>{t('river-table:story.visitNobody')}</p>}
            <Gains gains={visit.gains} state={state} words={words} />
          </>
        )}
      </div>
    </DockedDialog>
  );
}
