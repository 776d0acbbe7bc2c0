import type { GameModule } from '../../src/games/contract';
import { Kept } from '../kept';
import { breathing } from '../line';
import type { LoadedMatch, MatchStore } from '../storage/store';
import { Packet } from './packet';
import { type PublicSeat, type Viewer, viewOfLog, viewOfState } from './views';

/** So many states of a log are read at once. */
const READ_AT_ONCE = 50;
/** What is kept of matches that were opened lately. Shorter ones are put together faster than they are found. */
const KEPT = { bytes: 32_000_000, ms: 60_000 };
const KEPT_FROM = 100;

type Reads = Pick<MatchStore, 'initialState' | 'logBetween'>;

/** A match as a viewer is sent it who opens it. */
export interface WholeMatch {
  readonly packet: Packet;
  /** The seats that are in it, as JSON; who is here may have changed since it was made. */
  readonly seats: string;
}

/**
 * Whole matches, put together in small pieces with time for moves in between. Those of long matches are kept for a little
 * while, so that many who look at the same one, or one who comes back again and again, cost little more than one.
 */
export class WholeMatches {
  private readonly kept = new Kept<WholeMatch>(KEPT);

  /** The match for one viewer; `store` has what is not in memory. */
  async of(
    module: GameModule,
    match: LoadedMatch,
    viewer: Viewer,
    seats: readonly PublicSeat[],
    store: Reads,
  ): Promise<WholeMatch> {
    const { id, stateID, version } = match;
    const [key, stamp] = [`${id}/${viewer ?? ''}`, `${stateID}/${version}`];
    const kept = this.kept.get(key, stamp);
    if (kept !== undefined) return kept;
    const whole = await make(module, match, viewer, JSON.stringify(seats), store);
    if (stateID >= KEPT_FROM) this.kept.set(key, stamp, whole, whole.packet.bytes);
    return whole;
  }
}

async function make(
  module: GameModule,
  { id, state, stateID }: LoadedMatch,
  viewer: Viewer,
  seats: string,
  store: Reads,
): Promise<WholeMatch> {
  const breathe = breathing();
  const log: string[] = [];
  for (let from = 0; from < stateID; from += READ_AT_ONCE) {
    const entries = await store.logBetween(id, from, Math.min(stateID, from + READ_AT_ONCE));
    for (const entry of viewOfLog(module, entries, viewer)) log.push(JSON.stringify(entry));
    await breathe();
  }
  const present = JSON.stringify(viewOfState(module, state, viewer));
  const initial = stateID === 0 ? null : await store.initialState(id);
  const fields = {
    state: present,
    log: `[${log.join()}]`,
    filteredMetadata: seats,
    initialState: initial === null ? present : JSON.stringify(viewOfState(module, initial, viewer)),
  };
  await breathe();
  const written = Object.entries(fields).map(([name, json]) => `"${name}":${json}`);
  const packet = Packet.ofJson(module.card.id, `["sync",${JSON.stringify(id)},{${written.join()}}]`);
  await packet.pack();
  return { packet, seats };
}
