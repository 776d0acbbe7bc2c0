import type { LogKind } from '../../../../table/log/LogPanel';
import type { Sentence } from '../../../../table/log/sentences';
import type { GameEvent, Seat, Source } from '../../rules';
import type { Words } from '../model/words';

export function logKinds({ t }: Words): readonly LogKind[] {
  return (['year', 'actions', 'gains', 'cards', 'fire'] as const).map((id) => ({
    id,
    title: t(`iki-table:logKind.${id}`),
  }));
}

/** Whom an event is about; null where it concerns the whole table. */
export const seatOf = (event: GameEvent): Seat | null => ('player' in event ? event.player : null);

/** The place that a gain comes from or a payment goes to. */
export function placeOf(source: Source, player: Seat): string {
  switch (source.from) {
    case 'occupation':
    case 'harmony':
      return `stall-${source.stall}`;
    case 'salary':
      return source.stall ? `stall-${source.stall}` : `player-${player}`;
    case 'shop':
      return `shop-${source.shop}`;
    default:
      return `player-${player}`;
  }
}

type Said = Pick<Sentence, 'text' | 'kind' | 'at'>;

/** Events of which every other one is told already by the move or the record that they belong to. */
const saidAlready = ({ from }: Source): boolean =>
  from === 'hire' || from === 'salary' || from === 'harmony' || from === 'sandals' || from === 'food';

function fireWords(event: Extract<GameEvent, { type: 'fireCame' }>, words: Words): string {
  const { t } = words;
  const said = {
    stall: event.stall,
    strength: event.strength,
    card: event.card ? words.card(event.card) : '',
    name: event.owner === null ? '' : words.name(event.owner),
  };
  switch (event.outcome) {
    case 'empty':
      return t('iki-table:log.fireEmpty', said);
    case 'stopped':
      return t('iki-table:log.fireStopped', said);
    case 'burnt':
      return t('iki-table:log.fireBurnt', said);
    case 'saved':
      return t('iki-table:log.fireSaved', said);
  }
}

