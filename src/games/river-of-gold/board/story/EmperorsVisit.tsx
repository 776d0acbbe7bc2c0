import { type RefObject, useEffect, useMemo } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { SeatLines } from '../../../../table/actions/Preview';
import { showPlace } from '../../../../table/layout/places';
import { SeatName } from '../../../../table/seats';
import { StepButtons } from '../../../../table/story/StepButtons';
import { useSteps } from '../../../../table/story/useSteps';
import type { GameEvent, GameState, EmperorsVisit as Visit, VisitGain } from '../../rules';
import { OutcomeChips } from '../actions/Chips';
import { outcomeOfEvents } from '../model/outcome';
import { spaceName } from '../model/space-name';
import type { Words } from '../model/words';
import { Portrait } from '../portraits';
import { Procession } from './Procession';

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
  /** The table: the procession goes down its river. */
  readonly root: RefObject<HTMLElement | null>;
  /** Whether the procession moves by itself. */
  readonly moving: boolean;
  /** The shore space that is visited now. */
  visiting(space: number | null): void;
  close(): void;
}

interface GainsProps {
  readonly gains: readonly VisitGain[];
  readonly state: GameState;
  readonly words: Words;
}

function Gains({ gains, state, words }: GainsProps) {
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

/** What everybody has gained so far; the players who gain at this building stand out, and their numbers jump. */
function Tally({ gains, now, state, words }: GainsProps & { readonly now: readonly VisitGain[] }) {
  const outcomes = outcomeOfEvents(gains.map(asEvent), state.turnOrder);
  return (
    <ul className="rg-tally" aria-label={words.t('river-table:story.visitSoFar')}>
      {state.turnOrder.map((seat) => {
        const outcome = outcomes.find((one) => one.seat === seat);
        const gaining = now.some(({ player, amount }) => player === seat && amount > 0);
        return (
          <li key={seat} data-gaining={gaining || undefined}>
            <SeatName seat={seat} />
            {/* A new key, and the numbers jump once more. */}
            <span key={gaining ? (now[0]?.space ?? '') : ''} className="rg-tally-sum">
              {outcome ? <OutcomeChips outcome={outcome} words={words} /> : '–'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The Emperor's visit, building by building down the river, then what everybody gained (9.2). */
export function EmperorsVisit({ state, visit, words, root, moving, visiting, close }: Props) {
  const { t } = words;
  const spaces = useMemo(() => [...new Set(visit.gains.map(({ space }) => space))], [visit]);
  // First the arrival, then each space, then the sum.
  const story = useSteps(spaces.length + 2, { from: 0, playing: moving, pace: PACE });
  const at = story.step - 1;
  const space = spaces[at];

  useEffect(() => {
    visiting(space ?? null);
    // On a phone the board comes along with the procession.
    if (space !== undefined) showPlace(`space-${space}`);
    return () => visiting(null);
  }, [space, visiting]);

  const tile = space === undefined ? undefined : state.shore[space - 1]?.tile;
  const here = visit.gains.filter((gain) => gain.space === space);
  const passed = new Set(spaces.slice(0, story.step));
  return (
    <DockedDialog
      className="rg-visit"
      title={t('river-table:story.visitTitle')}
      // It stands where the actions stood; somebody who pressed one of their buttons goes on here.
      focus="lost"
      buttons={<StepButtons story={story} close={close} />}
    >
      <div className="rg-visit-words" data-moving={moving || undefined}>
        <Portrait id="emperor" size="var(--emperor, 58px)" />
        <div className="rg-visit-now" aria-live="polite">
          {story.step === 0 && <p>{t('river-table:story.visitIntro')}</p>}
          {space !== undefined && tile && (
            <>
              <h3 className="tk-subtitle">
                {t('river-table:story.visitSpace', {
                  space: spaceName(space),
                  building: words.building(tile),
                })}
              </h3>
              <Gains gains={here} state={state} words={words} />
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
        {!story.last && (
          <Tally
            gains={visit.gains.filter((gain) => passed.has(gain.space))}
            now={here}
            state={state}
            words={words}
          />
        )}
      </div>
      <Procession root={root} state={state} spaces={spaces} at={at} gains={here} moving={moving} />
    </DockedDialog>
  );
}
