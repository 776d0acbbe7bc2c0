import type { ReactNode } from 'react';
import type { Forecast, Move, Seat, Suggestion } from '../games/contract';

/** How the table is connected: a game on this device, a live connection, or one that is being made again. */
export type Connection = 'local' | 'connected' | 'reconnecting';

/** How somebody follows the bots. */
export interface Follow {
  /** No bot moves until it goes on. */
  readonly paused: boolean;
  pause(paused: boolean): void;
  /** All bots move at once until a person decides. */
  skip(): void;
}

/**
 * What the shell adds to boardgame.io's BoardProps. Everything may be left out: a bare `Client` of boardgame.io/react
 * with a game's board is a playable table.
 */
export interface TableProps {
  /** Names by seat. */
  readonly names?: readonly string[];
  /** Whose things lie in front while nobody is the viewer: the person to whom the screen goes next, cards face down. */
  readonly front?: Seat | null;
  /** Told by boardgame.io where it is left out. */
  readonly connection?: Connection;
  /** A move is under way: input is off. */
  readonly busy?: boolean;
  /** Makes a move; boardgame.io's `moves` where it is left out. */
  onMove?(move: Move): void;
  /** Takes the last move back; boardgame.io's `undo` where it is left out. */
  onUndo?(): void;
  /** A bot that is thinking. */
  readonly thinking?: Seat | null;
  /** The bots' turns, where this screen sets their pace. */
  readonly follow?: Follow;
  /** Words about the player of a seat, such as a bot's level; null where there is nothing to say. */
  readonly seatNotes?: readonly (string | null)[];
  /** Hints; without it there is no hint button. */
  readonly suggest?: () => Promise<readonly Suggestion[]>;
  /** How the bots think that the game will end; without it nobody can ask. */
  readonly forecast?: () => Promise<Forecast>;
  readonly topLineExtras?: ReactNode;
  readonly sidePanel?: ReactNode;
  /** Closes the side panel of the page. */
  onSideClose?(): void;
  /** What can be done when the game is over: another game, the way out. */
  readonly afterGame?: ReactNode;
  /** A message to show, such as a refusal of the server. */
  readonly refusal?: string | null;
}
