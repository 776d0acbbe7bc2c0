import { CALENDAR } from '../../../../src/games/iki';
import {
  endMonth,
  endTurn,
  eventsOf,
  make,
  position,
  type ScenarioSpec,
  save,
  tile,
  whyNot,
} from './scenario';

/** The end of a month with a fire; seat 0 is the last to act. */
const burning = (month: 5 | 8 | 11, spec: ScenarioSpec) =>
  position({
    step: 'business',
    last: true,
    month,
    ...spec,
    seats: [{ at: 1, ...spec.seats?.[0] }, ...(spec.seats?.slice(1) ?? [])],
  });

test('14.1 (R) fires come at the end of May with 5, August with 8 and November with 10', () => {
  expect(CALENDAR.flatMap(({ month, fire }) => (fire ? [[month, fire]] : []))).toEqual([
    [5, 5],
    [8, 8],
    [11, 10],
  ]);
});

test('14.2 one of the four tiles is drawn and names the row', () => {
  for (const nagaya of ['A', 'B', 'C', 'D'] as const) {
    const state = burning(5, {});
    const events = endMonth(state, nagaya);
    expect(eventsOf(events, 'fireBroke')).toEqual([{ type: 'fireBroke', month: 5, nagaya, strength: 5 }]);
    expect(state.fire).toMatchObject({ month: 5, nagaya, strength: 5, next: null });
  }
});

test('14.3 it begins on stall 1 and is 1 weaker on each further stall, whether or not a card was there', () => {
  const state = burning(11, { stalls: { B3: ['cooper', 1] } });
  endMonth(state, 'B');
  expect(state.fire?.steps.map(({ stall, strength, outcome }) => [stall, strength, outcome])).toEqual([
    ['B1', 10, 'empty'],
    ['B2', 9, 'empty'],
    ['B3', 8, 'burnt'],
    ['B4', 7, 'empty'],
  ]);
});

test('14.3 with 2 players the last is stall 3', () => {
  const state = burning(5, { players: 2 });
  make(state, endTurn);
  make(
    state,
    { name: 'placeNeutral', arg: { card: state.offer[0]?.card ?? 'potter', stall: 'D1' } },
    tile('C'),
  );
  expect(state.fire?.steps.map(({ stall }) => stall)).toEqual(['C1', 'C2', 'C3']);
});

test('14.4 on a card whose owner has at least the strength there the fire is out, and all further in are safe', () => {
  const state = burning(5, {
    seats: [{}, { fire: 4 }],
    stalls: { A1: ['cooper', 2], A2: ['potter', 1], A3: ['plasterer', 2] },
  });
  const events = endMonth(state, 'A');
  expect(state.fire?.steps.map(({ stall, outcome, owner }) => [stall, outcome, owner])).toEqual([
    ['A1', 'burnt', 2],
    ['A2', 'stopped', 1],
  ]);
  expect(state.stalls[2]).toMatchObject({ card: 'plasterer' });
  expect(eventsOf(events, 'fireOut')).toHaveLength(1);
});

test('14.5 (R) what burns leaves the game and gives its kobun back; a burnt building cannot be built again', () => {
  const state = burning(5, { stalls: { A1: ['cooper', 1], A2: ['theatre', 2] } });
  endMonth(state, 'A');
  expect(state.out.occupations).toContain('cooper');
  expect(state.out.buildings).toEqual(['theatre']);
  expect(state.openBuildings).not.toContain('theatre');
  expect(state.players.map(({ kobun }) => kobun)).toEqual([4, 4, 4]);
});

test('14.5 a neutral card always burns', () => {
  const state = burning(5, {
    players: 2,
    seats: [{ fire: 10 }, { fire: 10 }],
    stalls: { A1: ['cooper', 'neutral'] },
  });
  make(state, endTurn);
  make(
    state,
    { name: 'placeNeutral', arg: { card: state.offer[0]?.card ?? 'potter', stall: 'D1' } },
    tile('A'),
  );
  expect(state.fire?.steps[0]).toMatchObject({ stall: 'A1', outcome: 'burnt', owner: null });
});

test('14.6 (R) the owner may turn a rescuer for an own card: it stays, the fire goes on, once in the game', () => {
  const spec: ScenarioSpec = {
    seats: [{}, { retired: ['firefighter'] }],
    stalls: { A1: ['theatre', 1], A2: ['cooper', 2], A3: ['potter', 1] },
  };
  const state = burning(8, spec);
  endMonth(state, 'A');
  expect(state).toMatchObject({ phase: 'fire', step: 'saveFromFire', current: 1, canUndo: false });
  expect(whyNot(state, endTurn)).toEqual({ code: 'notInThisPhase' });
  expect(whyNot(state, save(true), 0)).toEqual({ code: 'notYourTurn' });
  make(state, save(true));
  expect(state.fire?.steps.map(({ stall, strength, outcome }) => [stall, strength, outcome])).toEqual([
    ['A1', 8, 'saved'],
    ['A2', 7, 'burnt'],
    ['A3', 6, 'burnt'],
    ['A4', 5, 'empty'],
  ]);
  expect(state.players[1]).toMatchObject({ turned: ['firefighter'], retired: ['firefighter'] });
  expect(state.phase).toBe('pathOfLife');
});

test('14.6 who lets a card burn may save the next one', () => {
  const state = burning(8, {
    seats: [{}, { retired: ['firefighter'] }],
    stalls: { A1: ['cooper', 1], A3: ['potter', 1] },
  });
  endMonth(state, 'A');
  make(state, save(false));
  expect(state).toMatchObject({ step: 'saveFromFire', current: 1 });
  expect(state.fire?.next).toBe('A3');
  make(state, save(true));
  expect(state.stalls[0]).toBeNull();
  expect(state.stalls[2]).toMatchObject({ card: 'potter' });
});

test('14.6 a used-up rescuer is not asked again', () => {
  const state = burning(8, {
    seats: [{}, { retired: ['firefighter'], turned: ['firefighter'] }],
    stalls: { A1: ['cooper', 1] },
  });
  endMonth(state, 'A');
  expect(state.phase).toBe('pathOfLife');
  expect(state.stalls[0]).toBeNull();
});
