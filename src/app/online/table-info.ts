import type { Clock, TimeOver } from '../../protocol/clock';
import { isRecord } from '../../ui/storage';

/** Who wants a bot on whose seat. */
export interface AbsenceVote {
  readonly seat: number;
  readonly by: readonly number[];
}

/** What was agreed on for a match, and how its clock stands. */
export interface TableInfo {
  readonly clock: Clock | null;
  readonly timeOver: TimeOver | null;
  readonly rated: boolean;
  /** When the decider's time is over, by the clock of this device; null where no clock runs. */
  readonly deadline: number | null;
  /** Milliseconds by seat that were left when the present decision began. */
  readonly budgets: readonly number[] | null;
  readonly votes: readonly AbsenceVote[];
  /** The seat of the person who created the match, or of who was there next. */
  readonly maker: number | null;
  /** The match in which the same people play again, where somebody has asked for one. */
  readonly nextMatchID: string | null;
}

function parseClock(value: unknown): Clock | null {
  if (!isRecord(value) || typeof value.seconds !== 'number') return null;
  const { kind, seconds, increment } = value;
  if (kind === 'move') return { kind, seconds };
  return kind === 'budget' && typeof increment === 'number' ? { kind, seconds, increment } : null;
}

function parseTimeOver(value: unknown): TimeOver | null {
  if (!isRecord(value)) return null;
  if (value.do === 'open') return { do: 'open' };
  return value.do === 'bot' && typeof value.level === 'string' ? { do: 'bot', level: value.level } : null;
}

function parseVote(value: unknown): AbsenceVote[] {
  if (!isRecord(value) || typeof value.seat !== 'number' || !Array.isArray(value.by)) return [];
  const by: unknown[] = value.by;
  const seats = by.flatMap((vote) => (isRecord(vote) && typeof vote.seat === 'number' ? [vote.seat] : []));
  return [{ seat: value.seat, by: seats }];
}

/** What the server says about a table, in the lobby and by socket. Its time is turned into this device's. */
export function parseTable(value: unknown): TableInfo {
  const table = isRecord(value) ? value : {};
  const ahead = typeof table.now === 'number' ? table.now - Date.now() : 0;
  const budgets: unknown[] | null = Array.isArray(table.budgets) ? table.budgets : null;
  const votes: unknown[] = Array.isArray(table.votes) ? table.votes : [];
  return {
    clock: parseClock(table.clock),
    timeOver: parseTimeOver(table.timeOver),
    rated: table.rated === true,
    deadline: typeof table.deadline === 'number' ? table.deadline - ahead : null,
    budgets: budgets?.map(Number) ?? null,
    votes: votes.flatMap(parseVote),
    maker: typeof table.maker === 'number' ? table.maker : null,
    nextMatchID: typeof table.nextMatchID === 'string' ? table.nextMatchID : null,
  };
}
