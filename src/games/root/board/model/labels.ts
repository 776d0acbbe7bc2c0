/** What a thing on the table is called and what stands there: for screen readers, and for those who look at it. */
import type { Answer } from '../../../../table/ask/answer';
import {
  type CardId,
  CHARACTER_ITEMS,
  type CharacterId,
  type Column,
  cardOf,
  clearingAt,
  type DeckCardId,
  forestOf,
  freeSlots,
  type GameState,
  type ItemId,
  isDeckCard,
  isQuest,
  isVizier,
  kindOf,
  type LeaderId,
  MAPS,
  type PieceKind,
  type Place,
  playerAt,
  questOf,
  type Seat,
  type Suit,
  suitOf,
  VIZIER_COLUMNS,
} from '../../rules';
import { craftLine } from './crafting';
import { ruleAt } from './rule';
import { counted, type Words } from './words';

const splitKey = (key: string): readonly [string, string] => {
  const at = key.indexOf('-');
  return [key.slice(0, at), key.slice(at + 1)];
};
const placeOfKey = (rest: string): Place => (/^\d+$/.test(rest) ? Number(rest) : rest);

/** Warriors that are Hostile to the Vagabond cost him a boot more (9.2.9.III). */
const hostileWords = ({ players }: GameState, of: Seat, { t, name }: Words): readonly string[] =>
  players.flatMap(({ board }, seat) =>
    board?.faction === 'vagabond' && board.relationships[of] === 'hostile'
      ? [t('root-table:place.hostile', { name: name(of), vagabond: name(seat) })]
      : [],
  );

/** Everything that stands in a clearing, in a few words each. */
export function contentsOf(state: GameState, clearing: number, words: Words): readonly string[] {
  const { t } = words;
  const { ruin, warriors, pieces } = clearingAt(state, clearing);
  const corner = MAPS[state.options.map].clearings[clearing - 1]?.corner === true;
  const free = freeSlots(state, clearing);
  return [
    ...warriors.flatMap((count, seat) =>
      count > 0
        ? [
            t('root-table:place.stack', { name: words.name(seat), warriors: words.warriors(count) }),
            ...hostileWords(state, seat, words),
          ]
        : [],
    ),
    ...state.players.flatMap(({ board }, seat) =>
      board?.faction === 'vagabond' && board.at === clearing
        ? [t('root-table:place.pawn', { name: words.name(seat) })]
        : [],
    ),
    ...counted(pieces.map(words.piece)),
    ...(ruin ? [t('root-table:place.ruin')] : []),
    ...(free > 0 ? [t('root-table:place.slots', { count: free })] : []),
    ...(corner ? [t('root-table:place.corner')] : []),
  ];
}
/** Who rules a clearing and by how much, in words. */
function rulerWords(state: GameState, clearing: number, { t, name }: Words): string {
  const { ruler, own, next } = ruleAt(state, clearing);
  if (own === 0) return t('root-table:place.unruled');
  return ruler === null
    ? t('root-table:place.tied', { own, other: next })
    : t('root-table:place.ruled', { name: name(ruler), own, other: next });
}
function placeWords(state: GameState, place: Place, words: Words): string {
  if (typeof place !== 'number') return forestWords(state, place, words).join('. ');
  return [
    words.place(state, place),
    rulerWords(state, place, words),
    ...contentsOf(state, place, words),
  ].join(', ');
}
function forestWords(state: GameState, id: string, words: Words): readonly string[] {
  const { t } = words;
  const { clearings } = forestOf(state.options.map, id);
  const here = state.players.flatMap(({ board }, seat) =>
    board?.faction === 'vagabond' && board.at === id
      ? [t('root-table:place.pawn', { name: words.name(seat) })]
      : [],
  );
  return [
    words.shortPlace(id),
    t('root-table:place.open', { clearings: words.list(clearings.map(String)) }),
    ...here,
  ];
}

/** What a card is, what it costs, what it does, and whether the viewer could craft it. */
function cardWords(state: GameState, viewer: Seat | null, id: CardId, words: Words): string {
  if (isVizier(id)) return words.card(id);
  return [words.card(id), costWords(id, words), words.cardDoes(id), craftLine(state, viewer, id, words)]
    .filter((part) => part !== '')
    .join('. ')
    .replaceAll('..', '.');
}
function costWords(id: DeckCardId, words: Words): string {
  const { cost } = cardOf(id);
  return cost.length > 0
    ? words.t('root-table:card.cost', { cost: words.cost(cost) })
    : words.t('root-table:card.free');
}
function itemWords(state: GameState, id: ItemId, words: Words): string {
  const { t } = words;
  for (const { board } of state.players) {
    const item = board?.faction === 'vagabond' ? board.items.find((one) => one.id === id) : undefined;
    if (!item) continue;
    const how = item.exhausted ? t('root-table:board.exhausted') : t('root-table:board.ready');
    return [words.item(id), ...(item.damaged ? [t('root-table:board.damaged')] : []), how].join(', ');
  }
  return words.item(id);
}
function questWords(rest: string, words: Words): string {
  if (!isQuest(rest)) return words.t('root-table:part.hidden');
  const { suit, items } = questOf(rest);
  const needed = words.list(counted(items.map((kind) => words.t(`root-terms:item.${kind}`))));
  return `${words.quest(rest)} (${words.t(`root-terms:suit.${suit}`)}): ${needed}`;
}
const suitsWords = (rest: string, { t, list }: Words): string =>
  list(counted(rest.split('+').map((suit) => t(`root-terms:suit.${suit as Suit}`))));
