import type { Note } from '../cluster/bus';
import { type BotLease, type BotTurn, botsMayMove, type MatchRecord } from '../storage/store';

/** What a room tells other processes on the same database, and what it knows of them. */
export interface Others {
  /** Whether a page of that seat is open at another process. */
  isConnected(id: string, seat: number): boolean;
  tell(note: Note): void;
  /** The lease under which this process lets bots decide; null where every process tries. */
  readonly lease: BotLease | null;
}

/** A record and the seat that is to decide. */
type Deciding = readonly [record: MatchRecord, decider: string | null];

const botDecides = ([record, decider]: Deciding): boolean =>
  decider !== null && botsMayMove(record) && record.seats[Number(decider)]?.bot != null;

/** What is stored of a bot's turn together with a change from one record and decider to another. */
export function botTurnAfter(others: Others | undefined, before: Deciding, after: Deciding): BotTurn {
  const lease = others?.lease ?? null;
  if (lease === null) return {};
  if (botDecides(after)) return { botTurn: lease };
  return botDecides(before) ? { botTurn: 'none' } : {};
}
