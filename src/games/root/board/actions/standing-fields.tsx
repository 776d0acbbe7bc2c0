/** The fields of the standing answers that are more than a row of buttons: clearings, and an order. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Choice } from '../../../../ui/Choice';
import { CLEARINGS, type ClearingId, clearingAt, type GameState, type Standing } from '../../rules';
import { SuitSign } from '../art/signs';
import { contentsOf } from '../model/labels';
import type { Words } from '../model/words';

const NUMBERS: readonly ClearingId[] = Array.from({ length: CLEARINGS }, (_, at) => at + 1);

interface ClearingProps {
  readonly label: string;
  readonly state: GameState;
  readonly words: Words;
  readonly value: Standing['ambush'];
  onChange(value: Standing['ambush']): void;
}
/** Ask, never, or never in clearings that are named; each with its suit and what stands there. */
export function ClearingChoice({ label, state, words, value, onChange }: ClearingProps) {
  const { t } = words;
  const named = typeof value === 'string' ? null : value;
  return (
    <>
      <Choice
        label={label}
        value={typeof value === 'string' ? value : 'some'}
        options={[
          { value: 'ask', label: t('root-table:standing.ask') },
          { value: 'some', label: t('root-table:standing.some'), hint: t('root-table:standing.someHint') },
          { value: 'never', label: t('root-table:standing.never') },
        ]}
        onChange={(next) => onChange(next === 'some' ? [] : next)}
      />
      {named && (
        <fieldset className="rt-standing-clearings" aria-label={`${label}: ${t('root-table:standing.some')}`}>
          {NUMBERS.map((id) => {
            const { suit } = clearingAt(state, id);
            return (
              <label key={id} className={`rt-standing-clearing rt-suit-${suit}`}>
                <input
                  type="checkbox"
                  checked={named.includes(id)}
                  onChange={({ target }) =>
                    onChange(NUMBERS.filter((one) => (one === id ? target.checked : named.includes(one))))
                  }
                />
                <SuitSign suit={suit} size={18} />
                <span>
                  {words.place(state, id)}
                  <small>{words.list(contentsOf(state, id, words))}</small>
                </span>
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}

interface OrderProps<T extends string> {
  readonly label: string;
  readonly hint: string;
  readonly words: Words;
  /** In their order; none: one is asked. */
  readonly things: readonly T[];
  /** All things, in the order to begin with. */
  readonly usual: readonly T[];
  nameOf(thing: T): string;
  sign(thing: T): ReactNode;
  onChange(things: readonly T[]): void;
}
/** Ask, or in an order that two buttons of each line change. */
export function OrderChoice<T extends string>({
  label,
  hint,
  words: { t },
  things,
  usual,
  nameOf,
  sign,
  onChange,
}: OrderProps<T>) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly thing: T; readonly way: string } | null>(null);
  const shown = things.length > 0 ? usual : [];
  // A line that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    if (!moved) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${moved.thing} ${moved.way}"]`)?.focus();
  }, [moved]);
  const move = (thing: T, way: 'earlier' | 'later'): void => {
    const at = shown.indexOf(thing);
    const to = way === 'earlier' ? at - 1 : at + 1;
    if (to < 0 || to >= shown.length) return;
    const rest = shown.filter((other) => other !== thing);
    onChange([...rest.slice(0, to), thing, ...rest.slice(to)]);
    setMoved({ thing, way });
  };
  return (
    <>
      <Choice
        label={label}
        value={things.length > 0 ? 'order' : 'ask'}
        options={[
          { value: 'ask', label: t('root-table:standing.ask') },
          { value: 'order', label: t('root-table:standing.order'), hint },
        ]}
        onChange={(next) => onChange(next === 'order' ? usual : [])}
      />
      {shown.length > 0 && (
        <ol className="tk-plain rt-standing-order" ref={list} aria-label={label}>
          {shown.map((thing, at) => (
            <li key={thing}>
              <span aria-hidden="true">{at + 1}</span>
              {sign(thing)}
              <span className="rt-standing-name">{nameOf(thing)}</span>
              {(['earlier', 'later'] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  className="tk-button"
                  data-move={`${thing} ${way}`}
                  aria-label={t(`root-table:standing.${way}`, { what: nameOf(thing) })}
                  aria-disabled={at === (way === 'earlier' ? 0 : shown.length - 1) || undefined}
                  onClick={() => move(thing, way)}
                >
                  <span aria-hidden="true">{way === 'earlier' ? '↑' : '↓'}</span>
                </button>
              ))}
            </li>
          ))}
        </ol>
      )}
      <span className="tk-hidden" role="status">
        {moved &&
          shown.includes(moved.thing) &&
          t('root-table:standing.moved', {
            what: nameOf(moved.thing),
            at: shown.indexOf(moved.thing) + 1,
            count: shown.length,
          })}
      </span>
    </>
  );
}
