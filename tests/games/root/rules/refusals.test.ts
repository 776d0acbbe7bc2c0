/** Near misses: what is refused cites the rule that it breaks, and no equal one is spoken of where there is none. */
import {
  applyMove,
  createState,
  deciderOf,
  explain,
  type FactionId,
  type GameState,
  legalMoves,
  type Move,
  seededRandom,
} from '../../../../src/games/root';
import { ALL, table, wood } from './scenario';

const [M, E] = [0, 1];

/** A game in which the factions before this one have set up, the Marquise's keep in 1. */
function settingUp(faction: FactionId): GameState {
  const state = createState(4, { factions: ALL }, seededRandom('near'));
  for (let seat = deciderOf(state) ?? 0; ALL[seat] !== faction; seat = deciderOf(state) ?? 0) {
    applyMove(state, legalMoves(state, seat)[0] as Move, seededRandom('near'));
  }
  return state;
}
const why = (state: GameState, move: Move) => {
  const { code, rule } = explain(state, deciderOf(state) ?? 0, move) ?? {};
  return `${code} ${rule}`;
};
const setUp = (arg: object) => ({ name: 'setUp', arg }) as Move;
test.each<[FactionId, object, string]>([
  ['marquise', { keep: 5, sawmill: 1, workshop: 5, recruiter: 5 }, '6.3.2'],
  ['marquise', { keep: 1, sawmill: 1, workshop: 1, recruiter: 5 }, '6.3.4'],
  ['marquise', { keep: 1, sawmill: 1, workshop: 7, recruiter: 5 }, '6.3.4'],
  ['marquise', { corner: 3, leader: 'despot' }, '6.3'],
  ['eyrie', { corner: 1, leader: 'despot' }, '7.3.2'],
  ['eyrie', { corner: 2, leader: 'despot' }, '7.3.2'],
  ['eyrie', { character: 'thief', forest: '1-2-5-10' }, '7.3'],
  ['vagabond', { character: 'thief', forest: '1-10-11' }, '9.3.2'],
  ['vagabond', { corner: 2, leader: 'despot' }, '9.3'],
])('5.1.7 %s cannot set up with %j', (faction, arg, rule) => {
  expect(why(settingUp(faction), setUp(arg))).toBe(`notPossible ${rule}`);
});

test('R2, S a field that no such move has is no equal card or item', () => {
  const { state } = table(wood({ clearings: { 1: { m: 2, e: 1, pieces: ['recruiter'] } } }));
  const decree = 'anvil';
  expect(why(state, { name: 'battle', arg: { clearing: 1, defender: E, decree } })).toBe('badArgument 6.5.1');
  expect(why(state, { name: 'move', arg: { from: 1, to: 5, warriors: 1, decree } })).toBe(
    'badArgument 6.5.2',
  );
  expect(why(state, { name: 'recruit', arg: { decree } })).toBe('badArgument 6.5.3');
  const eyrie = table(
    wood({ on: 'eyrie', at: ['daylight', 'decree'], leader: 'builder', clearings: { 5: { e: 2 } } }),
  );
  eyrie.state.turn.decree = ['vizier-1', 'vizier-2'];
  const board = eyrie.player('eyrie').board;
  if (board?.faction === 'eyrie') board.decree.build.push('bake-sale');
  const build = { clearing: 5, decree: 'bake-sale' } as const;
  expect(why(eyrie.state, { name: 'build', arg: build })).toBe('undefined undefined');
  expect(why(eyrie.state, { name: 'build', arg: { ...build, kind: 'sawmill' } })).toBe(
    'badArgument 7.5.2.IV',
  );
});
test('3.3.4 taking an available card with the second of two equal cards is refused by its own rule', () => {
  const t = table(wood({ hands: { marquise: ['cobbler-1', 'cobbler-2'] }, available: ['dominance-rabbit'] }));
  expect(t.legal('dominance')).toEqual([{ take: 'dominance-rabbit', spend: 'cobbler-1' }]);
  expect(
    explain(t.state, M, { name: 'dominance', arg: { take: 'dominance-rabbit', spend: 'cobbler-2' } }),
  ).toEqual({
    code: 'equalOne',
    rule: '3.3.4',
  });
});
