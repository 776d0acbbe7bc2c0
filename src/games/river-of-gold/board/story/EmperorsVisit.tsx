import { useEffect, useId, useMemo, useRef } from 'react';
import type { GameEvent, GameState, EmperorsVisit as Visit, VisitGain } from '../../rules';
import { OutcomeChips, PlayerName } from '../actions/Chips';
import { DockedDialog } from '../actions/DockedDialog';
import { outcomeOfEvents } from '../model/outcome';
import type { Words } from '../model/words';
import { StoryButtons } from './StoryButtons';
import { useSteps } from './useSteps';

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
  const seats = outcomeOfEvents(gains.map(asEvent), state.turnOrder);
  return (
    <ul className="rp-plain">
      {seats.map((outcome) => (
        <li key={outcome.seat} className="rp-preview-seat">
          <PlayerName seat={outcome.seat} clan={state.players[outcome.seat]?.clan ?? null} words={words} />
          <OutcomeChips outcome={outcome} words={words} />
          {outcome.resources
            .filter(({ lost }) => lost > 0)
            .map(({ resource, lost }) => (
              <small key={resource} className="rp-warning">
                {words.t('river-table:story.lost', { what: words.amount(resource, lost) })}
              </small>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** The Emperor's visit, building by building down the river, then what everybody gained (9.2). */
export function EmperorsVisit({ state, visit, words, moving, visiting, close }: Props) {
  const { t } = words;
  const title = useId();
  const spaces = useMemo(() => [...new Set(visit.gains.map(({ space }) => space))], [visit]);
  // First the arrival, then each space, then the sum.
  const steps = spaces.length + 2;
  const story = useSteps(steps, { from: 0, playing: moving, pace: PACE });
  const space = spaces[story.step - 1];

  useEffect(() => {
    visiting(space ?? null);
    return () => visiting(null);
  }, [space, visiting]);

  // It stands where the actions stood; whoever pressed one of their buttons, or took over the screen, goes on here.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  });

  const tile = space === undefined ? undefined : state.shore[space - 1]?.tile;
  return (
    <DockedDialog className="rp-visit" title={title} box={box}>
      <h2 className="rp-title" id={title}>
        {t('river-table:story.visitTitle')}
      </h2>
      <div className="rp-visit-words" aria-live="polite">
        {story.step === 0 && <p>{t('river-table:story.visitIntro')}</p>}
        {space !== undefined && tile && (
          <>
            <h3 className="rp-subtitle">
              {t('river-table:story.visitSpace', { space, building: words.building(tile) })}
            </h3>
            <Gains gains={visit.gains.filter((gain) => gain.space === space)} state={state} words={words} />
          </>
        )}
        {story.last && (
          <>
            <h3 className="rp-subtitle">{t('river-table:story.visitTotal')}</h3>
            {visit.gains.length === 0 && <p>{t('river-table:story.visitNobody')}</p>}
            <Gains gains={visit.gains} state={state} words={words} />
          </>
        )}
      </div>
      <StoryButtons words={words} steps={steps} close={close} {...story} />
    </DockedDialog>
  );
}
