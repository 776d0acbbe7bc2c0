import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { sameValue } from '../../../../table/same-value';
import { useSeats } from '../../../../table/seats';
import {
  type Clan,
  type GameState,
  type MasteryId,
  type MasteryProgress,
  masteryProgress,
  masteryRewards,
  type Seat,
} from '../../rules';
import { ClanEmblem, MasteryIcon, ResourceIcon } from '../art';

interface Part {
  readonly masteries: GameState['masteries'];
  /** By seat. */
  readonly players: readonly { readonly name: string; readonly clan: Clan | null }[];
  /** How far the player in front is, in the order of the masteries; none for a spectator. */
  readonly progress: readonly MasteryProgress[];
}

const NO_PROGRESS: readonly MasteryProgress[] = [];

/** What the player in front has of what a mastery asks for. */
function Progress({ mastery, progress }: { mastery: MasteryId; progress: MasteryProgress | undefined }) {
  const { t } = useQuickTranslation('river-ask');
  if (!progress) return null;
  const { need } = progress;
  const have = Math.min(progress.have, need);
  return (
    <span className="rg-mastery-progress" data-done={have >= need || undefined}>
      {t(`progress.${mastery}`, { have, need })}
    </span>
  );
}

const List = memo(function List({ masteries, players, progress }: Part) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const rewards = masteryRewards(players.length);
  return (
    <ul className="rg-masteries" aria-label={t('river-art:masteries')} data-asks="">
      {masteries.map(({ id, claims }, index) => (
        <li
          key={id}
          className={`rg-mastery rg-mastery-${id}`}
          data-at={`mastery-${id}`}
          data-ask={`mastery-${id}`}
        >
          <MasteryIcon mastery={id} size={30} />
          <span className="rg-mastery-words">
            <span className="rg-mastery-name">{t(`river-terms:mastery.${id}`)}</span>
            <span className="rg-mastery-needs">
              {t(`river-terms:masteryNeeds.${id}`)} <Progress mastery={id} progress={progress[index]} />
            </span>
          </span>
          <span className="rg-mastery-rewards">
            {rewards.map((points, place) => {
              const seat = claims[place];
              const claimant = seat === undefined ? undefined : players[seat];
              return (
                <span
                  key={points}
                  className="rg-mastery-reward"
                  data-claimed={claimant !== undefined || undefined}
                >
                  <ResourceIcon
                    kind="points"
                    amount={points}
                    size={24}
                    title={t('river-terms:amount.points', { count: points })}
                  />
                  {claimant?.clan && <ClanEmblem clan={claimant.clan} size={22} title={claimant.name} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}, sameValue);

/** The masteries in play: what they ask for, how far the player in front is, their rewards, and who claimed them. */
export const Masteries = memo(function Masteries({
  state,
  viewer,
}: {
  state: GameState;
  viewer: Seat | null;
}) {
  const progress =
    viewer === null || !state.players[viewer]
      ? NO_PROGRESS
      : state.masteries.map(({ id }) => masteryProgress(state, viewer, id));
  const { name } = useSeats();
  return (
    <List
      masteries={state.masteries}
      players={state.players.map(({ clan }, seat) => ({ name: name(seat), clan }))}
      progress={progress}
    />
  );
});
