import type { LogKind } from '../../../../table/log/LogPanel';
import type { Sentence } from '../../../../table/log/sentences';
import type { DeckCardId, GameEvent, GameState, Loss, PieceKind, Place, Seat } from '../../rules';
import { ITEM_KINDS, type ItemId } from '../../rules';
import { counted, type Words } from '../model/words';

export function logKinds({ t }: Words): readonly LogKind[] {
  return (['turns', 'moves', 'battles', 'cards', 'points'] as const).map((id) => ({
    id,
    title: t(`root-table:logKind.${id}`),
  }));
}

/** Whom an event is about; null where it concerns the whole table. */
export function seatOf(event: GameEvent): Seat | null {
  if ('attacker' in event && event.type === 'battleBegan') return event.attacker;
  if (event.type === 'outrage') return event.payer;
  return 'player' in event ? event.player : null;
}

/** The place of the map that something happened at. */
export const mapPlace = (place: Place): string =>
  typeof place === 'number' ? `clearing-${place}` : `to-${place}`;

type Said = Pick<Sentence, 'text' | 'kind' | 'at'>;
type Speaker = (event: GameEvent, words: Words) => Said | null;

const isItem = (loss: Loss): loss is ItemId => ITEM_KINDS.some((kind) => loss.includes(`-${kind}-`));

/** What hits took, equal things together. */
export const lossWords = (losses: readonly Loss[], words: Words): string =>
  words.list(
    counted(
      losses.map((loss) => (isItem(loss) ? words.item(loss) : words.piece(loss as PieceKind | 'warrior'))),
    ),
  );

/** What left a clearing. */
export const removedWords = (warriors: number, pieces: readonly PieceKind[], words: Words): string =>
  words.list([...(warriors > 0 ? [words.warriors(warriors)] : []), ...counted(pieces.map(words.piece))]);

/** Battles, hits and what follows from them. */
const sayBattle: Speaker = (event, words) => {
  const { t, name, shortPlace } = words;
  const said = (at: string | null, text: string): Said => ({ kind: 'battles', at, text });
  switch (event.type) {
    case 'battleBegan':
      return said(
        mapPlace(event.clearing),
        t('root-table:log.battleBegan', {
          name: name(event.attacker),
          defender: name(event.defender),
          place: shortPlace(event.clearing),
        }),
      );
    case 'ambushed':
      return said(
        mapPlace(event.clearing),
        t('root-table:log.ambushed', { name: name(event.player), place: shortPlace(event.clearing) }),
      );
    case 'foiled':
      return said(mapPlace(event.clearing), t('root-table:log.foiled', { name: name(event.player) }));
    case 'rolled': {
      const [high, low] = event.dice;
      return said(
        null,
        t('root-table:log.rolled', { high, low, attacker: event.attacker, defender: event.defender }),
      );
    }
    case 'extraHit':
      return said(
        null,
        t('root-table:log.extraHit', {
          name: name(event.player),
          why:
            event.why === 'defenseless' || event.why === 'leader'
              ? t(`root-table:extra.${event.why}`)
              : words.cardName(event.why),
        }),
      );
    case 'effectUsed':
      return said(
        null,
        t('root-table:log.effectUsed', { name: name(event.player), card: words.cardName(event.card) }),
      );
    case 'hits':
      if (event.losses.length === 0) return null;
      return said(
        null,
        t('root-table:log.hits', { name: name(event.player), what: lossWords(event.losses, words) }),
      );
    case 'battleEnded':
      return said(
        mapPlace(event.clearing),
        t('root-table:log.battleEnded', { place: shortPlace(event.clearing) }),
      );
    case 'hospitals':
      return said(
        mapPlace(event.to ?? event.clearing),
        event.warriors > 0
          ? t('root-table:log.hospitalsSaved', {
              name: name(event.player),
              warriors: words.warriors(event.warriors),
            })
          : t('root-table:log.hospitalsNone', { name: name(event.player) }),
      );
    case 'removed': {
      const what = removedWords(event.warriors, event.pieces, words);
      const said1 = { name: name(event.player), what, place: shortPlace(event.clearing), by: name(event.by) };
      return said(
        mapPlace(event.clearing),
        t(event.by === event.player ? 'root-table:log.removedSelf' : 'root-table:log.removed', said1),
      );
    }
    default:
      return null;
  }
};

