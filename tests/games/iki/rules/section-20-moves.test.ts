import { Client } from 'boardgame.io/client';
import {
  CALENDAR,
  checkInvariants,
  cloneState,
  DEFAULT_OPTIONS,
  type GameEvent,
  type GameState,
  Iki,
  legalMoves,
  MOVE_NAMES,
  type Move,
  PHASES,
  parseMove,
  sameMove,
  seededRandom,
  validateOptions,
} from '../../../../src/games/iki';
import { eventsOf } from '../../../../src/games/log';
import { pick } from './playthrough';
import { endTurn, hire, position, shop, swap, whyNot } from './scenario';

test('20.1 the phases and their names', () => {
  expect(PHASES).toEqual([
    'startingOccupations',
    'pathOfLife',
    'actions',
    'neutralCard',
    'fire',
    'payDay',
    'newYear',
  ]);
  expect(Object.keys(Iki.phases ?? {})).toEqual([...PHASES]);
});

test('20.1 a whole match goes through the phases in their order, and what fires and pay days do is in the log', () => {
  for (const players of [2, 4]) {
    const client = Client<GameState>({ game: { ...Iki, seed: 'phases' }, numPlayers: players, debug: false });
    client.start();
    const random = seededRandom(`phases-${players}`);
    while (!client.store.getState().ctx.gameover) {
      const { G } = client.store.getState();
      const move = pick(legalMoves(G, G.current), random.index);
      if (move) client.moves[move.name]?.(move.arg);
    }
    const { log = [] } = client;
    const ended = log.flatMap(({ action, phase }) =>
      action.type === 'GAME_EVENT' && action.payload.type === 'endPhase' ? [phase] : [],
    );
    const months = CALENDAR.flatMap(({ fire, payDay }) => [
      'pathOfLife',
      'actions',
      ...(players === 2 ? ['neutralCard'] : []),
      ...(fire ? ['fire'] : payDay ? ['payDay'] : []),
    ]);
    expect(ended).toEqual(['startingOccupations', ...months, 'newYear']);
    const story = log.flatMap((entry) => eventsOf(entry) as GameEvent[]).map(({ type }) => type);
    expect(story.filter((type) => type === 'fireBroke')).toHaveLength(3);
    expect(story.filter((type) => type === 'payDayBegan')).toHaveLength(4);
    expect(story.at(-1)).toBe('gameEnded');
    client.stop();
  }
});

test('20.1 a fire that asks somebody keeps its phase and the turn of the asked player, and ends with the answer', () => {
  const state = position({
    step: 'business',
    last: true,
    month: 8,
    seats: [{ at: 1 }, { retired: ['firefighter'] }],
    stalls: { A1: ['cooper', 1], B1: ['potter', 1], C1: ['tea-stall', 1], D1: ['seamstress', 1] },
  });
  const game = { ...Iki, seed: 'fire', setup: () => state };
  // boardgame.io begins in the first phase; its end follows from the state at the first move.
  const client = Client<GameState>({ game, numPlayers: 3, debug: false });
  client.start();
  client.moves.endTurn?.({});
  expect(client.store.getState().ctx).toMatchObject({ phase: 'fire', currentPlayer: '1' });
  client.moves.saveFromFire?.({ use: true });
  const { G, ctx } = client.store.getState();
  expect(ctx).toMatchObject({
    phase: 'pathOfLife',
    currentPlayer: String(G.current),
    playOrder: G.order.map(String),
  });
  client.stop();
});

const GOOD: [Move['name'], object][] = [
  ['chooseStart', { card: 'salt-peddler', stall: 'A1' }],
  ['placeCylinder', { space: 'X' }],
  ['placeCylinder', { space: 4 }],
  ['income', {}],
  ['hire', { card: 'potter', stall: 'D4' }],
  ['walk', { base: 1, sandals: 0, ox: 0 }],
  ['shop', {}],
  ['shop', { pay: 'rice' }],
  ['shop', { pipe: true, pouch: false }],
  ['shop', { fish: 'bonito-2' }],
  ['shop', { lumber: true }],
  ['shop', { building: 'theatre', stall: 'A1' }],
  ['occupation', { stall: 'A1' }],
  ['occupation', { stall: 'A1', target: 'B2' }],
  ['occupation', { stall: 'A1', building: 'theatre', buildStall: 'B2', leaveOut: 'koban' }],
  ['occupation', { stall: 'A1', swap: ['B2', 'C3'] }],
  ['endTurn', {}],
  ['placeNeutral', { card: 'potter', stall: 'A1' }],
  ['saveFromFire', { use: false }],
  ['starve', { stalls: ['A1', 'B2'] }],
  ['goTo', { space: 8 }],
];
test.each(GOOD)('20.2 the move %s takes %j', (name, arg) => {
  expect(parseMove(name, arg)).toEqual({ name, arg });
});

