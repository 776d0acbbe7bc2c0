import { checkInvariants, type DeckCardId, LEADERS, rulerOf } from '../../../../src/games/root';
import { dice, type Spec, table } from './scenario';

const FOREST = '1-2-5-10';
const wood = (spec: Partial<Spec>): Spec => ({
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: FOREST,
  ...spec,
});

test('E14, R6 a Favor clears every clearing of its suit at once, then its triggers come by clearing', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      clearings: {
        1: { pieces: ['keep'] },
        2: { pieces: ['roost'] },
        7: { pieces: ['roost', 'sympathy'] },
        9: { m: 2, pieces: ['roost'] },
        11: { m: 3, pieces: ['sawmill', 'wood'] },
      },
      hands: { eyrie: ['favor-of-the-mice', 'root-tea-mouse', 'anvil'], marquise: ['investments'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect(t.score('eyrie')).toBe(3);
  expect(t.asked()).toBe('marquise: hospitals');
  t.choose('marquise', 'none');
  expect(t.state.questions[0]).toMatchObject({ kind: 'hospitals', clearing: 11 });
  t.choose('marquise', 'investments');
  expect(t.warriors('marquise', 1)).toBe(3);
  expect(t.asked()).toBe('eyrie: outrage');
  expect(t.options()).toEqual(['root-tea-mouse']);
  t.choose('eyrie', 'root-tea-mouse');
  expect(t.state.discard).toContain('favor-of-the-mice');
  expect(t.state.secret.supporters).toEqual(['root-tea-mouse']);
});

test('R9 a Favor that wins the game at once still lies on the discard pile', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      scores: { eyrie: 29 },
      clearings: { 2: { pieces: ['roost'] }, 7: { pieces: ['roost'] }, 9: { pieces: ['roost', 'sawmill'] } },
      hands: { eyrie: ['favor-of-the-mice'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect(t.winners()).toEqual(['eyrie']);
  expect(t.state.discard).toContain('favor-of-the-mice');
  expect(checkInvariants(t.state)).toEqual([]);
});

test('E15, R13 Outrage is paid for each move into a sympathetic clearing, not for leaving it', () => {
  const t = table(
    wood({
      clearings: { 9: { m: 4 }, 10: { m: 4 }, 12: { pieces: ['sympathy'] } },
      hands: { marquise: ['anvil', 'sword-mouse', 'crossbow-bird'] },
    }),
  );
  t.play('marquise', 'move', { from: 9, to: 12, warriors: 3 });
  expect(t.options()).toEqual(['anvil', 'crossbow-bird']);
  t.choose('marquise', 'anvil');
  t.play('marquise', 'move', { from: 12, to: 10, warriors: 2 });
  expect(t.asked()).toBeNull();
  t.play('marquise', 'move', { from: 10, to: 12, warriors: 1 });
  t.choose('marquise', 'crossbow-bird');
  expect(t.state.secret.supporters).toEqual(['anvil', 'crossbow-bird']);
});

test('E16, R13 with nothing to give the hand is shown to the Alliance alone and the deck pays', () => {
  const spec = wood({
    on: 'eyrie',
    at: ['daylight', 'decree'],
    leader: 'despot',
    clearings: { 9: { e: 2 }, 12: { pieces: ['sympathy'] } },
    hands: { eyrie: ['bake-sale', 'root-tea-mouse'] },
    deck: ['anvil'],
  });
  const t = table(spec);
  t.play('eyrie', 'move', { from: 9, to: 12, warriors: 1, decree: 'vizier-1' });
  expect(t.state.secret.supporters).toEqual(['anvil']);
  expect(t.state.secret.seen).toEqual([
    {
      viewer: t.seat('alliance'),
      of: t.seat('eyrie'),
      how: 'outrage',
      turn: 1,
      cards: ['bake-sale', 'root-tea-mouse'],
    },
  ]);
  const full = table({
    ...spec,
    supporters: ['sappers-1', 'sappers-2', 'armorers-1', 'armorers-2', 'royal-claim'],
  });
  full.play('eyrie', 'move', { from: 9, to: 12, warriors: 1, decree: 'vizier-1' });
  expect(full.state.secret.supporters).toHaveLength(5);
  expect(full.state.discard).toEqual(['anvil']);
});

test('E17, 8.4.1.III, 9.2.2.I a revolt removes enemies, damages items, brings a base, warriors and an officer', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'revolt'],
      clearings: {
        1: { pieces: ['keep'] },
        8: { m: 2, pieces: ['recruiter', 'sympathy'] },
        12: { pieces: ['sympathy'] },
        4: { pieces: ['sympathy'] },
      },
      supporters: ['anvil', 'armorers-1'],
      hands: { marquise: ['foxfolk-steel'] },
      pawn: 8,
      items: ['boots', 'torch x', 'sword d'],
    }),
  );
  t.play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'armorers-1'] });
  expect(t.score('alliance')).toBe(1);
  expect(t.items()).toEqual(['boots d', 'torch x d', 'sword d']);
  expect(t.asked()).toBe('marquise: hospitals');
  expect(t.player('alliance').supply).toBe(10);
  t.choose('marquise', 'none');
  expect(t.pieces(8)).toEqual(['sympathy', 'foxBase']);
  expect(t.warriors('alliance', 8)).toBe(2);
  expect(t.player('alliance').board).toMatchObject({ officers: 1 });
  expect(t.player('alliance').supply).toBe(7);
});

