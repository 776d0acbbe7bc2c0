import { isDeepStrictEqual } from 'node:util';
import {
  applyMove,
  cloneState,
  type GameEvent,
  type GameState,
  GOODS,
  type Losses,
  legalMoves,
  type Move,
  pendingChoice,
  playerView,
  previewMove,
  type RandomSource,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { MATCHES, statesOfGame } from './random-states';
import { position, scenario } from './scenario';

const reveals = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.type === 'rolled' || event.type === 'drew');

/** The same events as a preview has them before the dice are rolled. */
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

/** How many of an answer's own events come first: those of what was chosen, not of what comes after it. */
const ownEvents = (kind: string, option: unknown): number => {
  if (option === 'done') return 0;
  return kind === 'sell' ? 2 : 1;
};

/** A move and random answers to all the choices it leads to: what happened besides the answers themselves. */
function answeredAtRandom(
  state: GameState,
  move: Move,
  random: RandomSource,
): { events: GameEvent[]; choices: number } {
  const now = cloneState(state);
  const events: GameEvent[] = [];
  applyMove(now, move, seededRandom('way'), events);
  let choices = 0;
  for (let choice = pendingChoice(now); choice; choice = pendingChoice(now)) {
    const option = choice.options[random.index(choice.options.length)];
    if (option === undefined) throw new Error('a choice has options');
    const answer: GameEvent[] = [];
    applyMove(now, { name: 'choose', arg: { option } }, seededRandom('way'), answer);
    events.push(...answer.slice(ownEvents(choice.kind, option)));
    choices++;
  }
  return { events, choices };
}

/** What everybody gets of everything, kept or lost: it does not depend on what is chosen. */
function sums(events: readonly GameEvent[]): Record<string, number> {
  const all = new Map<string, number>();
  const add = (key: string, amount: number) => all.set(key, (all.get(key) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'gained') add(`${event.player} ${event.resource}`, event.amount + event.lost);
    if (event.type === 'influenced') add(`${event.player} region ${event.region}`, event.to - event.from);
  }
  return Object.fromEntries([...all].sort());
}

function lossesIn(events: readonly GameEvent[], seat: number): Losses {
  const lost: Losses = {};
  for (const event of events) {
    if (!('player' in event) || event.player !== seat) continue;
    if (event.type === 'gained') lost[event.resource] = (lost[event.resource] ?? 0) + event.lost;
    if (event.type === 'goodLost') lost.anyGood = (lost.anyGood ?? 0) + 1;
  }
  return lost;
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
          same(preview?.events.slice(0, events.length), beforeRolling(events));
          const roll = events.some((event) => event.type === 'rolled' && !event.set);
          same(preview?.unknown.roll, roll);
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

  test.each(MATCHES)(
    '3.3 in random games of $players with $options it says what comes after the choices, whatever is chosen',
    ({ players, options }) => {
      let chosen = 0;
      for (const { state, random } of statesOfGame(players, options, 'past-choices')) {
        const seat = state.current;
        const player = state.players[seat];
        if (!player || state.step !== 'beforeAction' || state.queue.length > 0) continue;
        // Near the limits, where what is chosen decides what is lost.
        const full = {
          ...player,
          koku: 19 + random.index(7),
          silk: 4 + random.index(3),
          rice: 4 + random.index(3),
        };
        const near = { ...state, players: state.players.map((other, at) => (at === seat ? full : other)) };
        for (const move of legalMoves(near, seat)) {
          if (move.name !== 'sail' && move.name !== 'deliver') continue;
          const preview = previewMove(near, seat, move);
          if (!preview) throw new Error('a legal move has a preview');
          for (let way = 0; way < 3; way++) {
            const real = answeredAtRandom(near, move, random);
            chosen += real.choices;
            same(sums(real.events), sums(preview.events));
            const lost = lossesIn(real.events, seat);
            for (const kind of [...GOODS, 'koku', 'anyGood'] as const) {
              const least = preview.loses.surely[kind] ?? 0;
              const most = least + (preview.loses.perhaps[kind] ?? 0);
              const really = lost[kind] ?? 0;
              if (really < least || really > most)
                throw new Error(`${JSON.stringify(move)}: ${really} ${kind} lost, not ${least} to ${most}`);
            }
          }
        }
      }
      expect(chosen).toBeGreaterThan(100);
    },
  );

  test('3.3 what is lost after a choice is said before the move is made', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9], koku: 25 }],
      shore: { 9: ['era2-market-favor', 1], 10: ['era2-port-2-points', 1] },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.choices).toEqual(['good']);
    expect(preview?.loses).toEqual({ surely: { koku: 7 }, perhaps: {} });
  });

  test('3.3 what only an unlucky choice would lose is said apart', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9], silk: 5 }],
      shore: { 9: ['era2-market-favor', 1], 10: ['era1-market-point', 1] },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.loses).toEqual({ surely: {}, perhaps: { silk: 1 } });
  });

  test('3.3 a good of choice that finds no room is lost, and the preview says so', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9], silk: 6, rice: 6, porcelain: 6 }],
      shore: { 9: ['era2-market-favor', 1] },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.choices).toEqual([]);
    expect(preview?.loses.surely).toEqual({ anyGood: 1 });
  });

  test('3.3 every way to choose is looked at: two goods of the same kind may leave no room for a third', () => {
    const { state } = scenario({
      seats: [{ die: 1, ships: [4, 9], silk: 0, rice: 4, porcelain: 0 }],
      shore: {
        9: ['era2-market-3-points', 1],
        10: ['era2-market-2-points', 1],
        11: ['era1-port-rice', 0],
      },
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.choices).toEqual(['good', 'good']);
    expect(preview?.loses).toEqual({ surely: {}, perhaps: { rice: 1 } });
  });

  test('6.5 a sale makes room and is not sure: what it would bring is not among what happens', () => {
    const { state } = scenario({
      seats: [
        {
          die: 3,
          ships: [12, 9],
          koku: 0,
          silk: 6,
          rice: 6,
          porcelain: 6,
          delivered: ['merchant-4', 'merchant-3'],
        },
      ],
    });
    const preview = previewMove(state, 0, { name: 'sail', arg: { ship: 0 } });
    expect(preview?.choices).toEqual(['journey', 'merchant', 'sell', 'good']);
    expect(preview?.loses).toEqual({ surely: {}, perhaps: { anyGood: 1 } });
    const paidOrSold = preview?.events.filter(
      (event) =>
        event.type === 'paid' ||
        (event.type === 'gained' && event.source.from === 'customer' && event.resource === 'koku'),
    );
    expect(paidOrSold).toEqual([]);
  });

  test('a choice that will not come is not named, and one that surely comes is', () => {
    const table = scenario({
      seats: [
        {
          die: 2,
          silk: 6,
          rice: 6,
          porcelain: 6,
          hand: ['noble-2', 'elder-1'],
          royalShip: 0,
          delivered: ['noble-1'],
        },
      ],
      deck: ['elder-2', 'elder-3'],
    });
    const preview = previewMove(table.state, 0, { name: 'deliver', arg: { customer: 'noble-2' } });
    expect(preview?.choices).toEqual(['discard']);
  });

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
      'merchant',
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
