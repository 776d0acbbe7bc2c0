import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { Face } from '../../rules';
import { DieGlyph } from '../art';

export interface DieProps {
  readonly face: Face | null;
  readonly rolling?: boolean;
  readonly size?: number;
}

/** A die; it tumbles while it rolls. */
export const Die = memo(function Die({ face, rolling = false, size = 44 }: DieProps) {
  const { t } = useQuickTranslation('river-art');
  return (
    <svg
      className="rg-die"
      data-rolling={rolling || undefined}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role="img"
      aria-label={face === null ? t('dieUnknown') : t('die', { face })}
    >
      <DieGlyph face={face} />
    </svg>
  );
});
