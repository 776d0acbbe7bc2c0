/** Which values on the table are ours, and which are the rulebook's, another source's or a file's. */
import type { Answer } from '../../../../table/ask/answer';
import {
  BOARD_FROM,
  type GameState,
  type Origin,
  originOf,
  playerAt,
  provenanceOf,
  type Seat,
  SHOPS,
  tableOf,
} from '../../rules';
import { aboutKey, fishWords } from './labels';
import { restOf, type Thing, thingOfKey } from './things';
import type { Words } from './words';

type Field =
  | 'cost'
  | 'skill'
  | 'steps'
  | 'salary'
  | 'fire'
  | 'retired'
  | 'score'
  | 'type'
  | 'season'
  | 'trade'
  | 'place';

/** Where each field comes from that is printed on a thing. */
function fieldsOf(thing: Thing): readonly (readonly [Field, string | readonly string[]])[] {
  switch (thing.kind) {
    case 'occupation': {
      const fields = ['type', 'season', 'cost', 'skill', 'steps', 'salary', 'fire', 'retired'] as const;
      return fields
        .filter((field) => field !== 'retired' || thing.row.retired !== null)
        .map((field) => [field, provenanceOf<keyof typeof thing.row.from>(thing.row, field)]);
    }
    case 'building':
      return (['cost', 'score'] as const).map((field) => [
        field,
        provenanceOf<keyof typeof thing.row.from>(thing.row, field),
      ]);
    case 'fish':
      return [
        ['season', provenanceOf(thing.row, 'season')],
        ['cost', provenanceOf(thing.row, 'cost')],
        ...(thing.row.bonus > 0 ? [['score', provenanceOf(thing.row, 'bonus')] as const] : []),
      ];
    case 'pipe':
      return [
        ['cost', provenanceOf(thing.row, 'cost')],
        ['fire', provenanceOf(thing.row, 'fire')],
      ];
    case 'pouch':
      return [
        ['cost', provenanceOf(thing.row, 'cost')],
        ['score', provenanceOf(thing.row, 'iki')],
      ];
    case 'shop':
      return [
        ['trade', SHOPS[thing.shop].from],
        ['place', BOARD_FROM.shopOrder],
      ];
  }
}

const ORIGINS: readonly Origin[] = ['ours', 'rulebook', 'partly', 'source', 'file'];

/** Where the values of what a key stands for come from, a sentence for each origin: the thing's own small print. */
export function originWords(state: GameState, key: string, words: Words): readonly string[] {
  const thing = thingOfKey(state, key);
  const fields = thing ? fieldsOf(thing) : [];
  return ORIGINS.flatMap((origin) => {
    const named = fields.flatMap(([field, from]) =>
      originOf(from) === origin ? [words.t(`iki-table:field.${field}`)] : [],
    );
    if (named.length === 0) return [];
    return words.t(`iki-table:origin.${origin}`, {
      fields: words.list(named),
      name: tableOf(state).name ?? '',
    });
  });
}

/** What a player has caught, fish by fish. */
function catchOf(state: GameState, seat: Seat, words: Words): Answer | null {
  const { fish } = playerAt(state, seat);
  if (fish.length === 0) return null;
  return {
    name: words.amount('fish', fish.length),
    text: words.list(fish.map((id) => fishWords(state, id, words))),
    worth: [...new Set(fish.flatMap((id) => originWords(state, `fish-${id}`, words)))],
  };
}

/** What the table says about a thing that is asked: what it is, and where its values come from. */
export function answerFor(state: GameState, viewer: Seat | null, key: string, words: Words): Answer | null {
  if (key.startsWith('catch-')) return catchOf(state, Number(restOf(key)), words);
  const text = aboutKey(state, viewer, key, words);
  return text === key ? null : { name: '', text, worth: originWords(state, key, words) };
}
