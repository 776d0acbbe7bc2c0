import { useTranslation } from 'react-i18next';
import { ROLES, type Role } from '../../games/river-of-gold';
import { RoleIcon } from '../../games/river-of-gold/board/art';

/** The five kinds of customers: what each gives at once, from then on, and at the end. */
export function RolesTable() {
  const { t } = useTranslation(['learn', 'terms']);
  const lasting: Readonly<Record<Role, string>> = {
    merchant: t('learn:deliver.merchantLasting'),
    artisan: t('terms:ongoing.artisan'),
    noble: t('learn:deliver.nobleLasting'),
    elder: t('learn:deliver.nothing'),
    monk: t('learn:deliver.monkLasting'),
  };
  const atEnd: Readonly<Record<Role, string>> = {
    merchant: t('terms:atEnd.merchant'),
    artisan: t('terms:atEnd.artisan'),
    noble: t('learn:deliver.nobleEnd'),
    elder: t('terms:atEnd.elder'),
    monk: t('learn:deliver.nothing'),
  };
  return (
    <div className="learn-table">
      <table>
        <caption>{t('learn:deliver.roles')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('learn:deliver.role')}</th>
            <th scope="col">{t('learn:deliver.atOnce')}</th>
            <th scope="col">{t('learn:deliver.lasting')}</th>
            <th scope="col">{t('learn:deliver.atEnd')}</th>
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <RoleIcon role={role} size="1.8em" /> {t(`terms:role.${role}`)}
              </th>
              <td data-label={t('learn:deliver.atOnce')}>{t(`terms:delivery.${role}`)}</td>
              <td data-label={t('learn:deliver.lasting')}>{lasting[role]}</td>
              <td data-label={t('learn:deliver.atEnd')}>{atEnd[role]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
