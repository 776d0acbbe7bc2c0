import { memo, useState } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { sameValue } from '../../../../table/same-value';
import type { GameState, Seat } from '../../rules';
import { type CustomerId, customer, GOODS, MAX_GOODS, MAX_KOKU, patron } from '../../rules';
import { ClanEmblem, RegionIcon, ResourceIcon, type ResourceKind, ShipIcon } from '../art';
import { Portrait } from '../portraits';
import { Die } from './Die';
import { Points } from './Points';

function Counter({
  seat,
  kind,
  count,
  limit,
  label,
}: {
  seat: Seat;
  kind: ResourceKind;
  count: number;
  /** The most one can hold; a full store is marked. */
  limit: number;
  label: string;
}) {
  return (
    <span
      className="rg-counter"
      data-at={`player-${seat}-${kind}`}
      data-ask={`player-${seat}-${kind}`}
      data-full={limit === count || undefined}
      role="img"
      aria-label={label}
    >
      <ResourceIcon kind={kind} size="var(--counter-icon)" />
      <span className="rg-counter-number" data-number="">
        {count}
      </span>
    </span>
  );
}

function Delivered({ id }: { id: CustomerId }) {
  const { t } = useQuickTranslation('river-terms');
  const { role, region } = customer(id);
  const label = `${t(`role.${role}`)}, ${t(`region.${region}`)}`;
  return (
    <span
      className={`rg-delivered rg-region-${region}`}
      role="img"
      aria-label={label}
      data-ask={`customer-${id}`}
    >
      <Portrait id={id} size="var(--delivered)" crop="head" />
      <RegionIcon region={region} size={13} />
    </span>
  );
}

export interface ClanBoardProps {
  readonly state: GameState;
  readonly seat: Seat;
  readonly name: string;
  /** Words about the player, such as a bot's level. */
  readonly note?: string | null;
  readonly viewer: Seat | null;
  readonly compact?: boolean;
}

interface Part {
  readonly player: GameState['players'][number];
  readonly seat: Seat;
  readonly name: string;
  readonly note: string | null;
  /** Cards in hand. */
  readonly hand: number;
  readonly onTurn: boolean;
  readonly own: boolean;
  readonly compact: boolean;
}

/** Names beyond so many letters are set smaller: on an opponent's board, on the own one, next to three customers. */
const LONG = { compact: 9, own: 8, tight: 6 } as const;

