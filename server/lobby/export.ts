import type { State } from 'boardgame.io';
import type { Context } from 'koa';
import { chanceData } from '../../src/games/fair';
import { recordedMove, standingEntries } from '../../src/games/log';
import { matchFile } from '../../src/games/match-file';
import { Refused } from '../refusal';
import type { MatchRecord, MatchStore, MatchSummary } from '../storage/store';

/** The secret of a match, what was published of it and the players' words; nothing where there is no secret. */
function fairness({ commitment }: MatchRecord, state: State) {
  const chance = chanceData(state);
  return chance === null ? {} : { secret: chance.secret, commitment, words: chance.words };
}

/** A finished match as a file to keep, with its initial state and its log. */
export async function exportMatch(ctx: Context, store: MatchStore, match: MatchSummary) {
  // The file holds decks and dice: it is for games in which nothing is secret any more.
  if (match.gameover === undefined) throw new Refused('not-over', 'A match can be exported when it is over.');
  const file = await fileOfMatch(store, match);
  if (file === null) throw new Refused('unknown-match', 'There is no such match.');
  ctx.set('Content-Disposition', `attachment; filename="${fileName(match)}"`);
  return file;
}

export const fileName = ({ id, record }: MatchSummary): string => `${record.gameName}-${id}.json`;

/** A match as a file, over or not: everything that is secret is in it. Null where it was removed meanwhile. */
export async function fileOfMatch(store: MatchStore, match: MatchSummary) {
  const { id, record } = match;
  const [initialState, log, loaded] = [
    await store.initialState(id),
    await store.log(id),
    await store.load(id),
  ];
  if (initialState === null || loaded === null) return null;
  return matchFile({
    game: record.gameName,
    players: record.seats.length,
    options: record.setupData ?? {},
    names: record.seats.map((seat) => seat.name),
    bots: record.seats.map((seat) => seat.bot),
    matchID: id,
    createdAt: record.createdAt,
    updatedAt: match.updatedAt,
    // What all chance came from, for those who want to compute it again; the words are those that were mixed in.
    ...fairness(record, loaded.state),
    initialState,
    moves: standingEntries(log).map(recordedMove),
    log,
    gameover: match.gameover,
  });
}
