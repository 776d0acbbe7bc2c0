import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ARTISAN_DISCOUNT,
  ARTISAN_GOODS_PER_POINT,
  type Customer,
  type CustomerId,
  customer,
  GOODS,
  MERCHANT_KOKU_PER_POINT,
} from '../../index';
import {
  countsPicture,
  discountPicture,
  doubledPicture,
  EffectIcon,
  effectPicture,
  leftoverPicture,
  type Picture,
  PictureIcon,
  RegionIcon,
  ResourceIcon,
  RoleIcon,
  royalPicture,
} from '../art';

/** What a customer does for the rest of the game, as pictures. */
function lasting(card: Customer): readonly Picture[] {
  if (card.royal) return [royalPicture(card.royal)];
  if (card.onJourney.length > 0) return card.onJourney.map(effectPicture);
  return card.role === 'artisan' ? [discountPicture(ARTISAN_DISCOUNT)] : [];
}

/** What a customer is worth at the end, as a picture. */
function atEnd(card: Customer): Picture | null {
  switch (card.role) {
    case 'merchant':
      return leftoverPicture('koku', MERCHANT_KOKU_PER_POINT);
    case 'artisan':
      return leftoverPicture('anyGood', ARTISAN_GOODS_PER_POINT);
    case 'noble':
      return card.counts ? countsPicture(card.counts) : null;
    case 'elder':
      return doubledPicture;
    case 'monk':
      return null;
  }
}

/** A customer card, or the back of one where it is hidden. */
export const CustomerCard = memo(function CustomerCard({ id }: { id: CustomerId | null }) {
  const { t } = useTranslation(['art', 'terms']);
  if (id === null) {
    return (
      <div className="rg-card rg-card-back" role="img" aria-label={t('art:hiddenCustomer')}>
        <svg viewBox="0 0 60 84" aria-hidden="true">
          <rect x="3" y="3" width="54" height="78" rx="4" className="rg-card-back-frame" />
          <circle cx="30" cy="42" r="13" className="rg-card-back-sun" />
          <path
            d="M8 54q11-10 22 0t22 0M8 62q11-10 22 0t22 0M8 70q11-10 22 0t22 0"
            className="rg-card-back-wave"
          />
        </svg>
      </div>
    );
  }
  const card = customer(id);
  const end = atEnd(card);
  const ongoing = lasting(card);
  return (
    <div className={`rg-card rg-region-${card.region}`}>
      <div className="rg-card-head">
        <RegionIcon region={card.region} size={22} title={t('terms:regionNumber', { region: card.region })} />
        <span className="rg-card-title">{t(`terms:role.${card.role}`)}</span>
      </div>
      <div className="rg-card-picture">
        <RoleIcon role={card.role} size="100%" />
      </div>
      <div className="rg-card-order">
        {GOODS.flatMap((good) =>
          Array.from({ length: card.order[good] }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal goods of an order
            <ResourceIcon key={`${good}-${i}`} kind={good} size={22} title={t(`terms:resource.${good}`)} />
          )),
        )}
      </div>
      <div className="rg-card-gives">
        {card.delivery.map((effect) => (
          <EffectIcon key={JSON.stringify(effect)} effect={effect} size={22} />
        ))}
      </div>
      <div className="rg-card-later">
        {ongoing.map((picture, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
          <span key={i} className="rg-card-ongoing">
            {card.role === 'merchant' && <ResourceIcon kind="journey" size={20} />}
            {card.role === 'noble' && <EffectIcon effect={{ kind: 'royalShip' }} size={20} />}
            <PictureIcon picture={picture} size={20} />
          </span>
        ))}
        {end && (
          <span className="rg-card-end">
            <PictureIcon picture={end} size={20} />
          </span>
        )}
      </div>
    </div>
  );
});
