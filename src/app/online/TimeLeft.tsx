import { useTranslation } from 'react-i18next';
import { formatDuration } from './durations';
import { useNow } from './useNow';

/** How much time the decider has; the last five minutes stand out. */
export function TimeLeft({ deadline }: { deadline: number | null }) {
  const { t, i18n } = useTranslation('days');
  const now = useNow(1000);
  if (deadline === null) return null;
  const left = deadline - now;
  return (
    <span className="app-time-left" data-short={left < 300_000} title={t('clock.left')}>
      <span className="app-hidden">{t('clock.left')} </span>
      {formatDuration(left, i18n.language)}
    </span>
  );
}
