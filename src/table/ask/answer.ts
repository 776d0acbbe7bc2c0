/**
 * Asking: everything printed on a table carries `data-ask="kind-id"`, or `data-tip` where its words are at hand. The
 * layer of the table (AskLayer) shows a card for it; the game answers only then, and nothing else is drawn again.
 */

/** What a card says about a thing. */
export interface Answer {
  readonly name: string;
  /** What it does, in a sentence or two. */
  readonly text: string;
  /** What it is worth now, or how far somebody is from it. */
  readonly worth?: readonly string[];
}

/** The game's answer for a key; null where there is nothing to say. */
export type AnswerFor = (key: string) => Answer | null;

/** Everything that can be asked. */
const ASKABLE = '[data-ask], [data-tip]';

/** The card of a thing; a thing that has the focus is described by it. */
export const ASK_ID = 'tk-ask';

/** The thing that a pointer, a finger or the focus is on. */
export const askedBy = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(ASKABLE) : null;

/** Whether a thing shows just these words. Words that are there for those who listen have a box of one pixel. */
const shows = (thing: Element, words: string): boolean =>
  [thing, ...thing.querySelectorAll('*')].some(
    (part) =>
      part.childElementCount === 0 &&
      part.textContent?.trim() === words &&
      part.getBoundingClientRect().width > 1,
  );

/** The answer for a thing, from the game or from the words that it carries. */
export function answerOf(thing: Element, answer: AnswerFor): Answer | null {
  const tip = thing.getAttribute('data-tip');
  // A button that shows the word already needs no card for it; on a phone it shows only a picture.
  if (tip !== null) return shows(thing, tip) ? null : { name: '', text: tip };
  return answer(thing.getAttribute('data-ask') ?? '');
}
