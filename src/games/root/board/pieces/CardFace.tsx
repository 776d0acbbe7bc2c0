import { type CardId, cardOf, type DeckCardId, isVizier, suitOf } from '../../rules';
import { ItemSign, PointsSign, SuitSign } from '../art/signs';
import type { Words } from '../model/words';

/** What a crafting cost is made of, as signs. */
const CostSigns = ({ id, size = 15 }: { id: DeckCardId; size?: number }) => (
  <span className="rt-cost" aria-hidden="true">
    {cardOf(id).cost.map((symbol, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols never change places
      <SuitSign key={at} suit={symbol} size={size} />
    ))}
  </span>
);

/** A card of the deck: suit, name, cost as signs, what it does in a sentence. */
export function CardFace({
  id,
  words,
  copies = 1,
  line,
}: {
  id: DeckCardId;
  words: Words;
  copies?: number;
  line?: string;
}) {
  const { suit, item, points } = cardOf(id);
  return (
    <span className={`rt-card-face rt-suit-${suit}`} aria-hidden="true">
      <span className="rt-card-head">
        <SuitSign suit={suit} size={20} />
        <b>{words.cardName(id)}</b>
        {copies > 1 && <span className="rt-copies">×{copies}</span>}
      </span>
      <span className="rt-card-does">{words.cardDoes(id)}</span>
      <span className="rt-card-foot">
        <CostSigns id={id} />
        {item && (
          <span className="rt-card-gain">
            <ItemSign kind={item} size={16} />
            {points}
            <PointsSign size={13} />
          </span>
        )}
      </span>
      {line && <span className="rt-card-line">{line}</span>}
    </span>
  );
}

/** A card in as little room as a suit sign; its words come when it is asked. */
export function SmallCard({ id, words, done }: { id: CardId; words: Words; done?: boolean }) {
  return (
    <span
      className={`rt-small-card rt-suit-${suitOf(id)}`}
      role="img"
      aria-label={words.card(id)}
      data-ask={isVizier(id) ? undefined : `decree-${id}`}
      data-tip={isVizier(id) ? words.card(id) : undefined}
      data-done={done || undefined}
    >
      <SuitSign suit={suitOf(id)} size={18} />
    </span>
  );
}
