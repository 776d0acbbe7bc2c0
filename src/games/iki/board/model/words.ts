import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import {
  type Building,
  type BuildingId,
  type CardTable,
  type Colour,
  FISH,
  type FishId,
  type GameState,
  type Goods,
  OCCUPATIONS,
  type Occupation,
  type OccupationId,
  RESOURCES,
  type Seat,
  type ShopId,
  type Stall,
  shopAt,
  tableFor,
  tableOf,
} from '../../rules';

export type Translate = TFunction<['iki-table', 'iki-terms']>;

export type Countable =
  | 'mon'
  | 'rice'
  | 'sandals'
  | 'lumber'
  | 'koban'
  | 'iki'
  | 'fire'
  | 'kobun'
  | 'fish'
  | 'retired';

/** The words of the table in the reader's language: one function for each kind of thing that a sentence names. */
export interface Words {
  readonly t: Translate;
  name(seat: Seat): string;
  amount(thing: Countable, count: number): string;
  goods(goods: Goods): string;
  occupation(id: OccupationId): string;
  building(id: BuildingId): string;
  /** An occupation or a building. */
  card(id: OccupationId | BuildingId): string;
  shop(shop: ShopId): string;
  /** The shop of a street space. */
  shopAt(space: number): string;
  /** 1 to 12; 13 is the New Year. */
  month(month: number): string;
  fish(id: FishId): string;
  colour(colour: Colour): string;
  /** What the skill of a card does. */
  skill(state: GameState, id: OccupationId): string;
  list(items: readonly string[]): string;
}

const MONTH_KEYS = [
  'm1',
  'm2',
  'm3',
  'm4',
  'm5',
  'm6',
  'm7',
  'm8',
  'm9',
  'm10',
  'm11',
  'm12',
  'm13',
] as const;

const isOccupation = (id: string): id is OccupationId => OCCUPATIONS.some((row) => row.id === id);

function skillWords(words: Words, state: GameState, id: OccupationId): string {
  const { t } = words;
  const { skill } = tableOf(state).occupations[id];
  switch (skill.kind) {
    case 'gain':
      return t('iki-terms:skill.gain', { gain: words.goods(skill.gain) });
    case 'exchange':
      return t('iki-terms:skill.exchange', { pay: words.goods(skill.pay), gain: words.goods(skill.gain) });
    case 'special':
      switch (skill.effect) {
        case 'ikiForMon':
          return t('iki-terms:skill.exchange', {
            pay: words.goods(skill.pay),
            gain: words.goods(skill.gain),
          });
        case 'experience':
          return t('iki-terms:skill.experience', { pay: words.goods(skill.pay) });
        case 'ikiAndGiveAll':
          return t('iki-terms:skill.ikiAndGiveAll', {
            gain: words.goods(skill.gain),
            others: words.goods(skill.opponentsGain),
          });
        case 'build':
        case 'swap':
          return t(`iki-terms:skill.${skill.effect}`);
      }
  }
}

/** The name that a match's file gives a card: it is the same in every language. */
const namedByFile = ({ name, from }: Pick<Occupation | Building, 'name' | 'from'>): string | null =>
  from.name === 'file' ? name.en : null;

/** The words of a language with the names at the table; a component asks for them with `useWords`. */
export function makeWords(
  t: Translate,
  language: string,
  names: readonly string[],
  cards: CardTable | null = null,
): Words {
  const table = tableFor(cards);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const words: Words = {
    t,
    name: (seat) => names[seat] ?? String(seat + 1),
    amount: (thing, count) => t(`iki-terms:amount.${thing}`, { count }),
    goods: (goods) =>
      and.format(
        RESOURCES.flatMap((resource) => {
          const count = goods[resource] ?? 0;
          return count > 0 ? [words.amount(resource, count)] : [];
        }),
      ) || '–',
    occupation: (id) => namedByFile(table.occupations[id]) ?? t(`iki-terms:occupation.${id}`),
    building: (id) => namedByFile(table.buildings[id]) ?? t(`iki-terms:building.${id}`),
    card: (id) => (isOccupation(id) ? words.occupation(id) : words.building(id)),
    shop: (shop) => t(`iki-terms:shop.${shop}`),
    shopAt: (space) => {
      const shop = shopAt(space);
      return shop ? words.shop(shop) : '';
    },
    month: (month) => t(`iki-terms:month.${MONTH_KEYS[month - 1] ?? 'm13'}`),
    fish: (id) => t(`iki-terms:fish.${FISH.find((row) => row.id === id)?.season ?? 'spring'}`),
    colour: (colour) => t(`iki-terms:colour.${colour}`),
    skill: (state, id) => skillWords(words, state, id),
    list: (items) => and.format(items),
  };
  return words;
}

export function useWords(names: readonly string[], cards: CardTable | null): Words {
  const { t, language } = useQuickTranslation(['iki-table', 'iki-terms']);
  return useMemo(() => makeWords(t, language, names, cards), [t, language, names, cards]);
}

/** A stall, and that it is an inner corner. */
export const isCorner = (stall: Stall): boolean => stall.endsWith('4');
