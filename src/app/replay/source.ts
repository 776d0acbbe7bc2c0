import type { GameModule, Seat } from '../../games/contract';
import { type MatchContents, readMatchFile } from '../../games/match-file';
import { contentsOf, readGame, type SavedGame } from '../local/saved';
import { asFailure, Lobby, LobbyFailure, type LobbyMatch } from '../online/lobby';
import { ownSeat } from '../online/seats';
import { claimSeat } from '../profile/client';
import { ownProfile } from '../profile/profile';
import { openedFile } from './opened';
import { type Timeline, timelineOf } from './timeline';
import { viewedMatch } from './viewed';

/** The server does not open the seat to what this browser holds. */
const LOST_SEAT: readonly string[] = ['unauthorized', 'seat-away', 'unknown-seat'];

/** A match that can be stepped through. */
export interface Replay {
  readonly id: string;
  /** Names by seat; null where nobody knows. */
  readonly names: readonly (string | null)[];
  /** What it is made of; null while a match of the server is still played, for nobody knows its secrets. */
  readonly contents: MatchContents | null;
  readonly timeline: Timeline;
  /** Through whose eyes it may be seen, a spectator's (null) among them: everybody's only when it is over. */
  readonly viewers: readonly (Seat | null)[];
  /** Who looks first. */
  readonly viewer: Seat | null;
  /** A game of this device that goes on. */
  readonly saved: SavedGame | null;
  /** Whether it is a match of the server. */
  readonly online: boolean;
}

/** Why there is nothing to step through, as a code of the server. */
export class NoReplay extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

function replayOf(
  module: GameModule,
  id: string,
  contents: MatchContents,
  { saved = null, online = false }: { saved?: SavedGame | null; online?: boolean },
): Replay {
  const timeline = timelineOf(module, contents);
  const seats = Array.from({ length: contents.players }, (_, seat) => seat);
  const persons = saved ? seats.filter((seat) => saved.seats[seat]?.kind === 'person') : seats;
  const [only] = persons;
  // At a shared screen a running game shows nobody's hand; one person alone sees what they saw.
  const own = persons.length === 1 && only !== undefined ? [only] : [];
  return {
    id,
    names: contents.names ?? seats.map(() => null),
    contents,
    timeline,
    viewers: [null, ...(timeline.over ? seats : own)],
    viewer: saved ? (own[0] ?? null) : null,
    saved,
    online,
  };
}

/** A match that is still played: this browser's seat, or a spectator where it has none, sees what it saw. */
async function runningReplay(
  module: GameModule,
  lobby: Lobby,
  { seats, matchID: id }: LobbyMatch,
): Promise<Replay> {
  const game = module.card.id;
  const me = ownProfile()?.profileID;
  const isMine = me !== undefined && seats.some(({ profile }) => profile === me);
  const seat = ownSeat(id) ?? (isMine ? await claimSeat(game, id) : null);
  const answer = await lobby.replayed(game, id, seat).catch((error: unknown) => {
    // Somebody else sits there now, or a bot: then it is seen as spectators see it.
    if (seat !== null && LOST_SEAT.includes(asFailure(error).code)) return lobby.replayed(game, id, null);
    throw error;
  });
  const { names, viewer, timeline } = viewedMatch(module, answer);
  const viewers = viewer === null ? [null] : [null, viewer];
  return { id, names, contents: null, timeline, viewers, viewer, saved: null, online: true };
}

/**
 * Finds what an id stands for: a game of this device, a file that was opened here, or a match of the server.
 * Throws a MatchFileError where the rules of today do not accept it, and NoReplay where there is nothing.
 */
export async function findReplay(module: GameModule, id: string): Promise<Replay> {
  const saved = readGame(id);
  if (saved?.game === module.card.id) return replayOf(module, id, contentsOf(saved), { saved });
  const opened = openedFile(id, module);
  if (opened) return replayOf(module, id, opened, {});
  try {
    const lobby = new Lobby();
    const match = await lobby.get(module.card.id, id);
    if (!match.over) return await runningReplay(module, lobby, match);
    const exported = await lobby.exported(module.card.id, id);
    return replayOf(module, id, readMatchFile(exported, [module]).file, { online: true });
  } catch (error) {
    throw error instanceof LobbyFailure ? new NoReplay(error.code) : error;
  }
}
