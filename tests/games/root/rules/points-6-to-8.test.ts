/** Marquise, Eyrie and Alliance, point by point: what section-6-and-7 and section-8-and-9 leave open. */
import type { DeckCardId, PieceKind } from '../../../../src/games/root';
import { dice, type Spec, table, wood } from './scenario';

const birds = (spec: Partial<Spec>): Spec => wood({ on: 'eyrie', at: ['daylight', 'decree'], ...spec });
const mice = (spec: Partial<Spec>): Spec => wood({ on: 'alliance', ...spec });
const upTo = (most: number): number[] => Array.from({ length: most }, (_, i) => i);

test('2.1.1.I who must give a card of another suit has to count a bird in hand as that suit', () => {
  const t = table(
    wood({
      clearings: { 9: { m: 2 }, 12: { pieces: ['sympathy'] } },
      hands: { marquise: ['armorers-1', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'move', { from: 9, to: 12, warriors: 1 });
  expect([t.asked(), t.options()]).toEqual(['marquise: outrage', ['armorers-1']]);
  expect(t.state.secret.seen).toEqual([]);
});

/** So many buildings of a kind in 8, 7, 9 and 4, all of them hers, and wood enough in 5. */
const built = (kind: PieceKind, count: number): Spec['clearings'] => {
  const places = [8, 8, 7, 7, 9, 9].slice(0, count);
  const at = (place: number) => ({ m: 1, pieces: places.filter((id) => id === place).map(() => kind) });
  const pile: PieceKind[] = upTo(8).map(() => 'wood');
  return { 7: at(7), 8: at(8), 9: at(9), 5: { m: 1, pieces: pile } };
};
test('6.5.4.I the leftmost building of the track costs wood by the number of its kind on the map', () => {
  const costs = upTo(6).map((count) => {
    const t = table(wood({ clearings: built('sawmill', count) }));
    const [build] = t.legal('build').filter(({ clearing, kind }) => clearing === 5 && kind === 'sawmill');
    return build?.wood?.[5] ?? 0;
  });
  expect(costs).toEqual([0, 1, 2, 3, 3, 4]);
  const all = table(wood({ clearings: built('sawmill', 6) }));
  expect(all.legal('build').some(({ kind }) => kind === 'sawmill')).toBe(false);
});
test('6.5.4.I she builds only what she can pay for, where she rules and a slot is free', () => {
  const t = table(
    wood({
      clearings: {
        5: { m: 1, pieces: ['sawmill', 'wood'] },
        8: { m: 1, e: 1 },
        1: { m: 1, pieces: ['workshop'] },
      },
    }),
  );
  expect(t.legal('build')).toEqual([
    { clearing: 5, kind: 'sawmill', wood: { 5: 1 } },
    { clearing: 5, kind: 'workshop', wood: { 5: 1 } },
    { clearing: 5, kind: 'recruiter', wood: {} },
  ]);
});
test('6.5.4.III a building scores by the number of its kind on the map before it', () => {
  const points = (kind: 'sawmill' | 'workshop' | 'recruiter') =>
    upTo(6).map((count) => {
      const t = table(wood({ clearings: built(kind, count) }));
      const [build] = t.legal('build').filter((arg) => arg.clearing === 5 && arg.kind === kind);
      if (!build) throw new Error('She cannot build.');
      t.play('marquise', 'build', build);
      expect(t.pieces(5).at(-1)).toBe(kind);
      return t.score('marquise');
    });
  expect(points('sawmill')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(points('workshop')).toEqual([0, 2, 2, 3, 4, 5]);
  expect(points('recruiter')).toEqual([0, 1, 2, 3, 3, 4]);
});

test('7.5.2.I a recruit is one warrior at a roost in a clearing of the card’s suit', () => {
  const spec = birds({
    decree: { recruit: ['anvil'] },
    clearings: { 8: { pieces: ['roost'] }, 9: { pieces: ['roost'] }, 6: { e: 1 } },
  });
  const t = table(spec);
  expect(t.legal('recruit').filter(({ decree }) => decree === 'anvil')).toEqual([
    { clearing: 8, decree: 'anvil' },
  ]);
  expect(t.legal('recruit').filter(({ decree }) => decree === 'vizier-1')).toHaveLength(2);
  t.play('eyrie', 'recruit', { clearing: 8, decree: 'anvil' });
  expect(t.warriors('eyrie', 8)).toBe(1);
});
test('7.5.2.II a move leads out of a clearing of the card’s suit, into any', () => {
  const t = table(
    birds({
      leader: 'charismatic',
      decree: { move: ['anvil'] },
      clearings: { 8: { e: 2 }, 4: { e: 1 }, 9: { pieces: ['roost'] } },
    }),
  );
  t.play('eyrie', 'recruit', { clearing: 9, decree: 'vizier-1' });
  expect(t.legal('move').map(({ from, to, warriors }) => [from, to, warriors])).toEqual([
    [8, 4, 1],
    [8, 4, 2],
    [8, 7, 1],
    [8, 7, 2],
  ]);
});
test('7.5.2.III a battle is fought in a clearing of the card’s suit', () => {
  const t = table(
    birds({
      leader: 'despot',
      decree: { battle: ['anvil'] },
      clearings: { 8: { e: 2, m: 1 }, 9: { e: 2, m: 1 } },
    }),
  );
  t.play('eyrie', 'move', { from: 8, to: 7, warriors: 1, decree: 'vizier-1' });
  expect(t.legal('battle')).toEqual([{ clearing: 8, defender: 0, decree: 'anvil' }]);
});
test('7.5.2.IV a roost is built where they rule, in a free slot, where there is none, away from the keep', () => {
  const t = table(
    birds({
      leader: 'despot',
      decree: { build: ['anvil'] },
      clearings: {
        1: { e: 2, pieces: ['keep'] },
        2: { e: 2 },
        5: { e: 2, pieces: ['roost'] },
        6: { e: 1, m: 2 },
        8: { e: 1, m: 1 },
        12: { e: 3, pieces: ['sawmill'] },
      },
    }),
  );
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  const sites = (decree: string) =>
    t.legal('build').flatMap((arg) => (arg.decree === decree ? [arg.clearing] : []));
  // In 8 they rule by a tie (7.2.2).
  expect(sites('anvil')).toEqual([8]);
  expect(sites('vizier-2')).toEqual([2, 8]);
});
test('7.5.2 an empty column asks nothing', () => {
  const t = table(birds({ leader: 'builder', clearings: { 8: { e: 1, pieces: ['roost'] } } }));
  t.play('eyrie', 'recruit', { clearing: 8, decree: 'vizier-1' });
  t.play('eyrie', 'move', { from: 8, to: 7, warriors: 1, decree: 'vizier-2' });
  expect([t.legal('battle'), t.legal('build'), t.legal('done').length]).toEqual([[], [], 1]);
});
test('7.8.2 the Charismatic places two warriors at one roost, nobody else does', () => {
  const recruited = (leader: 'builder' | 'charismatic') => {
    const t = table(birds({ leader, clearings: { 8: { pieces: ['roost'] }, 7: { pieces: ['roost'] } } }));
    t.play('eyrie', 'recruit', { clearing: 8, decree: 'vizier-1' });
    return [t.warriors('eyrie', 7), t.warriors('eyrie', 8)];
  };
  expect([recruited('charismatic'), recruited('builder')]).toEqual([
    [0, 2],
    [0, 1],
  ]);
});
test('7.8.3 the Commander deals an extra hit as attacker only', () => {
  const t = table(wood({ leader: 'commander', clearings: { 8: { m: 3, e: 3 } } }), dice([1, 1]));
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  expect([t.warriors('marquise', 8), t.warriors('eyrie', 8)]).toEqual([2, 2]);
});
test('7.8.4 the Despot scores one more for a removal in battle, however many pieces go, also as defender', () => {
  const attacks = table(
    birds({
      at: ['daylight', 'dStart'],
      leader: 'despot',
      playAreas: { eyrie: ['command-warren-1'] },
      clearings: { 8: { e: 3, pieces: ['sawmill', 'workshop'] } },
    }),
    dice([3, 0]),
  );
  attacks.play('eyrie', 'useCard', { card: 'command-warren-1', battle: { clearing: 8, defender: 0 } });
  expect(attacks.score('eyrie')).toBe(3);
  const defends = table(
    wood({ leader: 'despot', clearings: { 8: { m: 1, e: 3, pieces: ['sawmill'] } } }),
    dice([2, 2]),
  );
  defends.play('marquise', 'battle', { clearing: 8, defender: defends.seat('eyrie') });
  expect(defends.score('eyrie')).toBe(2);
  const warriors = table(wood({ leader: 'despot', clearings: { 8: { m: 3, e: 3 } } }), dice([2, 2]));
  warriors.play('marquise', 'battle', { clearing: 8, defender: warriors.seat('eyrie') });
  expect(warriors.score('eyrie')).toBe(0);
});
test('7.8.4 a Favor is no battle: the Despot scores no more for it', () => {
  const t = table(
    birds({
      at: ['daylight', 'craft'],
      leader: 'despot',
      clearings: { 2: { pieces: ['roost'] }, 7: { pieces: ['roost'] }, 9: { pieces: ['roost', 'sawmill'] } },
      hands: { eyrie: ['favor-of-the-mice'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect(t.score('eyrie')).toBe(1);
});

test('8.2.5.I, 8.2.5.II no second token comes to a sympathetic clearing', () => {
  const spec = mice({
    at: ['evening', 'operations'],
    officers: 2,
    clearings: { 7: { a: 1, pieces: ['sympathy'] }, 8: { a: 1 } },
  });
  expect(table(spec).legal('organize')).toEqual([{ clearing: 8 }]);
  const spreads = table({ ...spec, at: ['birdsong', 'spread'], supporters: ['root-tea-mouse', 'anvil'] });
  expect(spreads.legal('spread').map(({ clearing }) => clearing)).toEqual([8, 12]);
});
/** So many tokens on the map, clearing 4 next to one of them and free. */
const tokens = (count: number): Spec['clearings'] =>
  Object.fromEntries(
    [8, 9, 12, 7, 1, 10, 11, 3, 6].slice(0, count).map((id) => [id, { pieces: ['sympathy'] }]),
  );
const RABBITS: readonly DeckCardId[] = ['bake-sale', 'root-tea-rabbit', 'a-visit-to-friends', 'cobbler-1'];
/** What a token in 4 costs, and what it scores. */
const spreading = (count: number, warriors: { m?: number; e?: number; a?: number } = {}) => {
  const t = table(
    mice({
      at: ['birdsong', 'spread'],
      clearings: { ...tokens(count), 4: warriors },
      supporters: RABBITS,
    }),
  );
  const [spread] = t.legal('spread').filter(({ clearing }) => clearing === 4);
  if (!spread) throw new Error('No token can go there.');
  t.play('alliance', 'spread', spread);
  return { cost: spread.supporters.length, points: t.score('alliance') };
};
test('8.4.2.II a token costs matching supporters by the number of tokens on the map before', () => {
  expect(upTo(10).map((count) => spreading(count).cost)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
});
test('8.4.2.IIa martial law needs three warriors of one other player', () => {
  const cost = (warriors: Parameters<typeof spreading>[1]) => spreading(1, warriors).cost;
  expect([cost({ m: 3 }), cost({ e: 4 }), cost({ m: 2, e: 2 }), cost({ a: 3 })]).toEqual([2, 2, 1, 1]);
});
test('8.4.2.III a token scores by the number of tokens on the map before', () => {
  expect(upTo(10).map((count) => spreading(count).points)).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 4, 4]);
});
test('8.4.1.III a revolt brings a warrior for each sympathetic clearing of that suit only, and one officer', () => {
  const t = table(
    mice({
      at: ['birdsong', 'revolt'],
      clearings: { 7: { pieces: ['sympathy'] }, 9: { pieces: ['sympathy'] }, 8: { pieces: ['sympathy'] } },
      supporters: ['root-tea-mouse', 'sword-mouse'],
    }),
  );
  t.play('alliance', 'revolt', { clearing: 9, supporters: ['root-tea-mouse', 'sword-mouse'] });
  expect([t.warriors('alliance', 9), t.pieces(9)]).toEqual([2, ['sympathy', 'mouseBase']]);
  expect(t.player('alliance').board).toMatchObject({ officers: 1 });
});
const night = (spec: Partial<Spec>, ...throws: readonly (readonly [number, number])[]) =>
  table(mice({ at: ['evening', 'operations'], officers: 2, ...spec }), dice(...throws));
test('8.6.1.I an operation moves warriors', () => {
  const t = night({ clearings: { 8: { a: 2 } } });
  t.play('alliance', 'move', { from: 8, to: 7, warriors: 2 });
  expect([t.warriors('alliance', 7), t.state.turn.operations]).toEqual([2, 1]);
});
test('8.6.1.II an operation is a battle', () => {
  const t = night({ clearings: { 8: { a: 2, m: 1 } } }, [1, 0]);
  t.play('alliance', 'battle', { clearing: 8, defender: t.seat('marquise') });
  expect([t.warriors('marquise', 8), t.state.turn.operations]).toEqual([0, 1]);
});
test('8.6.1.III an operation recruits one warrior at a base, and nowhere else', () => {
  const t = night({ clearings: { 8: { pieces: ['foxBase'] }, 9: { a: 1, pieces: ['sympathy'] } } });
  expect(t.legal('recruit')).toEqual([{ clearing: 8 }]);
  t.play('alliance', 'recruit', { clearing: 8 });
  expect([t.warriors('alliance', 8), t.state.turn.operations]).toEqual([1, 1]);
});
test('8.6.1.IV an operation organizes: no supporters, no martial law, points as for any token', () => {
  const t = night({ clearings: { 8: { a: 1, m: 3 }, 9: { pieces: ['sympathy'] } } });
  t.play('alliance', 'organize', { clearing: 8 });
  expect([t.pieces(8), t.warriors('alliance', 8), t.score('alliance')]).toEqual([['sympathy'], 0, 1]);
  expect([t.player('alliance').supply, t.state.turn.operations]).toEqual([8, 1]);
});
test('8.2.3.I with a base on the map the stack has no limit; the last base gone, it has one again', () => {
  const five: readonly DeckCardId[] = [
    'root-tea-mouse',
    'sword-mouse',
    'investments',
    'bake-sale',
    'cobbler-1',
  ];
  const t = table(
    wood({
      on: 'marquise',
      clearings: { 8: { m: 1, pieces: ['foxBase'] }, 9: { m: 1 }, 12: { pieces: ['sympathy'] } },
      supporters: five,
      hands: { marquise: ['anvil', 'foxfolk-steel'] },
    }),
    dice([0, 0]),
  );
  t.play('marquise', 'move', { from: 9, to: 12, warriors: 1 }).choose('marquise', 'anvil');
  expect(t.state.secret.supporters).toHaveLength(6);
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  // The fox goes with the base; five are left.
  expect([t.asked(), t.state.secret.supporters]).toEqual([null, five]);
});
test('K Codebreakers: another player’s hand is seen, once in Daylight', () => {
  const t = table(
    wood({ playAreas: { marquise: ['codebreakers-1'] }, hands: { eyrie: ['anvil', 'bake-sale'] } }),
  );
  expect(t.legal('useCard')).toEqual([{ card: 'codebreakers-1', player: t.seat('eyrie') }]);
  t.play('marquise', 'useCard', { card: 'codebreakers-1', player: t.seat('eyrie') });
  expect(t.state.secret.seen).toMatchObject([{ viewer: 0, of: 1, cards: ['anvil', 'bake-sale'] }]);
  expect(t.legal('useCard')).toEqual([]);
});
test('K Stand and Deliver, Royal Claim: once a turn, the one stays and the other goes', () => {
  const t = table(
    wood({
      at: ['birdsong', 'wood'],
      playAreas: { marquise: ['stand-and-deliver-1', 'royal-claim'] },
      hands: { eyrie: ['anvil', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'useCard', { card: 'stand-and-deliver-1', player: 1 });
  expect(t.legal('useCard')).toEqual([{ card: 'royal-claim' }]);
  expect(t.player('marquise').playArea).toContain('stand-and-deliver-1');
  t.play('marquise', 'useCard', { card: 'royal-claim' });
  expect(t.player('marquise').playArea).toEqual(['stand-and-deliver-1']);
});