function say(event: GameEvent, words: Words): Said | null {
  const { t } = words;
  const name = 'player' in event ? words.name(event.player) : '';
  const said = (kind: string, at: string | null, text: string): Said => ({ kind, at, text });
  const own = 'player' in event ? `player-${event.player}` : null;
  switch (event.type) {
    case 'turnBegan':
      return said('year', own, t('iki-table:log.turnBegan', { name, turn: event.turn }));
    case 'startChosen':
    case 'neutralPlaced':
      return said(
        'actions',
        `stall-${event.stall}`,
        t(`iki-table:log.${event.type}`, { name, card: words.occupation(event.card), stall: event.stall }),
      );
    case 'monthBegan':
      return said(
        'year',
        'calendar-year',
        t('iki-table:log.monthBegan', { month: words.month(event.month) }),
      );
    case 'cylinderPlaced':
      return said(
        'actions',
        `path-${event.space}`,
        t('iki-table:log.cylinderPlaced', { name, space: event.space }),
      );
    case 'incomeTaken':
      return said('actions', own, t('iki-table:log.incomeTaken', { name }));
    case 'hired':
      return said(
        'actions',
        `stall-${event.stall}`,
        t(event.coins > 0 ? 'iki-table:log.hiredCoins' : 'iki-table:log.hired', {
          name,
          card: words.occupation(event.card),
          stall: event.stall,
          cost: words.amount('mon', event.cost),
          coins: words.amount('mon', event.coins),
        }),
      );
    case 'walked':
      return said(
        'actions',
        `space-${event.to}`,
        t(event.sandals > 0 ? 'iki-table:log.walkedMore' : 'iki-table:log.walked', {
          name,
          space: event.to,
          shop: words.shopAt(event.to),
          sandals: words.amount('sandals', event.sandals),
        }),
      );
    case 'passedStart':
      return said('actions', own, t('iki-table:log.passedStart', { name }));
    case 'wentTo':
      return said(
        'actions',
        `space-${event.to}`,
        t('iki-table:log.wentTo', { name, space: event.to, shop: words.shopAt(event.to) }),
      );
    case 'experienced':
      return said(
        'cards',
        `stall-${event.stall}`,
        t('iki-table:log.experienced', { name, card: words.occupation(event.card), square: event.square }),
      );
    case 'retired':
      return said('cards', own, t('iki-table:log.retired', { name, card: words.occupation(event.card) }));
    case 'shopUsed':
      return said(
        'actions',
        `shop-${event.shop}`,
        t('iki-table:log.shopUsed', { name, shop: words.shop(event.shop) }),
      );
    case 'occupationUsed':
      return said(
        'actions',
        `stall-${event.stall}`,
        event.owner === null || event.owner === event.player
          ? t('iki-table:log.occupationUsed', { name, card: words.occupation(event.card) })
          : t('iki-table:log.occupationUsedOf', {
              name,
              card: words.occupation(event.card),
              owner: words.name(event.owner),
            }),
      );
    case 'gained':
    case 'paid':
      if (saidAlready(event.source)) return null;
      return said(
        'gains',
        placeOf(event.source, event.player),
        t(`iki-table:log.${event.type}`, { name, what: words.amount(event.resource, event.amount) }),
      );
    case 'firefighting':
      return said(
        'gains',
        `brigade-${event.player}`,
        t('iki-table:log.firefighting', { name, from: event.from, to: event.to }),
      );
    case 'pipeBought':
      return said('actions', own, t('iki-table:log.pipeBought', { name, colour: words.colour(event.pipe) }));
    case 'pouchBought':
      return said(
        'actions',
        own,
        t('iki-table:log.pouchBought', { name, colour: words.colour(event.pouch) }),
      );
    case 'fishBought':
      return said('actions', own, t('iki-table:log.fishBought', { name, fish: words.fish(event.fish) }));
    case 'built':
      return said(
        'actions',
        `stall-${event.stall}`,
        t('iki-table:log.built', { name, building: words.building(event.building), stall: event.stall }),
      );
    case 'swapped':
      return said(
        'cards',
        `stall-${event.stalls[0]}`,
        t('iki-table:log.swapped', {
          first: words.occupation(event.cards[0]),
          second: words.occupation(event.cards[1]),
        }),
      );
    case 'neutralDiscarded':
      return said(
        'cards',
        `stall-${event.stall}`,
        t('iki-table:log.neutralDiscarded', { card: words.occupation(event.card) }),
      );
    case 'fireBroke':
      return said(
        'fire',
        `stall-${event.nagaya}1`,
        t('iki-table:log.fireBroke', {
          nagaya: t(`iki-terms:group.${event.nagaya}`),
          strength: event.strength,
        }),
      );
    case 'fireCame':
      return said('fire', `stall-${event.stall}`, fireWords(event, words));
    case 'salaryPaid':
      return said(
        'gains',
        event.stall ? `stall-${event.stall}` : own,
        t('iki-table:log.salaryPaid', {
          name,
          card: words.occupation(event.card),
          what: words.goods(event.gain),
        }),
      );
    case 'harmony':
      return said(
        'gains',
        `stall-${event.stall}`,
        t('iki-table:log.harmony', {
          name,
          group: t(`iki-terms:group.${event.group}`),
          what: words.amount('iki', event.iki),
        }),
      );
    case 'fed':
      return said(
        'gains',
        own,
        t(event.missing > 0 ? 'iki-table:log.fedMissing' : 'iki-table:log.fed', {
          name,
          eaten: event.eaten,
          missing: event.missing,
        }),
      );
    case 'starved':
      return said(
        'cards',
        `stall-${event.stall}`,
        t('iki-table:log.starved', { name, card: words.occupation(event.card) }),
      );
    case 'fishOnSale':
      return said(
        'year',
        null,
        t('iki-table:log.fishOnSale', { fish: words.list(event.fish.map(words.fish)) }),
      );
    case 'cardsTurnedUp':
      return said(
        'year',
        null,
        t('iki-table:log.cardsTurnedUp', { cards: words.list(event.cards.map(words.occupation)) }),
      );
    case 'seasonBegan':
      return said(
        'year',
        null,
        t('iki-table:log.seasonBegan', { season: t(`iki-terms:season.${event.season}`) }),
      );
    case 'neutralLeftOut':
    case 'fireOut':
    case 'payDayBegan':
    case 'coinsAdded':
    case 'offerCleared':
    case 'fishRemoved':
    case 'newYearBegan':
      return said(event.type === 'fireOut' ? 'fire' : 'year', null, t(`iki-table:log.${event.type}`));
    case 'scored':
      return said(
        'year',
        own,
        t('iki-table:log.scored', { name, what: words.amount('iki', event.score.total) }),
      );
    case 'gameEnded':
      return said(
        'year',
        null,
        t('iki-table:log.gameEnded', { names: words.list(event.winners.map(words.name)) }),
      );
  }
}

/** The sentence for an event, or null where that of another event says it already. */
export function sentence(event: GameEvent, words: Words): Sentence | null {
  const said = say(event, words);
  return said && { ...said, seat: seatOf(event), heading: event.type === 'monthBegan' };
}
