import type { LogEntry } from '../../../../table/log/entries';
import type { LogKind as LogFilter } from '../../../../table/log/LogPanel';
import type { Sentence } from '../../../../table/log/sentences';
import { type GameEvent, type Seat, type Source, shoreSpace } from '../../rules';
import { spaceName } from '../model/space-name';
import { tradeWords } from '../model/trade-words';
import type { Words } from '../model/words';

/** What a reader can ask the log for. */
const LOG_KINDS = ['actions', 'gains', 'influence', 'cards', 'game'] as const;
type LogKind = (typeof LOG_KINDS)[number];

/** The same in words, for the log's filter. */
export const logKinds = ({ t }: Words): readonly LogFilter[] =>
  LOG_KINDS.map((id) => ({ id, title: t(`river-table:log.kinds.${id}`) }));

/** The places in a region, as the words for them are keyed. */
const PLACES = ['1', '2', '3', '4'] as const;

/** The place on the table that a gain or a payment comes from. */
export function placeOf(source: Source, seat: Seat): string {
  switch (source.from) {
    case 'visitor':
    case 'owner':
    case 'emperor':
    case 'build':
      return `space-${source.space}`;
    case 'endOfRow':
      return 'row-4';
    case 'track':
      return `track-${source.region}`;
    case 'mastery':
      return `mastery-${source.mastery}`;
    case 'journey':
      return 'river-14';
    case 'customer':
    case 'patron':
    case 'trade':
    case 'die':
    case 'finalRound':
      return `player-${seat}`;
  }
}

/** Payments that the sentence before them has already named. */
const isSaidAlready = (source: Source): boolean => source.from === 'trade' || source.from === 'die';

const NONE: ReadonlySet<GameEvent> = new Set();

type Said = Pick<Sentence, 'text' | 'at'> & { readonly kind: LogKind };

function gainSentence(event: Extract<GameEvent, { type: 'gained' }>, words: Words): Said | null {
  if (isSaidAlready(event.source)) return null;
  const { t } = words;
  const said = {
    name: words.name(event.player),
    what: words.amount(event.resource, event.amount),
    lost: words.amount(event.resource, event.lost),
    source: words.source(event.source),
  };
  const at = placeOf(event.source, event.player);
  if (event.lost === 0) return { kind: 'gains', at, text: t('river-table:log.gained', said) };
  const text = event.amount > 0 ? t('river-table:log.gainedLost', said) : t('river-table:log.allLost', said);
  return { kind: 'gains', at, text };
}

/** Whom an event is about; null where it concerns the whole table. */
export function seatOf(event: GameEvent): Seat | null {
  return 'player' in event ? event.player : null;
}

/** The voyages in a log that royal ships made. */
export function royalVoyages(log: readonly LogEntry<GameEvent>[]): ReadonlySet<GameEvent> {
  const royal = new Set<string>();
  const voyages = new Set<GameEvent>();
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'royalShip') royal.add(`${event.player}-${event.ship}`);
    if (event.type === 'sailed' && royal.has(`${event.player}-${event.ship}`)) voyages.add(event);
  }
  return voyages;
}

