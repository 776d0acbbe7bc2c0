import { type ReactNode, useEffect } from 'react';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { SeatLines } from '../../../../table/actions/Preview';
import { StepButtons } from '../../../../table/story/StepButtons';
import { useSteps } from '../../../../table/story/useSteps';
import { type FireRecord, type GameEvent, type GameState, type PayDayRecord, RESOURCES } from '../../rules';
import { changesOf, seatChips } from '../actions/Outcome';
import { sentence } from '../log/sentences';
import type { Words } from '../model/words';

const PACE = 1500;

interface StoryProps {
  readonly title: string;
  /** What is said, step by step, and the place that each step is about. */
  readonly steps: readonly { readonly content: ReactNode; readonly at: string | null }[];
  readonly moving: boolean;
  showing(at: string | null): void;
  close(): void;
}

function Story({ title, steps, moving, showing, close }: StoryProps) {
  const story = useSteps(steps.length, { from: 0, playing: moving, pace: PACE });
  const step = steps[story.step];
  const at = step?.at ?? null;
  useEffect(() => {
    showing(at);
    return () => showing(null);
  }, [at, showing]);
  return (
    <DockedDialog
      className="iki-story"
      title={title}
      focus="lost"
      buttons={<StepButtons story={story} close={close} />}
    >
      <div aria-live="polite">{step?.content}</div>
    </DockedDialog>
  );
}

type CeremonyProps = Omit<StoryProps, 'title' | 'steps'> & {
  readonly state: GameState;
  readonly words: Words;
};

/** The fire runs along the row, and is beaten or not (section 14). */
export function FireStory({ fire, words, ...story }: CeremonyProps & { fire: FireRecord }) {
  const { t } = words;
  const intro = t('iki-table:story.fireIntro', {
    nagaya: t(`iki-terms:group.${fire.nagaya}`),
    strength: fire.strength,
  });
  const steps = [
    { at: `stall-${fire.nagaya}1`, content: <p>{intro}</p> },
    ...fire.steps.map((step) => ({
      at: `stall-${step.stall}`,
      content: <p>{sentence({ type: 'fireCame', ...step }, words)?.text}</p>,
    })),
    { at: null, content: <p>{t('iki-table:log.fireOut')}</p> },
  ];
  return <Story {...story} title={t('iki-table:story.fireTitle')} steps={steps} />;
}

/** A pay day's salaries and harmony as events, so that they are added up like any others. */
function gainsOf({ salaries, harmony }: PayDayRecord): { salaries: GameEvent[]; harmony: GameEvent[] } {
  return {
    salaries: salaries.flatMap(({ player, card, stall, gain }) =>
      RESOURCES.map(
        (resource): GameEvent => ({
          type: 'gained',
          player,
          resource,
          amount: gain[resource] ?? 0,
          source: { from: 'salary', card, stall },
        }),
      ).filter((event) => event.type === 'gained' && event.amount > 0),
    ),
    harmony: harmony.map(
      ({ player, stall, group, iki }): GameEvent => ({
        type: 'gained',
        player,
        resource: 'iki',
        amount: iki,
        source: { from: 'harmony', group, stall },
      }),
    ),
  };
}

/** Salaries, harmony and rice, one after another (section 15). */
export function PayDayStory({ payDay, state, words, ...story }: CeremonyProps & { payDay: PayDayRecord }) {
  const { t } = words;
  const gains = gainsOf(payDay);
  const part = (title: string, events: readonly GameEvent[]) => {
    const seats = seatChips(changesOf(events, state.players.length), words);
    return {
      at: null,
      content: (
        <>
          <h3 className="tk-subtitle">{title}</h3>
          {seats.length === 0 ? <p>{t('iki-table:story.nobody')}</p> : <SeatLines seats={seats} />}
        </>
      ),
    };
  };
  const fed = payDay.feeding.flatMap((one) => sentence({ type: 'fed', ...one }, words)?.text ?? []);
  const left = payDay.starved.flatMap(
    (one) => sentence({ type: 'starved', automatic: false, ...one }, words)?.text ?? [],
  );
  const steps = [
    part(t('iki-table:story.salaries'), gains.salaries),
    part(t('iki-table:story.harmony'), gains.harmony),
    {
      at: null,
      content: (
        <>
          <h3 className="tk-subtitle">{t('iki-table:story.feeding')}</h3>
          {[...fed, ...left].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      ),
    },
  ];
  return <Story {...story} title={t('iki-table:story.payTitle')} steps={steps} />;
}

/** The New Year has come: one more business for everybody (section 16). */
export function NewYearStory({ words, ...story }: CeremonyProps) {
  return (
    <Story
      {...story}
      title={words.t('iki-table:story.newYearTitle')}
      steps={[{ at: null, content: <p>{words.t('iki-table:story.newYear')}</p> }]}
    />
  );
}