/** Eleven supporters of E18: 3 fox, 2 birds, 2 rabbits, 4 mice. */
const SUPPORTERS: readonly DeckCardId[] = [
  'anvil',
  'foxfolk-steel',
  'root-tea-fox',
  'armorers-1',
  'sappers-1',
  'bake-sale',
  'root-tea-rabbit',
  'root-tea-mouse',
  'sword-mouse',
  'investments',
  'mouse-in-a-sack',
];
test('E18 the last base lost: its suit and birds go, then all over five, and half the officers', () => {
  const t = table(
    wood({
      clearings: { 8: { m: 2, pieces: ['foxBase'] } },
      supporters: SUPPORTERS,
      officers: 3,
    }),
    dice([1, 1]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  expect(t.state.discard).toHaveLength(5);
  expect(t.asked()).toBe('alliance: supporters5');
  t.choose('alliance', 'bake-sale');
  expect(t.asked()).toBeNull();
  expect(t.state.secret.supporters).toHaveLength(5);
  expect(t.player('alliance').board).toMatchObject({ officers: 1 });
});

test('E19, R7.a the Alliance puts the loss of its base and Outrage in order', () => {
  const lost = () => {
    const t = table(
      wood({
        on: 'eyrie',
        at: ['daylight', 'decree'],
        leader: 'commander',
        clearings: { 8: { e: 3, pieces: ['foxBase', 'sympathy'] }, 1: { e: 1 } },
        hands: { eyrie: ['anvil'] },
        discard: ['ambush-fox', 'ambush-bird-1', 'ambush-bird-2'],
        supporters: ['foxfolk-steel', 'bake-sale'],
      }),
      dice([1, 0]),
    );
    t.play('eyrie', 'move', { from: 1, to: 5, warriors: 1, decree: 'vizier-1' });
    t.play('eyrie', 'battle', { clearing: 8, defender: t.seat('alliance'), decree: 'vizier-2' });
    expect(t.asked()).toBe('alliance: order');
    return t;
  };
  expect(lost().choose('alliance', 'base').state.secret.supporters).toEqual(['bake-sale', 'anvil']);
  expect(lost().choose('alliance', 'outrage').state.secret.supporters).toEqual(['bake-sale']);
});

test('E20, 8.4.2.IIa martial law makes sympathy dearer, and none ever goes to the keep’s clearing', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'spread'],
      clearings: {
        1: { pieces: ['keep'] },
        3: { pieces: ['sympathy'] },
        9: { pieces: ['sympathy'] },
        12: { pieces: ['sympathy'] },
        11: { e: 3 },
      },
      supporters: ['root-tea-mouse', 'sword-mouse', 'armorers-1', 'anvil'],
    }),
  );
  const at11 = t.legal('spread').filter(({ clearing }) => clearing === 11);
  expect(at11).toEqual([{ clearing: 11, supporters: ['armorers-1', 'root-tea-mouse', 'sword-mouse'] }]);
  expect(t.legal('spread').some(({ clearing }) => clearing === 1)).toBe(false);
  t.play('alliance', 'spread', at11[0] as (typeof at11)[0]);
  expect(t.score('alliance')).toBe(1);
});

