import { useTranslation } from 'react-i18next';
import { CUSTOMERS, type Customer } from '../../games/river-of-gold';
import { RegionIcon, RoleIcon } from '../../games/river-of-gold/board/art';

type Detailed = 'merchant' | 'noble' | 'monk';
const DETAILED: readonly Detailed[] = ['merchant', 'noble', 'monk'];

/** What makes each merchant, noble and monk different, region by region. */
export function CustomerList() {
  const { t } = useTranslation(['learn', 'terms', 'table']);

  function words({ role, region, delivery }: Customer): string {
    if (role === 'merchant') return `${t(`terms:ongoing.merchant-${region}`)}.`;
    if (role === 'noble') {
      const end = t('table:look.end', { what: t(`terms:atEnd.noble-${region}`) });
      return `${t(`terms:ongoing.noble-${region}`)}. ${end}`;
    }
    const own = delivery.some((effect) => effect.kind === 'secondMarker' && effect.on === 'own');
    return `${own ? t('terms:ongoing.monkOwn') : t('terms:ongoing.monkOpponent')}.`;
  }

  return DETAILED.map((role) => (
    <details key={role} className="learn-details">
      <summary>
        <RoleIcon role={role} size="1.6em" /> {t(`terms:roles.${role}`)}
      </summary>
      <ul>
        {CUSTOMERS.filter((customer) => customer.role === role).map((customer) => (
          <li key={customer.id}>
            <RegionIcon region={customer.region} size="1.5em" />
            <span>
              <b>{t(`terms:region.${customer.region}`)}</b>: {words(customer)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  ));
}
