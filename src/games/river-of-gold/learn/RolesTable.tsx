import { useTranslation } from 'react-i18next';
import { RoleIcon } from '../board/art';
import { ROLES, type Role } from '../rules';

/** The five kinds of customers: what each gives at once, from then on, and at the end. */
export function RolesTable() {
  const { t } = useTranslation(['river-learn', 'river-terms']);
  const lasting: Readonly<Record<Role, string>> = {
    merchant: t('river-learn:deliver.merchantLasting'),
    artisan: t('river-terms:ongoing.artisan'),
    noble: t('river-learn:deliver.nobleLasting'),
    elder: t('river-learn:deliver.nothing'),
    monk: t('river-learn:deliver.monkLasting'),
  };
  const atEnd: Readonly<Record<Role, string>> = {
    merchant: t('river-terms:atEnd.merchant'),
    artisan: t('river-terms:atEnd.artisan'),
    noble: t('river-learn:deliver.nobleEnd'),
    elder: t('river-terms:atEnd.elder'),
    monk: t('river-learn:deliver.nothing'),
  };
  return (
    <div className="learn-table">
      <table>
        <caption>{t('river-learn:deliver.roles')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('river-learn:deliver.role')}</th>
            <th scope="col">{t('river-learn:deliver.atOnce')}</th>
            <th scope="col">{t('river-learn:deliver.lasting')}</th>
            <th scope="col">{t('river-learn:deliver.atEnd')}</th>
          </tr>
        </thead>
        <tbody>
          {ROLES.map((role) => (
            <tr key={role}>
              <th scope="row">
                <RoleIcon role={role} size="1.8em" /> {t(`river-terms:role.${role}`)}
              </th>
              <td data-label={t('river-learn:deliver.atOnce')}>{t(`river-terms:delivery.${role}`)}</td>
              <td data-label={t('river-learn:deliver.lasting')}>{lasting[role]}</td>
              <td data-label={t('river-learn:deliver.atEnd')}>{atEnd[role]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
