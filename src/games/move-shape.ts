/** Reading moves that came from outside: from names and arguments of any kind to moves of the right shape. */

/** What a field's value stands for in a move; undefined where it is wrong. */
export type Field = (value: unknown) => unknown;
/** The fields of an argument; a name that ends in ? may be left out. */
export type Shape = Readonly<Record<string, Field>>;

/** A whole number from min to max. */
export const whole =
  (min: number, max: number): Field =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;

/** One of these values. */
export const oneOf =
  (values: readonly unknown[]): Field =>
  (value) =>
    values.includes(value) ? value : undefined;

/** A value that passes a test. */
export const passing =
  (test: (value: unknown) => boolean): Field =>
  (value) =>
    test(value) ? value : undefined;

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The argument with exactly these fields, or null where it does not fit. */
function inShape(given: Readonly<Record<string, unknown>>, shape: Shape): Record<string, unknown> | null {
  const clean: Record<string, unknown> = {};
  let found = 0;
  for (const [name, field] of Object.entries(shape)) {
    const optional = name.endsWith('?');
    const key = optional ? name.slice(0, -1) : name;
    const has = Object.hasOwn(given, key);
    if (has) found++;
    const value = has ? given[key] : undefined;
    if (value === undefined && optional) continue;
    const meant = value === undefined ? undefined : field(value);
    if (meant === undefined) return null;
    clean[key] = meant;
  }
  return found === Object.keys(given).length ? clean : null;
}

/**
 * The argument that was meant, by the first of the shapes that fits; null where none does. A missing argument counts as
 * {}. Looks only as deep as the fields do, so that no input can make it slow or make it throw.
 */
export function readArgument(arg: unknown, shapes: readonly Shape[]): Record<string, unknown> | null {
  const given = arg ?? {};
  if (!isPlainObject(given)) return null;
  for (const shape of shapes) {
    const clean = inShape(given, shape);
    if (clean) return clean;
  }
  return null;
}

/** The parts of something that may be a move. */
export function partsOf(move: unknown): { readonly name?: unknown; readonly arg?: unknown } {
  return typeof move === 'object' && move !== null ? move : {};
}
