import type { TFunction } from 'i18next';
import type { TextCell, TextTable } from '../../../ui/SearchableSections';
import {
  BUILDING_POINTS,
  type Card,
  DECK,
  MAPS,
  MARQUISE_BUILDINGS,
  type MapId,
  neighbours,
  QUESTS,
  ROOST_DRAWS,
  ROOST_POINTS,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
  WOOD_COST,
} from '../data';
import { allNames, nameOf } from './names';

type T = TFunction<'root-rules'>;
const cell = (value: string | number): TextCell => ({ text: String(value) });
const suit = (id: string): string => nameOf('suit', id);
const listed = (values: readonly string[], none: string): string => values.join(', ') || none;

function doesOf(t: T, { kind, item, points = 0, effect }: Card): string {
  if (item !== undefined) return t('table.item', { item: nameOf('item', item), count: points });
  return t(`effect.${effect ?? (kind === 'dominance' || kind === 'favor' ? kind : 'ambush')}`);
}

/** Every different card of the deck, with how often it is there. */
export function cardsTable(t: T): TextTable {
  const kinds = new Map<string, Card[]>();
  for (const card of DECK) {
    const id = `${card.name} ${card.suit}`;
    kinds.set(id, [...(kinds.get(id) ?? []), card]);
  }
  const rows = [...kinds].flatMap(([id, copies]) => {
    const [card] = copies;
    if (!card) return [];
    const name = allNames('card', card.name);
    return [
      {
        id,
        cells: [
          cell(copies.length > 1 ? t('table.copies', { name, count: copies.length }) : name),
          cell(suit(card.suit)),
          cell(listed(card.cost.map(suit), t('table.none'))),
          cell(doesOf(t, card)),
        ],
      },
    ];
  });
  return {
    id: 'cards',
    caption: t('table.cards'),
    columns: [t('table.card'), t('table.suit'), t('table.cost'), t('table.does')],
    rows,
  };
}

export function mapTable(t: T, map: MapId): TextTable {
  return {
    id: map,
    caption: t(`table.${map}`),
    columns: [t('table.clearing'), t('table.suit'), t('table.slots'), t('table.paths')],
    rows: MAPS[map].clearings.map(({ id, suit: printed, slots, ruin, corner }) => ({
      id: String(id),
      cells: [
        cell(corner ? `${id} (${t('table.corner')})` : id),
        cell(printed === null ? t('table.dealt') : suit(printed)),
        cell(ruin ? `${slots} (${t('table.ruin')})` : slots),
        cell(neighbours(map, id).join(', ')),
      ],
    })),
  };
}

export function buildingsTable(t: T): TextTable {
  return {
    id: 'buildings',
    caption: t('table.buildings'),
    columns: [
      t('table.onMap'),
      t('table.wood'),
      ...MARQUISE_BUILDINGS.map((kind) => t('table.points', { piece: nameOf('piece', kind) })),
    ],
    rows: WOOD_COST.map((wood, before) => ({
      id: String(before),
      cells: [before, wood, ...MARQUISE_BUILDINGS.map((kind) => BUILDING_POINTS[kind][before] ?? 0)].map(
        cell,
      ),
    })),
  };
}

export function roostsTable(t: T): TextTable {
  return {
    id: 'roosts',
    caption: t('table.roosts'),
    columns: [t('table.roost'), t('table.vp'), t('table.draws')],
    rows: ROOST_POINTS.map((points, roosts) => ({
      id: String(roosts),
      cells: [roosts, points, 1 + ROOST_DRAWS.filter((from) => roosts >= from).length].map(cell),
    })),
  };
}

export function sympathyTable(t: T): TextTable {
  return {
    id: 'sympathy',
    caption: t('table.tokens'),
    columns: [t('table.onMap'), t('table.supporters'), t('table.vp')],
    rows: SYMPATHY_COST.map((cost, before) => ({
      id: String(before),
      cells: [before, cost, SYMPATHY_POINTS[before] ?? 0].map(cell),
    })),
  };
}

export function questsTable(t: T): TextTable {
  return {
    id: 'quests',
    caption: t('table.quests'),
    columns: [t('table.quest'), t('table.suit'), t('table.items')],
    rows: QUESTS.map(({ id, name, suit: of, items }) => ({
      id,
      cells: [
        cell(allNames('quest', name)),
        cell(suit(of)),
        cell(items.map((item) => nameOf('item', item)).join(', ')),
      ],
    })),
  };
}
