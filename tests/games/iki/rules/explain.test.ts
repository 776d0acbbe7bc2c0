import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, type GameState, type Refusal, seededRandom } from '../../../../src/games/iki';
import { isStep, KINDS, randomGame } from './playthrough';
import { position } from './scenario';

/** Every reason there is: the compiler wants a new one named here. */
const CODES: Readonly<Record<Refusal['code'], true>> = {
  unknownMove: true,
  badArgument: true,
  gameOver: true,
  notYourTurn: true,
  notInThisPhase: true,
  stepAFirst: true,
  stepADone: true,
  walkFirst: true,
  walkDone: true,
  goToFirst: true,
  goToDone: true,
  cardNotOffered: true,
  stallClosed: true,
  stallTaken: true,
  notOutermost: true,
  noKobun: true,
  notEnough: true,
  pathSpaceClosed: true,
  pathSpaceTaken: true,
  wrongBase: true,
  notEnoughOxen: true,
  shopUsed: true,
  wrongShop: true,
  soldOut: true,
  fishNotOnSale: true,
  buildingNotOpen: true,
  nothingToLeaveOut: true,
  occupationUsed: true,
  notBehindShop: true,
  noOccupation: true,
  wrongSkill: true,
  notOwnOccupation: true,
  wrongNumber: true,
};

test('every reason is what some test of this folder expects', () => {
  const tests = readdirSync(__dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(__dirname, file), 'utf8'))
    .join('\n');
  expect(Object.keys(CODES).filter((code) => !tests.includes(`code: '${code}'`))).toEqual([]);
});

test('what is no move gets a reason and never throws', () => {
  const state = position();
  for (const move of [
    null,
    undefined,
    7,
    'hire',
    [],
    {},
    { name: 'fly' },
    { name: 'constructor' },
    { arg: {} },
  ]) {
    expect(explain(state, 0, move)).toEqual({ code: 'unknownMove' });
  }
  for (const arg of [7, [], { card: 1 }, { card: 'potter' }, { card: 'potter', stall: 'A1', more: 1 }]) {
    expect(explain(state, 0, { name: 'hire', arg })).toEqual({ code: 'badArgument' });
  }
});

test('a building without koban has no koban to leave out', () => {
  const state = position({
    month: 4,
    step: 'business',
    seats: [{ at: 1, lumber: 9, koban: 9 }],
    stalls: { A3: ['carpenter', 1] },
    cards: {
      name: 'cheap',
      occupations: [],
      buildings: [{ id: 'theatre', cost: { lumber: 3, koban: 0 } }],
      fish: [],
      pipes: [],
      pouches: [],
    },
  });
  const arg = { stall: 'A3', building: 'theatre', buildStall: 'B1', leaveOut: 'koban' };
  expect(explain(state, 0, { name: 'occupation', arg })).toEqual({ code: 'nothingToLeaveOut' });
  expect(explain(state, 0, { name: 'occupation', arg: { ...arg, leaveOut: 'lumber' } })).toBeNull();
});

test('moves of other moments and other seats in random games get every common reason', () => {
  const seen = new Set<string>();
  for (const kind of KINDS) {
    const moves: unknown[] = [];
    const random = seededRandom(`explain-${kind.players}`);
    for (const value of randomGame(kind, 7)) {
      const state: GameState = isStep(value) ? value.state : value;
      if (isStep(value)) moves.push(...[...value.legal].slice(0, 40));
      for (let i = 0; i < 40; i++) {
        const refusal = explain(state, state.current, moves[random.index(moves.length)]);
        if (refusal) seen.add(refusal.code);
      }
      for (const seat of [0, 1]) {
        const refusal = explain(state, seat, moves.at(-1));
        if (refusal) seen.add(refusal.code);
      }
    }
  }
  for (const code of seen) expect(Object.keys(CODES)).toContain(code);
  expect(seen.size).toBeGreaterThan(18);
});
