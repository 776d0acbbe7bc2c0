import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileName, fileOfMatch } from './lobby/export';
import type { Log } from './log';
import type { MatchStore, MatchSummary } from './storage/store';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So many matches are looked for at once. */
const AT_ONCE = 20;
/** After each removal there is time for moves, which go first. */
const PAUSE_MS = 20;

interface KeepingServices {
  store: MatchStore;
  log: Log;
  now(): number;
  /** How long matches are kept in which nobody has played on after the first move. */
  unstartedDays: number;
  /** How long all others are kept; 0 is for ever. */
  keepDays: number;
  /** Where a match with moves is written before it is removed; null: nowhere. */
  exportDir: string | null;
}

/** Removes matches that nobody comes back to, and writes down first what was played in them. */
export class Keeping {
  private closing = false;
  /** What is under way; with many old matches it takes longer than the hour until the next time. */
  private running: Promise<void> | null = null;

  constructor(private readonly services: KeepingServices) {}

  tidy(): Promise<void> {
    this.running ??= this.tidyNow().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Leaves the rest for the next start. */
  async close(): Promise<void> {
    this.closing = true;
    await this.running;
  }

  private async tidyNow(): Promise<void> {
    const { unstartedDays, keepDays, log } = this.services;
    const unstarted = await this.remove(unstartedDays, false);
    if (unstarted > 0) log.info({ removed: unstarted }, 'matches that never started were removed');
    const old = keepDays === 0 ? 0 : await this.remove(keepDays, true);
    if (old > 0) log.info({ removed: old }, 'matches that nobody has touched for long were removed');
  }

  private async remove(days: number, begun: boolean): Promise<number> {
    const { store, now } = this.services;
    const before = now() - days * DAY_MS;
    let removed = 0;
    let after: MatchSummary | undefined;
    do {
      const found = await store.untouched({ before, begun, limit: AT_ONCE, after });
      for (const match of found) {
        if (this.closing) return removed;
        if (await this.removeOne(match)) removed++;
        await sleep(PAUSE_MS);
      }
      // Those that could not be written down, or that somebody has come back to, are left for the next time.
      after = found.length < AT_ONCE ? undefined : found.at(-1);
    } while (after !== undefined);
    return removed;
  }

  /** Whether it was removed: not where it cannot be written down, or somebody has come back to it meanwhile. */
  private async removeOne(match: MatchSummary): Promise<boolean> {
    const { store, log } = this.services;
    try {
      if (match.stateID > 0) await this.writeDown(match);
    } catch (err) {
      const matchID = match.id;
      log.error({ matchID, err }, 'a match could not be written to KEEP_EXPORT_DIR and is kept');
      return false;
    }
    return (await store.removeAsRead(match)) === 'stored';
  }

  /** Under its name there is always a whole file. It holds what only the host may know, such as decks. */
  private async writeDown(match: MatchSummary): Promise<void> {
    const { store, exportDir } = this.services;
    if (exportDir === null) return;
    const contents = await fileOfMatch(store, match);
    if (contents === null) return;
    await mkdir(exportDir, { recursive: true, mode: 0o700 });
    const file = join(exportDir, fileName(match));
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, JSON.stringify(contents), { mode: 0o600, flush: true });
    await rename(unfinished, file);
  }
}
