export const SUITS = ['fox', 'rabbit', 'mouse'] as const;
/** The suit of a clearing. */
export type Suit = (typeof SUITS)[number];
export const CARD_SUITS = [...SUITS, 'bird'] as const;
export type CardSuit = (typeof CARD_SUITS)[number];

/** Markers of each suit that are dealt to the clearings where none is printed (C.1.1). */
export const SUIT_MARKERS = 4;

/** A card of this suit may stand for the wanted one: its own, or any with a bird (2.1.1). */
export const matches = (card: CardSuit, wanted: CardSuit): boolean => card === wanted || card === 'bird';
