/** The key of something that the pages store: what kind of thing it is, and which one where there are several. */
export const storageKey = (kind: string, id?: string): string =>
  id === undefined ? `games.${kind}` : `games.${kind}.${id}`;

/** The browser's storage, or none where it is forbidden; nothing here ever throws. */
function store(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** A stored value, or null where there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = store()?.getItem(key);
    return text === null || text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value. False where the browser refused, because it is full or storage is forbidden. */
export function writeStored(key: string, value: unknown): boolean {
  const place = store();
  if (!place) return false;
  try {
    place.setItem(key, JSON.stringify(value));
  } catch {
    return false;
  }
  changed();
  return true;
}

export function removeStored(key: string): void {
  try {
    store()?.removeItem(key);
  } catch {
    return;
  }
  changed();
}

/** All stored keys that begin with a prefix. */
export function storedKeys(prefix: string): string[] {
  const place = store();
  if (!place) return [];
  return Array.from({ length: place.length }, (_, at) => place.key(at)).flatMap((key) =>
    key?.startsWith(prefix) ? [key] : [],
  );
}

/** For lists of stored things: changes whenever something is stored, in this tab or another. */
export const storedVersion = (): number => version;
export function subscribeStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