test('E21, 6.5.4.II wood comes along clearings that she rules, as she likes', () => {
  const t = table(
    wood({
      clearings: {
        1: { m: 1, pieces: ['wood', 'wood', 'sawmill'] },
        4: { m: 1, pieces: ['wood', 'sawmill'] },
        9: { m: 1 },
        12: { m: 1, e: 1, pieces: ['wood'] },
      },
    }),
  );
  const sawmills = t.legal('build').filter(({ clearing, kind }) => clearing === 9 && kind === 'sawmill');
  expect(sawmills.map(({ wood: from }) => from)).toEqual([{ 1: 2 }, { 1: 1, 4: 1 }]);
  t.play('marquise', 'build', { clearing: 9, kind: 'sawmill', wood: { 1: 1, 4: 1 } });
  expect(t.score('marquise')).toBe(2);
});

test('E22, 1.5.4 with too few warriors she says where, and without wood there is no Overwork', () => {
  const t = table(
    wood({
      clearings: {
        1: { m: 19, pieces: ['recruiter'] },
        5: { m: 4, pieces: ['recruiter'] },
        9: { pieces: ['recruiter', 'recruiter'] },
        8: { pieces: ['wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'sawmill'] },
      },
      hands: { marquise: ['anvil'] },
    }),
  );
  expect(t.legal('overwork')).toEqual([]);
  t.play('marquise', 'recruit', {});
  expect(t.asked()).toBe('marquise: recruitWhere');
  expect(t.options()).toEqual([1, 5, 9]);
  t.choose('marquise', 9).choose('marquise', 9);
  expect(t.warriors('marquise', 9)).toBe(2);
});

test('E23 turmoil takes points, the Decree and the leader, and Evening begins', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'builder',
      decree: { recruit: ['anvil'], move: ['armorers-1'] },
      clearings: { 2: { pieces: ['roost'] }, 7: { pieces: ['roost'] }, 9: { pieces: ['roost'] } },
      scores: { eyrie: 2 },
      hands: { eyrie: ['bake-sale'] },
    }),
  );
  t.play('eyrie', 'turmoil', { decree: 'anvil' });
  expect(t.score('eyrie')).toBe(0);
  expect(t.asked()).toBe('eyrie: leader');
  expect(t.options()).toEqual(['charismatic', 'commander', 'despot']);
  t.choose('eyrie', 'despot');
  expect(t.player('eyrie').board).toMatchObject({
    leader: 'despot',
    faceUp: ['charismatic', 'commander'],
    decree: { recruit: [], move: ['vizier-1'], battle: [], build: ['vizier-2'] },
  });
  expect(t.score('eyrie')).toBe(2);
  expect(t.hand('eyrie')).toHaveLength(3);
  expect(t.state.turn.of).toBe(t.seat('alliance'));
});

test('E24, R16 the Charismatic with one warrior left places it and falls into turmoil', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'charismatic',
      clearings: { 2: { e: 19, pieces: ['roost'] } },
    }),
  );
  expect(t.legal('turmoil')).toEqual([]);
  t.play('eyrie', 'recruit', { clearing: 2, decree: 'vizier-1' });
  expect(t.warriors('eyrie', 2)).toBe(20);
  expect(t.asked()).toBe('eyrie: leader');
});
test('E24, 7.7.3.I at the fourth turmoil all four leaders can be chosen', () => {
  const t = table(
    wood({ on: 'eyrie', at: ['daylight', 'decree'], leader: 'charismatic', clearings: { 2: { e: 3 } } }),
  );
  const { board } = t.player('eyrie');
  if (board?.faction === 'eyrie') board.faceUp = [];
  t.play('eyrie', 'turmoil', { decree: 'vizier-1' });
  expect(t.options()).toEqual([...LEADERS]);
});

