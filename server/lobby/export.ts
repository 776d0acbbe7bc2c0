import type { Context } from 'koa';
import { recordedMove, standingEntries } from '../../src/games/log';
import { matchFile } from '../../src/games/match-file';
import { Refused } from '../refusal';
import type { MatchStore, MatchSummary } from '../storage/store';

/** A finished match as a file to keep, with its initial state and its log. */
export async function exportMatch(ctx: Context, store: MatchStore, match: MatchSummary) {
  // The file holds decks and dice: it is for games in which nothing is secret any more.
  if (match.gameover === undefined) throw new Refused('not-over', 'A match can be exported when it is over.');
  const { id, record } = match;
  const [initialState, log] = [await store.initialState(id), await store.log(id)];
  if (initialState === null) throw new Refused('unknown-match', 'There is no such match.');
  ctx.set('Content-Disposition', `attachment; filename="${record.gameName}-${id}.json"`);
  return matchFile({
    game: record.gameName,
    players: record.seats.length,
    options: record.setupData ?? {},
    names: record.seats.map((seat) => seat.name),
    bots: record.seats.map((seat) => seat.bot),
    matchID: id,
    createdAt: record.createdAt,
    updatedAt: match.updatedAt,
    initialState,
    moves: standingEntries(log).map(recordedMove),
    log,
    gameover: match.gameover,
  });
}
