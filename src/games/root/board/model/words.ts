import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { terms } from '../../locales/en/terms';
import {
  type CardId,
  type CostSymbol,
  cardOf,
  clearingAt,
  type DeckCardId,
  type GameState,
  type Hidden,
  type ItemId,
  isVizier,
  kindOf,
  type PieceKind,
  type Place,
  type QuestId,
  questOf,
  type Relationship,
  type Seat,
  suitOf,
} from '../../rules';

export type Translate = TFunction<['root-table', 'root-terms']>;

type CardKey = keyof typeof terms.card;
type QuestKey = keyof typeof terms.quest;

const RELATIONSHIP_KEYS = {
  0: 'r0',
  1: 'r1',
  2: 'r2',
  3: 'r3',
  hostile: 'hostile',
} as const satisfies Record<Relationship, string>;

/** The words of a printed name as one key: "Mouse-in-a-Sack" is `mouseInASack`. */
const keyOfName = (name: string): string =>
  name
    .replace(/['!]/g, '')
    .split(/[ -]/)
    .map(
      (word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('');

/** The words of the table in the reader's language: one function for each kind of thing that a sentence names. */
export interface Words {
  readonly t: Translate;
  name(seat: Seat): string;
  list(items: readonly string[]): string;
  warriors(count: number): string;
  points(count: number): string;
  cards(count: number): string;
  piece(kind: PieceKind | 'warrior' | 'ally'): string;
  pieces(kinds: readonly (PieceKind | 'warrior')[]): string;
  item(id: ItemId): string;
  /** The name of a card and its suit; a hidden one has none. */
  card(id: Hidden<CardId>): string;
  /** The name alone. */
  cardName(id: CardId): string;
  /** What a card does, in a sentence. */
  cardDoes(id: DeckCardId): string;
  cost(symbols: readonly CostSymbol[]): string;
  quest(id: QuestId): string;
  place(state: GameState, at: Place): string;
  /** In as few words as a button has room for. */
  shortPlace(at: Place): string;
  relationship(now: Relationship): string;
}

function doesWords(words: Words, id: DeckCardId): string {
  const { t } = words;
  const { kind, suit, item, points = 0, effect } = cardOf(id);
  switch (kind) {
    case 'ambush':
      return t('root-terms:does.ambush');
    case 'dominance':
      return t(suit === 'bird' ? 'root-terms:does.dominanceBird' : 'root-terms:does.dominance');
    case 'item':
      return t('root-terms:does.item', {
        item: item ? t(`root-terms:item.${item}`) : '',
        points: words.points(points),
      });
    case 'favor':
      return t('root-terms:does.favor', { suit: t(`root-terms:suit.${suit}`) });
    case 'lasting':
      return effect ? t(`root-terms:does.${effect}`) : '';
  }
}

/** Equal things are named once with their number. */
export function counted(things: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts].map(([thing, count]) => (count > 1 ? `${count} × ${thing}` : thing));
}

/** The words of a language with the names at the table; a component asks for them with `useWords`. */
export function makeWords(t: Translate, language: string, names: readonly string[]): Words {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const words: Words = {
    t,
    name: (seat) => names[seat] ?? String(seat + 1),
    list: (items) => (items.length > 0 ? and.format(items) : '–'),
    warriors: (count) => t('root-terms:warriors', { count }),
    points: (count) => t('root-terms:points', { count }),
    cards: (count) => t('root-terms:cards', { count }),
    piece: (kind) => t(`root-terms:piece.${kind}`),
    pieces: (kinds) => words.list(counted(kinds.map(words.piece))),
    item: (id) => t(`root-terms:item.${kindOf(id)}`),
    card: (id) =>
      id === null
        ? t('root-table:part.hidden')
        : `${words.cardName(id)} (${t(`root-terms:suit.${suitOf(id)}`)})`,
    cardName: (id) =>
      isVizier(id) ? t('root-terms:vizier') : t(`root-terms:card.${keyOfName(cardOf(id).name) as CardKey}`),
    cardDoes: (id) => doesWords(words, id),
    cost: (symbols) => words.list(counted(symbols.map((symbol) => t(`root-terms:suit.${symbol}`)))),
    quest: (id) => t(`root-terms:quest.${keyOfName(questOf(id).name) as QuestKey}`),
    place: (state, at) =>
      typeof at === 'number'
        ? t('root-table:place.clearing', {
            number: at,
            suit: t(`root-terms:suit.${clearingAt(state, at).suit}`),
          })
        : words.shortPlace(at),
    shortPlace: (at) =>
      typeof at === 'number'
        ? t('root-table:place.shortClearing', { number: at })
        : t('root-table:place.forest', { clearings: at.split('-').join('·') }),
    relationship: (now) => t(`root-terms:relationship.${RELATIONSHIP_KEYS[now]}`),
  };
  return words;
}

export function useWords(names: readonly string[]): Words {
  const { t, language } = useQuickTranslation(['root-table', 'root-terms']);
  return useMemo(() => makeWords(t, language, names), [t, language, names]);
}
