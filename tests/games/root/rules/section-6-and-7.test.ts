import {
  applyMove,
  createState,
  deciderOf,
  LEADERS,
  legalMoves,
  type Move,
  rulerOf,
  seededRandom,
  VIZIER_COLUMNS,
} from '../../../../src/games/root';
import { ALL, dice, type Spec, table } from './scenario';

const cats = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});
const birds = (spec: Partial<Spec>): Spec => cats({ on: 'eyrie', at: ['daylight', 'decree'], ...spec });

/** The set-up of Marquise and Eyrie by the moves that a test picks. */
function setUp(pick: (moves: readonly Move[]) => Move | undefined) {
  const random = seededRandom('six');
  const state = createState(2, { factions: ['marquise', 'eyrie'] }, random);
  const lists: Move[][] = [];
  while (state.phase === 'setUp') {
    const moves = legalMoves(state, deciderOf(state) ?? 0);
    lists.push(moves);
    applyMove(state, pick(moves) ?? (moves[0] as Move), random);
  }
  return { state, lists };
}
test('6.3.2, 6.3.3, 6.3.4 the keep in a corner, a warrior everywhere but opposite, buildings at hand', () => {
  const { state, lists } = setUp(() => undefined);
  const keeps = new Set(
    lists[0]?.map((move) => (move.name === 'setUp' && 'keep' in move.arg ? move.arg.keep : 0)),
  );
  expect([...keeps]).toEqual([1, 2, 3, 4]);
  expect(state.clearings.map(({ warriors }) => warriors[0])).toEqual([1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(state.clearings[0]?.pieces).toContain('keep');
  // One slot in 1, so two of the three buildings stand next to it.
  expect(
    lists[0]?.every((move) => {
      if (move.name !== 'setUp' || !('keep' in move.arg) || move.arg.keep !== 1) return true;
      const { sawmill, workshop, recruiter } = move.arg;
      return [sawmill, workshop, recruiter].filter((place) => place === 1).length <= 1;
    }),
  ).toBe(true);
});
test('7.3.2, 7.3.3, 7.3.4 the Eyrie starts opposite the keep, with a leader and two Viziers', () => {
  const { state, lists } = setUp(() => undefined);
  expect(lists[1]).toEqual(LEADERS.map((leader) => ({ name: 'setUp', arg: { corner: 3, leader } })));
  expect(state.clearings[2]).toMatchObject({ pieces: ['roost'], warriors: [0, 6] });
  expect(state.players[1]?.board).toMatchObject({
    leader: 'builder',
    faceUp: ['charismatic', 'commander', 'despot'],
    decree: { recruit: ['vizier-1'], move: ['vizier-2'], battle: [], build: [] },
  });
});

test('6.2.1, 6.5 she crafts with workshops before her actions, and the first action ends crafting', () => {
  const t = table(
    cats({
      at: ['daylight', 'craft'],
      clearings: { 8: { m: 2, pieces: ['workshop', 'recruiter'] } },
      hands: { marquise: ['anvil'] },
    }),
  );
  expect(t.legal('craft')).toEqual([{ card: 'anvil' }]);
  t.play('marquise', 'recruit', {});
  expect(t.state.turn.step).toBe('actions');
  expect(t.legal('craft')).toEqual([]);
});
test('6.2.2 others may move to the keep but not place there', () => {
  const t = table(birds({ leader: 'despot', clearings: { 1: { e: 3, pieces: ['keep'] }, 5: { e: 2 } } }));
  expect(t.legal('move').some(({ to }) => to === 1)).toBe(true);
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  expect(t.legal('build').map(({ clearing }) => clearing)).not.toContain(1);
});
test('6.2.3 Field Hospitals answer each removal for one matching card, by Tax Collector too', () => {
  const t = table(
    cats({
      clearings: { 1: { pieces: ['keep'] }, 8: { m: 3 } },
      playAreas: { marquise: ['tax-collector-1'] },
      hands: { marquise: ['anvil', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 8 });
  expect(t.options()).toEqual(['anvil', 'none']);
  t.choose('marquise', 'anvil');
  expect(t.warriors('marquise', 1)).toBe(1);
  expect(t.hand('marquise')).toHaveLength(2);
});
test('6.4 each sawmill brings wood, ruled or not; with too little she says where', () => {
  const wooden = (wood: number) => {
    const t = table(
      cats({
        on: 'vagabond',
        at: ['evening', 'itemLimit'],
        clearings: {
          4: { pieces: Array.from({ length: wood }, () => 'wood' as const) },
          8: { e: 3, pieces: ['sawmill'] },
          9: { pieces: ['sawmill', 'sawmill'] },
        },
      }),
    );
    return t.play('vagabond', 'done', {});
  };
  const enough = wooden(0);
  expect(enough.pieces(8)).toEqual(['sawmill', 'wood']);
  expect(enough.pieces(9)).toEqual(['sawmill', 'sawmill', 'wood', 'wood']);
  const short = wooden(7);
  expect(short.asked()).toBe('marquise: woodWhere');
  short.choose('marquise', 8);
  expect(short.pieces(8)).toEqual(['sawmill', 'wood']);
  expect(short.state.turn.step).toBe('craft');
});
test('6.5.1, 6.5.2, 6.5.3, R14 three actions, one more for each bird, a recruit once a turn', () => {
  const t = table(
    cats({ clearings: { 8: { m: 3, pieces: ['recruiter'] } }, hands: { marquise: ['armorers-1', 'anvil'] } }),
  );
  t.play('marquise', 'recruit', {});
  expect(t.legal('recruit')).toEqual([]);
  for (const to of [4, 9]) t.play('marquise', 'move', { from: to === 4 ? 8 : 4, to, warriors: 1 });
  t.play('marquise', 'move', { from: 8, to: 7, warriors: 1 });
  t.play('marquise', 'done', {});
  expect(t.state.turn.actions).toBe(0);
  expect(t.legal('move')).toEqual([]);
  t.play('marquise', 'extraAction', { card: 'armorers-1' });
  expect(t.legal('move').length).toBeGreaterThan(0);
});
test('6.5.4 the first of a kind is free, the next cost wood and score by their number', () => {
  const t = table(cats({ clearings: { 8: { m: 2, pieces: ['workshop', 'wood'] } } }));
  expect(t.legal('build')).toEqual([
    { clearing: 8, kind: 'sawmill', wood: {} },
    { clearing: 8, kind: 'workshop', wood: { 8: 1 } },
    { clearing: 8, kind: 'recruiter', wood: {} },
  ]);
  t.play('marquise', 'build', { clearing: 8, kind: 'workshop', wood: { 8: 1 } });
  expect(t.score('marquise')).toBe(2);
  expect(t.refused('marquise', 'build', { clearing: 8, kind: 'sawmill', wood: {} })).toBe('noFreeSlot');
  expect(t.refused('marquise', 'build', { clearing: 9, kind: 'sawmill', wood: {} })).toBe('notRuledThere');
});
test('6.5.5 Overwork: a matching card for wood at a sawmill', () => {
  const t = table(
    cats({ clearings: { 8: { m: 1, pieces: ['sawmill'] } }, hands: { marquise: ['anvil', 'bake-sale'] } }),
  );
  t.play('marquise', 'overwork', { clearing: 8, card: 'anvil' });
  expect(t.pieces(8)).toEqual(['sawmill', 'wood']);
  expect(t.refused('marquise', 'overwork', { clearing: 8, card: 'bake-sale' })).toBe('wrongSuit');
});
test('6.6, R11 she draws one card and more with recruiters, then discards down to five', () => {
  const drawn = (recruiters: number, hand: Spec['hands'] = {}) => {
    const pieces = Array.from({ length: recruiters }, () => 'recruiter' as const);
    const t = table(
      cats({
        clearings: {
          11: { pieces: pieces.slice(0, 2) },
          8: { pieces: pieces.slice(2, 4) },
          9: { pieces: pieces.slice(4) },
        },
        hands: hand,
      }),
    );
    return t.play('marquise', 'done', {});
  };
  expect(drawn(2).hand('marquise')).toHaveLength(1);
  expect(drawn(3).hand('marquise')).toHaveLength(2);
  expect(drawn(5).hand('marquise')).toHaveLength(3);
  const full = drawn(1, { marquise: ['anvil', 'bake-sale', 'sappers-1', 'cobbler-1', 'royal-claim'] });
  expect(full.asked()).toBe('marquise: handLimit');
  full.choose('marquise', 'anvil');
  expect(full.hand('marquise')).toHaveLength(5);
  expect(full.state.turn.of).toBe(full.seat('eyrie'));
});

test('7.2.1, 7.5.1 the Eyrie crafts with roosts before the Decree', () => {
  const t = table(
    birds({
      at: ['daylight', 'craft'],
      clearings: { 8: { e: 1, pieces: ['roost'] } },
      hands: { eyrie: ['anvil'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'anvil' });
  expect(t.player('eyrie').crafted).toHaveLength(1);
  t.play('eyrie', 'recruit', { clearing: 8, decree: 'vizier-1' });
  expect(t.state.turn.step).toBe('decree');
});
test('7.2.2 the Eyrie rules where it ties for the most', () => {
  const { state } = table(birds({ clearings: { 8: { m: 1, e: 1, a: 1 }, 9: { m: 2, a: 2 } } }));
  expect(rulerOf(state, 8)).toBe(1);
  expect(rulerOf(state, 9)).toBeNull();
});
test('7.2.3, 7.8.1 an item is one point for the Eyrie, and its printed points under the Builder', () => {
  const crafted = (leader: 'builder' | 'despot') => {
    const t = table(
      birds({
        at: ['daylight', 'craft'],
        leader,
        clearings: { 8: { e: 1, pieces: ['roost'] } },
        hands: { eyrie: ['anvil'] },
      }),
    );
    return t.play('eyrie', 'craft', { card: 'anvil' }).score('eyrie');
  };
  expect([crafted('despot'), crafted('builder')]).toEqual([1, 2]);
});
test('7.4.1, R17 without a card in hand one is drawn before the Decree grows', () => {
  const t = table(
    birds({
      on: 'marquise',
      at: ['evening', 'handLimit'],
      clearings: { 8: { pieces: ['roost'] } },
      deck: ['anvil'],
    }),
  );
  t.play('marquise', 'done', {});
  expect(t.hand('eyrie')).toEqual(['anvil']);
  expect(t.state.turn.step).toBe('addDecree');
  expect(t.legal('done')).toEqual([]);
});
test('7.4.2 one or two cards go to the Decree, at most one of them a bird', () => {
  const t = table(
    birds({
      at: ['birdsong', 'addDecree'],
      clearings: { 8: { pieces: ['roost'] } },
      hands: { eyrie: ['anvil', 'armorers-1', 'sappers-1'] },
    }),
  );
  const pairs = t.legal('addToDecree').map(({ cards }) => cards.map(({ card }) => card));
  expect(pairs).not.toContainEqual(['armorers-1', 'sappers-1']);
  expect(pairs.filter(({ length }) => length === 1)).toHaveLength(12);
  expect(pairs.filter(({ length }) => length === 2)).toHaveLength(32);
  t.play('eyrie', 'addToDecree', {
    cards: [
      { card: 'anvil', column: 'move' },
      { card: 'armorers-1', column: 'build' },
    ],
  });
  expect(t.player('eyrie').board).toMatchObject({
    decree: { move: ['vizier-2', 'anvil'], build: ['armorers-1'] },
  });
});
test('7.4.3 a roost and three warriors come where none was', () => {
  const t = table(
    birds({
      at: ['birdsong', 'addDecree'],
      clearings: { 1: { pieces: ['keep'] } },
      hands: { eyrie: ['anvil'] },
    }),
  );
  t.play('eyrie', 'addToDecree', { cards: [{ card: 'anvil', column: 'move' }] });
  expect(t.options()).not.toContain(1);
  t.choose('eyrie', 3);
  expect(t.pieces(3)).toEqual(['roost']);
  expect(t.warriors('eyrie', 3)).toBe(3);
});
test('7.5.2 columns from left to right, each card in a clearing of its suit', () => {
  const t = table(
    birds({
      leader: 'despot',
      decree: { recruit: ['anvil'] },
      clearings: { 8: { e: 2, pieces: ['roost'] }, 9: { e: 1, pieces: ['roost'] } },
    }),
  );
  expect(t.legal('recruit')).toEqual([{ clearing: 8, decree: 'anvil' }]);
  expect(t.legal('move')).toEqual([]);
  expect(t.legal('done')).toEqual([]);
  t.play('eyrie', 'recruit', { clearing: 8, decree: 'anvil' });
  t.play('eyrie', 'move', { from: 8, to: 7, warriors: 2, decree: 'vizier-1' });
  t.play('eyrie', 'build', { clearing: 7, decree: 'vizier-2' });
  expect(t.pieces(7)).toEqual(['roost']);
  t.play('eyrie', 'done', {});
});
test('7.6.1, 7.6.2 roosts on the map bring points and cards', () => {
  const evening = (roosts: readonly number[]) => {
    const clearings = Object.fromEntries(roosts.map((id) => [id, { e: 1, pieces: ['roost' as const] }]));
    const t = table(birds({ leader: 'builder', clearings }));
    t.play('eyrie', 'recruit', { clearing: roosts[0] ?? 0, decree: 'vizier-1' });
    t.play('eyrie', 'move', { from: roosts[0] ?? 0, to: 5, warriors: 1, decree: 'vizier-2' });
    t.play('eyrie', 'done', {});
    return [t.score('eyrie'), t.hand('eyrie').length];
  };
  expect(evening([1])).toEqual([0, 1]);
  expect(evening([1, 2, 3])).toEqual([2, 2]);
  expect(evening([1, 2, 3, 4, 7, 8])).toEqual([4, 3]);
});
test('3.1, 7.7.1 nobody falls below zero points', () => {
  const t = table({
    factions: ['marquise', 'eyrie'],
    on: 'eyrie',
    at: ['daylight', 'decree'],
    leader: 'despot',
    scores: { eyrie: 1 },
    clearings: { 3: { e: 1, pieces: ['roost'] } },
    decree: { recruit: ['armorers-1', 'anvil'] },
  });
  t.play('eyrie', 'turmoil', { decree: 'anvil' });
  expect(t.score('eyrie')).toBe(0);
});
test('7.7, 7.7.1, 7.7.2, 7.7.4 turmoil costs a point for each bird, and the cards of the Decree', () => {
  const t = table(
    birds({
      leader: 'commander',
      decree: { recruit: ['armorers-1', 'anvil'] },
      scores: { eyrie: 9 },
      clearings: { 7: { e: 1 } },
    }),
  );
  expect(t.legal('turmoil')).toEqual([{ decree: 'armorers-1' }, { decree: 'anvil' }]);
  t.play('eyrie', 'turmoil', { decree: 'anvil' });
  expect(t.score('eyrie')).toBe(6);
  expect([...t.state.discard].sort()).toEqual(['anvil', 'armorers-1']);
  t.choose('eyrie', 'builder');
  expect(t.events).toContainEqual({ type: 'phaseBegan', player: t.seat('eyrie'), phase: 'evening' });
});
test('7.8.2, 7.8.3, 7.8.4 each leader has two columns and an ability', () => {
  for (const leader of LEADERS) expect(new Set(VIZIER_COLUMNS[leader]).size).toBe(2);
  const charismatic = table(birds({ leader: 'charismatic', clearings: { 8: { e: 1, pieces: ['roost'] } } }));
  charismatic.play('eyrie', 'recruit', { clearing: 8, decree: 'vizier-1' });
  expect(charismatic.warriors('eyrie', 8)).toBe(3);
  const fight = (leader: 'despot' | 'commander') => {
    const t = table(
      birds({
        leader,
        decree: { battle: ['anvil'] },
        clearings: { 8: { e: 3, pieces: ['sawmill'] }, 7: { e: 2 } },
      }),
      dice([0, 0]),
    );
    t.play('eyrie', 'move', { from: 7, to: 3, warriors: 1, decree: 'vizier-1' });
    t.play('eyrie', 'battle', { clearing: 8, defender: t.seat('marquise'), decree: 'anvil' });
    return t;
  };
  expect(fight('despot').score('eyrie')).toBe(2);
  expect(fight('commander').events).toContainEqual({ type: 'extraHit', player: 1, why: 'leader' });
});
