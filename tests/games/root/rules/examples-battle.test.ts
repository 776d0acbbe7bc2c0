import { rulerOf } from '../../../../src/games/root';
import { type ClearingSpec, dice, type Spec, table } from './scenario';

const ALL = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const;
const FOREST = '1-2-5-10';
/** All four at the table, the Marquise on her actions, unless something else is said. */
const wood = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: FOREST,
  ...spec,
});

test('E1 the most warriors plus buildings rule, the Eyrie also in a tie, in another tie nobody does', () => {
  const ruler = (clearing: ClearingSpec) => {
    const { state } = table(wood({ clearings: { 5: clearing } }));
    const seat = rulerOf(state, 5);
    return seat === null ? null : ALL[seat];
  };
  expect(ruler({ m: 2, e: 3, pieces: ['workshop'] })).toBe('eyrie');
  expect(ruler({ m: 2, e: 2, pieces: ['workshop'] })).toBe('marquise');
  expect(ruler({ m: 3, a: 3, e: 1 })).toBeNull();
  expect(ruler({})).toBeNull();
});

/** A battle in which nobody holds a card, so that nobody is asked for an ambush. */
const battle = (spec: Partial<Spec>, throws: readonly [number, number]) => table(wood(spec), dice(throws));

test('E2 hits go to warriors first, what is over is lost, a building gives a point', () => {
  const t = battle({ clearings: { 7: { m: 3, e: 1, pieces: ['roost'] } } }, [3, 1]);
  t.play('marquise', 'battle', { clearing: 7, defender: t.seat('eyrie') });
  expect(t.warriors('eyrie', 7)).toBe(0);
  expect(t.pieces(7)).toEqual([]);
  expect(t.warriors('marquise', 7)).toBe(2);
  expect(t.score('marquise')).toBe(1);
});

test('E3, 4.3.2.I a side deals no more rolled hits than it has warriors', () => {
  const t = battle({ clearings: { 7: { m: 1, e: 4 } } }, [3, 2]);
  t.play('marquise', 'battle', { clearing: 7, defender: t.seat('eyrie') });
  expect(t.warriors('eyrie', 7)).toBe(3);
  expect(t.warriors('marquise', 7)).toBe(0);
});

test('E4 the Alliance defends with the higher die, the Commander adds a hit', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'commander',
      clearings: { 9: { e: 3, a: 2, pieces: ['sympathy'] }, 1: { e: 1 } },
    }),
    dice([3, 1]),
  );
  t.play('eyrie', 'move', { from: 1, to: 5, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('alliance'), decree: 'vizier-2' });
  expect(t.warriors('eyrie', 9)).toBe(1);
  expect(t.warriors('alliance', 9)).toBe(0);
  expect(t.pieces(9)).toEqual(['sympathy']);
  expect(t.events.some(({ type }) => type === 'outrage')).toBe(false);
});

test('E5, 4.3.3.II a lone token is defenseless, and to remove it costs a card', () => {
  const t = battle(
    {
      clearings: { 12: { m: 2, pieces: ['sympathy'] } },
      hands: { marquise: ['anvil', 'root-tea-mouse'] },
    },
    [2, 0],
  );
  t.play('marquise', 'battle', { clearing: 12, defender: t.seat('alliance') });
  expect(t.pieces(12)).toEqual([]);
  expect(t.score('marquise')).toBe(1);
  expect(t.asked()).toBe('marquise: outrage');
  expect(t.options()).toEqual(['anvil']);
  t.choose('marquise', 'anvil');
  expect(t.state.secret.supporters).toEqual(['anvil']);
});

/** E6 and E7: the Eyrie with 2 warriors attacks 2 of the Alliance in 9. */
const ambushed = (hand: readonly ('ambush-mouse' | 'anvil')[]) =>
  table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'charismatic',
      clearings: { 9: { e: 2, a: 2, pieces: ['roost'] } },
      decree: {},
      hands: { alliance: ['ambush-bird-1'], eyrie: hand },
    }),
    dice([2, 1]),
  );
