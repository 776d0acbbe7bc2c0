import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { Face } from '../../rules';
import { DieGlyph } from '../art';

export interface DieProps {
  readonly face: Face | null;
  readonly size?: number;
}

/** A die. */
export const Die = memo(function Die({ face, size = 44 }: DieProps) {
  const { t } = useQuickTranslation('river-art');
  return (
    <svg
      className="rg-die"
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
