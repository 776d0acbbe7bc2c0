/**
 * Everything on a table that can be clicked has a key, `kind-id`, the same as its place. The drawing asks what a key
 * looks like now and says when it is picked or looked at; what that means is decided elsewhere, from the one list of
 * legal moves.
 */
import { createContext, useContext } from 'react';

export type PickLook =
  /** Nothing can be done with it now. */
  | 'idle'
  /** Part of a legal move: lit up in gold. */
  | 'possible'
  /** Chosen as part of the move that is being put together. */
  | 'selected'
  /** Touched by what is being previewed or pointed at by the log. */
  | 'noted';

export interface Picking {
  look(key: string): PickLook;
  /** What has to be paid before this target can be used; 0 for nothing. */
  price(key: string): number;
  /** Whether picking does something: possible and selected keys, and idle ones that can say why not. */
  canPick(key: string): boolean;
  pick(key: string): void;
  /** Hover, focus or long press; null when it ends. */
  peek(key: string | null): void;
  /** The name that a screen reader says, with what picking it does. */
  label(key: string): string;
}

/** Where the panel tells what is looked at: a target that has the focus is described by it. */
export const LOOK_ID = 'tk-look';

/** A table nobody can touch: spectators, replays, pictures in the rules. */
export const NO_PICKING: Picking = {
  look: () => 'idle',
  price: () => 0,
  canPick: () => false,
  pick: () => {},
  peek: () => {},
  label: (key) => key,
};

export const PickContext = createContext<Picking>(NO_PICKING);
export const usePicking = (): Picking => useContext(PickContext);