const BAD: [string, unknown][] = [
  ['chooseStart', { card: 'salt-peddler' }],
  ['placeCylinder', { space: 5 }],
  ['placeCylinder', { space: '1' }],
  ['income', { mon: 4 }],
  ['hire', { card: 'nobody', stall: 'A1' }],
  ['hire', { card: 'potter', stall: 'A5' }],
  ['walk', { base: 0, sandals: 0, ox: 0 }],
  ['walk', { base: 1, sandals: -1, ox: 0 }],
  ['walk', { base: 1, sandals: 0.5, ox: 0 }],
  ['walk', { base: 1, sandals: 0 }],
  ['shop', { pay: 'lumber' }],
  ['shop', { pipe: false, pouch: false }],
  ['shop', { pipe: true }],
  ['shop', { lumber: false }],
  ['shop', { lumber: true, building: 'theatre', stall: 'A1' }],
  ['occupation', {}],
  ['occupation', { stall: 'A1', swap: ['B2', 'B2'] }],
  ['occupation', { stall: 'A1', swap: ['B2'] }],
  ['occupation', { stall: 'A1', target: 'B2', swap: ['B2', 'C1'] }],
  ['starve', { stalls: [] }],
  ['starve', { stalls: ['A1', 'A1'] }],
  ['saveFromFire', { use: 1 }],
  ['goTo', { space: 0 }],
  ['goTo', { space: 9 }],
  ['fly', {}],
  ['constructor', {}],
];
test.each(BAD)('20.2 there is no move %s with %j', (name, arg) => {
  expect(parseMove(name, arg)).toBeNull();
});

test('20.2 two stalls may come in either order and are listed from A1 to D4', () => {
  const parsed = parseMove('occupation', { stall: 'A1', swap: ['D4', 'B2'] });
  expect(parsed && sameMove(parsed, swap('A1', 'B2', 'D4'))).toBe(true);
  expect(parseMove('starve', { stalls: ['D4', 'B2', 'A1'] })?.arg).toEqual({ stalls: ['A1', 'B2', 'D4'] });
});

test('20.2 an illegal move changes nothing', () => {
  const state = position({ step: 'business', seats: [{ at: 2, mon: 0 }] });
  const before = JSON.stringify(state);
  for (const move of [shop, hire('potter', 'A1')]) expect(whyNot(state, move)).not.toBeNull();
  expect(JSON.stringify(state)).toBe(before);
  expect(MOVE_NAMES).toHaveLength(12);
});

test('20.3 the options are extras, true by default, and a card table', () => {
  expect(DEFAULT_OPTIONS).toEqual({ extras: true, cards: null });
  for (const good of [
    undefined,
    null,
    {},
    { extras: false },
    { cards: null },
    { extras: true, cards: { name: 'x' } },
  ]) {
    expect(validateOptions(good, 3)).toBeUndefined();
  }
  expect(validateOptions({}, 5)).toBe('A match has 2 to 4 players.');
  expect(validateOptions([], 3)).toBe('The options of a match are an object.');
  expect(validateOptions({ extras: 1 }, 3)).toBe('"extras" must be true or false.');
  expect(validateOptions({ bonus: true }, 3)).toBe('The options of a match are "extras" and "cards".');
  expect(validateOptions({ cards: 7 }, 3)).toBe('The card table is wrong at its top: an object.');
  const cards = { name: 'box', occupations: [{ id: 'potter', cost: -1 }] };
  expect(validateOptions({ cards }, 3)).toBe(
    'The card table is wrong at occupations[0] potter, cost: a whole number from 0 to 99.',
  );
});