/** Cards that change hands, and what is crafted or used. */
const sayCards: Speaker = (event, words) => {
  const { t, name } = words;
  const said = (text: string, at: string | null = null): Said => ({ kind: 'cards', at, text });
  switch (event.type) {
    case 'drew':
      return said(t('root-table:log.drew', { name: name(event.player), cards: words.cards(event.cards) }));
    case 'reshuffled':
      return said(t('root-table:log.reshuffled', { cards: words.cards(event.cards) }));
    case 'discarded':
      return said(
        event.player === null
          ? t('root-table:log.discardedFromPlay', { card: words.card(event.card) })
          : t('root-table:log.discarded', { name: name(event.player), card: words.card(event.card) }),
      );
    case 'spent':
      return said(t('root-table:log.spent', { name: name(event.player), card: words.card(event.card) }));
    case 'crafted': {
      const who = { name: name(event.player), card: words.cardName(event.card) };
      return said(
        event.item === null
          ? t('root-table:log.crafted', who)
          : t('root-table:log.craftedItem', { ...who, item: words.item(event.item) }),
        `player-${event.player}`,
      );
    }
    case 'cardUsed': {
      const who = { name: name(event.player), card: words.cardName(event.card) };
      return said(
        event.target === null
          ? t('root-table:log.cardUsed', who)
          : t('root-table:log.cardUsedOn', { ...who, target: name(event.target) }),
      );
    }
    case 'outrage':
      return said(
        t(event.paid === 'card' ? 'root-table:log.outrageCard' : 'root-table:log.outrageDeck', {
          payer: name(event.payer),
          name: name(event.player),
          place: words.shortPlace(event.clearing),
        }),
        mapPlace(event.clearing),
      );
    case 'handShown':
      return said(t('root-table:log.handShown', { name: name(event.player), to: name(event.to) }));
    case 'cardGiven':
      return said(t('root-table:log.cardGiven', { name: name(event.player), to: name(event.to) }));
    case 'cardStolen':
      return said(t('root-table:log.cardStolen', { name: name(event.player), from: name(event.from) }));
    case 'cardTaken':
      return said(t('root-table:log.cardTaken', { name: name(event.player), card: words.card(event.card) }));
    case 'decreeAdded':
    case 'decreeDone':
      return said(
        t(`root-table:log.${event.type}`, {
          name: name(event.player),
          card: words.card(event.card),
          column: t(`root-terms:column.${event.column}`),
        }),
        `player-${event.player}`,
      );
    case 'dominance': {
      const suit = words.card(event.card);
      return said(
        event.partner === null
          ? t('root-table:log.dominance', { name: name(event.player), suit })
          : t('root-table:log.coalition', { name: name(event.player), partner: name(event.partner) }),
      );
    }
    default:
      return null;
  }
};

/** Pieces that are placed or go somewhere. */
const sayMoves: Speaker = (event, words) => {
  const { t, name, shortPlace } = words;
  const said = (at: string | null, text: string): Said => ({ kind: 'moves', at, text });
  const own = 'player' in event ? `player-${event.player}` : null;
  const who = 'player' in event && event.player !== null ? name(event.player) : '';
  switch (event.type) {
    case 'factionPicked':
      return said(
        own,
        t('root-table:log.factionPicked', { name: who, faction: t(`root-terms:faction.${event.faction}`) }),
      );
    case 'setUp': {
      const faction = t(`root-terms:faction.${event.faction}`);
      return event.at === null
        ? said(own, t('root-table:log.setUp', { name: who, faction }))
        : said(
            mapPlace(event.at),
            t('root-table:log.setUpAt', { name: who, faction, place: shortPlace(event.at) }),
          );
    }
    case 'placed': {
      const what =
        event.piece === 'warrior'
          ? words.warriors(event.count)
          : (counted(new Array<string>(event.count).fill(words.piece(event.piece)))[0] ?? '');
      return said(
        mapPlace(event.clearing),
        t('root-table:log.placed', { name: who, what, place: shortPlace(event.clearing) }),
      );
    }
    case 'moved': {
      const way = { name: who, from: shortPlace(event.from), to: shortPlace(event.to) };
      if (event.warriors === 0) return said(mapPlace(event.to), t('root-table:log.went', way));
      const group = { ...way, warriors: words.warriors(event.warriors) };
      return said(
        mapPlace(event.to),
        event.by === event.player
          ? t('root-table:log.moved', group)
          : t('root-table:log.movedBy', { ...group, by: name(event.by) }),
      );
    }
    case 'woodSpent':
      return said(
        mapPlace(event.clearing),
        t('root-table:log.woodSpent', {
          name: who,
          wood: t('root-terms:wood', { count: event.wood }),
          place: shortPlace(event.clearing),
        }),
      );
    case 'revolt':
      return said(
        mapPlace(event.clearing),
        t('root-table:log.revolt', { name: who, place: shortPlace(event.clearing) }),
      );
    case 'baseLost':
      return said(own, t('root-table:log.baseLost', { name: who, count: event.officers }));
    case 'supporters':
      return said(
        own,
        event.change > 0
          ? t('root-table:log.supportersGained', { name: who })
          : t('root-table:log.supportersSpent', { name: who, count: -event.change }),
      );
    case 'officer':
      return said(own, t('root-table:log.officer', { name: who, count: event.officers }));
    case 'actionsGained':
      return said(own, t('root-table:log.actionsGained', { name: who }));
    case 'turmoil':
      return said(own, t('root-table:log.turmoil', { name: who }));
    case 'leaderChosen':
      return said(
        own,
        t('root-table:log.leaderChosen', { name: who, leader: t(`root-terms:leader.${event.leader}`) }),
      );
    case 'items':
      return said(
        own,
        t(`root-table:log.items.${event.change}`, {
          name: who,
          items: words.list(counted(event.items.map(words.item))),
        }),
      );
    case 'explored': {
      const where = { name: who, place: shortPlace(event.clearing) };
      return said(
        mapPlace(event.clearing),
        event.item === null
          ? t('root-table:log.explored', where)
          : t('root-table:log.exploredItem', { ...where, item: words.item(event.item) }),
      );
    }
    case 'relationship':
      return said(
        own,
        t('root-table:log.relationship', {
          name: who,
          other: name(event.with),
          now: words.relationship(event.now),
        }),
      );
    case 'questDone':
      return said(own, t('root-table:log.questDone', { name: who, quest: words.quest(event.quest) }));
    default:
      return null;
  }
};

