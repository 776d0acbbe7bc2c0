type Parts = Record<string | number, unknown>;
const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const isList = (value: Parts): boolean => Array.isArray(value);

/**
 * Lets a new state share with the one before it all that has not changed: rules work on a copy, in which everything is
 * new. What both share takes memory once, is the same by one look, and has been written as text before. Gives back the
 * old value where both are equal, else the new one; of that, parts are replaced by equal ones of the old.
 */
export function share(before: unknown, after: unknown): unknown {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (isList(before) !== isList(after)) return after;
  return isList(after) ? shareItems(before, after) : shareFields(before, after);
}

function shareFields(before: Parts, after: Parts): Parts {
  let equal = true;
  for (const key in after) if (!shareAt(before, key, after)) equal = false;
  for (const key in before) if (!(key in after)) equal = false;
  return equal ? before : after;
}

/** Items are paired from the beginning; those that this leaves over, and all after an inserted one, stay new. */
function shareItems(before: Parts, after: Parts): Parts {
  const [had, has] = [Number(before.length), Number(after.length)];
  let equal = had === has;
  for (let i = Math.min(had, has) - 1; i >= 0; i--) if (!shareAt(before, i, after)) equal = false;
  return equal ? before : after;
}

/** Whether a part is the same afterwards. */
function shareAt(before: Parts, key: string | number, after: Parts): boolean {
  const old = before[key];
  const now = after[key];
  if (old === now) return true;
  if (!isObject(old) || share(old, now) !== old) return false;
  // What has been through the framework may be frozen, and stays as it is.
  if (!Object.isFrozen(after)) after[key] = old;
  return true;
}
