/** What the others did since the player's last turn: one line over the actions, and all of it in a panel. */
import { Fragment, type ReactNode } from 'react';
import type { Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import type { Point } from '../layout/usePointing';
import { useSeats } from '../seats';
import { LogLine } from './LogLine';
import type { Sentence } from './sentences';
import './since.css';

/** A few words for an event, and whose they are: null for the whole table. */
export interface Phrase {
  readonly seat: Seat | null;
  readonly text: string;
  /** The place that it is about. */
  readonly at?: string | null;
}

interface LineProps {
  /** What happened, in the order in which it did; what one player did stands together. */
  readonly phrases: readonly Phrase[];
  /** What it gave or cost the player. */
  readonly chips: ReactNode;
  /** Marks the place of a phrase while a pointer is on it. */
  readonly point?: Point;
  dismiss(): void;
  details(): void;
}

export function SinceLine({ phrases, chips, point, dismiss, details }: LineProps) {
  const { t } = useQuickTranslation('table');
  const { name } = useSeats();
  const bySeat = new Map<Seat | null, Phrase[]>();
  for (const phrase of phrases) bySeat.set(phrase.seat, [...(bySeat.get(phrase.seat) ?? []), phrase]);
  // What concerns the whole table comes last.
  const groups = [...bySeat].sort(([a], [b]) => Number(a === null) - Number(b === null));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the line
    <div className="tk-since" role="group" aria-label={t('since.title')}>
      <span className="tk-since-words">
        {groups.map(([seat, said], group) => (
          <Fragment key={seat}>
            {group > 0 && ' · '}
            {seat !== null && `${t('since.by', { name: name(seat), what: '' }).trimEnd()} `}
            {said.map(({ text, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the events of a round never change their order
              <Fragment key={index}>
                {index > 0 && (seat === null ? ' · ' : ', ')}
                <span
                  onPointerEnter={at ? () => point?.(at) : undefined}
                  onPointerLeave={at ? () => point?.(null) : undefined}
                >
                  {text}
                </span>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </span>
      {chips}
      <button type="button" className="tk-small" onClick={details}>
        {t('since.details')}
      </button>
      <button type="button" className="tk-small" aria-label={t('since.dismiss')} onClick={dismiss}>
        ×
      </button>
    </div>
  );
}

interface DetailsProps {
  readonly sentences: readonly Sentence[];
  readonly point: Point;
  /** What everybody gained and paid, and more. */
  readonly children: ReactNode;
}

export function SinceDetails({ sentences, point, children }: DetailsProps) {
  return (
    <div className="tk-log">
      <ul className="tk-plain tk-log-list tk-scroll-cue">
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a round never change their order
          <li key={index}>
            <LogLine sentence={sentence} point={point} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
