/** A match of the server that is still being played, as far as this viewer could see it. */
import type { LogEntry, State } from 'boardgame.io';
import type { GameModule, Seat } from '../../games/contract';
import { CreateGameReducer } from '../../games/internal';
import { recordedMove } from '../../games/log';
import { seatOf } from '../../games/seats';
import { isRecord } from '../../ui/storage';
import { LobbyFailure } from '../online/lobby';
import { type Moment, momentOf, type Timeline } from './timeline';

export interface ViewedMatch {
  readonly names: readonly (string | null)[];
  readonly viewer: Seat | null;
  readonly timeline: Timeline;
}

const nonsense = () => new LobbyFailure('internal', 'The server sent a replay that makes no sense.');

/** Puts together what the server sends: the first view, and what each move has changed in it. */
export function viewedMatch(module: GameModule, answer: unknown): ViewedMatch {
  if (!isRecord(answer) || !isRecord(answer.initial) || !Array.isArray(answer.steps)) throw nonsense();
  const { names, viewer } = answer;
  const steps: unknown[] = answer.steps;
  // The part of boardgame.io that lets a client follow a match applies the changes here too.
  const reduce = CreateGameReducer({ game: module.game, isClient: true });
  let state = answer.initial as unknown as State;
  const log: LogEntry[] = [];
  const moments: [Moment, ...Moment[]] = [momentOf(module, state, null, null, 0)];
  for (const step of steps) {
    if (!isRecord(step) || !Array.isArray(step.change) || !Array.isArray(step.log)) throw nonsense();
    const entries = step.log as LogEntry[];
    const [entry] = entries;
    if (entry === undefined) throw nonsense();
    state = reduce(state, {
      type: 'PATCH',
      prevStateID: state._stateID,
      stateID: state._stateID + 1,
      patch: step.change,
      deltalog: [],
      clientOnly: true,
    });
    log.push(...entries);
    moments.push(momentOf(module, state, recordedMove(entry), entry, log.length));
  }
  return {
    names: Array.isArray(names) ? names.map((name) => (typeof name === 'string' ? name : null)) : [],
    viewer: typeof viewer === 'string' ? seatOf(viewer) : null,
    timeline: { game: module.game, moments, log, over: module.status(state.G).over },
  };
}
