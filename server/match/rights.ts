import type { Bans } from '../admin/bans';
import { fittingHash, opensSeat } from '../credentials';
import { Refused } from '../refusal';
import { botsMayMove, type LoadedMatch } from '../storage/store';
import { AWAY } from './audience';
import type { Action, Engine, Outcome } from './engine';
import type { Viewer } from './views';

/** Who acts: somebody who holds credentials, or the bot that plays the seat on this server. */
export type Authority = { by: 'person'; credentials: unknown } | { by: 'bot' };

export interface Submission {
  seat: string;
  authority: Authority;
  /** The state that the action was made for. */
  stateID: number;
  action: Action;
}

/** So many undos and redos fit into a turn. Each makes the log longer, and nobody who plays comes near it. */
const REWINDS_PER_TURN = 100;

/** Refuses somebody who wants to look from a seat that the credentials do not open, or who is banned. */
export function mayLook(match: LoadedMatch, viewer: Viewer, credentials: unknown, bans?: Bans): void {
  if (viewer === null) return;
  const seat = match.record.seats[Number(viewer)];
  if (!opensSeat(seat, credentials)) {
    if (fittingHash(seat?.away, credentials) !== null) throw AWAY;
    throw new Refused('unauthorized', 'These credentials do not open this seat.');
  }
  bans?.refuseProfile(seat?.profile);
}

/** Refuses an action of somebody who may not act on this seat, or that was made for another state. */
export function mayAct(
  match: LoadedMatch,
  { seat, authority, stateID, action }: Submission,
  bans?: Bans,
): void {
  switch (authority.by) {
    case 'person':
      mayLook(match, seat, authority.credentials, bans);
      break;
    case 'bot':
      if (match.record.seats[Number(seat)]?.bot == null || !botsMayMove(match.record)) {
        throw new Refused('unauthorized', 'No bot plays this seat now.');
      }
      break;
  }
  if (match.state._stateID !== stateID) {
    throw new Refused('stale', 'The match has moved on; here is its present state.');
  }
  if (action.kind !== 'move' && match.rewinds >= REWINDS_PER_TURN) {
    throw new Refused('illegal', `No more than ${REWINDS_PER_TURN} undos and redos fit into a turn.`);
  }
}

/** How many undos and redos the turn has seen after an action. */
export function rewindsAfter(
  engine: Engine,
  { state, rewinds }: LoadedMatch,
  action: Action,
  outcome: Outcome,
): number {
  if (action.kind !== 'move') return rewinds + 1;
  return engine.status(outcome.state).turn === engine.status(state).turn ? rewinds : 0;
}
