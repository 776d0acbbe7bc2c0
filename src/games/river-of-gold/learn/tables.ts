import type { TFunction } from 'i18next';
import { createElement } from 'react';
import type { TextTable } from '../../../ui/SearchableSections';
import { RegionIcon, RoleIcon } from '../board/art';
import { CUSTOMERS, type Customer, ROLES, type Role } from '../rules';
import { EXAMPLE } from './example';

export type Say = TFunction<['river-learn', 'river-terms', 'river-table']>;

/** The five kinds of customers: what each gives at once, from then on, and at the end. */
export function rolesTable(t: Say): TextTable {
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
  return {
    id: 'roles',
    caption: t('river-learn:deliver.roles'),
    columns: [
      t('river-learn:deliver.role'),
      t('river-learn:deliver.atOnce'),
      t('river-learn:deliver.lasting'),
      t('river-learn:deliver.atEnd'),
    ],
    rows: ROLES.map((role) => ({
      id: role,
      cells: [
        { text: t(`river-terms:role.${role}`), icon: createElement(RoleIcon, { role, size: '1.6em' }) },
        { text: t(`river-terms:delivery.${role}`) },
        { text: lasting[role] },
        { text: atEnd[role] },
      ],
    })),
  };
}

const DETAILED = ['merchant', 'noble', 'monk'] as const;

function abilityOf({ role, region, delivery }: Customer, t: Say): string {
  if (role === 'merchant') return `${t(`river-terms:ongoing.merchant-${region}`)}.`;
  if (role === 'noble') {
    const end = t('river-table:look.end', { what: t(`river-terms:atEnd.noble-${region}`) });
    return `${t(`river-terms:ongoing.noble-${region}`)}. ${end}`;
  }
  const own = delivery.some((effect) => effect.kind === 'secondMarker' && effect.on === 'own');
  return `${own ? t('river-terms:ongoing.monkOwn') : t('river-terms:ongoing.monkOpponent')}.`;
}

/** What makes each merchant, noble and monk different, region by region. */
export const customerTables = (t: Say): readonly TextTable[] =>
  DETAILED.map((role) => ({
    id: role,
    caption: t(`river-terms:roles.${role}`),
    columns: [t('river-learn:deliver.region'), t('river-learn:deliver.ability')],
    rows: CUSTOMERS.filter((customer) => customer.role === role).map((customer) => ({
      id: customer.id,
      cells: [
        {
          text: t(`river-terms:region.${customer.region}`),
          icon: createElement(RegionIcon, { region: customer.region, size: '1.3em' }),
        },
        { text: abilityOf(customer, t) },
      ],
    })),
  }));

/** A whole score, part by part. */
export function exampleTable(t: Say): TextTable {
  const { region, customers, merchants, artisans } = EXAMPLE;
  const [crab] = region.shares;
  const parts = [
    { id: 'region', how: t('river-learn:example.region'), points: crab?.points ?? 0 },
    {
      id: 'customers',
      how: t('river-learn:example.customers', { count: customers.count }),
      points: customers.points,
    },
    { id: 'merchants', how: t('river-learn:example.merchants', merchants), points: merchants.points },
    { id: 'artisans', how: t('river-learn:example.artisans', artisans), points: artisans.points },
  ];
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return {
    id: 'example',
    caption: t('river-learn:example.title'),
    columns: [t('river-learn:example.part'), t('river-learn:example.points')],
    rows: [
      ...parts.map(({ id, how, points }) => ({ id, cells: [{ text: how }, { text: String(points) }] })),
      { id: 'total', cells: [{ text: t('river-learn:example.total') }, { text: String(total) }] },
    ],
  };
}
