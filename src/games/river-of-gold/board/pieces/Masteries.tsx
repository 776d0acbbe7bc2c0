import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { sameValue } from '../../../../table/same-value';
import type { Clan, GameState } from '../../rules';
import { masteryRewards } from '../../rules';
import { ClanEmblem, MasteryIcon, ResourceIcon } from '../art';

interface Part {
  readonly masteries: GameState['masteries'];
  /** By seat. */
  readonly clans: readonly (Clan | null)[];
}

const List = memo(function List({ masteries, clans }: Part) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const rewards = masteryRewards(clans.length);
  return (
    <ul className="rg-masteries" aria-label={t('river-art:masteries')}>
      {masteries.map(({ id, claims }) => (
        <li key={id} className={`rg-mastery rg-mastery-${id}`} data-at={`mastery-${id}`}>
          <MasteryIcon mastery={id} size={30} />
          <span className="rg-mastery-words">
            <span className="rg-mastery-name">{t(`river-terms:mastery.${id}`)}</span>
            <span className="rg-mastery-needs">{t(`river-terms:masteryNeeds.${id}`)}</span>
          </span>
          <span className="rg-mastery-rewards">
            {rewards.map((points, place) => {
              const seat = claims[place];
              const clan = seat === undefined ? null : (clans[seat] ?? null);
              return (
                <span key={points} className="rg-mastery-reward" data-claimed={clan !== null || undefined}>
                  <ResourceIcon
                    kind="points"
                    amount={points}
                    size={24}
                    title={t('river-terms:amount.points', { count: points })}
                  />
                  {clan && <ClanEmblem clan={clan} size={26} title={t(`river-terms:clan.${clan}`)} />}
                </span>
              );
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}, sameValue);

/** The masteries in play: what they ask for, their rewards, and the clans that claimed them. */
export const Masteries = memo(function Masteries({ state }: { state: GameState }) {
  return <List masteries={state.masteries} clans={state.players.map(({ clan }) => clan)} />;
});
