import type { LogEntry, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { Seat } from '../../src/games/contract';
import { getFilterPlayerView } from '../../src/games/internal';
import { seededRandom } from '../../src/games/random';
import { gamesOfEachKind, idsIn, KINDS, randomGames, type Step } from './every-game';

jest.setTimeout(900_000);
const GAMES = gamesOfEachKind(10);

/** The log entry that boardgame.io writes for a move. */
const entryOf = ({ move, seat, events }: NonNullable<Step['made']>): LogEntry => ({
  action: {
    type: 'MAKE_MOVE',
    payload: { type: move.name, args: [move.arg], playerID: String(seat) },
  },
  _stateID: 0,
  turn: 1,
  phase: '',
  metadata: { events },
});

describe.each(KINDS)('in games of $id, $players players', (kind) => {
  const { module, players } = kind;
  const viewers: (Seat | null)[] = [...Array.from({ length: players }, (_, seat) => seat), null];

  test('no view and no log entry holds anything that is hidden from its viewer', async () => {
    let hiddenIds = 0;
    for await (const { seed, steps } of randomGames(kind, GAMES)) {
      for (const { state, made } of steps) {
        const json = JSON.stringify(state);
        const entry = made && entryOf(made);
        for (const viewer of viewers) {
          const hidden = new Set(module.hidden(state, viewer));
          hiddenIds += hidden.size;
          const leaks = idsIn(JSON.stringify(module.view(state, viewer)), hidden);
          if (leaks.length > 0) throw new Error(`${seed}: the view of ${viewer} holds ${leaks}`);
          const logged = entry ? idsIn(JSON.stringify(module.logEntry(entry, viewer)), hidden) : [];
          if (logged.length > 0) throw new Error(`${seed}: the log of ${viewer} holds ${logged}`);
        }
        // Taking a view changes nothing.
        if (JSON.stringify(state) !== json) throw new Error(`${seed}: a view changed the state`);
      }
    }
    expect(hiddenIds).toBeGreaterThan(0);
  });

  test('a view that were not filtered would be noticed', async () => {
    for await (const { steps } of randomGames(kind, 1)) {
      const [{ state } = { state: null }] = steps;
      expect(idsIn(JSON.stringify(state), module.hidden(state, null)).length).toBeGreaterThan(0);
    }
  });

  test('the decider’s view allows the same moves, and a preview knows no more than the view', async () => {
    const dice = seededRandom(`previews-${players}`);
    for await (const { seed, steps } of randomGames(kind, Math.ceil(GAMES / 4))) {
      for (const { state } of steps) {
        const { decider } = module.status(state);
        if (decider === null || dice.index(4) > 0) continue;
        const view = module.view(state, decider);
        const legal = module.legalMoves(state, decider);
        expect(module.legalMoves(view, decider)).toEqual(legal);
        expect(module.status(view)).toEqual(module.status(state));
        const hidden = [...module.hidden(state, decider)];
        for (const move of legal) {
          expect(module.explain(view, decider, move)).toBeNull();
          const shown = JSON.stringify(module.preview(state, decider, move));
          const leaks = idsIn(shown, hidden);
          if (leaks.length > 0) throw new Error(`${seed}: the preview of ${move.name} shows ${leaks}`);
          expect(JSON.stringify(module.preview(view, decider, move))).toBe(shown);
        }
      }
    }
  });

  test('what boardgame.io sends holds no secret, no state of the generator and nothing hidden', () => {
    const secret = '5ec4e7'.padEnd(64, '0');
    const client = Client({ game: { ...module.game, seed: secret }, numPlayers: players, debug: false });
    client.start();
    const filter = getFilterPlayerView(module.game);
    const random = seededRandom('sent');
    for (let state: State = client.store.getState(); !state.ctx.gameover; state = client.store.getState()) {
      const { decider } = module.status(state.G);
      if (random.index(8) === 0) {
        expect(JSON.stringify(state.plugins)).toContain(secret);
        for (const viewer of viewers) {
          const playerID = viewer === null ? null : String(viewer);
          const json = JSON.stringify(filter(playerID, { type: 'update', args: ['match', state] }));
          expect(json).not.toContain(secret);
          expect(json).not.toContain('"drawn"');
          expect(idsIn(json, module.hidden(state.G, viewer))).toEqual([]);
        }
      }
      const legal = module.legalMoves(state.G, decider ?? 0);
      const move = legal[random.index(legal.length)];
      client.updatePlayerID(String(decider));
      if (move) client.moves[move.name]?.(move.arg);
    }
    client.stop();
  });
});
