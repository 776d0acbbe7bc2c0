import type { Games } from '../games';
import type { Log } from '../log';
import type { LoadedMatch, MatchStore } from '../storage/store';
import { isDeserted, resultsOf } from './places';
import { ratingChanges } from './ratings';

interface SettlingServices {
  games: Games;
  store: MatchStore;
  log: Log;
  now(): number;
}

/** Writes results and ratings when a match is over, once, one match after the other. */
export class Settling {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly services: SettlingServices) {}

  /** Looks at a match that has changed. */
  look(match: LoadedMatch): void {
    if (match.gameover === undefined && !isDeserted(match.record)) return;
    this.last = this.last
      .then(() => this.settle(match))
      .catch((err) =>
        this.services.log.error({ matchID: match.id, err }, 'the results of a match could not be written'),
      );
  }

  /** Writes what was left when the server ended at the wrong moment. */
  async catchUp(): Promise<void> {
    const { store } = this.services;
    for (const id of await store.results.unsettled()) {
      const match = await store.load(id);
      if (match !== null && this.services.games.has(match.record.gameName)) this.look(match);
    }
  }

  /** Resolves when everything seen so far is written. */
  close(): Promise<void> {
    return this.last;
  }

  private async settle(match: LoadedMatch): Promise<void> {
    const { games, store, now } = this.services;
    const { id, record, state } = match;
    const at = now();
    const module = games.get(record.gameName)?.module;
    const result = module?.result(state.G) ?? null;
    const openings = record.seats.map((_, seat) => module?.opening?.(state.G, seat) ?? null);
    const all = resultsOf(match, result, at, openings);
    // A profile may have been deleted meanwhile; the others' results stand.
    const rows = [];
    for (const row of all) if ((await store.people.profile(row.profileID)) !== null) rows.push(row);
    const before = await store.results.ratings(
      record.gameName,
      rows.map(({ profileID }) => profileID),
    );
    await store.results.settle({ id, game: record.gameName, at }, rows, ratingChanges(rows, before));
  }
}
