import type { LogEntry, State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { CreateGameReducer } from '../../../src/games/internal';
import { type GameState, playerView, RiverOfGold } from '../../../src/games/river-of-gold';

export interface Exported {
  format: string;
  version: number;
  initialState: State<GameState>;
  log: LogEntry[];
  gameover: unknown;
}

/** Every state of a finished match by its state id, made again from the initial state and the log's actions. */
export function replayStates({ initialState, log }: Exported): Map<number, State<GameState>> {
  const reduce = CreateGameReducer({ game: RiverOfGold });
  const states = new Map([[0, initialState]]);
  let state: State<GameState> = initialState;
  for (const { action } of log) {
    if (!['MAKE_MOVE', 'UNDO', 'REDO'].includes(action.type)) continue;
    const { deltalog: _, ...after } = reduce(state, action);
    state = JSON.parse(JSON.stringify(after)) as State<GameState>;
    states.set(state._stateID, state);
  }
  return states;
}

/** Exactly what a viewer may know of a state, as JSON. */
export function allowed(state: State<GameState>, seat: number | null): unknown {
  return JSON.parse(
    JSON.stringify({
      G: playerView(state.G, seat),
      ctx: state.ctx,
      plugins: {},
      _undo: [],
      _redo: [],
      _stateID: state._stateID,
    }),
  );
}

/** All states that a recorded stream of messages shows to its reader, in order. */
export function shownStates(received: readonly { event: string; args: unknown[] }[]): State<GameState>[] {
  const shown: State<GameState>[] = [];
  for (const { event, args } of received) {
    if (event === 'sync') {
      const info = args[1] as { state: State<GameState>; initialState: State<GameState> };
      shown.push(info.initialState, info.state);
    } else if (event === 'patch') {
      const next = structuredClone(shown.at(-1));
      const failures = applyPatch(next, args[3] as Operation[]).filter((error) => error !== null);
      if (failures.length > 0 || next === undefined) throw new Error('a patch does not fit');
      shown.push(next);
    } else if (event === 'update') {
      throw new Error('whole states are never sent as updates');
    }
  }
  return shown;
}

const FORBIDDEN_KEYS = new Set([
  'seed',
  'prngstate',
  'credentials',
  'credentialsHash',
  'data:random',
  'patch',
]);

/** The keys in a message that must never leave the server, wherever they stand. */
export function forbiddenKeys(message: unknown, path = ''): string[] {
  if (typeof message !== 'object' || message === null) return [];
  return Object.entries(message).flatMap(([key, value]) => [
    ...(FORBIDDEN_KEYS.has(key) ? [`${path}/${key}`] : []),
    ...(['_undo', '_redo'].includes(key) && Array.isArray(value) && value.length > 0
      ? [`${path}/${key}`]
      : []),
    ...forbiddenKeys(value, `${path}/${key}`),
  ]);
}