const cardsWords = (rest: string, words: Words): string =>
  words.list(rest.split('+').map((id) => words.card(id as CardId)));
const woodWords = (rest: string, words: Words): string =>
  words.list(
    rest.split('+').map((part) => {
      const [from = '', count = ''] = part.split('x');
      return `${count} × ${words.shortPlace(Number(from))}`;
    }),
  );

/** A leader: where his Viziers go, and what he does. */
export function leaderWords(id: LeaderId, { t, list }: Words): string {
  const viziers = list(VIZIER_COLUMNS[id].map((column) => t(`root-terms:column.${column}`)));
  return `${t(`root-terms:leader.${id}`)} (${viziers}): ${t(`root-terms:leaderDoes.${id}`)}`;
}
/** A character: the items that he begins with, and what he does. */
function characterWords(id: CharacterId, { t, list }: Words): string {
  const items = list(counted(CHARACTER_ITEMS[id].map((kind) => t(`root-terms:item.${kind}`))));
  return `${t(`root-terms:character.${id}`)} (${items}): ${t(`root-terms:characterDoes.${id}`)}`;
}

/** What a chip among the actions says. */
export function chipWords(key: string, words: Words): string {
  const { t } = words;
  const [kind, rest] = splitKey(key);
  switch (kind) {
    case 'foe':
      return words.name(Number(rest));
    case 'count':
      return words.warriors(Number(rest));
    case 'ally': {
      const [seat = '0', warriors] = rest.split('-');
      const name = words.name(Number(seat));
      return warriors === undefined
        ? t('root-table:chip.allyAlone', { name })
        : t('root-table:chip.ally', { name, warriors: words.warriors(Number(warriors)) });
    }
    case 'wood':
      return t('root-table:chip.wood', { from: woodWords(rest, words) });
    case 'decree':
      return t('root-table:chip.decree', { suit: t(`root-terms:suit.${suitOf(rest as CardId)}`) });
    case 'use':
      return rest.includes('-')
        ? words.list(rest.split('+').map((id) => words.item(id as ItemId)))
        : t('root-table:chip.use', { suits: suitsWords(rest, words) });
    case 'supporters':
      return t('root-table:chip.supporters', { cards: cardsWords(rest, words) });
    case 'take':
      return t('root-table:chip.take', { item: words.item(rest as ItemId) });
    case 'kind':
    case 'piece':
      return words.piece(rest as PieceKind | 'warrior');
    case 'leader':
      return leaderWords(rest as LeaderId, words);
    case 'character':
      return characterWords(rest as CharacterId, words);
    case 'column':
    case 'also':
      return t(`root-terms:column.${rest as Column}`);
    case 'discarded':
      return words.card(rest as CardId);
    default:
      return key;
  }
}

/** The name of a key, with what stands there. */
export function nameOfKey(state: GameState, viewer: Seat | null, key: string, words: Words): string {
  const [kind, rest] = splitKey(key);
  switch (kind) {
    case 'clearing':
    case 'to':
    case 'sawmill':
    case 'workshop':
    case 'recruiter':
      return placeWords(state, placeOfKey(rest), words);
    case 'card':
    case 'second':
    case 'used':
    case 'available':
    case 'discarded':
    case 'supporter':
      return isDeckCard(rest) ? cardWords(state, viewer, rest, words) : words.t('root-table:part.hidden');
    case 'item':
    case 'supply':
      return itemWords(state, rest as ItemId, words);
    case 'quest':
      return questWords(rest, words);
    default:
      return chipWords(key, words);
  }
}

/** What the card of a thing says that is asked about (`data-ask`). */
export function answerFor(state: GameState, viewer: Seat | null, key: string, words: Words): Answer | null {
  const [kind, rest] = splitKey(key);
  const place = placeOfKey(rest);
  switch (kind) {
    case 'clearing':
    case 'to':
    case 'sawmill':
    case 'workshop':
    case 'recruiter':
      if (typeof place !== 'number') {
        const [name = '', ...more] = forestWords(state, place, words);
        return { name, text: more.join(' ') };
      }
      return {
        name: words.place(state, place),
        text: `${rulerWords(state, place, words)}.`,
        worth: contentsOf(state, place, words),
      };
    case 'card':
    case 'second':
    case 'used':
    case 'available':
    case 'discarded':
    case 'supporter':
    case 'decree': {
      if (!isDeckCard(rest)) return null;
      const line = craftLine(state, viewer, rest, words);
      return {
        name: words.card(rest),
        text: words.cardDoes(rest),
        worth: [costWords(rest, words), ...(line ? [line] : [])],
      };
    }
    case 'item':
    case 'supply':
      return {
        name: words.t(`root-terms:item.${kindOf(rest as ItemId)}`),
        text: itemWords(state, rest as ItemId, words),
      };
    case 'quest':
      return { name: isQuest(rest) ? words.quest(rest) : '', text: questWords(rest, words) };
    case 'leader':
    case 'character': {
      const [name = '', text = ''] = chipWords(key, words).split(': ');
      return { name, text };
    }
    case 'faction': {
      const { faction } = playerAt(state, Number(rest));
      return {
        name: words.name(Number(rest)),
        text: faction ? words.t(`root-terms:faction.${faction}`) : '',
      };
    }
    default:
      return null;
  }
}
