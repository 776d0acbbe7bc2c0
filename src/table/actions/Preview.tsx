/** What a move would bring: who gains and loses what, what a limit would take, and what stays open. */
import type { ReactNode } from 'react';
import type { Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { SeatName } from '../seats';

/** A picture with a number next to it; a screen reader hears the words instead. */
export function Chip({ say, tone, children }: { say: string; tone?: 'gain' | 'loss'; children: ReactNode }) {
  return (
    <span className="tk-chip" data-tone={tone}>
      <span aria-hidden="true" className="tk-chip-face">
        {children}
      </span>
      <span className="tk-hidden">{say}</span>
    </span>
  );
}

/** `+2` or `−2`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`);

/** What something means for one player. */
export interface SeatChips {
  readonly seat: Seat;
  readonly chips: ReactNode;
}

/** One line for each player: who, and what it means for them. */
export function SeatLines({ seats }: { seats: readonly SeatChips[] }) {
  return (
    <ul className="tk-plain">
      {seats.map(({ seat, chips }) => (
        <li key={seat} className="tk-preview-seat">
          <SeatName seat={seat} />
          {chips}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly seats: readonly SeatChips[];
  /** What would be lost. */
  readonly warnings: readonly string[];
  /** What stays open. */
  readonly notes: readonly string[];
}

export function Preview({ seats, warnings, notes }: Props) {
  const { t } = useQuickTranslation('table');
  return (
    <section className="tk-preview" aria-label={t('preview.title')}>
      {seats.length === 0 && <p className="tk-quiet">{t('preview.nothing')}</p>}
      <SeatLines seats={seats} />
      {warnings.map((warning) => (
        <p key={warning} className="tk-warning">
          <span aria-hidden="true">⚠ </span>
          {warning}
        </p>
      ))}
      {notes.length > 0 && <p className="tk-quiet">{notes.join(' ')}</p>}
    </section>
  );
}
