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

/** What the browser did not take, kept for as long as the page is open: play goes on without a storage. */
const unstored = new Map<string, string>();

/** Whether something is kept by this page only and will be lost with it. */
export const keepsInMemory = (): boolean => unstored.size > 0;

const listeners = new Set<() => void>();
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** A stored value, or null where there is none or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    const text = unstored.get(key) ?? store()?.getItem(key);
    return text === null || text === undefined ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Stores a value. False where the browser refused, because it is full or storage is forbidden: then it is kept in memory
 * until the page is closed.
 */
export function writeStored(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  const stored = tryToStore(key, text);
  if (stored) unstored.delete(key);
  else unstored.set(key, text);
  changed();
  return stored;
}

function tryToStore(key: string, text: string): boolean {
  try {
    const place = store();
    place?.setItem(key, text);
    return place !== null;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  unstored.delete(key);
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
  const stored = Array.from({ length: place?.length ?? 0 }, (_, at) => place?.key(at) ?? '');
  return [...new Set([...stored, ...unstored.keys()])].filter((key) => key.startsWith(prefix));
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
