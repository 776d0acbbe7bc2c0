import type { GameModule, Seat } from '../../games/contract';
import { type MatchContents, readMatchFile } from '../../games/match-file';
import { contentsOf, readGame, type SavedGame } from '../local/saved';
import { asFailure, Lobby } from '../online/lobby';
import { openedFile } from './opened';
import { type Timeline, timelineOf } from './timeline';

/** A match that can be stepped through. */
export interface Replay {
  readonly id: string;
  /** Names by seat; null where nobody knows. */
  readonly names: readonly (string | null)[];
  readonly contents: MatchContents;
  readonly timeline: Timeline;
  /** Through whose eyes it may be seen, a spectator's (null) among them: everybody's only when it is over. */
  readonly viewers: readonly (Seat | null)[];
  /** Who looks first. */
  readonly viewer: Seat | null;
  /** A game of this device that goes on. */
  readonly saved: SavedGame | null;
}

/** Why there is nothing to step through: `running` is an online match that is not over, others are codes of the server. */
export class NoReplay extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

function replayOf(module: GameModule, id: string, contents: MatchContents, saved: SavedGame | null): Replay {
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
  };
}

/**
 * Finds what an id stands for: a game of this device, a file that was opened here, or a finished match of the server.
 * Throws a MatchFileError where the rules of today do not accept it, and NoReplay where there is nothing.
 */
export async function findReplay(module: GameModule, id: string): Promise<Replay> {
  const saved = readGame(id);
  if (saved?.game === module.card.id) return replayOf(module, id, contentsOf(saved), saved);
  const opened = openedFile(id, module);
  if (opened) return replayOf(module, id, opened, null);
  let exported: unknown;
  try {
    exported = await new Lobby().exported(module.card.id, id);
  } catch (error) {
    const { code } = asFailure(error);
    throw new NoReplay(code === 'not-over' ? 'running' : code);
  }
  return replayOf(module, id, readMatchFile(exported, [module]).file, null);
}
