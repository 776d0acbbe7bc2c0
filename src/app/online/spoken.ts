import type { TablePerson } from '../people/hidden';
import type { TableMessage, TablePlayer } from './match';

/** A message with who said it. */
export interface SpokenMessage extends TableMessage {
  readonly by: TablePerson;
  /** What the person is called at the table; empty where nobody knows. */
  readonly shownName: string;
}

/**
 * Who said a message: who sat there then, also where somebody else sits there now. A message of a former version
 * does not say, and is taken to be of who sits there now.
 */
export function spokenBy(
  message: TableMessage,
  matchID: string,
  players: readonly TablePlayer[],
  names: readonly string[],
): SpokenMessage {
  const seat =
    message.room === 'players' ? players.find(({ id }) => String(id) === message.sender) : undefined;
  const still = seat !== undefined && (message.name === null || message.name === seat.name);
  const name = message.name ?? seat?.name ?? '';
  const profile = message.profile ?? (message.name === null ? (seat?.profile ?? null) : null);
  return {
    ...message,
    by: { name, profile, matchID },
    shownName: still ? (names[seat.id] ?? name) : name,
  };
}