function say(event: GameEvent, words: Words, royal: boolean): Said | null {
  const { t } = words;
  const name = 'player' in event ? words.name(event.player) : '';
  switch (event.type) {
    case 'clanChosen':
      return {
        kind: 'game',
        at: `player-${event.player}`,
        text: event.patron
          ? t('river-table:log.clanChosenPatron', {
              name,
              clan: words.clan(event.clan),
              patron: words.patron(event.patron),
            })
          : t('river-table:log.clanChosen', { name, clan: words.clan(event.clan) }),
      };
    case 'playersReady':
      return {
        kind: 'game',
        at: null,
        text: t('river-table:log.playersReady', { name: words.name(event.firstPlayer) }),
      };
    case 'turnBegan':
      return {
        kind: 'game',
        at: `player-${event.player}`,
        text: t('river-table:log.turnBegan', { name, turn: event.turn }),
      };
    case 'favorSpent':
      return {
        kind: 'actions',
        at: `player-${event.player}`,
        text: t('river-table:log.favorSpent', {
          name,
          favor: words.amount('favor', event.favor),
          face: event.face,
        }),
      };
    case 'traded':
      return {
        kind: 'actions',
        at: `player-${event.player}`,
        text: t('river-table:log.traded', {
          name,
          ...tradeWords(event, words),
        }),
      };
    case 'built':
      return {
        kind: 'actions',
        at: `space-${event.space}`,
        text: t('river-table:log.built', {
          name,
          space: spaceName(event.space),
          region: words.region(shoreSpace(event.space).region),
          building: words.building(event.tile),
        }),
      };
    case 'sailed':
      return {
        kind: 'actions',
        at: `river-${event.to}`,
        text: t(`river-table:log.${royal ? 'sailedRoyal' : 'sailed'}${event.journey ? 'Journey' : ''}`, {
          name,
          from: event.from,
          to: event.to,
        }),
      };
    case 'delivered':
      return {
        kind: 'actions',
        at: `player-${event.player}`,
        text: t('river-table:log.delivered', { name, customer: words.customer(event.customer) }),
      };
    case 'gained':
      return gainSentence(event, words);
    case 'paid':
      if (isSaidAlready(event.source)) return null;
      return {
        kind: 'gains',
        at: placeOf(event.source, event.player),
        text: t('river-table:log.paid', {
          name,
          what: words.amount(event.resource, event.amount),
          source: words.source(event.source),
        }),
      };
    case 'influenced': {
      const said = {
        name,
        region: words.region(event.region),
        from: event.from,
        to: event.to,
        lost: words.amount('influence', event.lost),
        source: words.source(event.source),
      };
      return {
        kind: 'influence',
        at: `track-${event.region}`,
        text:
          event.lost > 0 ? t('river-table:log.influencedLost', said) : t('river-table:log.influenced', said),
      };
    }
    case 'goodWaits':
    case 'goodLost':
    case 'choiceDropped':
      return {
        kind: 'gains',
        at: placeOf(event.source, event.player),
        text: t(`river-table:log.${event.type}`, { name, source: words.source(event.source) }),
      };
    case 'drew':
      return {
        kind: 'cards',
        at: `player-${event.player}`,
        text: t('river-table:log.drew', { name, cards: words.amount('customers', event.count) }),
      };
    case 'discarded':
      return {
        kind: 'cards',
        at: `player-${event.player}`,
        text: t('river-table:log.discarded', { name, customer: words.customer(event.customer) }),
      };
    case 'deckReshuffled':
      return {
        kind: 'cards',
        at: null,
        text: t('river-table:log.deckReshuffled', { cards: words.amount('customers', event.count) }),
      };
    case 'royalShip':
      return {
        kind: 'actions',
        at: `ship-${event.player}-${event.ship}`,
        text: t('river-table:log.royalShip', { name }),
      };
    case 'secondMarker':
      return {
        kind: 'actions',
        at: `space-${event.space}`,
        text: t('river-table:log.secondMarker', { name, space: spaceName(event.space) }),
      };
    case 'favorLimitRaised':
      return {
        kind: 'gains',
        at: `player-${event.player}-favor`,
        text: t(event.lost > 0 ? 'river-table:log.favorLimitKept' : 'river-table:log.favorLimitRaised', {
          name,
          favor: words.amount('favor', event.limit),
        }),
      };
    case 'tileDiscarded':
      return {
        kind: 'cards',
        at: 'row-4',
        text: t('river-table:log.tileDiscarded', { name, building: words.building(event.tile) }),
      };
    case 'tileCameIn':
      return {
        kind: 'cards',
        at: 'row-1',
        text: event.tile
          ? t('river-table:log.tileCameIn', { era: event.era, building: words.building(event.tile) })
          : t('river-table:log.tileCameInHidden', { era: event.era }),
      };
    case 'masteryClaimed':
      return {
        kind: 'game',
        at: `mastery-${event.mastery}`,
        text: t('river-table:log.masteryClaimed', { name, mastery: words.mastery(event.mastery) }),
      };
    case 'rolled': {
      const at = `player-${event.player}`;
      if (event.face === null)
        return { kind: 'game', at, text: t('river-table:log.rolledUnknown', { name }) };
      return {
        kind: 'game',
        at,
        text: event.set
          ? t('river-table:log.dieSet', { name, face: event.face })
          : t('river-table:log.rolled', { name, face: event.face }),
      };
    }
    case 'emperorArrived':
      return { kind: 'game', at: null, text: t('river-table:log.emperorArrived') };
    case 'finalRoundBegan':
      return { kind: 'game', at: null, text: t('river-table:log.finalRoundBegan', { name }) };
    case 'regionScored': {
      const said = {
        name,
        points: words.amount('points', event.points),
        region: words.region(event.region),
        place: t(`river-table:log.place.${PLACES[event.place - 1] ?? '4'}`),
      };
      return {
        kind: 'game',
        at: `track-${event.region}`,
        text: event.elder
          ? t('river-table:log.regionScoredElder', said)
          : t('river-table:log.regionScored', said),
      };
    }
    case 'customersScored':
      return {
        kind: 'game',
        at: `player-${event.player}`,
        text: t('river-table:log.customersScored', {
          name,
          points: words.amount('points', event.points),
          cards: words.amount('customers', event.customers),
        }),
      };
    case 'endAbilityScored':
      return {
        kind: 'game',
        at: `player-${event.player}`,
        text: t('river-table:log.endAbilityScored', {
          name,
          points: words.amount('points', event.points),
          customer: words.customer(event.customer),
        }),
      };
    case 'gameEnded':
      return {
        kind: 'game',
        at: null,
        text: t('river-table:log.gameEnded', { names: words.list(event.winners.map(words.name)) }),
      };
  }
}

/**
 * The sentence for an event, or null where that of another event says it already.
 * @param royal the voyages that royal ships made; without them all ships are called the same.
 */
export function sentence(
  event: GameEvent,
  words: Words,
  royal: ReadonlySet<GameEvent> = NONE,
): Sentence | null {
  const said = say(event, words, royal.has(event));
  return said && { ...said, seat: seatOf(event), heading: event.type === 'turnBegan' };
}
