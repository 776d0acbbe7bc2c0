import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { type Seats, useSeats } from '../../../../table/seats';
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
  type TrackStep,
} from '../../rules';
import { ClanEmblem, FlowerIcon, RegionIcon, ResourceIcon, RoleIcon } from '../art';

const STEPS = Array.from({ length: TRACK_LENGTH + 1 }, (_, i) => i);
/** The two customers with spaces of their own next to every track (1.4). */
const TRACK_ROLES: readonly Role[] = ['artisan', 'elder'];

function Reward({ region, reward, amount }: { region: Region } & TrackStep) {
  switch (reward) {
    case 'trackGood':
      return <ResourceIcon kind={TRACK_GOOD[region]} size="var(--reward)" />;
    case 'koku':
    case 'favor':
    case 'points':
      return <ResourceIcon kind={reward} amount={amount} size="var(--reward)" />;
    case 'imperialFlower':
      return <FlowerIcon size="var(--reward)" />;
    case 'pointsAndGood':
      return (
        <>
          <ResourceIcon kind="points" amount={amount} size="var(--reward)" />
          <ResourceIcon kind="anyGood" size="var(--reward)" />
        </>
      );
  }
}

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

/** The reward printed on a step, where there is one. */
const StepReward = memo(function StepReward({ region, step }: { region: Region; step: number }) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const reward = TRACK_STEPS.find((one) => one.step === step);
  if (!reward) return null;
  return (
    <span
      className="rg-step-reward"
      data-ask={`step-${region}-${step}`}
      role="img"
      aria-label={rewardWords(reward, region, t)}
    >
      <Reward region={region} {...reward} />
    </span>
  );
});

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

/** Who is first on a track, who second, and by how much. */
function Lead({ markers }: { markers: readonly Marker[] }) {
  const [first, second] = markers.filter(({ step }) => step > 0).sort((a, b) => b.step - a.step);
  if (!first) return null;
  const ahead = first.step - (second?.step ?? 0);
  return (
    <span className="rg-track-lead" aria-hidden="true">
      <ClanEmblem clan={first.clan} size={12} />
      {ahead === 0 ? '=' : `+${ahead}`}
      {second && <ClanEmblem clan={second.clan} size={12} />}
    </span>
  );
}

/** One region's row. All it shows comes in as words, so that a row that did not change is not drawn again. */
const TrackRow = memo(function TrackRow({
  region,
  tile,
  players,
  places,
  customers,
  nameOf,
  viewer,
}: {
  region: Region;
  tile: RegionTileId;
  players: number;
  /** "clan step" of each seat, joined. */
  places: string;
  /** For artisan and elder the seats that delivered to it, joined. */
  customers: string;
  nameOf: Seats['name'];
  viewer: Seat | null;
}) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const markers = places.split(',').flatMap((place, seat): Marker[] => {
    const [clan, step] = place.split(' ');
    return clan ? [{ seat, clan: clan as Clan, step: Number(step) }] : [];
  });
  const standings = [...markers]
    .sort((a, b) => b.step - a.step)
    .map(({ seat, step }) => `${nameOf(seat)} ${step}`)
    .join(', ');
  const points = regionPoints(tile, players);
  const own = markers.find(({ seat }) => seat === viewer);
  const next = own && TRACK_STEPS.find(({ step }) => step > own.step);
  const label = t('river-art:standings', { standings });
  const nextLabel =
    own && next
      ? `. ${t('river-art:nextReward', {
          name: nameOf(own.seat),
          reward: rewardWords(next, region, t),
          step: next.step,
        })}`
      : '';
  return (
    <li className={`rg-track rg-region-${region}`} data-at={`track-${region}`}>
      <span className="rg-track-name">
        <RegionIcon region={region} size={20} />
        <span className="rg-track-title" data-ask={`region-${region}`}>
          {t(`river-terms:region.${region}`)}
        </span>
      </span>
      <span
        className="rg-track-tile"
        data-ask={`scoring-${region}`}
        role="img"
        aria-label={t('river-art:regionTile', { points: points.join(', ') })}
      >
        {points.map((p, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of a printed tile
          <span key={i}>{p}</span>
        ))}
        <Lead markers={markers} />
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the steps */}
      <span className="rg-track-steps" role="group" aria-label={`${label}${nextLabel}`}>
        {STEPS.map((step) => {
          const here = markers.filter((m) => m.step === step);
          return (
            <span
              key={step}
              className="rg-step"
              data-step={step}
              data-crowd={(here.length > 2 && step > 0) || undefined}
            >
              <StepReward region={region} step={step} />
              {here.length > 0 && <Markers region={region} markers={here} viewer={viewer} />}
            </span>
          );
        })}
      </span>
      {customers.split(',').map((seats, i) => {
        const role = TRACK_ROLES[i] ?? 'elder';
        const here = markers.filter(({ seat }) => seats.split(' ').includes(String(seat)));
        const who = here.map(({ seat }) => nameOf(seat)).join(', ');
        return (
          <span
            key={role}
            className="rg-track-customer"
            data-taken={here.length > 0 || undefined}
            role="img"
            data-ask={`customer-${role}-${region}`}
            aria-label={`${t(`river-terms:role.${role}`)}${who ? `: ${who}` : ''}`}
          >
            <RoleIcon role={role} size={22} />
            {here.length > 0 && (
              <span className="rg-track-customers" data-count={here.length}>
                {here.map(({ seat, clan }) => (
                  <ClanEmblem key={seat} clan={clan} size="100%" />
                ))}
              </span>
            )}
          </span>
        );
      })}
    </li>
  );
});

/** What the columns are; every row says it again to those who listen. */
const Head = memo(function Head() {
  const { t } = useQuickTranslation('river-art');
  return (
    <div className="rg-track rg-track-head" aria-hidden="true">
      <span>{t('head.region')}</span>
      <span>{t('head.points')}</span>
      <span className="rg-track-steps">
        {STEPS.map((step) => (
          <span key={step} className={step === 0 ? 'rg-track-zero' : undefined}>
            {step === 0 ? t('head.influence') : TRACK_STEPS.some((s) => s.step === step) ? step : ''}
          </span>
        ))}
      </span>
      <span>{t('head.customers')}</span>
    </div>
  );
});

/** Six straight rows of 18 steps: standings read like a table. */
export const InfluenceTracks = memo(function InfluenceTracks({
  state,
  viewer,
}: {
  state: GameState;
  viewer: Seat | null;
}) {
  const { t } = useQuickTranslation('river-art');
  const { name } = useSeats();
  return (
    <div className="rg-tracks-table">
      <Head />
      <ul className="rg-tracks" aria-label={t('tracks')} data-asks="">
        {REGIONS.map((region) => {
          const tile = state.regionTiles[region - 1];
          if (!tile) return null;
          const places = state.players
            .map((p) => (p.clan ? `${p.clan} ${p.influence[region - 1] ?? 0}` : ''))
            .join(',');
          const customers = TRACK_ROLES.map((role) =>
            state.players
              .flatMap((p, seat) => (p.delivered.some((c) => c === `${role}-${region}`) ? [seat] : []))
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
              nameOf={name}
              viewer={viewer}
            />
          );
        })}
      </ul>
    </div>
  );
});
