import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { usePickable } from '../../../../table/pick/pickable';
import type { CustomerId, GameState, Seat } from '../../rules';
import { CustomerCard } from './CustomerCard';
import { PriceBadge } from './FavorPrice';

function HandCard({ id }: { id: CustomerId }) {
  const { price, attributes } = usePickable(`customer-${id}`);
  return (
    <div className="rg-hand-card" data-at={`customer-${id}`} {...attributes}>
      <CustomerCard id={id} />
      {price > 0 && <PriceBadge price={price} />}
    </div>
  );
}

/** A player's customers: open to whom the state shows them, backs to everybody else. */
export const Hand = memo(function Hand({
  state,
  seat,
  viewer,
}: {
  state: GameState;
  seat: Seat;
  viewer: Seat | null;
}) {
  const { t } = useQuickTranslation('river-art');
  const cards = state.secrets.hands[seat] ?? [];
  if (seat !== viewer && cards.every((id) => id === null)) {
    return (
      <div
        className="rg-hand"
        data-ask={`hand-${seat}`}
        data-count={cards.length}
        role="img"
        aria-label={t('cards', { count: cards.length })}
      >
        {cards.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          <CustomerCard key={i} id={null} />
        ))}
      </div>
    );
  }
  return (
    <section
      className="rg-hand"
      data-asks=""
      aria-label={t('hand')}
      data-own={seat === viewer || undefined}
      data-count={cards.length}
    >
      {cards.map((id, i) =>
        id ? (
          <HandCard key={id} id={id} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are all alike
          <CustomerCard key={i} id={null} />
        ),
      )}
    </section>
  );
});
