/** What the others did since the player's last turn: one line over the actions, and all of it in a panel. */
import type { ReactNode } from 'react';
import type { Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import type { Point } from '../layout/usePointing';
import { useSeats } from '../seats';
import { LogLine } from './LogLine';
import type { Sentence } from './sentences';

/** A few words for an event, and whose they are: null for the whole table. */
export interface Phrase {
  readonly seat: Seat | null;
  readonly text: string;
}

interface LineProps {
  /** What happened, in the order in which it did; what one player did is told together. */
  readonly phrases: readonly Phrase[];
  /** What it gave or cost the player. */
  readonly chips: ReactNode;
  dismiss(): void;
  details(): void;
}

export function SinceLine({ phrases, chips, dismiss, details }: LineProps) {
  const { t } = useQuickTranslation('table');
  const { name } = useSeats();
  const bySeat = new Map<Seat, string[]>();
  for (const { seat, text } of phrases) {
    if (seat !== null) bySeat.set(seat, [...(bySeat.get(seat) ?? []), text]);
  }
  const said = [
    ...[...bySeat].map(([seat, what]) => t('since.by', { name: name(seat), what: what.join(', ') })),
    ...phrases.flatMap(({ seat, text }) => (seat === null ? [text] : [])),
  ].join(' · ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the line
    <div className="tk-since" role="group" aria-label={t('since.title')}>
      <span className="tk-since-words" title={said}>
        {said}
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
      <ul className="tk-plain tk-log-list">
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
