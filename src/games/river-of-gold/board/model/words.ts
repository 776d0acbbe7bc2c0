import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import {
  building,
  type Clan,
  type CustomerId,
  customer,
  type Effect,
  GOODS,
  type MasteryId,
  type PatronId,
  patron,
  type Region,
  type Resource,
  type Seat,
  type Source,
  type TileId,
} from '../../rules';
import { spaceName } from './space-name';

export type Translate = TFunction<['river-table', 'river-terms']>;

/** The words of the table in the reader's language: one function for each kind of thing that a sentence names. */
export interface Words {
  readonly t: Translate;
  name(seat: Seat): string;
  amount(
    resource: Resource | 'anyGood' | 'influence' | 'customers' | 'tiles' | 'turns',
    count: number,
  ): string;
  region(region: Region): string;
  clan(clan: Clan): string;
  building(tile: TileId): string;
  customer(id: CustomerId): string;
  order(id: CustomerId): string;
  mastery(id: MasteryId): string;
  patron(id: PatronId): string;
  source(source: Source): string;
  effect(effect: Effect): string;
  effects(effects: readonly Effect[]): string;
  list(items: readonly string[]): string;
  /** The players whose markers lie on a building, each once. */
  owners(seats: readonly Seat[]): string;
}

function sourceWords(words: Words, source: Source): string {
  const { t } = words;
  switch (source.from) {
    case 'visitor':
    case 'owner':
    case 'emperor':
    case 'build':
      return t(`river-table:source.${source.from}`, { space: spaceName(source.space) });
    case 'track':
      return t('river-table:source.track', { region: words.region(source.region), step: source.step });
    case 'customer':
      return words.customer(source.customer);
    case 'mastery':
      return words.mastery(source.mastery);
    case 'patron':
      return words.patron(source.patron);
    case 'endOfRow':
    case 'journey':
    case 'trade':
    case 'die':
    case 'finalRound':
      return t(`river-table:source.${source.from}`);
  }
}

function effectWords(words: Words, effect: Effect): string {
  const { t } = words;
  switch (effect.kind) {
    case 'gain':
      return words.amount(effect.resource, effect.amount);
    case 'influence':
      return words.amount('influence', effect.amount);
    case 'anyGood':
      return t('river-terms:amount.anyGood', { count: 1 });
    case 'kokuPer':
      return t(`river-terms:kokuPer.${effect.thing}`);
    case 'secondMarker':
      return effect.on === 'own'
        ? t('river-table:reward.secondMarkerOwn')
        : t('river-table:reward.secondMarkerOpponent');
    case 'drawAndDiscard':
    case 'influenceWhereOwned':
    case 'pointPerDelivered':
    case 'sellGoods':
    case 'raiseFavorLimit':
    case 'royalShip':
      return t(`river-table:reward.${effect.kind}`);
  }
}

/** The same words at the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** The words for a language and the names at this table. */
export function makeWords(t: Translate, language: string, names: readonly string[]): Words {
  const listFormat = new Intl.ListFormat(language, { type: 'conjunction' });
  const regions = t('river-terms:region', { returnObjects: true });
  const words: Words = {
    t,
    name: (seat) => names[seat] ?? String(seat + 1),
    amount: (resource, count) => t(`river-terms:amount.${resource}`, { count }),
    region: (region) => regions[region],
    clan: (clan) => t(`river-terms:clan.${clan}`),
    building: (tile) => {
      const { era, type } = building(tile);
      return era === 'imperial' ? t('river-terms:imperialMarket') : t(`river-terms:building.${type}`);
    },
    customer: (id) => {
      const { role, region } = customer(id);
      return t('river-table:thing.customer', {
        role: t(`river-terms:role.${role}`),
        region: words.region(region),
      });
    },
    order: (id) => {
      const { order } = customer(id);
      return words.list(
        GOODS.filter((good) => order[good] > 0).map((good) => words.amount(good, order[good])),
      );
    },
    mastery: (id) => t(`river-terms:mastery.${id}`),
    patron: (id) => patron(id).name,
    source: (source) => sourceWords(words, source),
    effect: (effect) => effectWords(words, effect),
    effects: (effects) =>
      effects.length === 0
        ? t('river-table:target.nothing')
        : words.list(effects.map((effect) => effectWords(words, effect))),
    list: (items) => listFormat.format(items),
    owners: (seats) => listFormat.format([...new Set(seats)].map(words.name)),
  };
  return words;
}

/** The words in the language chosen now. */
export function useWords(names: readonly string[]): Words {
  const { t, language } = useQuickTranslation(['river-table', 'river-terms']);
  return useMemo(() => makeWords(t, language, names), [t, language, names]);
}
