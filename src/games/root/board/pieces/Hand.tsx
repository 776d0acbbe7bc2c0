import { ScrollArea } from '../../../../table/layout/ScrollArea';
import { usePickable } from '../../../../table/pick/pickable';
import { usePicking } from '../../../../table/pick/picking';
import { cardOf, type DeckCardId, type GameState, handOf, type Seat } from '../../rules';
import { craftLine } from '../model/crafting';
import type { Words } from '../model/words';
import { CardFace } from './CardFace';

/** Copies of a card lie on one another: the rules tell them apart no more than people do. */
export function groupsOf(cards: readonly (DeckCardId | null)[]): readonly (readonly DeckCardId[])[] {
  const groups = new Map<string, DeckCardId[]>();
  for (const card of cards) {
    if (card === null) continue;
    const { name, suit } = cardOf(card);
    const group = groups.get(`${name} ${suit}`);
    if (group) group.push(card);
    else groups.set(`${name} ${suit}`, [card]);
  }
  return [...groups.values()];
}

/** The key that a card of the hand answers to: a second one for the Decree has another. */
function useCardKey(copies: readonly DeckCardId[]): string {
  const { look } = usePicking();
  const keys = copies.flatMap((id) => [`card-${id}`, `second-${id}`]);
  const [first = ''] = keys;
  const picked = keys.find((key) => look(key) === 'selected');
  const seconds = keys.find((key) => key.startsWith('second-') && look(key) === 'possible');
  if (picked) return picked;
  return look(first) === 'possible' && !seconds ? first : (seconds ?? first);
}

/** The card that the map asks for next stays picked; a second one of the Decree is asked for after a column. */
function HandCard({ copies, state, viewer, words, pairing }: CardProps & { copies: readonly DeckCardId[] }) {
  const key = useCardKey(pairing ? copies : copies.slice(0, 1));
  const [id] = copies;
  const { attributes } = usePickable(pairing ? key : `card-${id}`);
  if (!id) return null;
  return (
    <div className="rt-card" data-at={`card-${id}`} {...attributes}>
      <CardFace id={id} words={words} copies={copies.length} line={craftLine(state, viewer, id, words)} />
    </div>
  );
}
interface CardProps {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
  /** A first card and its column are picked for the Decree: a card is the second one now. */
  readonly pairing: boolean;
}

/** The hand of the one in front; nothing of it is drawn for others. */
export function Hand({ seat, ...props }: CardProps & { seat: Seat }) {
  const { state, words } = props;
  const hand = handOf(state, seat);
  const hidden = hand.filter((card) => card === null).length;
  return (
    <ScrollArea className="rt-hand" label={words.t('root-table:part.hand')}>
      {groupsOf(hand).map((copies) => (
        <HandCard key={copies[0]} copies={copies} {...props} />
      ))}
      {hidden > 0 && (
        <p className="tk-quiet">{words.t('root-table:part.handOf', { cards: words.cards(hidden) })}</p>
      )}
    </ScrollArea>
  );
}
