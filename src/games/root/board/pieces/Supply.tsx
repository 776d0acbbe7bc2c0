import { useState } from 'react';
import { usePickable } from '../../../../table/pick/pickable';
import {
  type DeckCardId,
  type GameState,
  ITEM_KINDS,
  kindOf,
  type QuestId,
  questOf,
  suitOf,
} from '../../rules';
import { ItemSign, SuitSign } from '../art/signs';
import type { Words } from '../model/words';
import { PileDialog } from './Pile';

function Quest({ id, words }: { id: QuestId; words: Words }) {
  const { attributes } = usePickable(`quest-${id}`);
  const { suit, items } = questOf(id);
  return (
    <div className={`rt-quest rt-suit-${suit}`} data-at={`quest-${id}`} {...attributes}>
      <SuitSign suit={suit} size={16} />
      <span className="rt-quest-name">{words.quest(id)}</span>
      {items.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal items never change places
        <ItemSign key={at} kind={kind} size={16} />
      ))}
    </div>
  );
}
function Available({ id, words }: { id: DeckCardId; words: Words }) {
  const { attributes } = usePickable(`available-${id}`);
  return (
    <div className={`rt-quest rt-suit-${suitOf(id)}`} data-at={`available-${id}`} {...attributes}>
      <SuitSign suit={suitOf(id)} size={16} />
      {words.cardName(id)}
    </div>
  );
}

/** What lies next to the map: items to craft, deck, discard pile, quests, dominance cards. */
export function Supply({ state, words }: { state: GameState; words: Words }) {
  const { t } = words;
  const { items, secret, discard, quests, available } = state;
  const [looking, setLooking] = useState(false);
  return (
    <div className="rt-supply">
      <fieldset className="rt-items" data-asks="" aria-label={t('root-table:part.items')}>
        {ITEM_KINDS.flatMap((kind) => {
          const [first, ...more] = items.filter((id) => kindOf(id) === kind);
          if (first === undefined) return [];
          return (
            <span
              key={kind}
              className="rt-item"
              role="img"
              aria-label={`${t(`root-terms:item.${kind}`)}: ${more.length + 1}`}
              data-ask={`supply-${first}`}
            >
              <ItemSign kind={kind} size={20} />
              {more.length > 0 && <small>×{more.length + 1}</small>}
            </span>
          );
        })}
        {items.length === 0 && <span className="tk-quiet">{t('root-table:part.nothing')}</span>}
      </fieldset>
      <p className="rt-piles tk-quiet">
        <span data-at="deck-top">
          {t('root-table:part.deck', { cards: words.cards(secret.deck.length) })}
        </span>
        <button
          type="button"
          className="rt-pile-open"
          data-at="discard-top"
          aria-haspopup="dialog"
          onClick={() => setLooking(true)}
        >
          {t('root-table:part.discard', { cards: words.cards(discard.length) })}
        </button>
      </p>
      {looking && <PileDialog cards={discard} words={words} close={() => setLooking(false)} />}
      {quests.length > 0 && (
        <fieldset className="rt-quests" data-asks="" aria-label={t('root-table:part.quests')}>
          {quests.map((id) => id && <Quest key={id} id={id} words={words} />)}
        </fieldset>
      )}
      {available.length > 0 && (
        <fieldset className="rt-quests" data-asks="" aria-label={t('root-table:part.available')}>
          {available.map((id) => (
            <Available key={id} id={id} words={words} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
