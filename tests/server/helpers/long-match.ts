import { Engine } from '../../../server/match/engine';
import type { MatchStore } from '../../../server/storage/store';
import type { GameModule } from '../../../src/games/contract';
import { seededRandom } from '../../../src/games/random';

/** Puts a match with so many moves into a store, as if people had played it; its seats are free. */
export async function storeLongMatch(
  store: MatchStore,
  module: GameModule,
  { id, moves }: { id: string; moves: number },
): Promise<void> {
  const engine = new Engine(module);
  const random = seededRandom(id);
  const players = Math.min(4, module.card.players.max);
  const setupData = module.card.defaultOptions;
  let state = engine.initialState(players, setupData);
  const empty = { name: null, credentialsHash: null, bot: null, joinedAt: null, data: null };
  const record = {
    gameName: module.card.id,
    unlisted: false,
    setupData,
    seats: Array.from({ length: players }, () => ({ ...empty })),
    nextMatchID: null,
    createdAt: Date.now(),
  };
  await store.create({ id, record, initialState: state, decider: engine.decider(state) });
  for (let made = 0; made < moves; made++) {
    const seat = engine.decider(state);
    if (seat === null) throw new Error(`the game was over after ${made} moves`);
    const legal = module.legalMoves(state.G, Number(seat));
    const move = legal[random.index(legal.length)];
    if (move === undefined) throw new Error('somebody decides');
    const after = engine.apply(structuredClone(state), seat, { kind: 'move', move });
    state = after.state;
    const decider = engine.decider(state);
    const { log } = after;
    await store.appendMove({ id, version: 0, state, decider, rewinds: 0, log, at: Date.now() });
  }
}
