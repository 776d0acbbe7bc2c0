import { Client } from 'boardgame.io/client';
import type { Move } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { KINDS, silenceConsole } from './every-game';

const GAMES = 6;

describe.each(KINDS)('undo in $id, $players players', (kind) => {
  silenceConsole();
  const { module, players } = kind;

  test('restores the state exactly wherever it is offered, and changes nothing where it is not', async () => {
    const variants = await kind.options();
    let undone = 0;
    let refused = 0;
    for (let game = 0; game < GAMES; game++) {
      const seed = `undo-${game}`;
      const setup = () => module.create(players, variants[game % variants.length] ?? {}, seededRandom(seed));
      const client = Client({ game: { ...module.game, seed, setup }, numPlayers: players, debug: false });
      client.start();
      const random = seededRandom(`${seed}-${players}`);
      const stateOf = () => client.store.getState();
      for (let { decider } = module.status(stateOf().G); decider !== null; ) {
        const before = stateOf();
        const legal = module.legalMoves(before.G, decider);
        const { name, arg } = legal[random.index(legal.length)] as Move;
        client.updatePlayerID(String(decider));
        client.moves[name]?.(arg);
        const after = stateOf();
        client.undo();
        if (module.status(after.G).canUndo) {
          undone++;
          expect(JSON.stringify(stateOf().G)).toBe(JSON.stringify(before.G));
          expect(stateOf().ctx).toMatchObject({
            currentPlayer: before.ctx.currentPlayer,
            activePlayers: before.ctx.activePlayers,
            phase: before.ctx.phase,
            turn: before.ctx.turn,
          });
          client.moves[name]?.(arg);
          expect(JSON.stringify(stateOf().G)).toBe(JSON.stringify(after.G));
        } else {
          refused++;
          expect(stateOf().G).toBe(after.G);
        }
        decider = module.status(stateOf().G).decider;
      }
      client.stop();
    }
    expect(undone).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });

  test('is nobody else’s: another player’s move stays', () => {
    const seed = 'others';
    const client = Client({ game: { ...module.game, seed }, numPlayers: players, debug: false });
    client.start();
    const random = seededRandom(seed);
    let tried = 0;
    for (let { decider } = module.status(client.store.getState().G); decider !== null; ) {
      const { G } = client.store.getState();
      const legal = module.legalMoves(G, decider);
      const { name, arg } = legal[random.index(legal.length)] as Move;
      client.updatePlayerID(String(decider));
      client.moves[name]?.(arg);
      const after = client.store.getState().G;
      if (module.status(after).canUndo) {
        tried++;
        client.updatePlayerID(String((decider + 1) % players));
        client.undo();
        expect(client.store.getState().G).toBe(after);
      }
      decider = module.status(after).decider;
    }
    expect(tried).toBeGreaterThan(0);
    client.stop();
  });
});
