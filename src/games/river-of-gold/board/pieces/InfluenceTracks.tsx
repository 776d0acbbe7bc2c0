import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { GameState, Seat } from '../../rules';
import {
  type Clan,
  REGIONS,
  type Region,
  type RegionTileId,
  type Role,
  regionPoints,
  TRACK_GOOD,
  TRACK_LENGTH,
  TRACK_STEPS,
} from '../../rules';
import { ClanEmblem, FlowerIcon, RegionIcon, ResourceIcon, RoleIcon } from '../art';

const STEPS = Array.from({ length: TRACK_LENGTH + 1 }, (_, i) => i);
/** The two customers with spaces of their own next to every track (1.4). */
const TRACK_ROLES: readonly Role[] = ['artisan', 'elder'];

const Reward = memo(function Reward({ region, step }: { region: Region; step: number }) {
  const reward = TRACK_STEPS.find((s) => s.step === step);
  if (!reward) return null;
  switch (reward.reward) {
    case 'trackGood':
      return <ResourceIcon kind={TRACK_GOOD[region]} size="var(--reward)" />;
    case 'koku':
    case 'favor':
    case 'points':
      return <ResourceIcon kind={reward.reward} amount={reward.amount} size="var(--reward)" />;
    case 'imperialFlower':
      return <FlowerIcon size="var(--reward)" />;
    case 'pointsAndGood':
      return (
        <>
          <ResourceIcon kind="points" amount={reward.amount} size="var(--reward)" />
          <ResourceIcon kind="anyGood" size="var(--reward)" />
        </>
      );
  }
});

/** What a step of a track gives, in words. */
function rewardWords(
  { reward, amount }: (typeof TRACK_STEPS)[number],
  region: Region,
  t: TFunction<['river-art', 'river-terms']>,
): string {
  switch (reward) {
    case 'trackGood':
      return t(`river-terms:amount.${TRACK_GOOD[region]}`, { count: amount });
    case 'koku':
    case 'favor':
    case 'points':
      return t(`river-terms:amount.${reward}`, { count: amount });
    case 'imperialFlower':
      return t('river-terms:thing.imperialFlower');
    case 'pointsAndGood':
      return `${t('river-terms:amount.points', { count: amount })}, ${t('river-terms:amount.anyGood', { count: 1 })}`;
  }
}

interface Marker {
  readonly seat: Seat;
  readonly clan: Clan;
  readonly step: number;
}

const Markers = ({
  region,
  markers,
  viewer,
}: {
  region: Region;
  markers: readonly Marker[];
  viewer: Seat | null;
}) => (
  <span className="rg-markers" data-count={markers.length}>
    {markers.map(({ seat, clan }) => (
      <span
        key={seat}
        className="rg-marker"
        data-at={`marker-${region}-${seat}`}
        data-own={seat === viewer || undefined}
      >
        <ClanEmblem clan={clan} size="100%" />
      </span>
    ))}
  </span>
);

/** One region's row. All it shows comes in as words, so that a row that did not change is not drawn again. */
const TrackRow = memo(function TrackRow({
  region,
  tile,
  players,
  places,
  customers,
  viewer,
}: {
  region: Region;
  tile: RegionTileId;
  players: number;
  /** "clan step" of each seat, joined. */
  places: string;
  /** For artisan and elder the clans that delivered to it, joined. */
  customers: string;
  viewer: Seat | null;
}) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const markers = places.split(',').flatMap((place, seat): Marker[] => {
    const [clan, step] = place.split(' ');
    return clan ? [{ seat, clan: clan as Clan, step: Number(step) }] : [];
  });
  const standings = [...markers]
    .sort((a, b) => b.step - a.step)
    .map(({ clan, step }) => `${t(`river-terms:clan.${clan}`)} ${step}`)
    .join(', ');
  const points = regionPoints(tile, players);
  const own = markers.find(({ seat }) => seat === viewer);
  const next = own && TRACK_STEPS.find(({ step }) => step > own.step);
  const label = t('river-art:standings', { standings });
  const nextLabel =
    own && next
      ? `. ${t('river-art:nextReward', {
          clan: t(`river-terms:clan.${own.clan}`),
          reward: rewardWords(next, region, t),
          step: next.step,
        })}`
      : '';
  return (
    <li className={`rg-track rg-region-${region}`} data-at={`track-${region}`}>
      <span className="rg-track-name">
        <RegionIcon region={region} size={20} />
        <span className="rg-track-title">{t(`river-terms:region.${region}`)}</span>
      </span>
      <span
        className="rg-track-tile"
        role="img"
        aria-label={t('river-art:regionTile', { points: points.join(', ') })}
      >
        {points.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a printed tile
          <span key={i}>{p}</span>
        ))}
      </span>
      <span className="rg-track-steps" role="img" aria-label={`${label}${nextLabel}`}>
        {STEPS.map((step) => {
          const here = markers.filter((m) => m.step === step);
          return (
            <span
              key={step}
              className="rg-step"
              data-step={step}
              data-crowd={(here.length > 2 && step > 0) || undefined}
            >
              <span className="rg-step-reward">
                <Reward region={region} step={step} />
              </span>
              {here.length > 0 && <Markers region={region} markers={here} viewer={viewer} />}
            </span>
          );
        })}
      </span>
      {customers.split(',').map((clans, i) => {
        const role = TRACK_ROLES[i] ?? 'elder';
        const here = clans === '' ? [] : (clans.split(' ') as Clan[]);
        const who = here.map((clan) => t(`river-terms:clan.${clan}`)).join(', ');
        return (
          <span
            key={role}
            className="rg-track-customer"
            data-taken={here.length > 0 || undefined}
            role="img"
            title={t(`river-terms:role.${role}`)}
            aria-label={`${t(`river-terms:role.${role}`)}${who ? `: ${who}` : ''}`}
          >
            <RoleIcon role={role} size={22} />
            {here.length > 0 && (
              <span className="rg-track-customers" data-count={here.length}>
                {here.map((clan) => (
                  <ClanEmblem key={clan} clan={clan} size="100%" />
                ))}
              </span>
            )}
          </span>
        );
      })}
    </li>
  );
});

const HEAD = (
  <div className="rg-track rg-track-head" aria-hidden="true">
    <span className="rg-track-steps">
      {STEPS.map((step) => (
        <span key={step}>{TRACK_STEPS.some((s) => s.step === step) ? step : ''}</span>
      ))}
    </span>
  </div>
);

/** Six straight rows of 18 steps: standings read like a table. */
export const InfluenceTracks = memo(function InfluenceTracks({
  state,
  viewer,
}: {
  state: GameState;
  viewer: Seat | null;
}) {
  const { t } = useQuickTranslation('river-art');
  return (
    <div className="rg-tracks-table">
      {HEAD}
      <ul className="rg-tracks" aria-label={t('tracks')}>
        {REGIONS.map((region) => {
          const tile = state.regionTiles[region - 1];
          if (!tile) return null;
          const places = state.players
            .map((p) => (p.clan ? `${p.clan} ${p.influence[region - 1] ?? 0}` : ''))
            .join(',');
          const customers = TRACK_ROLES.map((role) =>
            state.players
              .flatMap((p) => (p.clan && p.delivered.some((c) => c === `${role}-${region}`) ? [p.clan] : []))
              .join(' '),
          ).join(',');
          return (
            <TrackRow
              key={region}
              region={region}
              tile={tile}
              players={state.players.length}
              places={places}
              customers={customers}
              viewer={viewer}
            />
          );
        })}
      </ul>
    </div>
  );
});
