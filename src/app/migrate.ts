import { isRecord, readStored, removeStored, storageKey, storedKeys, writeStored } from '../ui/storage';
import { SAVED_GAME_VERSION } from './local/saved';

const updatedAt = (value: unknown): number =>
  isRecord(value) && typeof value.updatedAt === 'number' ? value.updatedAt : 0;

/** What is stored today for something that version 0.1 stored; null for what it never stored. */
function current(kind: string, id: string | undefined, value: unknown, game: string): unknown {
  switch (kind) {
    case 'settings':
    case 'name':
    case 'chat-read':
      return value;
    case 'seat':
      return isRecord(value) && id !== undefined ? { game, ...value } : null;
    case 'local':
      return isRecord(value) && id !== undefined ? { version: SAVED_GAME_VERSION, game, ...value } : null;
    default:
      return null;
  }
}

/** Moves one value to its new key. Where the browser has no room for both, the old one goes first, and back on failure. */
function move(from: string, to: string, before: unknown, after: unknown): void {
  if (writeStored(to, after)) removeStored(from);
  else {
    removeStored(from);
    if (!writeStored(to, after)) writeStored(from, before);
  }
}

/**
 * Moves what version 0.1 stored, when there was one game only, to today's keys: local games and seats then name their
 * game. Nothing is lost: what cannot be read stays where it is. It runs at every start, for another tab may still run
 * the old version; of a game that is stored twice the one that was played last is kept.
 */
export function migrateStored(game: string): void {
  const prefix = `${game}.`;
  for (const from of storedKeys(prefix)) {
    const rest = from.slice(prefix.length);
    const dot = rest.indexOf('.');
    const kind = dot === -1 ? rest : rest.slice(0, dot);
    const id = dot === -1 ? undefined : rest.slice(dot + 1);
    const before = readStored(from);
    const after = current(kind, id, before, game);
    if (after === null) continue;
    const to = storageKey(kind, id);
    const known = readStored(to);
    if (known === null || updatedAt(after) > updatedAt(known)) move(from, to, before, after);
    else removeStored(from);
  }
}
