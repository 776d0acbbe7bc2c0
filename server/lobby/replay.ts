import type { GameModule } from '../../src/games/contract';
import { chanceData } from '../../src/games/fair';
import { recordedMove, standingEntries } from '../../src/games/log';
import { initialStateOf, type MatchContents, MatchFileError, replayMatch } from '../../src/games/match-file';
import { Kept } from '../kept';
import { costOfLength } from '../limits';
import { breathing, type Line } from '../line';
import { diff } from '../match/diff';
import { mayLook } from '../match/rights';
import { type Viewer, viewOfLog, viewOfState } from '../match/views';
import { Refused } from '../refusal';
import type { LoadedMatch, MatchStore } from '../storage/store';

/** What is kept of replays that were asked for lately. */
const KEPT = { bytes: 32_000_000, ms: 60_000 };

/** Who asks for a replay, and as whom. */
interface Asking {
  readonly address: string;
  /** The playerID of the seat through whose eyes it is seen; null for a spectator's. */
  readonly viewer: Viewer;
  readonly credentials: unknown;
}

/**
 * Matches up to now, move by move, as a seat (with its credentials) or a spectator may see them. Every moment is a view of
 * that viewer, made like those that the viewer was sent when it happened: what was hidden then is hidden here. One is
 * made at a time, with time for moves in between, and kept for a little while in case that it is asked for again.
 */
export class Replays {
  private readonly kept = new Kept<Buffer>(KEPT);

  constructor(
    private readonly store: MatchStore,
    private readonly line: Line,
  ) {}

  /** A replay as JSON. It is paid for by the length of the match, when that is known. */
  async read(
    module: GameModule,
    matchID: string,
    { address, viewer, credentials }: Asking,
    pay: (cost: number) => Promise<void>,
  ): Promise<Buffer> {
    const match = await this.store.load(matchID);
    if (match === null || match.record.gameName !== module.card.id) {
      throw new Refused('unknown-match', 'There is no such match.');
    }
    mayLook(match, viewer, credentials);
    await pay(costOfLength(match));
    const [key, stamp] = [`${matchID}/${viewer ?? ''}`, `${match.stateID}/${match.version}`];
    return this.line.run(address, async () => {
      const kept = this.kept.get(key, stamp);
      if (kept !== undefined) return kept;
      const replay = await this.make(module, match, viewer);
      this.kept.set(key, stamp, replay, replay.length);
      return replay;
    });
  }

  private async make(module: GameModule, match: LoadedMatch, viewer: Viewer): Promise<Buffer> {
    const contents = await contentsOf(this.store, match);
    try {
      return Buffer.from(await replayOf(module, contents, match, viewer));
    } catch (error) {
      if (!(error instanceof MatchFileError)) throw error;
      throw new Refused('illegal', 'The rules of today do not accept this match from its beginning.');
    }
  }
}

/** What a match looked like at first to one viewer, and what each move has changed, as JSON. */
async function replayOf(
  module: GameModule,
  contents: MatchContents,
  { record: { seats } }: LoadedMatch,
  viewer: Viewer,
): Promise<string> {
  const breathe = breathing();
  const initial = viewOfState(module, initialStateOf(module, contents), viewer);
  const head = { players: seats.length, names: seats.map(({ name }) => name), viewer, initial };
  const steps: string[] = [];
  let before = initial;
  for (const { state } of replayMatch(module, contents)) {
    const view = viewOfState(module, state, viewer);
    const log = viewOfLog(module, state.deltalog ?? [], viewer);
    steps.push(JSON.stringify({ change: diff(before, view), log }));
    before = view;
    await breathe();
  }
  return `${JSON.stringify(head).slice(0, -1)},"steps":[${steps.join()}]}`;
}

/** What the match is made of; moves that were stored after it was read are not among its moves. */
async function contentsOf(
  store: MatchStore,
  { id, record, state, stateID }: LoadedMatch,
): Promise<MatchContents> {
  const initialState = await store.initialState(id);
  if (initialState === null) throw new Refused('unknown-match', 'There is no such match.');
  const log = await store.logBetween(id, 0, stateID);
  const words = chanceData(state)?.words;
  return {
    game: record.gameName,
    players: record.seats.length,
    options: record.setupData ?? {},
    initialState,
    ...(words === undefined ? {} : { words }),
    moves: standingEntries(log).map(recordedMove),
  };
}
