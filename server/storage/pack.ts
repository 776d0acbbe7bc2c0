import type { State } from 'boardgame.io';

/**
 * The texts of games' states that were stored before. They are never changed once they are stored (of `ctx` that cannot
 * be said), and the next state holds the same ones again: boardgame.io's undo stack keeps the game before every move of
 * a turn.
 */
const texts = new WeakMap<object, string>();

function textOfGame(G: unknown): string | undefined {
  if (typeof G !== 'object' || G === null) return JSON.stringify(G);
  let text = texts.get(G);
  if (text === undefined) {
    text = JSON.stringify(G);
    texts.set(G, text);
  }
  return text;
}

/** An object of parts as text, without those that are not there. */
function objectOf(parts: readonly (readonly [key: string, text: string | undefined])[]): string {
  const there = parts.filter(([, text]) => text !== undefined);
  return `{${there.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`;
}

const partsOf = ({ G, ctx, plugins }: { G?: unknown; ctx?: unknown; plugins?: unknown }) =>
  [
    ['G', textOfGame(G)],
    ['ctx', JSON.stringify(ctx)],
    ['plugins', JSON.stringify(plugins)],
  ] as const;

/**
 * A state as stored text. boardgame.io's undo stack ends with the present state itself; that last entry is stored
 * without its copy of it, which is a good third of the text.
 */
export function packState(state: State): string {
  const { G, ctx, plugins, _undo, _redo, ...rest } = state;
  const last = _undo.at(-1);
  const isPresent = last?.G === G && last?.ctx === ctx && last?.plugins === plugins;
  const stack = (entries: State['_undo'], isUndo: boolean) =>
    entries.map((entry) => {
      const { G: _G, ctx: _ctx, plugins: _plugins, ...more } = entry;
      const own = Object.entries(more).map(([key, value]) => [key, JSON.stringify(value)] as const);
      return objectOf(isUndo && isPresent && entry === last ? own : [...partsOf(entry), ...own]);
    });
  return objectOf([
    ...partsOf(state),
    ...Object.entries(rest).map(([key, value]) => [key, JSON.stringify(value)] as const),
    ['_undo', `[${stack(_undo, true).join(',')}]`],
    ['_redo', `[${stack(_redo, false).join(',')}]`],
  ]);
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
