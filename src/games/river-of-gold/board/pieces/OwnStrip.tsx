import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { sameValue } from '../../../../table/same-value';
import { type GameState, GOODS, MAX_GOODS, MAX_KOKU, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import { Die } from './Die';
import { Points } from './Points';

interface Part {
  readonly player: GameState['players'][number];
  readonly seat: Seat;
  readonly name: string;
}

const Strip = memo(function Strip({ player, seat, name }: Part) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const stores = [
    { kind: 'koku', limit: MAX_KOKU },
    ...GOODS.map((kind) => ({ kind, limit: MAX_GOODS })),
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the line
    <div
      className={`rg-strip rg-clan-${player.clan ?? 'none'}`}
      data-at={`player-${seat}`}
      data-asks=""
      role="group"
      aria-label={name}
    >
      {stores.map(({ kind, limit }) => (
        <span
          key={kind}
          className="rg-counter"
          data-at={`player-${seat}-${kind}`}
          data-ask={`player-${seat}-${kind}`}
          data-full={player[kind] === limit || undefined}
          role="img"
          aria-label={t(`river-terms:amount.${kind}`, { count: player[kind] })}
        >
          <ResourceIcon kind={kind} size={20} />
          <span className="rg-counter-number" data-number="">
            {player[kind]}
          </span>
        </span>
      ))}
      <span
        className="rg-counter"
        data-at={`player-${seat}-favor`}
        data-ask={`player-${seat}-favor`}
        role="img"
        aria-label={t('river-art:favor', { favor: player.favor, limit: player.favorLimit })}
      >
        <ResourceIcon kind="favor" size={20} />
        <span className="rg-counter-number" data-number="">
          {player.favor}
        </span>
        <span className="rg-counter-limit">/{player.favorLimit}</span>
      </span>
      <span
        className="rg-counter"
        data-at={`player-${seat}-points`}
        data-ask={`player-${seat}-points`}
        role="img"
        aria-label={t('river-terms:amount.points', { count: player.points })}
      >
        <Points points={player.points} size={26} />
      </span>
      <Die face={player.die} seat={seat} size={26} />
    </div>
  );
}, sameValue);

/** What a player holds, in one line, always in sight on a phone: koku, goods, favor, points and the die. */
export function OwnStrip({ state, seat, name }: { state: GameState; seat: Seat; name: string }) {
  const player = state.players[seat];
  return player ? <Strip player={player} seat={seat} name={name} /> : null;
}
