import { useTranslation } from 'react-i18next';
import { RegionIcon, RoleIcon } from '../board/art';
import { CUSTOMERS, type Customer } from '../rules';

type Detailed = 'merchant' | 'noble' | 'monk';
const DETAILED: readonly Detailed[] = ['merchant', 'noble', 'monk'];

/** What makes each merchant, noble and monk different, region by region. */
export function CustomerList() {
  const { t } = useTranslation(['river-learn', 'river-terms', 'river-table']);

  function words({ role, region, delivery }: Customer): string {
    if (role === 'merchant') return `${t(`river-terms:ongoing.merchant-${region}`)}.`;
    if (role === 'noble') {
      const end = t('river-table:look.end', { what: t(`river-terms:atEnd.noble-${region}`) });
      return `${t(`river-terms:ongoing.noble-${region}`)}. ${end}`;
    }
    const own = delivery.some((effect) => effect.kind === 'secondMarker' && effect.on === 'own');
    return `${own ? t('river-terms:ongoing.monkOwn') : t('river-terms:ongoing.monkOpponent')}.`;
  }

  return DETAILED.map((role) => (
    <details key={role} className="learn-details">
      <summary>
        <RoleIcon role={role} size="1.6em" /> {t(`river-terms:roles.${role}`)}
      </summary>
      <ul>
        {CUSTOMERS.filter((customer) => customer.role === role).map((customer) => (
          <li key={customer.id}>
            <RegionIcon region={customer.region} size="1.5em" />
            <span>
              <b>{t(`river-terms:region.${customer.region}`)}</b>: {words(customer)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  ));
}
