import { memo, type ReactNode } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import {
  ARTISAN_DISCOUNT,
  ARTISAN_GOODS_PER_POINT,
  type Customer,
  type CustomerId,
  customer,
  GOODS,
  MERCHANT_KOKU_PER_POINT,
} from '../../rules';
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
  royalPicture,
} from '../art';
import { Portrait } from '../portraits';

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

const Back = ({ label }: { label: string }) => (
  <div className="rg-card rg-card-back" role="img" aria-label={label}>
    <svg viewBox="0 0 60 84" aria-hidden="true">
      <circle cx="30" cy="34" r="14" className="rg-card-back-sun" />
      <path
        d="M4 52q13-13 26 0t26 0M4 60q13-13 26 0t26 0M4 68q13-13 26 0t26 0"
        className="rg-card-back-wave"
      />
      <rect x="4" y="4" width="52" height="76" rx="4" className="rg-card-back-frame" />
    </svg>
  </div>
);

const Line = ({
  kind,
  id,
  children,
}: {
  kind: 'now' | 'later' | 'end';
  id: CustomerId;
  children: ReactNode;
}) => (
  <div className="rg-card-line" data-kind={kind} data-ask={`sign-${kind}-${id}`}>
    <span className="rg-card-when" aria-hidden="true" />
    {children}
  </div>
);

/** A customer card, or the back of one where it is hidden. Each of its signs can be asked. */
export const CustomerCard = memo(function CustomerCard({ id }: { id: CustomerId | null }) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  if (id === null) return <Back label={t('river-art:hiddenCustomer')} />;
  const card = customer(id);
  const end = atEnd(card);
  const ongoing = lasting(card);
  return (
    <div className={`rg-card rg-region-${card.region}`} data-role={card.role}>
      <div className="rg-card-head">
        <RegionIcon region={card.region} size={24} />
        <span className="rg-card-names">
          <span className="rg-card-title">{t(`river-terms:role.${card.role}`)}</span>
          <span className="rg-card-region">{t(`river-terms:region.${card.region}`)}</span>
        </span>
      </div>
      <div className="rg-card-top">
        <span className="rg-card-face">
          <Portrait id={id} size="100%" />
        </span>
        <span className="rg-card-order" data-ask={`sign-order-${id}`}>
          {GOODS.filter((good) => card.order[good] > 0).map((good) => (
            <span key={good} className="rg-card-good">
              {Array.from({ length: card.order[good] }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal goods of an order
                <ResourceIcon key={i} kind={good} size={20} />
              ))}
            </span>
          ))}
        </span>
      </div>
      {card.delivery.length > 0 && (
        <Line kind="now" id={id}>
          {card.delivery.map((effect) => (
            <EffectIcon key={JSON.stringify(effect)} effect={effect} size={21} />
          ))}
        </Line>
      )}
      {ongoing.length > 0 && (
        <Line kind="later" id={id}>
          {card.role === 'merchant' && <ResourceIcon kind="journey" size={21} />}
          {card.role === 'noble' && <EffectIcon effect={{ kind: 'royalShip' }} size={21} />}
          {ongoing.map((picture, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: printed on the card
            <PictureIcon key={i} picture={picture} size={21} />
          ))}
        </Line>
      )}
      {end && (
        <Line kind="end" id={id}>
          <PictureIcon picture={end} size={21} />
        </Line>
      )}
    </div>
  );
});
