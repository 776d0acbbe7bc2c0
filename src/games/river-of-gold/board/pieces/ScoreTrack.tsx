import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { sameValue } from '../../../../table/same-value';
import { useSeats } from '../../../../table/seats';
import type { Clan, GameState } from '../../rules';
import { ClanEmblem } from '../art';

/** Points that one length of the track holds; beyond it grows by steps of 25, so that nobody laps. */
const LENGTH = 50;
const STEP = 25;

interface Standing {
  readonly name: string;
  readonly clan: Clan | null;
  readonly points: number;
}

const Track = memo(function Track({ players }: { players: readonly Standing[] }) {
  const { t } = useQuickTranslation('river-art');
  const highest = Math.max(0, ...players.map((p) => p.points));
  const length = Math.max(LENGTH, Math.ceil((highest + 1) / STEP) * STEP);
  const marks = Array.from({ length: length / 5 + 1 }, (_, i) => i * 5);
  const standing = players.map(({ name, points }) => `${name} ${points}`).join(', ');
  return (
    <div className="rg-score" role="img" aria-label={t('score', { standings: standing })}>
      <div className="rg-score-line">
        {marks.map((points) => (
          <span
            key={points}
            className="rg-score-mark"
            data-ten={points % 10 === 0 || undefined}
            style={{ left: `${(points / length) * 100}%` }}
          >
            {points % 10 === 0 ? points : ''}
          </span>
        ))}
        {players.map((p, seat) => {
          const level = players.filter((q, other) => other < seat && q.points === p.points).length;
          return (
            p.clan && (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
                key={seat}
                className="rg-score-marker"
                style={{ left: `${(p.points / length) * 100}%`, translate: `${-50 + level * 42}% -50%` }}
              >
                <ClanEmblem clan={p.clan} size={22} />
              </span>
            )
          );
        })}
      </div>
    </div>
  );
}, sameValue);

/** One straight line of points with the clans on it. */
export const ScoreTrack = memo(function ScoreTrack({ state }: { state: GameState }) {
  const { name } = useSeats();
  return (
    <Track players={state.players.map(({ clan, points }, seat) => ({ name: name(seat), clan, points }))} />
  );
});
