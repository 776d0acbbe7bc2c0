/** The Vagabond's relationships, point by point: 9.2.9 and the rulings on it. */
import type { DeckCardId } from '../../../../src/games/root';
import { ALL, dice, type Spec, table } from './scenario';

const rover = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'vagabond',
  at: ['daylight', 'actions'],
  pawn: 5,
  ...spec,
});
const RABBITS: readonly DeckCardId[] = ['bake-sale', 'root-tea-rabbit', 'a-visit-to-friends'];
const ITEMS = ['character-boots-1', 'character-torch-1', 'character-tea-1'] as const;

test('9.2.9.Ia the count of Aids begins again with each turn', () => {
  const t = table(
    rover({
      factions: ['marquise', 'vagabond'],
      clearings: { 5: { m: 1 } },
      items: ['boots', 'torch', 'tea'],
      relationships: { marquise: 1 },
      hands: { vagabond: RABBITS },
    }),
  );
  const aid = (n: 0 | 1 | 2) =>
    t.play('vagabond', 'aid', { item: ITEMS[n], card: RABBITS[n] as DeckCardId, player: 0 });
  aid(0);
  t.play('vagabond', 'done', {});
  while (t.state.turn.of === 0) t.play('marquise', 'done', {});
  // Slip is left out.
  t.play('vagabond', 'done', {});
  aid(1);
  expect([t.relationship('marquise'), t.score('vagabond')]).toEqual([1, 0]);
  aid(2);
  expect([t.relationship('marquise'), t.score('vagabond')]).toEqual([2, 2]);
});
test('9.2.9.Ia Aids are counted for each faction by itself', () => {
  const t = table(
    rover({
      clearings: { 5: { m: 1, e: 1 } },
      items: ['boots', 'torch'],
      relationships: { marquise: 1, eyrie: 1 },
      hands: { vagabond: RABBITS },
    }),
  );
  t.play('vagabond', 'aid', { item: ITEMS[0], card: 'bake-sale', player: t.seat('marquise') });
  t.play('vagabond', 'aid', { item: ITEMS[1], card: 'root-tea-rabbit', player: t.seat('eyrie') });
  expect([t.relationship('marquise'), t.relationship('eyrie'), t.score('vagabond')]).toEqual([1, 1, 0]);
});
test('9.2.9.Ib arriving gives one point, then two, then two', () => {
  const arrive = (now: 0 | 1 | 2) => {
    const t = table(
      rover({
        clearings: { 5: { e: 1 } },
        items: ['boots', 'torch', 'tea'],
        relationships: { eyrie: now },
        hands: { vagabond: RABBITS },
      }),
    );
    for (let i = 0; i <= now; i++) {
      t.play('vagabond', 'aid', { item: ITEMS[i] ?? ITEMS[0], card: RABBITS[i] as DeckCardId, player: 1 });
    }
    return [t.relationship('eyrie'), t.score('vagabond')];
  };
  expect([arrive(0), arrive(1), arrive(2)]).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ]);
});
test('9.2.9.IIa each Aid to an Allied faction gives two points', () => {
  const t = table(
    rover({
      clearings: { 5: { e: 1 } },
      items: ['boots', 'torch'],
      relationships: { eyrie: 3 },
      hands: { vagabond: RABBITS },
    }),
  );
  t.play('vagabond', 'aid', { item: ITEMS[0], card: 'bake-sale', player: t.seat('eyrie') });
  expect(t.score('vagabond')).toBe(2);
  t.play('vagabond', 'aid', { item: ITEMS[1], card: 'root-tea-rabbit', player: t.seat('eyrie') });
  expect([t.score('vagabond'), t.relationship('eyrie')]).toEqual([4, 3]);
});
test('9.2.9.IIb whenever he moves any number of one Allied faction’s warriors may come along', () => {
  const spec = rover({
    items: ['boots'],
    clearings: { 5: { m: 1, e: 2 }, 1: { m: 1 } },
    relationships: { eyrie: 3, marquise: 3 },
  });
  const t = table(spec);
  const to1 = t.legal('move').flatMap(({ to, ally }) => (to === 1 ? [ally ?? null] : []));
  expect(to1).toEqual([
    null,
    { player: 0, warriors: 1 },
    { player: 1, warriors: 1 },
    { player: 1, warriors: 2 },
  ]);
  t.play('vagabond', 'move', { from: 5, to: 1, ally: { player: 1, warriors: 1 } });
  expect([t.warriors('eyrie', 5), t.warriors('eyrie', 1)]).toEqual([1, 1]);
  expect(t.items()).toEqual(['boots x']);
});
test('9.2.9.IIb, R20 Slip brings allies too, but only from clearing to clearing', () => {
  const t = table(
    rover({
      at: ['birdsong', 'slip'],
      items: [],
      clearings: { 5: { e: 1 }, 1: { pieces: ['keep'] } },
      relationships: { eyrie: 3 },
    }),
  );
  const withAlly = t.legal('move').flatMap(({ to, ally }) => (ally ? [to] : []));
  expect(withAlly).toEqual([1, 2]);
  t.play('vagabond', 'move', { from: 5, to: 1, slip: true, ally: { player: 1, warriors: 1 } });
  expect(t.warriors('eyrie', 1)).toBe(1);
});
test('9.2.9.IIc Allied warriors fight as his own: their number and his undamaged swords are his maximum', () => {
  const fight = (ally: boolean) => {
    const t = table(
      rover({
        clearings: { 5: { m: 4, a: 2 } },
        items: ['sword', 'sword d'],
        relationships: { alliance: 3 },
      }),
      dice([3, 0]),
    );
    const alone = { clearing: 5, defender: t.seat('marquise') };
    t.play('vagabond', 'battle', ally ? { ...alone, ally: t.seat('alliance') } : alone);
    return t.warriors('marquise', 5);
  };
  expect([fight(true), fight(false)]).toEqual([1, 3]);
});
test('9.2.9.IIc the defender’s own warriors never fight for him', () => {
  const t = table(
    rover({
      clearings: { 5: { e: 2, a: 1 } },
      items: ['sword'],
      relationships: { eyrie: 3, alliance: 3 },
    }),
  );
  const [eyrie, alliance] = [t.seat('eyrie'), t.seat('alliance')];
  expect(t.legal('battle')).toEqual([
    { clearing: 5, defender: eyrie },
    { clearing: 5, defender: eyrie, ally: alliance },
    { clearing: 5, defender: alliance },
    { clearing: 5, defender: alliance, ally: eyrie },
  ]);
});
test('9.2.9.IIc nobody fights for him when he defends', () => {
  const t = table(
    rover({
      on: 'marquise',
      clearings: { 5: { m: 4, a: 3 } },
      items: ['sword'],
      relationships: { alliance: 3 },
    }),
    dice([3, 3]),
  );
  t.play('marquise', 'battle', { clearing: 5, defender: t.seat('vagabond') });
  expect(t.warriors('marquise', 5)).toBe(3);
});
test('9.2.9.IId a faction that bled for him no more than his items did stays Allied', () => {
  const after = (choices: readonly string[]) => {
    const t = table(
      rover({
        clearings: { 5: { e: 3, a: 2 } },
        items: ['sword', 'sword', 'boots'],
        relationships: { alliance: 3 },
      }),
      dice([2, 2]),
    );
    t.play('vagabond', 'battle', { clearing: 5, defender: t.seat('eyrie'), ally: t.seat('alliance') });
    for (const choice of choices) t.choose('vagabond', choice);
    return t.relationship('alliance');
  };
  expect(after(['character-boots-1', 'ally'])).toBe(3);
  expect(after(['ally', 'ally'])).toBe('hostile');
});
test('9.2.9.III a faction becomes Hostile when he removes a warrior of it on its own turn', () => {
  const t = table(
    rover({ on: 'marquise', clearings: { 5: { m: 3 } }, items: ['sword'], relationships: { marquise: 3 } }),
    dice([0, 1]),
  );
  t.play('marquise', 'battle', { clearing: 5, defender: t.seat('vagabond') });
  expect([t.warriors('marquise', 5), t.relationship('marquise')]).toEqual([3, 3]);
  const hit = table(
    rover({ on: 'marquise', clearings: { 5: { m: 3 } }, items: ['sword'], relationships: { marquise: 3 } }),
    dice([1, 1]),
  );
  hit.play('marquise', 'battle', { clearing: 5, defender: hit.seat('vagabond') });
  expect([hit.warriors('marquise', 5), hit.relationship('marquise')]).toEqual([2, 'hostile']);
});
test('9.2.9.III buildings and tokens alone make nobody Hostile', () => {
  const t = table(rover({ clearings: { 5: { pieces: ['sawmill'] } }, items: ['sword'] }), dice([0, 0]));
  t.play('vagabond', 'battle', { clearing: 5, defender: t.seat('marquise') });
  expect([t.pieces(5), t.score('vagabond'), t.relationship('marquise')]).toEqual([[], 1, 0]);
});
test('9.2.9.IIIa Infamy brings points on his own turn only', () => {
  const spec = rover({
    clearings: { 5: { m: 3 } },
    items: ['sword', 'sword'],
    relationships: { marquise: 'hostile' },
  });
  const own = table(spec, dice([2, 0]));
  own.play('vagabond', 'battle', { clearing: 5, defender: own.seat('marquise') });
  expect([own.warriors('marquise', 5), own.score('vagabond')]).toEqual([1, 2]);
  const hers = table({ ...spec, on: 'marquise' }, dice([2, 2]));
  hers.play('marquise', 'battle', { clearing: 5, defender: hers.seat('vagabond') });
  expect([hers.warriors('marquise', 5), hers.score('vagabond')]).toEqual([1, 0]);
});
test('9.2.9.IIIa Infamy counts pieces removed in battle only, not by a Strike', () => {
  const t = table(
    rover({ clearings: { 5: { m: 2 } }, items: ['crossbow'], relationships: { marquise: 'hostile' } }),
  );
  t.play('vagabond', 'strike', { player: t.seat('marquise'), piece: 'warrior' });
  expect([t.warriors('marquise', 5), t.score('vagabond')]).toEqual([1, 0]);
});
test('9.2.9.IIIb only warriors of a Hostile faction cost a boot more, not its buildings and tokens', () => {
  const reached = (clearing: Spec['clearings']) =>
    table(rover({ items: ['boots'], clearings: clearing, relationships: { marquise: 'hostile' } }))
      .legal('move')
      .map(({ to }) => to);
  expect(reached({ 1: { m: 1 } })).toEqual([2]);
  expect(reached({ 1: { pieces: ['sawmill', 'keep'] } })).toEqual([1, 2]);
  expect(reached({ 1: { e: 3 } })).toEqual([1, 2]);
});
test('9.2.9.IIIc Aid to a Hostile faction changes nothing between them but still gets him items', () => {
  const t = table(
    rover({
      clearings: { 5: { e: 1 } },
      items: ['boots'],
      crafted: { eyrie: ['sword'] },
      relationships: { eyrie: 'hostile' },
      hands: { vagabond: ['bake-sale'] },
    }),
  );
  t.play('vagabond', 'aid', { item: ITEMS[0], card: 'bake-sale', player: 1, take: 'supply-sword-1' });
  expect([t.relationship('eyrie'), t.score('vagabond')]).toEqual(['hostile', 0]);
  expect(t.items()).toEqual(['boots x', 'sword']);
  expect(t.hand('eyrie')).toEqual(['bake-sale']);
});

