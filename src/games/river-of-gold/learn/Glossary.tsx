import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildingIcon, FlowerIcon, ResourceIcon, ShipIcon } from '../board/art';
import { BUILDING_TYPES } from '../rules';

const RESOURCES = [
  'koku',
  'silk',
  'rice',
  'porcelain',
  'anyGood',
  'favor',
  'favorLimit',
  'points',
  'influence',
  'journey',
  'draw',
] as const;

function Entry({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <span className="learn-icon" aria-hidden="true">
          {icon}
        </span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Every sign on the table with its name and what it means. */
export function Glossary() {
  const { t } = useTranslation(['river-learn', 'river-terms']);
  return (
    <dl className="learn-glossary">
      {RESOURCES.map((kind) => (
        <Entry
          key={kind}
          icon={<ResourceIcon kind={kind} size="1.8em" />}
          name={t(`river-terms:resource.${kind}`)}
        >
          {t(`river-learn:glossary.${kind}`)}
        </Entry>
      ))}
      {BUILDING_TYPES.map((type) => (
        <Entry
          key={type}
          icon={<BuildingIcon type={type} size="1.8em" />}
          name={t(`river-terms:building.${type}`)}
        >
          {t(`river-learn:glossary.${type}`)}
        </Entry>
      ))}
      <Entry icon={<ShipIcon clan="crane" royal size="2em" />} name={t('river-terms:thing.royalShip')}>
        {t('river-learn:glossary.royalShip')}
      </Entry>
      <Entry icon={<FlowerIcon size="1.8em" />} name={t('river-terms:thing.imperialFlower')}>
        {t('river-learn:glossary.flower')}
      </Entry>
    </dl>
  );
}