test('E25, R17 a new roost goes where the fewest warriors are and a slot is free', () => {
  const crowded = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 1, { m: 2 }]));
  const spec = wood({
    on: 'eyrie',
    at: ['birdsong', 'addDecree'],
    clearings: { ...crowded, 5: { pieces: ['sawmill', 'workshop'] }, 6: { m: 1 }, 7: { m: 1 } },
    hands: { eyrie: ['anvil'] },
  });
  const t = table(spec);
  t.play('eyrie', 'addToDecree', { cards: [{ card: 'anvil', column: 'move' }] });
  expect(t.asked()).toBe('eyrie: newRoost');
  expect(t.options()).toEqual([6, 7]);
  t.player('eyrie').supply -= 18;
  const free = t.state.clearings[0];
  free?.warriors.splice(t.seat('eyrie'), 1, 18);
  t.choose('eyrie', 7);
  expect(t.pieces(7)).toEqual(['roost']);
  expect(t.warriors('eyrie', 7)).toBe(2);
});

const infamy = (relationship: 0 | 'hostile') => {
  const t = table(
    wood({
      on: 'vagabond',
      clearings: { 5: { m: 2, pieces: ['workshop'] } },
      pawn: 5,
      items: ['sword', 'sword', 'sword'],
      relationships: { marquise: relationship },
    }),
    dice([3, 0]),
  );
  return t.play('vagabond', 'battle', { clearing: 5, defender: t.seat('marquise') });
};
test('E26, 9.2.9.IIIa Infamy: a point for each piece, but not for the warrior that made the faction Hostile', () => {
  const first = infamy(0);
  expect(first.score('vagabond')).toBe(3);
  expect(first.relationship('marquise')).toBe('hostile');
  expect(infamy('hostile').score('vagabond')).toBe(4);
});
test('E26, 9.5.6 a Strike makes Hostile without points, or removes a lone token for one', () => {
  const spec = wood({ on: 'vagabond', pawn: 5, items: ['crossbow'], hands: { vagabond: ['bake-sale'] } });
  const warrior = table({ ...spec, clearings: { 5: { m: 2 } } });
  warrior.play('vagabond', 'strike', { player: warrior.seat('marquise'), piece: 'warrior' });
  expect(warrior.score('vagabond')).toBe(0);
  expect(warrior.relationship('marquise')).toBe('hostile');
  const token = table({ ...spec, clearings: { 5: { pieces: ['sympathy'] } } });
  token.play('vagabond', 'strike', { player: token.seat('alliance'), piece: 'sympathy' });
  expect(token.score('vagabond')).toBe(1);
  expect(token.relationship('alliance')).toBe(0);
  expect(token.state.secret.supporters).toEqual(['bake-sale']);
});

test('E27, 9.2.9.Ia, 9.2.9.Ib Aids: one, then two, then three within a turn', () => {
  const cards: readonly DeckCardId[] = ['bake-sale', 'root-tea-rabbit', 'armorers-1'];
  const aided = (relationship: 0 | 2, count: number) => {
    const t = table(
      wood({
        on: 'vagabond',
        clearings: { 5: { e: 2 } },
        pawn: 5,
        items: ['boots', 'torch', 'tea'],
        relationships: { eyrie: relationship },
        hands: { vagabond: cards },
      }),
    );
    const given = ['character-boots-1', 'character-torch-1', 'character-tea-1'] as const;
    const scores: (number | null)[] = [];
    for (const [i, item] of given.slice(0, count).entries()) {
      t.play('vagabond', 'aid', { item, card: cards[i] as DeckCardId, player: t.seat('eyrie') });
      scores.push(t.score('vagabond'));
    }
    return { scores, now: t.relationship('eyrie') };
  };
  expect(aided(0, 3)).toEqual({ scores: [1, 1, 3], now: 2 });
  expect(aided(2, 2)).toEqual({ scores: [0, 0], now: 2 });
  expect(aided(2, 3)).toEqual({ scores: [0, 0, 2], now: 3 });
});

