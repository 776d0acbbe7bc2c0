/** What other tests only brush: what is paid is gone, equal things are one choice, and what is elsewhere stays untouched. */
import {
  DECK,
  type DeckCardId,
  hiddenFrom,
  isIn,
  type RandomSource,
  seededRandom,
} from '../../../../src/games/root';
import { ALL, dice, type Spec, table, wood } from './scenario';

const rover = (spec: Partial<Spec>): Spec => wood({ on: 'vagabond', pawn: 5, ...spec });

test('1.5.2, R15 the pawn is a piece of his faction, an item is a piece of none', () => {
  const { state } = table(
    wood({ pawn: 8, crafted: { eyrie: ['sword'] }, items: ['boots'], clearings: { 8: { m: 1 } } }),
  );
  expect(ALL.filter((_, seat) => isIn(state, 8, seat))).toEqual(['marquise', 'vagabond']);
  // What clears a map of pieces leaves crafted items alone.
  const favor = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      clearings: Object.fromEntries([2, 7, 9].map((id) => [id, { m: 1, pieces: ['roost'] }])),
      crafted: { marquise: ['sword'] },
      hands: { eyrie: ['favor-of-the-mice'] },
    }),
  ).play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect([favor.warriors('marquise', 7), favor.player('marquise').crafted]).toEqual([0, ['supply-sword-1']]);
});
test('1.5.3 a warrior whom another player moves or loses stays his own faction’s', () => {
  const t = table(rover({ items: ['boots'], clearings: { 5: { e: 3 } }, relationships: { eyrie: 3 } })).play(
    'vagabond',
    'move',
    { from: 5, to: 1, ally: { player: 1, warriors: 2 } },
  );
  expect([t.warriors('eyrie', 1), t.warriors('eyrie', 5), t.player('eyrie').supply]).toEqual([2, 1, 17]);
});
test('5.1.6, 4.3.2 two dice are thrown, 0 to 3, each face as likely as the others', () => {
  const thrown: number[] = [];
  const seeded = seededRandom('dice');
  const random: RandomSource = {
    ...seeded,
    index: (n) => {
      const face = seeded.index(n);
      if (n === 4) thrown.push(face);
      return face;
    },
  };
  for (let i = 0; i < 300; i++) {
    const t = table(wood({ clearings: { 5: { m: 1, e: 1 } } }), random);
    thrown.length = 2 * i;
    t.play('marquise', 'battle', { clearing: 5, defender: t.seat('eyrie') });
    const rolled = t.events.find(({ type }) => type === 'rolled');
    const pair = thrown.slice(2 * i);
    expect(pair).toHaveLength(2);
    expect(rolled).toMatchObject({ dice: [Math.max(...pair), Math.min(...pair)] });
  }
  for (const face of [0, 1, 2, 3]) {
    const share = thrown.filter((one) => one === face).length / thrown.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  }
});
test('6.5, R14 without an action left there is nothing but birds: no battle, recruit, building or Overwork', () => {
  const spec = wood({
    clearings: { 8: { m: 2, e: 1, pieces: ['sawmill', 'wood'] }, 5: { m: 1, pieces: ['recruiter'] } },
    hands: { marquise: ['anvil', 'armorers-1'] },
  });
  const t = table(spec);
  const names = ['move', 'battle', 'recruit', 'build', 'overwork', 'extraAction'] as const;
  const open = () => names.filter((name) => t.legal(name).length > 0);
  expect(open()).toEqual(names);
  t.state.turn.actions = 0;
  expect(open()).toEqual(['extraAction']);
  t.state.turn.march = 1;
  expect(open()).toEqual(['move', 'extraAction']);
});
test('6.3.4 no building is set up where a ruin or another one fills the slot', () => {
  const t = table(wood({}));
  t.state.phase = 'setUp';
  t.state.turn.of = 0;
  const at1 = t.legal('setUp').filter((arg) => 'keep' in arg && arg.keep === 1);
  const places = new Set(
    at1.flatMap((arg) => ('keep' in arg ? [arg.sawmill, arg.workshop, arg.recruiter] : [])),
  );
  expect([...places].sort((a, b) => a - b)).toEqual([1, 5, 9, 10]);
  // One slot in 1, one beside the ruin in 10.
  for (const arg of at1) {
    if (!('keep' in arg)) continue;
    const all = [arg.sawmill, arg.workshop, arg.recruiter];
    expect(all.filter((place) => place === 10).length).toBeLessThan(2);
  }
});
test('7.4.2 two cards of one kind are one choice, in each pair of columns once', () => {
  const t = table(
    wood({ on: 'eyrie', at: ['birdsong', 'addDecree'], hands: { eyrie: ['cobbler-1', 'cobbler-2'] } }),
  );
  const pairs = t.legal('addToDecree').filter(({ cards }) => cards.length === 2);
  expect(t.legal('addToDecree')).toHaveLength(4 + 10);
  expect(new Set(pairs.map(({ cards }) => cards.map(({ column }) => column).join())).size).toBe(10);
  // Another card of its suit is another kind.
  const other = table(
    wood({ on: 'eyrie', at: ['birdsong', 'addDecree'], hands: { eyrie: ['cobbler-1', 'bake-sale'] } }),
  );
  expect(other.legal('addToDecree')).toHaveLength(8 + 16);
});
test('8.4.1.II, 8.4.2.II supporters who are spent go to the discard pile, open to all', () => {
  const spec = wood({
    on: 'alliance',
    at: ['birdsong', 'revolt'],
    clearings: { 8: { pieces: ['sympathy'] } },
    supporters: ['anvil', 'foxfolk-steel', 'bake-sale'],
  });
  const spread = table({ ...spec, at: ['birdsong', 'spread'] });
  spread.play('alliance', 'spread', { clearing: 4, supporters: ['bake-sale'] });
  expect([spread.state.secret.supporters, spread.state.discard]).toEqual([
    ['anvil', 'foxfolk-steel'],
    ['bake-sale'],
  ]);
  const revolt = table(spec);
  revolt.play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] });
  expect([revolt.state.secret.supporters, revolt.state.discard]).toEqual([
    ['bake-sale'],
    ['anvil', 'foxfolk-steel'],
  ]);
});
test('R19 officers lost with a base in an Evening battle no longer act', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['evening', 'operations'],
      officers: 3,
      clearings: { 8: { a: 2, e: 3, pieces: ['foxBase'] }, 7: { a: 1 } },
    }),
    dice([3, 3]),
  );
  t.play('alliance', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  expect([t.pieces(8), t.player('alliance').board]).toEqual([[], { faction: 'alliance', officers: 1 }]);
  // One operation is done, and one officer is left.
  expect([t.legal('move'), t.legal('organize')]).toEqual([[], []]);
});
test('9.2.9.IIc only a faction with warriors in the clearing can fight for him', () => {
  const t = table(
    rover({
      items: ['sword'],
      clearings: { 5: { m: 1, pieces: ['sympathy'] }, 1: { e: 3 } },
      relationships: { eyrie: 3, alliance: 3 },
    }),
  );
  expect(t.legal('battle').filter(({ ally }) => ally !== undefined)).toEqual([]);
});
test('9.2.9.IIb, R20 nobody comes along out of a forest or into one', () => {
  const moves = (pawn: NonNullable<Spec['pawn']>) =>
    table(
      wood({
        on: 'vagabond',
        at: ['birdsong', 'slip'],
        pawn,
        clearings: { 5: { e: 3 }, 1: { e: 3 } },
        relationships: { eyrie: 3 },
      }),
    ).legal('move');
  expect(moves('1-2-5-10').some(({ ally }) => ally !== undefined)).toBe(false);
  for (const { to, ally } of moves(5)) if (ally !== undefined) expect(typeof to).toBe('number');
});
test('9.5.4, S equal items are one choice: his own of one kind and state, and those that somebody crafted', () => {
  const t = table(
    rover({
      items: ['boots', 'boots', 'boots x', 'torch', 'sword d'],
      clearings: { 5: { e: 1 } },
      crafted: { eyrie: ['tea', 'tea', 'coins'] },
      hands: { vagabond: ['bake-sale'] },
    }),
  );
  expect(t.legal('aid').map(({ item, take }) => [item, take])).toEqual(
    ['character-boots-1', 'character-torch-1'].flatMap((item) => [
      [item, undefined],
      [item, 'supply-tea-1'],
      [item, 'supply-coins-1'],
    ]),
  );
});
test('9.2.7, R21 hits find equal items once, exhausted and face-up ones apart', () => {
  const t = table(
    wood({ pawn: 8, items: ['boots', 'boots', 'boots x', 'sword'], clearings: { 8: { m: 3 } } }),
    dice([1, 0]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('vagabond') });
  expect(t.options().map((item) => String(item).split('-')[1])).toEqual(['boots', 'boots', 'sword']);
});
test('3.3.1, R12 a dominance card that is activated lies open: nobody need remember who held it', () => {
  const t = table(
    wood({
      scores: { marquise: 10 },
      clearings: { 1: { m: 1 } },
      hands: { marquise: ['dominance-fox'] },
      playAreas: { eyrie: ['codebreakers-1'] },
    }),
  );
  t.state.secret.seen = [{ viewer: 1, of: 0, how: 'codebreakers', turn: 1, cards: ['dominance-fox'] }];
  t.play('marquise', 'dominance', { card: 'dominance-fox' });
  expect(t.state.secret.seen).toEqual([]);
  expect(ALL.filter((_, seat) => hiddenFrom(t.state, seat).has('dominance-fox'))).toEqual([]);
});
test('7.4.2, R12 a card of the Decree lies open too', () => {
  const t = table(wood({ on: 'eyrie', at: ['birdsong', 'addDecree'], hands: { eyrie: ['anvil'] } }));
  t.state.secret.seen = [{ viewer: 0, of: 1, how: 'codebreakers', turn: 1, cards: ['anvil'] }];
  t.play('eyrie', 'addToDecree', { cards: [{ card: 'anvil', column: 'build' }] });
  expect([t.state.secret.seen, t.state.shown]).toEqual([[], ['anvil']]);
});
test('9.2.2.I what removes pieces from another clearing, or a single one from his, damages nothing', () => {
  const revolt = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'revolt'],
      pawn: 5,
      items: ['sword', 'boots'],
      clearings: { 8: { m: 1, pieces: ['sympathy'] } },
      supporters: ['anvil', 'foxfolk-steel'],
    }),
  ).play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] });
  expect([revolt.asked(), revolt.items()]).toEqual([null, ['sword', 'boots']]);
  const tax = table(
    wood({
      pawn: 5,
      items: ['sword'],
      clearings: { 5: { m: 1 } },
      playAreas: { marquise: ['tax-collector-1'] },
    }),
  ).play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 5 });
  expect(tax.items()).toEqual(['sword']);
});
test('8.4.2.II, S of many supporters names are one choice, but ambushes and dominance cards are told apart', () => {
  const spread = (supporters: readonly DeckCardId[]) =>
    table(
      wood({
        on: 'alliance',
        at: ['birdsong', 'spread'],
        clearings: { 8: { pieces: ['sympathy', 'foxBase'] } },
        supporters,
      }),
    )
      .legal('spread')
      .filter(({ clearing }) => clearing === 4)
      .map((arg) => arg.supporters);
  const seven: readonly DeckCardId[] = [
    'a-visit-to-friends',
    'bake-sale',
    'root-tea-rabbit',
    'smugglers-trail',
    'cobbler-1',
    'cobbler-2',
    'armorers-1',
  ];
  // Two equal ones are one choice.
  expect(spread(seven)).toHaveLength(6);
  const many = spread([...seven, 'ambush-rabbit', 'ambush-bird-1', 'dominance-rabbit', 'sappers-1']);
  expect(many.flat().sort()).toEqual([
    'a-visit-to-friends',
    'ambush-bird-1',
    'ambush-rabbit',
    'armorers-1',
    'dominance-rabbit',
  ]);
});
test('1.5.4, 8.4.1.III a revolt with too few warriors places those there are, and no officer', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'revolt'],
      clearings: {
        1: { pieces: ['sympathy'] },
        6: { pieces: ['sympathy'] },
        8: { pieces: ['sympathy'] },
        9: { a: 8 },
      },
      supporters: ['anvil', 'foxfolk-steel'],
    }),
  ).play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] });
  expect([t.warriors('alliance', 8), t.player('alliance').supply]).toEqual([2, 0]);
  expect(t.player('alliance').board).toMatchObject({ officers: 0 });
});
test('K, R10 Better Burrow Bank: the last card is the player’s, and with none left the enemy draws nothing', () => {
  const t = table(wood({ at: ['birdsong', 'bStart'], playAreas: { marquise: ['better-burrow-bank-1'] } }));
  const { secret } = t.state;
  secret.hands[t.seat('vagabond')] = secret.deck.splice(0, secret.deck.length - 1);
  t.play('marquise', 'useCard', { card: 'better-burrow-bank-1' });
  expect([t.asked(), t.hand('marquise').length]).toEqual(['marquise: bank', 1]);
  t.choose('marquise', t.seat('eyrie'));
  expect([t.asked(), t.hand('eyrie'), t.state.turn.step]).toEqual([null, [], 'craft']);
});
test('R5.B4, 9.2.9.IId allies whom the hospitals put back fight on, and their hits before count at the end', () => {
  const t = table(
    rover({
      items: ['sword'],
      clearings: { 5: { m: 2, e: 3, pieces: ['keep'] } },
      relationships: { marquise: 3 },
      hands: { eyrie: ['ambush-rabbit'], marquise: ['bake-sale'] },
    }),
    dice([3, 0]),
  );
  t.play('vagabond', 'battle', { clearing: 5, defender: 1, ally: 0 }).choose('eyrie', 'ambush-rabbit');
  t.choose('vagabond', 'ally').choose('vagabond', 'ally');
  expect([t.asked(), t.warriors('marquise', 5)]).toEqual(['marquise: hospitals', 0]);
  t.choose('marquise', 'bake-sale');
  // One sword and two warriors: three hits count.
  expect([t.warriors('eyrie', 5), t.warriors('marquise', 5), t.items()]).toEqual([0, 2, ['sword x']]);
  expect([t.relationship('marquise'), t.relationship('eyrie')]).toEqual(['hostile', 'hostile']);
});
test('R3 a card that lies in the Decree, in a play area or beside the map is in nobody’s hand', () => {
  const asked = (open: Partial<Spec>) => {
    const t = table(
      wood({
        clearings: { 9: { m: 2, e: 2 } },
        hands: { eyrie: ['anvil'] },
        ...open,
        discard: ['ambush-bird-1', 'ambush-bird-2', ...(open.discard ?? [])],
      }),
    );
    return t.play('marquise', 'battle', { clearing: 9, defender: 1 }).asked();
  };
  expect(asked({})).toBe('eyrie: ambush');
  expect(asked({ discard: ['ambush-mouse'] })).toBeNull();
  expect(asked({ decree: { move: ['ambush-mouse'] } })).toBeNull();
  // Among the supporters it is as hidden as in a hand.
  expect(asked({ supporters: ['ambush-mouse'] })).toBe('eyrie: ambush');
});
test('R3, R10 a Favor that is being crafted lies open: it pays for no hospital', () => {
  const foxes = DECK.filter(({ suit, kind }) => (suit === 'fox' || suit === 'bird') && kind !== 'dominance')
    .map(({ id }) => id)
    .filter((id) => id !== 'favor-of-the-foxes');
  const asked = (hidden: number) =>
    table({
      factions: ['marquise', 'eyrie'],
      on: 'eyrie',
      at: ['daylight', 'craft'],
      clearings: {
        1: { m: 2 },
        3: { pieces: ['keep'] },
        6: { pieces: ['roost'] },
        8: { pieces: ['roost'] },
        12: { pieces: ['roost'] },
      },
      discard: foxes.slice(hidden),
      hands: { eyrie: ['favor-of-the-foxes'], marquise: ['bake-sale'] },
    })
      .play('eyrie', 'craft', { card: 'favor-of-the-foxes' })
      .asked();
  expect([asked(0), asked(1)]).toEqual([null, 'marquise: hospitals']);
});
test('R5.B7 who has used an effect has begun: his pass is then a pass', () => {
  const t = table(
    wood({
      clearings: { 9: { m: 4, e: 4 } },
      playAreas: { marquise: ['brutal-tactics-1', 'armorers-1'], eyrie: ['sappers-1'] },
    }),
    dice([1, 1]),
  );
  t.play('marquise', 'battle', { clearing: 9, defender: 1 }).choose('marquise', 'brutal-tactics-1');
  t.choose('eyrie', 'pass');
  expect([t.asked(), t.options()]).toEqual(['marquise: effects', ['armorers-1', 'pass']]);
  t.choose('marquise', 'pass');
  expect([t.asked(), t.warriors('marquise', 9), t.warriors('eyrie', 9)]).toEqual([null, 3, 2]);
});
test('9.4.1, T equal items are refreshed without a question, as many as the number says', () => {
  const t = table(
    rover({
      on: 'alliance',
      at: ['evening', 'handLimit'],
      items: ['boots x', 'boots x', 'boots x', 'boots x', 'sword'],
    }),
  ).play('alliance', 'done', {});
  expect([t.asked(), t.items().filter((item) => item === 'boots')]).toEqual([
    null,
    ['boots', 'boots', 'boots'],
  ]);
});