/** Turns, points and the end. */
const sayTurns: Speaker = (event, words) => {
  const { t, name } = words;
  switch (event.type) {
    case 'turnBegan':
      return {
        kind: 'turns',
        at: `player-${event.player}`,
        text: t('root-table:log.turnBegan', { name: name(event.player), turn: event.turn }),
      };
    case 'phaseBegan':
      return {
        kind: 'turns',
        at: null,
        text: t('root-table:log.phaseBegan', {
          name: name(event.player),
          phase: t(`root-table:phase.${event.phase}`),
        }),
      };
    case 'asked':
      return {
        kind: 'turns',
        at: event.clearing === null ? null : mapPlace(event.clearing),
        text: t('root-table:log.asked', {
          name: name(event.player),
          what: t(`root-table:waits.${event.question}`),
        }),
      };
    case 'scored':
      return {
        kind: 'points',
        at: `player-${event.player}`,
        text: t(event.points < 0 ? 'root-table:log.lostPoints' : 'root-table:log.scored', {
          name: name(event.player),
          points: words.points(Math.abs(event.points)),
          why: t(`root-table:points.${event.why}`),
        }),
      };
    case 'gameOver':
      return {
        kind: 'turns',
        at: null,
        text: t(event.reason === 'points' ? 'root-table:log.gameOver' : 'root-table:log.gameOverDominance', {
          names: words.list(event.winners.map(name)),
        }),
      };
    default:
      return null;
  }
};

/** The sentence for an event in its public form, or null where nobody wants to read one. */
export function sentence(event: GameEvent, words: Words): Sentence | null {
  const said =
    sayTurns(event, words) ?? sayMoves(event, words) ?? sayBattle(event, words) ?? sayCards(event, words);
  return said && { ...said, seat: seatOf(event), heading: event.type === 'turnBegan' };
}

/** What somebody knows more of an event than others: the cards as they were then (R12). After the end all is open. */
function cardsSeen(
  { result, secret }: GameState,
  viewer: Seat | null,
  number: number,
): readonly DeckCardId[] {
  const sight = secret.sights?.find((one) => one.number === number);
  const concerned = result !== null || (viewer !== null && sight?.viewers.includes(viewer));
  return concerned ? (sight?.cards ?? []) : [];
}

/** The sentence with what this viewer alone knows; the public form for everybody else. */
export function privateSentence(
  event: GameEvent,
  words: Words,
  state: GameState,
  viewer: Seat | null,
): Sentence | null {
  const open = sentence(event, words);
  if (!open || !('sight' in event) || event.sight === undefined) return open;
  const cards = cardsSeen(state, viewer, event.sight);
  if (cards.length === 0) return open;
  const said = words.list(cards.map(words.card));
  const text =
    event.type === 'handShown'
      ? words.t('root-table:log.privateHand', { sentence: open.text, cards: said })
      : words.t('root-table:log.privateCard', { sentence: open.text, card: said });
  return { ...open, text };
}