test('E28, 9.2.9.IIc, 9.2.9.IId Allied warriors fight for the Vagabond and may bleed for him', () => {
  const fought = (choices: readonly string[]) => {
    const t = table(
      wood({
        on: 'vagabond',
        clearings: { 5: { e: 3, a: 2 } },
        pawn: 5,
        items: ['sword', 'sword', 'boots'],
        relationships: { alliance: 3 },
      }),
      dice([3, 3]),
    );
    t.play('vagabond', 'battle', { clearing: 5, defender: t.seat('eyrie'), ally: t.seat('alliance') });
    expect(t.events.find(({ type }) => type === 'rolled')).toMatchObject({ attacker: 3, defender: 3 });
    for (const choice of choices) t.choose('vagabond', choice);
    expect(t.warriors('eyrie', 5)).toBe(0);
    return t.relationship('alliance');
  };
  expect(fought(['character-boots-1', 'ally', 'ally'])).toBe('hostile');
  expect(fought(['character-boots-1', 'character-sword-1', 'ally'])).toBe(3);
});

test('E29 two teas refresh seven items; a bag on its track raises the limit of the satchel', () => {
  const refreshed = table(
    wood({
      on: 'marquise',
      at: ['evening', 'handLimit'],
      factions: ['marquise', 'vagabond'],
      items: [
        'tea',
        'tea',
        'sword x',
        'sword x',
        'boots x',
        'boots x',
        'hammer x',
        'torch x',
        'bag x',
        'crossbow x',
      ],
    }),
  );
  refreshed.state.turn.of = refreshed.seat('marquise');
  refreshed.play('marquise', 'done', {});
  expect(refreshed.asked()).toBe('vagabond: refresh');
  expect(refreshed.state.questions[0]?.left).toBe(7);
  const evening = (bag: 'bag' | 'bag x') => {
    const t = table(
      wood({
        on: 'vagabond',
        at: ['daylight', 'actions'],
        pawn: 5,
        items: [bag, 'sword', 'sword', 'boots', 'boots', 'hammer x', 'torch x', 'crossbow', 'tea d'],
      }),
    );
    return t.play('vagabond', 'done', {});
  };
  expect(evening('bag').asked()).toBeNull();
  expect(evening('bag x').asked()).toBe('vagabond: itemLimit');
  expect(evening('bag x').state.questions[0]?.left).toBe(3);
});

test('E30, 3.3.1.II bird dominance wins with two opposite corners only', () => {
  const won = (corner: 2 | 3) => {
    const t = table(
      wood({
        on: 'eyrie',
        at: ['daylight', 'decree'],
        leader: 'charismatic',
        clearings: { 1: { e: 3 }, [corner]: { e: 3, pieces: ['roost'] } },
        scores: { eyrie: 12 },
        hands: { eyrie: ['dominance-bird'] },
      }),
    );
    t.play('eyrie', 'dominance', { card: 'dominance-bird' });
    expect(t.score('eyrie')).toBeNull();
    t.state.turn.of = t.seat('marquise');
    [t.state.turn.phase, t.state.turn.step] = ['evening', 'handLimit'];
    expect(rulerOf(t.state, corner)).toBe(t.seat('eyrie'));
    t.play('marquise', 'done', {});
    return t.winners();
  };
  expect(won(3)).toEqual(['eyrie']);
  expect(won(2)).toBeNull();
});
test('E30, R24 a coalition with one of the last, who is no enemy any more', () => {
  const spec = wood({
    on: 'vagabond',
    pawn: 5,
    clearings: { 5: { m: 1 } },
    items: ['sword'],
    scores: { vagabond: 11, marquise: 8, eyrie: 8, alliance: 14 },
    hands: { vagabond: ['dominance-fox'] },
    relationships: { marquise: 'hostile' },
  });
  const t = table(spec);
  expect(t.legal('dominance')).toEqual([
    { card: 'dominance-fox', partner: t.seat('marquise') },
    { card: 'dominance-fox', partner: t.seat('eyrie') },
  ]);
  t.play('vagabond', 'dominance', { card: 'dominance-fox', partner: t.seat('marquise') });
  expect(t.relationship('marquise')).toBe(0);
  expect(t.legal('battle')).toEqual([]);
  expect(t.score('vagabond')).toBeNull();
  const three = table({ ...spec, factions: ['marquise', 'eyrie', 'vagabond'], scores: { vagabond: 11 } });
  expect(three.legal('dominance')).toEqual([]);
});