/** One wrong change each, and the invariant that notices it. */
const BROKEN: [string, (state: GameState) => void, string][] = [
  ['a kobun is gone', ({ players: [p] }) => p && p.kobun--, 'kobun'],
  ['money is negative', ({ players: [p] }) => p && Object.assign(p, { mon: -1 }), 'mon is -1'],
  ['half a rice', ({ players: [p] }) => p && Object.assign(p, { rice: 0.5 }), 'rice is 0.5'],
  ['firefighting beyond 10', ({ players: [p] }) => p && Object.assign(p, { fire: 11 }), 'firefighting 11'],
  ['a master off the street', ({ players: [p] }) => p && Object.assign(p, { at: 9 }), 'the master is at 9'],
  ['a turned card that is not retired', ({ players: [p] }) => p?.turned.push('firefighter'), 'a turned card'],
  ['an occupation is gone', (s) => s.offer.pop(), 'is in 0 places'],
  ['an occupation is twice there', (s) => s.out.occupations.push('potter'), 'potter is in 2 places'],
  ['a card that does not exist', (s) => s.out.occupations.push('nobody' as never), 'there is no nobody'],
  ['a building is gone', (s) => s.openBuildings.pop(), 'town-house is in 0 places'],
  ['a fish is twice there', (s) => s.out.fish.push('bonito-1'), 'bonito-1 is in 2 places'],
  ['a pipe is gone', (s) => s.pipes.pop(), 'purple is in 0 places'],
  ['a pouch is gone', (s) => s.pouches.pop(), 'purple is in 0 places'],
  [
    'too many coins',
    (s) => s.offer.splice(0, 1, { card: s.offer[0]?.card ?? 'potter', coins: 3 }),
    '3 coins',
  ],
  ['a stall is gone', (s) => s.stalls.pop(), '15 stalls'],
  [
    'a square too far',
    (s) => s.stalls.splice(0, 1, { kind: 'occupation', card: 'potter', owner: 0, square: 4 }),
    'potter on 4',
  ],
  [
    'a neutral card among three',
    (s) => s.stalls.splice(0, 1, { kind: 'occupation', card: 'potter', owner: null, square: 0 }),
    'neutral',
  ],
  ['a seat is twice in the stacks', (s) => s.brigade.splice(0, 1, 1), 'the stacks'],
  [
    'the stacks are out of order',
    (s) => s.players.map((p, i) => Object.assign(p, { fire: i })),
    'the order of the stacks',
  ],
  ['a seat is twice in the order', (s) => s.order.splice(0, 1, 1), 'the turn order'],
  ['a stranger is on turn', (s) => Object.assign(s, { current: 7 }), 'seat 7 is not in the turn order'],
  ['there is no such month', (s) => Object.assign(s, { month: 14 }), 'month 14'],
  ['the New Year in spring', (s) => Object.assign(s, { phase: 'newYear' }), 'the New Year'],
  ['over without a result', (s) => Object.assign(s, { step: 'over' }), 'the result'],
  ['somebody starves on no pay day', (s) => s.starving.push({ player: 0, missing: 1 }), 'the starving'],
  ['a fire that asks nobody', (s) => Object.assign(s, { phase: 'fire' }), 'the fire'],
  [
    'two cylinders on one space',
    (s) => s.players.map((p) => Object.assign(p, { cylinder: 1 })),
    'two cylinders',
  ],
];
test.each(BROKEN)('20.4 it is noticed that %s', (_what, breakIt, problem) => {
  const state = position({ step: 'business', stalls: { A1: ['potter', 0] } });
  expect(checkInvariants(state)).toEqual([]);
  const broken = cloneState(state);
  breakIt(broken);
  expect(checkInvariants(broken).join('; ')).toContain(problem);
  expect(checkInvariants(state)).toEqual([]);
});

test('20.4 with two players nothing may lie on an inner corner', () => {
  const state = position({ players: 2, step: 'business', stalls: { A1: ['potter', 0] } });
  state.stalls.splice(3, 1, state.stalls[0] ?? null);
  state.stalls.splice(0, 1, null);
  expect(checkInvariants(state)).toEqual(['potter lies on a closed corner']);
  expect(whyNot(state, endTurn)).toBeNull();
});
