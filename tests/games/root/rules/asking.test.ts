import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  areEnemies,
  type Change,
  clearingAt,
  couldHold,
  countOnMap,
  explain,
  FACTIONS,
  freeSlots,
  type GameEvent,
  handOf,
  type Odds,
  type Outcome,
  ownerOf,
  type PointsFor,
  type Preview,
  piecesAt,
  playerView,
  previewMove,
  type Refusal,
  type RefusalCode,
  warriorsAt,
} from '../../../../src/games/root';
import { type Spec, table } from './scenario';

const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  clearings: { 8: { m: 2, e: 1, pieces: ['sawmill', 'wood', 'wood'] }, 9: { m: 1, pieces: ['sympathy'] } },
  hands: { marquise: ['anvil'] },
};

test('bots and board can ask what is where, whose it is and who is whose enemy', () => {
  const { state } = table(SPEC);
  expect(clearingAt(state, 8).suit).toBe('fox');
  expect([warriorsAt(state, 8, 0), warriorsAt(state, 8, 1)]).toEqual([2, 1]);
  expect(piecesAt(state, 8, 0)).toEqual(['sawmill', 'wood', 'wood']);
  expect(countOnMap(state, 'wood')).toBe(2);
  expect(freeSlots(state, 8)).toBe(1);
  expect(ownerOf(state, 'sympathy')).toBe(2);
  expect(handOf(state, 0)).toEqual(['anvil']);
  expect([areEnemies(state, 0, 1), areEnemies(state, 0, 0)]).toEqual([true, false]);
  expect(couldHold(state, 0, (card) => card === 'cobbler-1')).toBe(true);
  expect(couldHold(state, 1, () => true)).toBe(false);
});

test('a preview says what changes, what happens and how likely a battle is', () => {
  const { state } = table(SPEC);
  const battle: Preview | null = previewMove(state, 0, { name: 'battle', arg: { clearing: 8, defender: 1 } });
  const odds: Odds | null | undefined = battle?.odds;
  const likeliest: Outcome | undefined = odds?.outcomes[0];
  expect(likeliest?.chance).toBeGreaterThan(1 / 16);
  expect(odds?.expected.defender).toBeCloseTo(15 / 16, 9);
  const overwork = previewMove(state, 0, { name: 'overwork', arg: { clearing: 8, card: 'anvil' } });
  const change: Change | undefined = overwork?.changes[0];
  expect(change).toEqual({ cards: -1 });
  const build = previewMove(state, 0, {
    name: 'build',
    arg: { clearing: 8, kind: 'sawmill', wood: { 8: 1 } },
  });
  const why: PointsFor = 'build';
  const scored: GameEvent = { type: 'scored', player: 0, points: 1, why };
  expect(build?.events).toContainEqual(scored);
});

test('a refusal has a code and the rule that it stands on', () => {
  const { state } = table(SPEC);
  const code: RefusalCode = 'playerNotThere';
  const refusal: Refusal = { code, rule: '4.3' };
  expect(explain(state, 0, { name: 'battle', arg: { clearing: 9, defender: 1 } })).toEqual(refusal);
});

test('shared concepts know no faction by name: they ask what a faction fills in', () => {
  const folder = join(__dirname, '../../../../src/games/root/rules/shared');
  const files = readdirSync(folder);
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const faction of FACTIONS) expect([file, source.includes(`'${faction}'`)]).toEqual([file, false]);
    // Faction folders are reached through their hooks alone.
    expect(source).not.toMatch(/from '\.\.\/factions\/(?!hooks|table)/);
  }
});

test('8.2.4, 1.2.1 a preview of a lost base stops at the supporters, which others cannot count by suit', () => {
  const lost = (supporters: Spec['supporters']) => {
    const { state } = table({
      ...SPEC,
      on: 'vagabond',
      pawn: 8,
      items: ['crossbow'],
      clearings: { 8: { pieces: ['foxBase'] } },
      officers: 3,
      supporters,
    });
    const seat = 3;
    return previewMove(playerView(state, seat), seat, {
      name: 'strike',
      arg: { player: 2, piece: 'foxBase' },
    });
  };
  const FIVE = ['root-tea-mouse', 'investments', 'sword-mouse', 'codebreakers-1', 'codebreakers-2'] as const;
  const rabbits = lost([...FIVE, 'bake-sale', 'cobbler-1']);
  // Nobody is said to be asked, and no supporter to stay, while it may be another way.
  expect(rabbits?.after.questions).toEqual([]);
  expect(rabbits?.events.at(-1)).toEqual({ type: 'baseLost', player: 2, officers: 1 });
  expect(lost([...FIVE, 'protection-racket', 'foxfolk-steel'])).toEqual(rabbits);
});
test('8.2.4, R7 nor does it count the card just paid for Outrage apart from the other supporters', () => {
  const t = table({
    ...SPEC,
    at: ['daylight', 'craft'],
    clearings: {
      8: { pieces: ['foxBase', 'sympathy'] },
      1: { pieces: ['workshop'] },
      6: { pieces: ['workshop'] },
      12: { pieces: ['workshop'] },
    },
    hands: { marquise: ['favor-of-the-foxes', 'anvil', 'bake-sale'] },
    supporters: ['foxfolk-steel'],
  });
  t.play('marquise', 'craft', { card: 'favor-of-the-foxes' }).choose('marquise', 'outrage');
  const preview = previewMove(playerView(t.state, 0), 0, { name: 'choose', arg: { option: 'anvil' } });
  expect(preview?.events.map(({ type }) => type)).toEqual(['outrage', 'supporters', 'baseLost']);
  expect(preview?.after.secret.supporters).toHaveLength(2);
});