test('E6, 4.3.1.II an ambush that is not foiled removes two attackers; with none left there is no roll', () => {
  const t = ambushed(['anvil']);
  // The Charismatic recruits first.
  t.play('eyrie', 'recruit', { clearing: 9, decree: 'vizier-1' });
  t.state.clearings[8]?.warriors.splice(t.seat('eyrie'), 1, 2);
  t.player('eyrie').supply += 2;
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('alliance'), decree: 'vizier-2' });
  expect(t.asked()).toBe('alliance: ambush');
  t.choose('alliance', 'ambush-bird-1');
  expect(t.asked()).toBe('eyrie: foil');
  expect(t.options()).toEqual(['none']);
  t.choose('eyrie', 'none');
  expect(t.warriors('eyrie', 9)).toBe(0);
  expect(t.warriors('alliance', 9)).toBe(2);
  expect(t.state.discard).toEqual(['ambush-bird-1']);
  expect(t.events.some(({ type }) => type === 'rolled')).toBe(false);
  expect(t.state.turn.decree).toContain('vizier-2');
});

test('E7, 4.3.1.I a foiled ambush has no effect, and both cards are discarded', () => {
  const t = ambushed(['ambush-mouse']);
  t.play('eyrie', 'recruit', { clearing: 9, decree: 'vizier-1' });
  t.state.clearings[8]?.warriors.splice(t.seat('eyrie'), 1, 2);
  t.player('eyrie').supply += 2;
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('alliance'), decree: 'vizier-2' });
  t.choose('alliance', 'ambush-bird-1').choose('eyrie', 'ambush-mouse');
  expect(t.warriors('eyrie', 9)).toBe(0);
  expect(t.warriors('alliance', 9)).toBe(1);
  expect([...t.state.discard].sort()).toEqual(['ambush-bird-1', 'ambush-mouse']);
});

test('E8, R3, R5.B2 who is asked for an ambush follows from what everybody can see', () => {
  const spec = wood({
    clearings: { 12: { m: 2, e: 2 }, 9: { m: 2, e: 2 } },
    discard: ['ambush-fox', 'ambush-bird-1', 'ambush-bird-2'],
    hands: { eyrie: ['anvil'] },
  });
  const fox = table(spec);
  fox.play('marquise', 'battle', { clearing: 12, defender: fox.seat('eyrie') });
  expect(fox.asked()).toBeNull();
  const mouse = table(spec);
  mouse.play('marquise', 'battle', { clearing: 9, defender: mouse.seat('eyrie') });
  expect(mouse.asked()).toBe('eyrie: ambush');
  expect(mouse.options()).toEqual(['none']);
  const scouts = table({ ...spec, playAreas: { marquise: ['scouting-party-1'] } });
  scouts.play('marquise', 'battle', { clearing: 9, defender: scouts.seat('eyrie') });
  expect(scouts.asked()).toBeNull();
});

test('E9, R5.B4 warriors whom the hospitals put back into the clearing fight on', () => {
  const t = table(
    wood({
      clearings: { 1: { m: 2, e: 3, pieces: ['keep'] } },
      hands: { eyrie: ['ambush-fox'], marquise: ['anvil', 'foxfolk-steel'] },
    }),
    dice([2, 1]),
  );
  t.play('marquise', 'battle', { clearing: 1, defender: t.seat('eyrie') });
  t.choose('eyrie', 'ambush-fox').choose('marquise', 'none');
  expect(t.warriors('marquise', 1)).toBe(0);
  expect(t.asked()).toBe('marquise: hospitals');
  t.choose('marquise', 'anvil');
  expect(t.warriors('eyrie', 1)).toBe(1);
  expect(t.warriors('marquise', 1)).toBe(1);
  expect(t.asked()).toBe('marquise: hospitals');
  t.choose('marquise', 'foxfolk-steel');
  expect(t.warriors('marquise', 1)).toBe(2);
});