const Board = memo(function Board({ player, seat, name, note, hand, onTurn, own, compact }: Part) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const { clan } = player;
  const tight = !compact && hand > 2;
  // The patron's words need more room than a compact board has: they come when asked for.
  const [patronOpen, setPatronOpen] = useState(false);
  const amount = (kind: 'koku' | 'silk' | 'rice' | 'porcelain' | 'points', count: number) =>
    t(`river-terms:amount.${kind}`, { count });
  return (
    <section
      className={`rg-board rg-clan-${clan ?? 'none'}${compact ? ' rg-board-compact' : ''}`}
      data-at={`player-${seat}`}
      data-asks=""
      data-turn={onTurn || undefined}
      data-own={own || undefined}
      data-tight={tight || undefined}
      aria-label={clan ? `${name}, ${t(`river-terms:clanFull.${clan}`)}` : name}
    >
      <header className="rg-board-head">
        {clan && player.patron && (
          <span className="rg-board-face" data-ask={`player-${seat}`}>
            <Portrait id={player.patron} size="var(--face)" />
            <ClanEmblem clan={clan} size="calc(var(--face) / 2)" />
          </span>
        )}
        {clan && !player.patron && (
          <span className="rg-board-sign" data-ask={`player-${seat}`}>
            <ClanEmblem clan={clan} size="calc(var(--face) * 0.88)" />
          </span>
        )}
        <span className="rg-board-names">
          <span
            className="rg-board-name"
            data-ask={`player-${seat}`}
            data-long={name.length > LONG[compact ? 'compact' : tight ? 'tight' : 'own'] || undefined}
          >
            {name}
          </span>
          <span className="rg-board-clan">
            {note && <span className="rg-board-note">{note}</span>}
            <span className="rg-board-rest">
              {player.patron && (
                <span className="rg-board-patron">
                  {compact ? (
                    <button
                      type="button"
                      className="rg-patron"
                      data-ask={`patron-${player.patron}`}
                      aria-expanded={patronOpen}
                      onClick={() => setPatronOpen(!patronOpen)}
                    >
                      {patron(player.patron).name}
                    </button>
                  ) : (
                    <span data-ask={`patron-${player.patron}`}>{patron(player.patron).name}</span>
                  )}
                </span>
              )}
              <span>
                {player.patron && <> · </>}
                {clan ? t(`river-terms:clanFull.${clan}`) : t('river-art:noClan')}
              </span>
            </span>
          </span>
        </span>
        <span
          className="rg-counter"
          data-at={`player-${seat}-points`}
          data-ask={`player-${seat}-points`}
          role="img"
          aria-label={amount('points', player.points)}
        >
          <Points points={player.points} size={compact ? 28 : 32} />
        </span>
        <Die face={player.die} seat={seat} size={compact ? 28 : 40} />
      </header>
      <div className="rg-board-stores">
        <Counter
          seat={seat}
          kind="koku"
          count={player.koku}
          limit={MAX_KOKU}
          label={amount('koku', player.koku)}
        />
        {GOODS.map((good) => (
          <Counter
            key={good}
            seat={seat}
            kind={good}
            count={player[good]}
            limit={MAX_GOODS}
            label={amount(good, player[good])}
          />
        ))}
        <span
          className="rg-counter rg-favor"
          data-at={`player-${seat}-favor`}
          data-ask={`player-${seat}-favor`}
          role="img"
          aria-label={t('river-art:favor', { favor: player.favor, limit: player.favorLimit })}
        >
          <ResourceIcon kind="favor" size="var(--counter-icon)" />
          <span className="rg-counter-number" data-number="">
            {player.favor}
          </span>
          <span className="rg-counter-limit">/{player.favorLimit}</span>
          <ResourceIcon kind="favorLimit" size="calc(var(--counter-icon) * .7)" />
        </span>
      </div>
      <div className="rg-board-foot">
        {compact && (
          <span
            className="rg-backs"
            role="img"
            aria-label={t('river-art:cards', { count: hand })}
            data-ask={`hand-${seat}`}
          >
            {Array.from({ length: hand }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike
              <span key={i} className="rg-back" />
            ))}
          </span>
        )}
        {clan && player.royalShip !== null && (
          <span data-ask={`royal-${seat}`}>
            <ShipIcon clan={clan} royal size={26} title={t('river-terms:thing.royalShip')} />
          </span>
        )}
        <span className="rg-delivered-list">
          {player.delivered.map((id) => (
            <Delivered key={id} id={id} />
          ))}
          {player.delivered.length === 0 && !compact && (
            <span className="rg-quiet">{t('river-art:noneDelivered')}</span>
          )}
        </span>
        {player.patron && (!compact || patronOpen) && (
          <span className="rg-quiet rg-patron-words">{t(`river-terms:patronAbility.${player.patron}`)}</span>
        )}
      </div>
    </section>
  );
}, sameValue);

/** Everything in front of one player: clan, koku, goods, favor and limit, points, die, hand and customers. */
export const ClanBoard = memo(function ClanBoard({
  state,
  seat,
  name,
  note = null,
  viewer,
  compact = false,
}: ClanBoardProps) {
  const player = state.players[seat];
  if (!player) return null;
  return (
    <Board
      player={player}
      seat={seat}
      name={name}
      note={note}
      hand={state.secrets.hands[seat]?.length ?? 0}
      onTurn={state.current === seat && state.step !== 'over'}
      own={seat === viewer}
      compact={compact}
    />
  );
});
