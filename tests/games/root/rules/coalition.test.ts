/** The Vagabond and his partner are no enemies any more: 9.2.8 and R24. */
import type { FactionId } from '../../../../src/games/root';
import { ALL, type Spec, table } from './scenario';

/** A coalition of the Vagabond with somebody, on the Vagabond's turn unless something else is said. */
const together = (partner: FactionId, spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'vagabond',
  at: ['daylight', 'actions'],
  pawn: 8,
  partner,
  dominance: { vagabond: 'dominance-mouse' },
  ...spec,
});
const THREE = ['sword', 'boots', 'torch', 'tea'] as const;

test('R24, 9.2.2.I a revolt of the partner damages none of his items', () => {
  const spec: Partial<Spec> = {
    on: 'alliance',
    at: ['birdsong', 'revolt'],
    clearings: { 8: { m: 2, pieces: ['sympathy'] } },
    supporters: ['anvil', 'foxfolk-steel'],
    items: THREE,
  };
  const revolt = { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] } as const;
  const partner = table(together('alliance', spec)).play('alliance', 'revolt', revolt);
  expect(partner.asked()).toBeNull();
  expect(partner.items()).toEqual(THREE);
  expect(partner.warriors('marquise', 8)).toBe(0);
  const enemy = table(together('marquise', spec)).play('alliance', 'revolt', revolt);
  expect(enemy.asked()).toBe('vagabond: damage3');
});
test('R24 a Favor of the partner damages none of his items', () => {
  const favor = (partner: FactionId) =>
    table(
      together(partner, {
        on: 'eyrie',
        at: ['daylight', 'craft'],
        pawn: 9,
        clearings: Object.fromEntries([2, 7, 9].map((id) => [id, { m: 1, pieces: ['roost'] }])),
        hands: { eyrie: ['favor-of-the-mice'] },
        items: ['sword', 'boots', 'torch'],
      }),
    ).play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect(favor('eyrie').items()).toEqual(['sword', 'boots', 'torch']);
  expect(favor('eyrie').warriors('marquise', 9)).toBe(0);
  expect(favor('alliance').items()).toEqual(['sword d', 'boots d', 'torch d']);
});
test('R24 a Favor that he crafts leaves the partner’s pieces where they are', () => {
  const t = table(
    together('eyrie', {
      pawn: 9,
      items: ['hammer', 'hammer', 'hammer'],
      hands: { vagabond: ['favor-of-the-mice'] },
      clearings: { 2: { e: 1 }, 7: { m: 1, e: 2, pieces: ['roost'] }, 9: { m: 1 } },
    }),
  );
  t.play('vagabond', 'craft', { card: 'favor-of-the-mice' });
  expect([t.warriors('eyrie', 2), t.warriors('eyrie', 7), t.pieces(7)]).toEqual([1, 2, ['roost']]);
  expect([t.warriors('marquise', 7), t.warriors('marquise', 9)]).toEqual([0, 0]);
  expect(t.relationship('eyrie')).toBe(0);
});
test('R24, K Stand and Deliver takes nothing from a partner, on either side', () => {
  const victims = (on: FactionId) => {
    const hands = { marquise: ['anvil'], eyrie: ['bake-sale'], vagabond: ['sappers-1'] } as const;
    const t = table(
      together('marquise', {
        on,
        at: ['birdsong', on === 'marquise' ? 'wood' : 'slip'],
        playAreas: { [on]: ['stand-and-deliver-1'] },
        hands,
      }),
    );
    return t.legal('useCard').map(({ player }) => ALL[player ?? 0]);
  };
  expect(victims('marquise')).toEqual(['eyrie']);
  expect(victims('vagabond')).toEqual(['eyrie']);
});
test('R24, K Better Burrow Bank gives no card to a partner, on either side', () => {
  const enemies = (on: FactionId) => {
    const t = table(
      together('marquise', {
        on,
        at: ['birdsong', 'bStart'],
        playAreas: { [on]: ['better-burrow-bank-1'] },
      }),
    );
    t.play(on, 'useCard', { card: 'better-burrow-bank-1' });
    return t.options().map((seat) => ALL[Number(seat)]);
  };
  expect(enemies('marquise')).toEqual(['eyrie', 'alliance']);
  expect(enemies('vagabond')).toEqual(['eyrie', 'alliance']);
});
test('R24, 9.5.6 battle and Strike do not touch a partner, on either side', () => {
  const spec: Partial<Spec> = { clearings: { 8: { m: 2, e: 1 } }, items: ['sword', 'crossbow'] };
  const his = table(together('marquise', spec));
  expect(his.legal('battle').map(({ defender }) => ALL[defender])).toEqual(['eyrie']);
  expect(his.legal('strike').map(({ player }) => ALL[player])).toEqual(['eyrie']);
  const hers = table(together('marquise', { ...spec, on: 'marquise' }));
  expect(hers.legal('battle').map(({ defender }) => ALL[defender])).toEqual(['eyrie']);
});
test('R24, D.1.2 Aid, Steal and relationships go on in a coalition', () => {
  const t = table(
    together('marquise', {
      clearings: { 8: { m: 1 } },
      items: ['torch', 'boots'],
      hands: { vagabond: ['anvil'], marquise: ['bake-sale'] },
    }),
  );
  expect(t.legal('special')).toEqual([{ player: t.seat('marquise') }]);
  t.play('vagabond', 'aid', { item: 'character-boots-1', card: 'anvil', player: t.seat('marquise') });
  expect(t.relationship('marquise')).toBe(1);
  // His marker has left the track: the step brings no points.
  expect(t.score('vagabond')).toBeNull();
});
test('R24, 9.2.8 players with activated dominance are neither chosen nor compared', () => {
  const t = table({
    ...together('marquise', {
      scores: { vagabond: 10, marquise: 9, alliance: 14 },
      hands: { vagabond: ['dominance-fox'] },
      dominance: { eyrie: 'dominance-bird' },
    }),
    partner: undefined,
  });
  expect(t.legal('dominance')).toEqual([{ card: 'dominance-fox', partner: t.seat('marquise') }]);
});
test('R24, 3.3.1 the partner may activate dominance later, and they win together', () => {
  const t = table(
    together('marquise', {
      on: 'marquise',
      scores: { marquise: 10 },
      clearings: { 1: { m: 1 }, 6: { m: 1 }, 8: { m: 1 } },
      hands: { marquise: ['dominance-fox'] },
    }),
  );
  t.play('marquise', 'dominance', { card: 'dominance-fox' });
  t.state.turn.of = t.seat('vagabond');
  [t.state.turn.phase, t.state.turn.step] = ['evening', 'itemLimit'];
  t.play('vagabond', 'done', {});
  expect(t.winners()).toEqual(['marquise', 'vagabond']);
});
test('3.3.2, 9.2.8 who is in a coalition activates no other dominance card and scores no more', () => {
  const t = table(
    together('marquise', {
      pawn: 10,
      items: ['torch'],
      hands: { vagabond: ['dominance-fox'] },
    }),
  );
  expect(t.legal('dominance')).toEqual([]);
  t.play('vagabond', 'explore', {});
  expect(t.score('vagabond')).toBeNull();
});
test('9.2.9.IIId a coalition with a Hostile faction makes it Indifferent', () => {
  const scores = { vagabond: 10, marquise: 2, eyrie: 8, alliance: 9 };
  const t = table({
    ...together('marquise', {
      scores,
      hands: { vagabond: ['dominance-fox'] },
      relationships: { marquise: 'hostile', eyrie: 'hostile' },
      dominance: {},
    }),
    partner: undefined,
  });
  t.play('vagabond', 'dominance', { card: 'dominance-fox', partner: t.seat('marquise') });
  expect([t.relationship('marquise'), t.relationship('eyrie')]).toEqual([0, 'hostile']);
});
test('9.2.8, R24 a coalition leaves an Allied partner Allied, whose warriors may fight for him', () => {
  const t = table({
    ...together('marquise', {
      clearings: { 8: { m: 2, e: 4 } },
      items: ['sword'],
      scores: { vagabond: 10, marquise: 2, eyrie: 8, alliance: 9 },
      hands: { vagabond: ['dominance-fox'] },
      relationships: { marquise: 3 },
      dominance: {},
    }),
    partner: undefined,
  });
  t.play('vagabond', 'dominance', { card: 'dominance-fox', partner: t.seat('marquise') });
  expect(t.relationship('marquise')).toBe(3);
  expect(t.legal('battle')).toEqual([
    { clearing: 8, defender: t.seat('eyrie') },
    { clearing: 8, defender: t.seat('eyrie'), ally: t.seat('marquise') },
  ]);
});
