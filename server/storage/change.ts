import type { LogEntry, State } from 'boardgame.io';
import { diff, type Operation } from '../match/diff';

/** What an ordinary move has made of the state before it. */
interface Change {
  /** What has changed of G, ctx and plugins. */
  steps: readonly Operation[];
  /** Whether the undo stack has grown; otherwise a turn has ended, and it begins with the new state. */
  grown: boolean;
  /** Of the new entry of the undo stack. */
  playerID?: string | undefined;
  moveType?: string | undefined;
}

const partsOf = ({ G, ctx, plugins }: State) => ({ G, ctx, plugins });

/** A state as stored text by its difference from the state before, which an ordinary move was made on. */
export function packChange(before: State, after: State): string {
  const { playerID, moveType } = after._undo.at(-1) ?? {};
  const steps = diff(partsOf(before), partsOf(after));
  return JSON.stringify({ steps, grown: after._undo.length > 1, playerID, moveType } satisfies Change);
}

/**
 * The state that was packed, from the one before and the move's entry in the log: what a move tells the log stays in
 * the state before it, which the undo stack keeps.
 */
export function unpackChange(before: State, change: string, { metadata }: Pick<LogEntry, 'metadata'>): State {
  const { steps, grown, playerID, moveType } = JSON.parse(change) as Change;
  if (metadata !== undefined && before.plugins.log !== undefined) before.plugins.log.data.metadata = metadata;
  const parts = steps.reduce<unknown>(patched, partsOf(before)) as ReturnType<typeof partsOf>;
  const undo = { ...parts, playerID, moveType } as State['_undo'][number];
  const _undo = grown ? [...before._undo, undo] : [undo];
  return { ...parts, _undo, _redo: [], _stateID: before._stateID + 1 };
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** A value after one step of a patch. The value itself stays as it is, for the undo stack may hold it. */
function patched(value: unknown, step: Operation): unknown {
  return patchedAt(value, step.path.split('/').slice(1).map(unescaped), step);
}

function patchedAt(value: unknown, [key, ...below]: readonly string[], step: Operation): unknown {
  if (key === undefined) return step.op === 'remove' ? undefined : step.value;
  const inside = below.length > 0;
  if (Array.isArray(value)) {
    const copy = value.slice();
    const at = Number(key);
    if (inside) copy[at] = patchedAt(copy[at], below, step);
    else if (step.op === 'add') copy.splice(at, 0, step.value);
    else if (step.op === 'remove') copy.splice(at, 1);
    else copy[at] = step.value;
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (inside) copy[key] = patchedAt(copy[key], below, step);
  else if (step.op === 'remove') delete copy[key];
  else copy[key] = step.value;
  return copy;
}
