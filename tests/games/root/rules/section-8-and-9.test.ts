import {
  applyMove,
  CHARACTER_ITEMS,
  createState,
  type DeckCardId,
  deciderOf,
  legalMoves,
  type Move,
  QUESTS,
  questOf,
  seededRandom,
} from '../../../../src/games/root';
import { ALL, dice, type Spec, table } from './scenario';

const mice = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'alliance',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});
const rover = (spec: Partial<Spec>): Spec => mice({ on: 'vagabond', pawn: 5, ...spec });

test('8.2.1, 8.5, 8.5.1 it crafts with sympathy in Daylight, in any order with the rest', () => {
  const t = table(
    mice({ clearings: { 8: { pieces: ['sympathy'] } }, hands: { alliance: ['anvil', 'bake-sale'] } }),
  );
  t.play('alliance', 'mobilize', { card: 'bake-sale' });
  t.play('alliance', 'craft', { card: 'anvil' });
  expect(t.score('alliance')).toBe(2);
});
test('8.2.2 in attack the Alliance has the higher die like anybody', () => {
  const t = table(
    mice({ at: ['evening', 'operations'], officers: 1, clearings: { 8: { a: 3, m: 3 } } }),
    dice([0, 3]),
  );
  t.play('alliance', 'battle', { clearing: 8, defender: t.seat('marquise') });
  expect(t.warriors('marquise', 8)).toBe(0);
  expect(t.warriors('alliance', 8)).toBe(3);
});
const FIVE: readonly DeckCardId[] = ['anvil', 'bake-sale', 'sappers-1', 'armorers-1', 'root-tea-fox'];
test('8.2.3.I, 8.5.2, R18 without a base the stack holds five; mobilizing more is legal and discards', () => {
  const t = table(mice({ supporters: FIVE, hands: { alliance: ['cobbler-1'] } }));
  t.play('alliance', 'mobilize', { card: 'cobbler-1' });
  expect(t.state.secret.supporters).toHaveLength(5);
  expect(t.state.discard).toEqual(['cobbler-1']);
  const base = table(
    mice({ supporters: FIVE, hands: { alliance: ['cobbler-1'] }, clearings: { 8: { pieces: ['foxBase'] } } }),
  );
  base.play('alliance', 'mobilize', { card: 'cobbler-1' });
  expect(base.state.secret.supporters).toHaveLength(6);
});
test('8.2.4 with another base on the map only the lost suit and birds go', () => {
  const t = table(
    mice({
      on: 'marquise',
      clearings: { 8: { m: 2, pieces: ['foxBase'] }, 9: { pieces: ['mouseBase'] } },
      supporters: [
        'anvil',
        'sappers-1',
        'bake-sale',
        'root-tea-rabbit',
        'sword-mouse',
        'investments',
        'mouse-in-a-sack',
        'cobbler-1',
      ],
      officers: 2,
    }),
    dice([0, 0]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  expect(t.asked()).toBeNull();
  expect(t.state.secret.supporters).toHaveLength(6);
  expect(t.player('alliance').board).toMatchObject({ officers: 1 });
});
test('8.2.5.I, 8.4.2.I tokens go next to sympathetic clearings, one in each, for matching supporters', () => {
  const t = table(
    mice({
      at: ['birdsong', 'spread'],
      clearings: { 8: { pieces: ['sympathy'] } },
      supporters: ['bake-sale', 'anvil'],
    }),
  );
  expect(t.legal('spread')).toEqual([{ clearing: 4, supporters: ['bake-sale'] }]);
  const first = table(mice({ at: ['birdsong', 'spread'], supporters: ['bake-sale'] }));
  expect(first.legal('spread').map(({ clearing }) => clearing)).toEqual([3, 4, 5, 10]);
  first.play('alliance', 'spread', { clearing: 3, supporters: ['bake-sale'] });
  expect(first.score('alliance')).toBe(0);
});
test('8.2.6 with an empty hand the deck pays, and a single fitting card is given unasked', () => {
  const moved = (hand: readonly DeckCardId[]) => {
    const t = table(
      mice({
        on: 'marquise',
        clearings: { 9: { m: 2 }, 12: { pieces: ['sympathy'] } },
        hands: { marquise: hand },
        deck: ['cobbler-1'],
      }),
    );
    t.play('marquise', 'move', { from: 9, to: 12, warriors: 1 });
    return t;
  };
  expect(moved([]).state.secret.supporters).toEqual(['cobbler-1']);
  const one = moved(['anvil']);
  expect(one.state.secret.supporters).toEqual(['anvil']);
  expect(one.state.secret.seen).toMatchObject([{ viewer: 0, of: 2, how: 'outrage', cards: ['anvil'] }]);
});
test('8.3.4 three cards of the deck are the first supporters', () => {
  const random = seededRandom('supporters');
  const state = createState(3, { factions: ['marquise', 'alliance', 'vagabond'] }, random);
  while (state.phase === 'setUp')
    applyMove(state, legalMoves(state, deciderOf(state) ?? 0)[0] as Move, random);
  expect(state.secret.supporters).toHaveLength(3);
});
test('8.4.1.I, 8.4.1.II a revolt needs a base on the board and two matching supporters', () => {
  const spec = mice({
    at: ['birdsong', 'revolt'],
    clearings: { 8: { pieces: ['sympathy'] }, 9: { pieces: ['sympathy'] } },
    supporters: ['anvil', 'sappers-1', 'sword-mouse'],
  });
  expect(table(spec).legal('revolt')).toEqual([
    { clearing: 8, supporters: ['anvil', 'sappers-1'] },
    { clearing: 9, supporters: ['sappers-1', 'sword-mouse'] },
  ]);
  const built = table({ ...spec, clearings: { 8: { pieces: ['sympathy'] }, 12: { pieces: ['foxBase'] } } });
  expect(built.legal('revolt')).toEqual([]);
});
test('8.5.3 training takes a card of the suit of a base on the map', () => {
  const t = table(
    mice({
      clearings: { 8: { pieces: ['foxBase'] } },
      hands: { alliance: ['anvil', 'bake-sale', 'sappers-1'] },
    }),
  );
  expect(t.legal('train').map(({ card }) => card)).toEqual(['anvil', 'sappers-1']);
  t.play('alliance', 'train', { card: 'anvil' });
  expect(t.player('alliance')).toMatchObject({ supply: 9, board: { officers: 1 } });
});
test('8.6.1, R19 an operation for each officer there is now', () => {
  const t = table(
    mice({
      at: ['evening', 'operations'],
      officers: 2,
      clearings: { 8: { a: 2, pieces: ['foxBase'] }, 7: { a: 1 } },
    }),
  );
  t.play('alliance', 'recruit', { clearing: 8 });
  expect(t.warriors('alliance', 8)).toBe(3);
  t.play('alliance', 'organize', { clearing: 7 });
  expect(t.pieces(7)).toEqual(['sympathy']);
  expect(t.warriors('alliance', 7)).toBe(0);
  expect(legalMoves(t.state, t.seat('alliance')).map(({ name }) => name)).toEqual(['done']);
  // An officer lost in an Evening battle no longer acts.
  const lost = table(mice({ at: ['evening', 'operations'], officers: 2, clearings: { 8: { a: 2 } } }));
  lost.state.turn.operations = 1;
  const { board } = lost.player('alliance');
  if (board?.faction === 'alliance') board.officers = 1;
  lost.player('alliance').supply += 1;
  expect(lost.legal('move')).toEqual([]);
});
test('8.6.2 it draws one card and one for each base', () => {
  const t = table(
    mice({
      at: ['evening', 'operations'],
      clearings: { 8: { pieces: ['foxBase'] }, 9: { pieces: ['mouseBase'] } },
    }),
  );
  t.play('alliance', 'done', {});
  expect(t.hand('alliance')).toHaveLength(3);
});

test('9.2.1, 9.5.8 he crafts with hammers of his clearing’s suit, and the item is his at once', () => {
  const spec = rover({
    pawn: 8,
    items: ['hammer'],
    hands: { vagabond: ['anvil', 'foxfolk-steel', 'bake-sale'] },
  });
  const t = table(spec);
  expect(t.legal('craft')).toEqual([{ card: 'anvil' }]);
  t.play('vagabond', 'craft', { card: 'anvil' });
  expect(t.items()).toEqual(['hammer x', 'hammer']);
  expect(t.score('vagabond')).toBe(2);
});
test('9.2.2, 9.2.3 the pawn is no warrior, causes no Outrage and moves whoever rules', () => {
  const t = table(
    rover({
      items: ['boots'],
      clearings: { 1: { m: 3, pieces: ['sympathy'] } },
      hands: { vagabond: ['anvil'] },
    }),
  );
  t.play('vagabond', 'move', { from: 5, to: 1 });
  expect(t.asked()).toBeNull();
  expect(t.hand('vagabond')).toEqual(['anvil']);
});
test('9.2.4, 9.2.6, 9.2.7 swords are his maximum; without one he is defenseless; hits damage items', () => {
  const attacked = (items: Spec['items']) => {
    const t = table(rover({ on: 'marquise', items, clearings: { 5: { m: 4 } } }), dice([2, 2]));
    t.play('marquise', 'battle', { clearing: 5, defender: t.seat('vagabond') });
    return t;
  };
  const armed = attacked(['sword', 'boots x', 'tea']);
  expect(armed.asked()).toBe('vagabond: losses');
  armed.choose('vagabond', 'character-boots-1').choose('vagabond', 'character-tea-1');
  expect(armed.items()).toEqual(['sword', 'boots x d', 'tea d']);
  expect(armed.warriors('marquise', 5)).toBe(3);
  const bare = attacked(['boots', 'tea', 'sword d']);
  expect(bare.items()).toEqual(['boots d', 'tea d', 'sword d']);
  expect(bare.warriors('marquise', 5)).toBe(4);
});
test('9.2.5.I, R21 only face-up undamaged items on a track count', () => {
  const t = table(rover({ items: ['coins', 'coins', 'tea d', 'tea x'] }));
  t.play('vagabond', 'done', {});
  expect(t.hand('vagabond')).toHaveLength(3);
});
test('9.2.8 in a coalition the two win together', () => {
  const t = table(
    rover({
      scores: { vagabond: 11, marquise: 8, eyrie: 29, alliance: 20 },
      hands: { vagabond: ['dominance-fox'] },
      on: 'vagabond',
    }),
  );
  t.play('vagabond', 'dominance', { card: 'dominance-fox', partner: t.seat('marquise') });
  t.player('marquise').score = 28;
  t.state.turn.of = t.seat('marquise');
  [t.state.turn.phase, t.state.turn.step] = ['daylight', 'craft'];
  t.state.clearings[7]?.pieces.push('workshop');
  t.state.secret.deck = t.state.secret.deck.filter((card) => card !== 'anvil');
  t.state.secret.hands[t.seat('marquise')] = ['anvil'];
  t.play('marquise', 'craft', { card: 'anvil' });
  expect(t.winners()).toEqual(['marquise', 'vagabond']);
});
test('9.2.8 with three players there is no coalition', () => {
  const scores = { vagabond: 11, marquise: 8, eyrie: 9, alliance: 9 };
  const four = rover({ scores, hands: { vagabond: ['dominance-fox'] }, on: 'vagabond' });
  expect(table(four).legal('dominance')).toEqual([{ card: 'dominance-fox', partner: 0 }]);
  const three = table({ ...four, factions: ['marquise', 'eyrie', 'vagabond'] });
  expect(three.legal('dominance')).toEqual([]);
});
test('9.2.9.IIIb, 9.5.1 into a clearing with Hostile warriors he needs two boots', () => {
  const spec = rover({
    items: ['boots'],
    clearings: { 1: { m: 1 } },
    relationships: { marquise: 'hostile' },
  });
  expect(
    table(spec)
      .legal('move')
      .map(({ to }) => to),
  ).toEqual([2]);
  const t = table({ ...spec, items: ['boots', 'boots'] });
  t.play('vagabond', 'move', { from: 5, to: 1 });
  expect(t.items()).toEqual(['boots x', 'boots x']);
});
test('9.3.1, 9.3.2, 9.3.3, 9.3.4, 9.3.5, 9.3.6 a character, a forest, quests, ruins, Indifferent to all', () => {
  const random = seededRandom('vagabond');
  const state = createState(3, { factions: ['marquise', 'alliance', 'vagabond'] }, random);
  while (state.phase === 'setUp') {
    const moves = legalMoves(state, deciderOf(state) ?? 0);
    if (deciderOf(state) === 2) expect(moves).toHaveLength(21);
    applyMove(state, moves[0] as Move, random);
  }
  const { board } = state.players[2] ?? {};
  if (board?.faction !== 'vagabond') throw new Error('The third seat is the Vagabond.');
  expect(board).toMatchObject({ character: 'thief', at: '1-2-5-10', relationships: [0, 0, null] });
  expect(board.items.map(({ kind }) => kind)).toEqual(CHARACTER_ITEMS.thief);
  expect(state.quests).toHaveLength(3);
  expect(Object.keys(state.secret.ruins)).toEqual(['6', '10', '11', '12']);
});
test('9.4.1, R21 three items are refreshed, and a choice is asked for only where there is one', () => {
  const refreshed = (items: Spec['items']) => {
    const t = table(rover({ on: 'alliance', at: ['evening', 'operations'], items }));
    return t.play('alliance', 'done', {});
  };
  expect(refreshed(['sword x', 'boots x', 'tea xd']).items()).toEqual(['sword', 'boots', 'tea d']);
  const many = refreshed(['sword x', 'boots x', 'tea x', 'bag x']);
  expect(many.asked()).toBe('vagabond: refresh');
  many.choose('vagabond', 'character-bag-1');
  expect(many.state.questions[0]?.left).toBe(2);
});
test('9.4.2 Slip needs no boots, leads into forests too, and once only', () => {
  const t = table(
    rover({
      at: ['birdsong', 'slip'],
      items: [],
      relationships: { marquise: 'hostile' },
      clearings: { 1: { m: 3 } },
    }),
  );
  expect(t.legal('move').map(({ to }) => to)).toEqual([1, 2, '1-2-5-10']);
  t.play('vagabond', 'move', { from: 5, to: 1, slip: true });
  expect(legalMoves(t.state, t.seat('vagabond')).map(({ name }) => name)).toEqual(['done']);
});
test('9.5, 9.5.7, D.3.1 in a forest there are only moves, repairs and Hideout, which ends Daylight', () => {
  const t = table(
    rover({
      pawn: '4-9-12',
      character: 'ranger',
      items: ['boots', 'torch', 'hammer', 'sword d', 'tea xd'],
      hands: { vagabond: ['anvil'] },
    }),
  );
  const names = new Set(legalMoves(t.state, t.seat('vagabond')).map(({ name }) => name));
  expect([...names].sort()).toEqual(['done', 'move', 'repair', 'special']);
  t.play('vagabond', 'repair', { item: 'character-sword-1' });
  expect(t.items()).toEqual(['boots', 'torch', 'hammer x', 'sword', 'tea x d']);
  t.play('vagabond', 'special', { items: ['character-tea-1'] });
  expect(t.state.turn.of).toBe(t.seat('marquise'));
});
test('9.5.2, R23 a battle costs a sword, but not by Command Warren', () => {
  const spec = rover({ items: ['sword x'], clearings: { 5: { m: 1 } } });
  expect(table(spec).legal('battle')).toEqual([]);
  const t = table(
    { ...spec, at: ['daylight', 'dStart'], playAreas: { vagabond: ['command-warren-1'] } },
    dice([0, 0]),
  );
  t.play('vagabond', 'useCard', { card: 'command-warren-1', battle: { clearing: 5, defender: 0 } });
  expect(t.items()).toEqual(['sword x']);
  expect(t.state.turn.step).toBe('actions');
});
test('9.5.3 exploring takes the item under the ruin', () => {
  const t = table(rover({ pawn: 10, items: ['torch'] }));
  const hidden = t.state.secret.ruins['10'];
  t.play('vagabond', 'explore', {});
  expect(t.events).toContainEqual({ type: 'explored', player: 3, clearing: 10, item: hidden });
  expect(t.items()).toHaveLength(2);
});
test('9.5.4 Aid gives a matching card to a player there and may take an item', () => {
  const t = table(
    rover({
      items: ['boots'],
      clearings: { 5: { e: 1 } },
      crafted: { eyrie: ['sword', 'tea'] },
      hands: { vagabond: ['bake-sale', 'anvil'] },
    }),
  );
  expect(t.legal('aid').map(({ card, take }) => [card, take])).toEqual([
    ['bake-sale', undefined],
    ['bake-sale', 'supply-sword-1'],
    ['bake-sale', 'supply-tea-1'],
  ]);
  t.play('vagabond', 'aid', {
    item: 'character-boots-1',
    card: 'bake-sale',
    player: 1,
    take: 'supply-tea-1',
  });
  expect(t.items()).toEqual(['boots x', 'tea']);
  expect(t.player('eyrie').crafted).toEqual(['supply-sword-1']);
  expect(t.hand('eyrie')).toEqual(['bake-sale']);
});
const QUEST_IDS = QUESTS.map(({ id }) => id);
test.each(QUEST_IDS)('9.5.5, R22 the quest %s takes its two items in a clearing of its suit', (quest) => {
  const { items, suit } = questOf(quest);
  const pawn = { fox: 8, rabbit: 5, mouse: 9 }[suit];
  const t = table(rover({ pawn, items: [...items] }));
  t.state.secret.quests = QUESTS.map(({ id }) => id).filter((id) => id !== quest);
  t.state.quests = [quest, ...t.state.secret.quests.splice(0, 2)];
  t.play('vagabond', 'quest', { quest });
  expect(t.state.quests).toHaveLength(3);
  expect(t.asked()).toBe('vagabond: questReward');
  expect(t.options()).toEqual(['cards', 'points']);
  t.choose('vagabond', 'points');
  expect(t.score('vagabond')).toBe(1);
  expect(t.items()).toEqual(items.map((kind) => `${kind} x`));
});
test('9.5.5, R1 the other reward is two cards', () => {
  const t = table(rover({ pawn: 8, items: ['torch', 'hammer'] }));
  t.state.secret.quests = QUESTS.map(({ id }) => id).filter((id) => id !== 'quest-repair-a-shed-fox');
  t.state.quests = ['quest-repair-a-shed-fox'];
  t.play('vagabond', 'quest', { quest: 'quest-repair-a-shed-fox' });
  t.choose('vagabond', 'cards');
  expect(t.hand('vagabond')).toHaveLength(2);
});
test('9.5.9, D.1.2, D.2.2 Steal takes a random card, Day Labor one of the discard pile', () => {
  const thief = table(rover({ items: ['torch'], clearings: { 5: { e: 1 } }, hands: { eyrie: ['anvil'] } }));
  expect(thief.legal('special')).toEqual([{ player: 1 }]);
  thief.play('vagabond', 'special', { player: 1 });
  expect(thief.hand('vagabond')).toEqual(['anvil']);
  expect(thief.state.secret.seen).toMatchObject([{ viewer: 1, how: 'stolen', cards: ['anvil'] }]);
  const tinker = table(
    rover({ character: 'tinker', items: ['torch'], discard: ['anvil', 'bake-sale', 'sappers-1'] }),
  );
  expect(tinker.legal('special')).toEqual([{ card: 'bake-sale' }, { card: 'sappers-1' }]);
  tinker.play('vagabond', 'special', { card: 'sappers-1' });
  expect(tinker.hand('vagabond')).toEqual(['sappers-1']);
});
test('9.6.1, 9.6.2, 9.6.3, 9.6.4 a night in the forest repairs, then he draws and keeps to the limits', () => {
  const t = table(rover({ pawn: '4-9-12', items: ['sword d', 'tea xd', 'boots x', 'coins'] }));
  t.play('vagabond', 'done', {});
  expect(t.items()).toEqual(['sword', 'tea', 'boots x', 'coins']);
  expect(t.hand('vagabond')).toHaveLength(2);
});
