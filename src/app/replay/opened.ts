/** Files that were opened in this browser: the last few are kept, so that their address works after a reload. */
import type { GameCard, GameModule } from '../../games/contract';
import { MATCH_FILE_VERSION, type MatchFile, MatchFileError, readMatchFile } from '../../games/match-file';
import { isRecord, readStored, removeStored, storageKey, storedKeys, writeStored } from '../../ui/storage';
import type { Registry } from '../registry';

/** How many opened files are kept. */
const KEPT = 5;
const keyOf = (id: string): string => storageKey('replay', id);

/** Why a file was not opened; the replay's words have a sentence for each. */
export type FileProblem = 'notJson' | 'notMatch' | 'otherGame' | 'newer' | 'broken' | 'unreachable';
export class UnreadableFile extends Error {
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}

/** A short name for a text: the same text has the same one. */
function fingerprint(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193);
    b = Math.imul(b + text.charCodeAt(at), 0x85ebca6b) ^ (b >>> 13);
  }
  return [a, b].map((part) => (part >>> 0).toString(36)).join('');
}

const cardOf = (cards: readonly GameCard[], { format, game }: Readonly<Record<string, unknown>>) =>
  cards.find(
    ({ id, formerFileFormat }) =>
      id === game || (formerFileFormat !== undefined && formerFileFormat === format),
  );

function parse(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableFile('notJson');
  }
  if (!isRecord(value) || !Array.isArray(value.moves)) throw new UnreadableFile('notMatch');
  if (typeof value.version === 'number' && value.version > MATCH_FILE_VERSION)
    throw new UnreadableFile('newer');
  return value;
}

/**
 * Reads a file that the menu or a server has written, of any version, plays it once from beginning to end, and keeps it.
 * Throws an UnreadableFile and changes nothing where it is not a match of a game that is played here.
 */
export async function openFile(
  text: string,
  { cards, screens }: Registry,
): Promise<{ readonly game: string; readonly id: string }> {
  const value = parse(text);
  const card = cardOf(cards, value);
  const load = card && screens[card.id];
  if (!card || !load) throw new UnreadableFile(typeof value.game === 'string' ? 'otherGame' : 'notMatch');
  const [{ screen }, { timelineOf }] = await Promise.all([load(), import('./timeline')]);
  const file = readFile(value, screen.module);
  try {
    timelineOf(screen.module, file);
  } catch (error) {
    if (error instanceof MatchFileError) throw new UnreadableFile('broken');
    throw error;
  }
  const id = `file-${fingerprint(text)}`;
  writeStored(keyOf(id), { openedAt: Date.now(), file });
  forgetOld();
  return { game: card.id, id };
}

function readFile(value: unknown, module: GameModule): MatchFile {
  try {
    return readMatchFile(value, [module]).file;
  } catch (error) {
    if (error instanceof MatchFileError) throw new UnreadableFile('broken');
    throw error;
  }
}

/** A file that was opened before; null where it is not kept any more. */
export function openedFile(id: string, module: GameModule): MatchFile | null {
  const stored = readStored(keyOf(id));
  return isRecord(stored) && stored.file !== undefined ? readFile(stored.file, module) : null;
}

function forgetOld(): void {
  const openedAt = (key: string): number => {
    const stored = readStored(key);
    return isRecord(stored) && typeof stored.openedAt === 'number' ? stored.openedAt : 0;
  };
  const keys = storedKeys(keyOf('')).sort((a, b) => openedAt(b) - openedAt(a));
  for (const key of keys.slice(KEPT)) removeStored(key);
}
