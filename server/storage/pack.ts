import type { State } from 'boardgame.io';

/**
 * A state as stored text. boardgame.io's undo stack ends with the present state itself; that last entry is stored
 * without its copy of it, which is a good third of the text.
 */
export function packState(state: State): string {
  const { G, ctx, plugins, _undo } = state;
  const last = _undo.at(-1);
  if (last === undefined || last.G !== G || last.ctx !== ctx || last.plugins !== plugins) {
    return JSON.stringify(state);
  }
  const { G: _G, ctx: _ctx, plugins: _plugins, ...own } = last;
  return JSON.stringify({ ...state, _undo: [..._undo.slice(0, -1), own] });
}

/** The state that was packed. */
export function unpackState(text: string): State {
  const state = JSON.parse(text) as State;
  const last = state._undo.at(-1);
  if (last !== undefined && !('G' in last)) {
    const { G, ctx, plugins } = state;
    state._undo[state._undo.length - 1] = { ...(last as object), G, ctx, plugins };
  }
  return state;
}