test('R23, 9.2.9.IIIb Cobbler takes no boot, but the extra one into a clearing with Hostile warriors', () => {
  const spec = rover({
    at: ['evening', 'eStart'],
    playAreas: { vagabond: ['cobbler-1'] },
    clearings: { 1: { m: 1 } },
    relationships: { marquise: 'hostile' },
  });
  const move = { from: 5, to: 1 };
  const barefoot = table({ ...spec, items: [] });
  expect(barefoot.legal('useCard')).toEqual([{ card: 'cobbler-1', move: { from: 5, to: 2 } }]);
  const t = table({ ...spec, items: ['boots', 'boots'] });
  t.play('vagabond', 'useCard', { card: 'cobbler-1', move });
  expect(t.items()).toEqual(['boots x', 'boots']);
  const friendly = table({ ...spec, items: ['boots'] });
  friendly.play('vagabond', 'useCard', { card: 'cobbler-1', move: { from: 5, to: 2 } });
  expect(friendly.items()).toEqual(['boots']);
});
test('R23, 9.2.9.III a Favor that he crafts makes Hostile who loses a warrior, without Infamy', () => {
  const t = table(
    rover({
      pawn: 9,
      items: ['hammer', 'hammer', 'hammer'],
      hands: { vagabond: ['favor-of-the-mice'] },
      clearings: { 2: { e: 2 }, 7: { m: 2, pieces: ['sawmill'] }, 9: { pieces: ['mouseBase'] } },
      relationships: { marquise: 'hostile' },
    }),
  );
  t.play('vagabond', 'craft', { card: 'favor-of-the-mice' });
  expect(t.score('vagabond')).toBe(2);
  expect(t.relationship('marquise')).toBe('hostile');
  expect(t.relationship('eyrie')).toBe('hostile');
  expect(t.relationship('alliance')).toBe(0);
});

test('9.5.6 a Strike takes another piece only where that enemy has no warrior', () => {
  const strikes = (clearings: Spec['clearings']) =>
    table(rover({ items: ['crossbow'], clearings }))
      .legal('strike')
      .map(({ piece }) => piece);
  expect(strikes({ 5: { m: 1, pieces: ['sawmill', 'wood'] } })).toEqual(['warrior']);
  expect(strikes({ 5: { pieces: ['sawmill', 'wood'] } })).toEqual(['sawmill', 'wood']);
  // A warrior of somebody else protects nothing of hers.
  expect(strikes({ 5: { e: 1, pieces: ['sawmill'] } })).toEqual(['sawmill', 'warrior']);
});