/** E10: the Despot with 4 warriors attacks 1 warrior, keep and workshop in 1. */
const keepAttacked = (throws: readonly [number, number]) => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'despot',
      clearings: { 1: { e: 4, m: 1, pieces: ['keep', 'workshop'] }, 5: { e: 1 } },
      decree: { battle: ['anvil'] },
      hands: { marquise: ['foxfolk-steel'] },
      discard: ['ambush-fox', 'ambush-bird-1', 'ambush-bird-2'],
    }),
    dice(throws),
  );
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 1, defender: t.seat('marquise'), decree: 'anvil' });
  return t;
};
test('E10, R8 when the keep falls there is no hospital; when it is saved there is', () => {
  const fallen = keepAttacked([3, 0]);
  expect(fallen.pieces(1)).toEqual([]);
  expect(fallen.score('eyrie')).toBe(3);
  expect(fallen.asked()).toBeNull();
  const saved = keepAttacked([2, 0]);
  expect(saved.asked()).toBe('marquise: losses');
  expect(saved.options()).toEqual(['keep', 'workshop']);
  saved.choose('marquise', 'workshop');
  expect(saved.asked()).toBe('marquise: hospitals');
  saved.choose('marquise', 'foxfolk-steel');
  expect(saved.warriors('marquise', 1)).toBe(1);
});

/** The Eyrie, Charismatic, with 3 warriors in 7 after recruiting there. */
const brutal = (spec: Partial<Spec>, throws: readonly [number, number]) => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'charismatic',
      clearings: { 7: { e: 1, m: 3, pieces: ['roost'] } },
      ...spec,
    }),
    dice(throws),
  );
  t.play('eyrie', 'recruit', { clearing: 7, decree: 'vizier-1' });
  return t.play('eyrie', 'battle', { clearing: 7, defender: t.seat('marquise'), decree: 'vizier-2' });
};
test('E11 Armorers void rolled hits but not the extra hit of Brutal Tactics', () => {
  const t = brutal({ playAreas: { eyrie: ['brutal-tactics-1'], marquise: ['armorers-1'] } }, [3, 2]);
  expect(t.asked()).toBe('eyrie: effects');
  t.choose('eyrie', 'brutal-tactics-1');
  expect(t.score('marquise')).toBe(1);
  expect(t.asked()).toBe('marquise: effects');
  t.choose('marquise', 'armorers-1');
  expect(t.warriors('marquise', 7)).toBe(2);
  expect(t.warriors('eyrie', 7)).toBe(1);
  expect(t.state.discard).toEqual(['armorers-1']);
  expect(t.player('eyrie').playArea).toEqual(['brutal-tactics-1']);
});

test('E12, R9 thirty points on somebody else’s turn win before any hit', () => {
  const t = brutal(
    {
      playAreas: { eyrie: ['brutal-tactics-1'] },
      scores: { eyrie: 12, marquise: 29 },
      clearings: { 7: { e: 1, m: 4, pieces: ['roost'] } },
    },
    [3, 2],
  );
  t.choose('eyrie', 'brutal-tactics-1');
  expect(t.winners()).toEqual(['marquise']);
  expect(t.warriors('marquise', 7)).toBe(4);
  expect(t.state.result?.reason).toBe('points');
});

test('E13, 3.1, R6.3 two who reach 30 together: the player on turn wins', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'commander',
      clearings: { 7: { e: 1, m: 1, pieces: ['roost', 'sawmill'] }, 1: { e: 1 } },
      playAreas: { marquise: ['sappers-1'] },
      scores: { eyrie: 29, marquise: 29 },
    }),
    dice([2, 1]),
  );
  t.play('eyrie', 'move', { from: 1, to: 5, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 7, defender: t.seat('marquise'), decree: 'vizier-2' });
  t.choose('marquise', 'sappers-1');
  expect(t.pieces(7)).toEqual([]);
  expect([t.score('eyrie'), t.score('marquise')]).toEqual([30, 30]);
  expect(t.winners()).toEqual(['eyrie']);
});
