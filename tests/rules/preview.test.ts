import { isDeepStrictEqual } from 'node:util';
import {
  applyMove,
  cloneState,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  playerView,
  previewMove,
  seededRandom,
} from '../../src/games/river-of-gold';
import { MATCHES, statesOfGame } from './random-states';
import { position, scenario } from './scenario';

const reveals = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'rolled' || event.type === 'drew');

/** The same events as they are told before the dice are rolled. */
const beforeRolling = (events: readonly GameEvent[]): GameEvent[] =>
  events.map((event) => (event.type === 'rolled' && !event.set ? { ...event, face: null } : event));

/** Like toEqual, and quick where it holds, which is nearly always. */
function same(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

function carriedOut(state: GameState, move: Move, seed: string): { after: GameState; events: GameEvent[] } {
  const after = cloneState(state);
  const events: GameEvent[] = [];
  applyMove(after, move, seededRandom(seed), events);
  return { after, events };
}

describe('previewMove', () => {
  test.each(MATCHES)(
    'in random games of $players with $options it says what then happens, for all that needs no luck',
    ({ players, options }) => {
      let certain = 0;
      let hidden = 0;
      for (const { state, random } of statesOfGame(players, options, 'preview')) {
        if (state.step !== 'clans' && random.index(4) > 0) continue;
        const seat = state.current;
        const moves = legalMoves(state, seat);
        for (const move of random.shuffle(moves).slice(0, 8)) {
          const preview = previewMove(state, seat, move);
          same(previewMove(playerView(state, seat), seat, move), preview);
          const { after, events } = carriedOut(state, move, 'one');
          same(preview?.events, beforeRolling(events));
          const drawn = events.reduce((sum, e) => sum + (e.type === 'drew' ? e.count : 0), 0);
          const roll = events.some((event) => event.type === 'rolled' && !event.set);
          same(preview?.unknown, { roll, cards: drawn });
          if (reveals(events)) {
            hidden++;
          } else {
            certain++;
            same(preview?.after, playerView(after, seat));
          }
        }
      }
      expect(certain).toBeGreaterThan(50);
      expect(hidden).toBeGreaterThan(5);
    },
  );

  test('what a limit would take away is said before the move is made', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9], koku: 24, silk: 6 }],
      shore: { 10: ['era1-market-point', 1] },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    const lost = preview?.events.flatMap((e) => (e.type === 'gained' && e.lost > 0 ? [e.resource] : []));
    expect(lost).toEqual(['silk', 'koku', 'koku']);
    expect(state.players[0]?.koku).toBe(24);
  });

  test('it says what everybody gains', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9] }],
      shore: { 10: ['era1-market-point', 2] },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.events).toContainEqual({
      type: 'gained',
      player: 2,
      resource: 'points',
      amount: 1,
      lost: 0,
      source: { from: 'owner', space: 10 },
    });
    expect(preview?.after.players[2]?.points).toBe(1);
  });

  test('the choices that a move leads to are named in order', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [14, 9], silk: 3, delivered: ['merchant-3', 'merchant-4'] }],
    });
    expect(previewMove(state, 0, { name: 'sail', arg: { ship: 0 } })?.choices).toEqual([
      'journey',
      'good',
      'sell',
    ]);
  });

  test('drawn customers stay face down', () => {
    const table = scenario({
      seats: [{ die: 1, porcelain: 2, hand: ['artisan-1', 'elder-1'] }],
      deck: ['elder-2', 'elder-3'],
    });
    const preview = previewMove(table.state, 0, { name: 'deliver', arg: { customer: 'artisan-1' } });
    expect(preview?.after.secrets.hands[0]).toEqual(['elder-1', null, null]);
    expect(preview?.choices).toEqual(['discard']);
    expect(preview?.unknown).toEqual({ roll: false, cards: 2 });
    expect(JSON.stringify(preview)).not.toMatch(/elder-[23]/);
  });

  test('customers that would come from reshuffled discards stay face down too', () => {
    const { state } = scenario({
      seats: [{ die: 1, porcelain: 2, hand: ['artisan-1', 'elder-1'] }],
      deck: { only: [] },
    });
    const preview = previewMove(state, 0, { name: 'deliver', arg: { customer: 'artisan-1' } });
    expect(preview?.after.secrets.hands[0]).toEqual(['elder-1', null, null]);
    expect(preview?.after.secrets.deck.every((card) => card === null)).toBe(true);
  });

  test('the roll at the end of a turn stays open, and nothing depends on the true dice', () => {
    const table = scenario({ seats: [{ die: 1, ships: [4, 9] }] }).sail(0);
    const preview = previewMove(table.state, 0, { name: 'endTurn', arg: {} });
    expect(preview?.unknown).toEqual({ roll: true, cards: 0 });
    expect(preview?.after.players[0]?.die).toBeNull();
    expect(preview?.events).toContainEqual({ type: 'rolled', player: 0, face: null, set: false });
  });

  test('the tile that comes into the row is known, the one after it is not', () => {
    const table = scenario({ seats: [{ die: 1, koku: 6 }] });
    const tile = table.state.row[1];
    const top = table.state.secrets.era1.at(-1);
    if (!tile) throw new Error('the row is empty');
    table.build(1, tile);
    const preview = previewMove(table.state, 0, { name: 'endTurn', arg: {} });
    expect(preview?.after.row[0]).toBe(top);
    expect(preview?.after.secrets.era1.every((hidden) => hidden === null)).toBe(true);
  });

  test('a move that is not legal has no preview, and a preview changes nothing', () => {
    const state = position();
    const before = JSON.stringify(state);
    expect(previewMove(state, 1, { name: 'sail', arg: { ship: 0 } })).toBeNull();
    expect(previewMove(state, 0, { name: 'endTurn', arg: {} })).toBeNull();
    for (const move of legalMoves(state, 0)) expect(previewMove(state, 0, move)).not.toBeNull();
    expect(JSON.stringify(state)).toBe(before);
  });
});
