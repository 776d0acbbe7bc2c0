import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { Face, Seat } from '../../rules';
import { DieGlyph } from '../art';

export interface DieProps {
  readonly face: Face | null;
  readonly size?: number;
  /** Whose it is, where it can be asked. */
  readonly seat?: Seat;
}

/** A die. */
export const Die = memo(function Die({ face, size = 44, seat }: DieProps) {
  const { t } = useQuickTranslation('river-art');
  return (
    <svg
      className="rg-die"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      data-ask={seat === undefined ? undefined : `die-${seat}`}
      role="img"
      aria-label={face === null ? t('dieUnknown') : t('die', { face })}
    >
      <DieGlyph face={face} />
    </svg>
  );
});
