/**
 * Counters that change when what was gained lands on them. The number is drawn at once, for everybody who does not wait
 * for pictures; an attribute covers it with the number before until the last gain has arrived.
 */
import './counters.css';

/** A number on the table: it stands in a place (`data-at`) and carries `data-number`. */
const NUMBER = '[data-at] [data-number]';

/** The numbers that stand on the table, by place. */
export type Numbers = ReadonlyMap<string, string>;

const placeOf = (number: Element): string => number.closest('[data-at]')?.getAttribute('data-at') ?? '';

export function numbersOn(table: ParentNode): Numbers {
  return new Map(
    [...table.querySelectorAll(NUMBER)].map((number) => [placeOf(number), number.textContent ?? '']),
  );
}

/** The numbers at a place; a phone draws some places twice. */
const numbersAt = (table: ParentNode, at: string): Element[] => [
  ...table.querySelectorAll(`[data-at="${at}"] [data-number]`),
];

/** Shows the number before at the places where something is about to land. */
export function holdNumbers(table: ParentNode, places: Iterable<string>, before: Numbers): void {
  for (const at of places) {
    const was = before.get(at);
    for (const number of numbersAt(table, at)) {
      if (was !== undefined && was !== number.textContent && !number.hasAttribute('data-was'))
        number.setAttribute('data-was', was);
    }
  }
}

/** Everything has landed at a place. */
export function releaseNumbers(table: ParentNode, at: string): void {
  for (const number of numbersAt(table, at)) number.removeAttribute('data-was');
}
