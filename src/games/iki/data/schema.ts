/**
 * Readers of untrusted JSON: each returns a clean copy of what it was given or throws a `Wrong` that says which field is
 * wrong and what was expected there.
 */
export class Wrong extends Error {
  constructor(
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${field}: ${expected}`);
  }
}

export type Reader<T> = (value: unknown, field: string) => T;

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, field) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    throw new Wrong(field, `a whole number from ${min} to ${max}`);
  };

export const oneOf =
  <T extends string | number | null>(...words: readonly T[]): Reader<T> =>
  (value, field) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    throw new Wrong(field, `one of ${words.join(', ')}`);
  };

export const text =
  (longest: number): Reader<string> =>
  (value, field) => {
    if (typeof value === 'string' && value.trim() !== '' && value.length <= longest) return value;
    throw new Wrong(field, `a text of 1 to ${longest} characters`);
  };

/** One value alone, which says something by being there. */
export const only =
  <T extends boolean>(wanted: T): Reader<T> =>
  (value, field) => {
    if (value === wanted) return wanted;
    throw new Wrong(field, `${wanted}, or nothing at all`);
  };

export const trueOrFalse: Reader<boolean> = (value, field) => {
  if (typeof value === 'boolean') return value;
  throw new Wrong(field, 'true or false');
};

export function plainObject(value: unknown, field: string): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const prototype = Object.getPrototypeOf(value);
    if (prototype === Object.prototype || prototype === null) return value as Record<string, unknown>;
  }
  throw new Wrong(field, 'an object');
}

export function list(value: unknown, field: string, most: number): readonly unknown[] {
  if (Array.isArray(value) && value.length <= most) return value;
  throw new Wrong(field, `a list of at most ${most}`);
}

const join = (field: string, key: string): string => (field === '' ? key : `${field}.${key}`);

/** An object with exactly the wanted fields, and some that may be left out; anything else in it is wrong. */
export function record<Needed extends object, Optional extends object = object>(
  needed: { readonly [K in keyof Needed]: Reader<Needed[K]> },
  optional: { readonly [K in keyof Optional]: Reader<Optional[K]> } = {} as never,
): Reader<Needed & Partial<Optional>> {
  const readers: Readonly<Record<string, Reader<unknown>>> = { ...needed, ...optional };
  return (value, field) => {
    const given = plainObject(value, field);
    const clean: Record<string, unknown> = {};
    for (const key of Object.keys(given)) {
      if (!Object.hasOwn(readers, key)) throw new Wrong(join(field, key), 'no such field');
    }
    for (const [key, reader] of Object.entries(readers)) {
      if (Object.hasOwn(given, key)) clean[key] = reader(given[key], join(field, key));
      else if (Object.hasOwn(needed, key)) throw new Wrong(join(field, key), 'a value: it is missing');
    }
    return clean as Needed & Partial<Optional>;
  };
}
