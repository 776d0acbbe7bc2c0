import { useState } from 'react';
import { Choice } from '../../../../ui/Choice';
import { Dialog } from '../../../../ui/Dialog';
import { type CardSuit, type DeckCardId, suitOf } from '../../rules';
import { SuitSign } from '../art/signs';
import type { Words } from '../model/words';

const SUITS: readonly CardSuit[] = ['fox', 'rabbit', 'mouse', 'bird'];

/** The whole discard pile, newest card first, by suit (1.2.2). */
export function PileDialog({
  cards,
  words,
  close,
}: {
  readonly cards: readonly DeckCardId[];
  readonly words: Words;
  close(): void;
}) {
  const { t } = words;
  const [suit, setSuit] = useState<CardSuit | 'all'>('all');
  const count = (of: CardSuit): number => cards.filter((id) => suitOf(id) === of).length;
  const shown = cards.filter((id) => suit === 'all' || suitOf(id) === suit).reverse();
  return (
    <Dialog
      className="rt-pile"
      title={t('root-table:part.discard', { cards: words.cards(cards.length) })}
      onClose={close}
    >
      <p className="app-hint">{t('root-table:pile.about')}</p>
      <Choice
        label={t('root-table:pile.suit')}
        value={suit}
        options={[
          { value: 'all', label: `${t('root-table:pile.all')} (${cards.length})` },
          ...SUITS.map((value) => ({
            value,
            label: `${t(`root-terms:suit.${value}`)} (${count(value)})`,
          })),
        ]}
        onChange={setSuit}
      />
      {shown.length === 0 ? (
        <p role="status">{t('root-table:pile.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards scroll what has the focus
        <ol className="rt-pile-cards" tabIndex={0} aria-label={t('root-table:pile.list')}>
          {shown.map((id) => (
            <li key={id} className={`rt-suit-${suitOf(id)}`}>
              <SuitSign suit={suitOf(id)} size={22} />
              <span>
                <b>{words.card(id)}</b>
                <small>{words.cardDoes(id)}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
