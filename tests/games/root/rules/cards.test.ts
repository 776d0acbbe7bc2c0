import {
  applyMove,
  battleOdds,
  cardOf,
  DECK,
  type DeckCardId,
  deciderOf,
  defaultMove,
  explain,
  kindOf,
  legalMoves,
  parseMove,
  previewMove,
  seededRandom,
} from '../../../../src/games/root';
import { dice, type Spec, table, wood } from './scenario';

/** Workshops for every cost. */
const WORKSHOPS: Spec['clearings'] = {
  5: { m: 1, pieces: ['workshop', 'workshop'] },
  8: { m: 1, pieces: ['workshop', 'workshop'] },
  9: { m: 1, pieces: ['workshop', 'workshop'] },
};
const idsOf = (...kinds: readonly string[]): DeckCardId[] =>
  DECK.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);

const ITEM_CARDS = idsOf('item');
test.each(ITEM_CARDS)('K, 3.2.2 %s brings its item and its points', (id) => {
  const card = cardOf(id);
  const t = table(wood({ at: ['daylight', 'craft'], clearings: WORKSHOPS, hands: { marquise: [id] } }));
  t.play('marquise', 'craft', { card: id });
  expect(t.player('marquise').crafted.map(kindOf)).toEqual([card.item]);
  expect(t.score('marquise')).toBe(card.points);
  expect(t.state.discard).toEqual([id]);
});
const LASTING = idsOf('lasting').filter((id) => id !== 'royal-claim' && !id.startsWith('stand-and'));
test.each(LASTING)('K, 4.1.3 %s is crafted by its cost and stays', (id) => {
  const t = table(wood({ at: ['daylight', 'craft'], clearings: WORKSHOPS, hands: { marquise: [id] } }));
  t.play('marquise', 'craft', { card: id });
  expect(t.player('marquise').playArea).toEqual([id]);
  expect(t.state.turn.activated).toEqual({
    fox: cardOf(id).cost.filter((symbol) => symbol === 'fox').length,
    rabbit: cardOf(id).cost.filter((symbol) => symbol === 'rabbit').length,
    mouse: cardOf(id).cost.filter((symbol) => symbol === 'mouse').length,
  });
});
const FAVORS = idsOf('favor');
test.each(FAVORS)('K, R6 %s clears every clearing of its suit of enemies', (id) => {
  const { suit } = cardOf(id);
  const three = { fox: [1, 6, 8], rabbit: [3, 4, 5], mouse: [2, 7, 9] }[suit as 'fox' | 'rabbit' | 'mouse'];
  const clearings = Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      i + 1,
      { m: 1, e: 1, pieces: three.includes(i + 1) ? ['workshop' as const] : [] },
    ]),
  );
  const t = table(wood({ at: ['daylight', 'craft'], clearings, hands: { marquise: [id] } }));
  t.play('marquise', 'craft', { card: id });
  const left = t.state.clearings
    .filter(({ warriors }) => (warriors[1] ?? 0) > 0)
    .map((clearing) => clearing.suit);
  expect(left).toHaveLength(8);
  expect(left).not.toContain(suit);
  expect(t.warriors('marquise', three[0] ?? 0)).toBe(1);
  expect(t.state.discard).toEqual([id]);
});
test('K, R9 a Favor that brings thirty points is discarded although the game is over', () => {
  const clearings = Object.fromEntries(
    [1, 6, 8].map((clearing) => [clearing, { m: 1, pieces: ['workshop' as const] }]),
  );
  const t = table(
    wood({
      at: ['daylight', 'craft'],
      clearings: { ...clearings, 12: { e: 1, pieces: ['roost'] } },
      scores: { marquise: 29 },
      hands: { marquise: ['favor-of-the-foxes'] },
    }),
  );
  t.play('marquise', 'craft', { card: 'favor-of-the-foxes' });
  expect(t.winners()).toEqual(['marquise']);
  expect(t.state.discard).toEqual(['favor-of-the-foxes']);
});
const AMBUSH_CARDS = idsOf('ambush');
test.each(AMBUSH_CARDS)('K, 4.3.1 %s is played where it matches', (id) => {
  for (const [clearing, suit] of [
    [8, 'fox'],
    [5, 'rabbit'],
    [9, 'mouse'],
  ] as const) {
    const t = table(wood({ clearings: { [clearing]: { m: 3, e: 1 } }, hands: { eyrie: [id] } }));
    t.play('marquise', 'battle', { clearing, defender: 1 });
    expect(t.asked()).toBe('eyrie: ambush');
    expect(t.options().includes(id)).toBe(cardOf(id).suit === 'bird' || cardOf(id).suit === suit);
  }
});
const DOMINANCE = idsOf('dominance');
test.each(DOMINANCE)('K, 3.3.1 %s is activated with ten points', (id) => {
  const t = table(wood({ scores: { marquise: 10 }, hands: { marquise: [id] }, clearings: { 1: { m: 1 } } }));
  t.play('marquise', 'dominance', { card: id });
  expect(t.player('marquise')).toMatchObject({ dominance: id, score: null });
});

test('K Better Burrow Bank: the player draws, then an enemy of choice', () => {
  const t = table(wood({ at: ['birdsong', 'bStart'], playAreas: { marquise: ['better-burrow-bank-1'] } }));
  t.play('marquise', 'useCard', { card: 'better-burrow-bank-1' });
  expect(t.asked()).toBe('marquise: bank');
  t.choose('marquise', 2);
  expect([t.hand('marquise').length, t.hand('alliance').length]).toEqual([1, 1]);
});
test('K, T of two players the other one draws from Better Burrow Bank, and nobody is asked which', () => {
  const t = table(
    wood({
      factions: ['marquise', 'eyrie'],
      at: ['birdsong', 'bStart'],
      playAreas: { marquise: ['better-burrow-bank-1'] },
    }),
  );
  t.play('marquise', 'useCard', { card: 'better-burrow-bank-1' });
  expect([t.hand('marquise').length, t.hand('eyrie').length, t.asked()]).toEqual([1, 1, null]);
});
test('K Royal Claim: a point for each clearing ruled, and it is discarded', () => {
  const t = table(
    wood({
      at: ['birdsong', 'wood'],
      playAreas: { marquise: ['royal-claim'] },
      clearings: { 5: { m: 1 }, 8: { m: 2, e: 1 }, 9: { e: 1 } },
    }),
  );
  t.play('marquise', 'useCard', { card: 'royal-claim' });
  expect(t.score('marquise')).toBe(2);
  expect(t.state.discard).toEqual(['royal-claim']);
  // In a reshuffled deck nobody may know it: nothing else names it.
  expect(t.state.turn.used).toEqual([]);
});
test('K Stand and Deliver: a random card of an enemy, who scores a point, once a turn', () => {
  const t = table(
    wood({
      at: ['birdsong', 'wood'],
      playAreas: { marquise: ['stand-and-deliver-1'] },
      hands: { eyrie: ['anvil', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'useCard', { card: 'stand-and-deliver-1', player: 1 });
  expect(t.score('eyrie')).toBe(1);
  expect(t.hand('marquise')).toHaveLength(1);
  expect(t.state.turn.step).toBe('craft');
});
test('K Tax Collector: a warrior for a card, once a turn', () => {
  const t = table(wood({ playAreas: { marquise: ['tax-collector-1'] }, clearings: { 5: { m: 2 } } }));
  t.play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 5 });
  expect([t.warriors('marquise', 5), t.hand('marquise').length]).toEqual([1, 1]);
  expect(t.legal('useCard')).toEqual([]);
});
test('K, R23 Cobbler: one move at the start of Evening, for the Vagabond not out of a forest', () => {
  const spec = wood({
    at: ['evening', 'eStart'],
    playAreas: { marquise: ['cobbler-1'] },
    clearings: { 5: { m: 2 } },
  });
  const t = table(spec);
  t.play('marquise', 'useCard', { card: 'cobbler-1', move: { from: 5, to: 1, warriors: 2 } });
  expect(t.warriors('marquise', 1)).toBe(2);
  const forest = table({ ...spec, on: 'vagabond', playAreas: { vagabond: ['cobbler-1'] } });
  expect(forest.legal('useCard')).toEqual([]);
});
test('K, R5.B7 Sappers and Armorers: the attacker passes first, then the defender, then the attacker once more', () => {
  const t = table(
    wood({ clearings: { 5: { m: 3, e: 3 } }, playAreas: { marquise: ['armorers-1'], eyrie: ['sappers-1'] } }),
    dice([2, 1]),
  );
  t.play('marquise', 'battle', { clearing: 5, defender: 1 });
  expect(t.asked()).toBe('marquise: effects');
  t.choose('marquise', 'pass');
  expect(t.asked()).toBe('eyrie: effects');
  t.choose('eyrie', 'pass');
  expect(t.asked()).toBe('marquise: effects');
  t.choose('marquise', 'armorers-1');
  expect(t.asked()).toBe('eyrie: effects');
  t.choose('eyrie', 'sappers-1');
  expect([t.warriors('marquise', 5), t.warriors('eyrie', 5)]).toEqual([2, 1]);
});

test('T a step that needs nothing passes by itself; a card of Birdsong holds its last step', () => {
  const passed = (playArea: readonly DeckCardId[]) => {
    const t = table(
      wood({ on: 'vagabond', at: ['evening', 'itemLimit'], playAreas: { marquise: playArea } }),
    );
    t.play('vagabond', 'done', {});
    return t.state.turn.step;
  };
  expect(passed([])).toBe('craft');
  expect(passed(['royal-claim'])).toBe('wood');
  expect(passed(['better-burrow-bank-1'])).toBe('bStart');
  expect(passed(['cobbler-1'])).toBe('craft');
});
test('T a move of the next step leaves the start of the phase, and its cards with it', () => {
  const t = table(
    wood({
      on: 'vagabond',
      at: ['daylight', 'dStart'],
      pawn: 5,
      items: ['boots'],
      clearings: { 1: { m: 1 } },
      playAreas: { vagabond: ['command-warren-1'] },
    }),
  );
  t.play('vagabond', 'move', { from: 5, to: 1 });
  expect(t.state.turn.step).toBe('actions');
  expect(t.legal('useCard')).toEqual([]);
});
test('T, R27 the default of every decision is legal, and a game of defaults goes on for many turns', () => {
  for (const seed of ['one', 'two', 'three']) {
    const random = seededRandom(seed);
    const t = table(wood({ hands: { eyrie: ['anvil'], marquise: ['bake-sale'] } }));
    // Every other decision is any legal one, so that questions of all kinds come up.
    for (let i = 0; i < 600 && deciderOf(t.state) !== null; i++) {
      const seat = deciderOf(t.state) ?? 0;
      const move = defaultMove(t.state);
      expect(explain(t.state, seat, move)).toBeNull();
      const moves = legalMoves(t.state, seat);
      applyMove(t.state, i % 2 ? move : (moves[random.index(moves.length)] ?? move), random);
    }
    expect(t.state.turn.number).toBeGreaterThan(3);
  }
});
test('S moves are read from anything and never throw', () => {
  expect(parseMove('move', { from: 1, to: 5, warriors: 2 })).toEqual({
    name: 'move',
    arg: { from: 1, to: 5, warriors: 2 },
  });
  expect(parseMove('spread', { clearing: 3, supporters: ['bake-sale', 'anvil'] })).toEqual({
    name: 'spread',
    arg: { clearing: 3, supporters: ['anvil', 'bake-sale'] },
  });
  expect(
    parseMove('addToDecree', {
      cards: [
        { card: 'anvil', column: 'move' },
        { card: 'anvil', column: 'build' },
      ],
    }),
  ).toBeNull();
  expect(parseMove('toString', {})).toBeNull();
  expect(parseMove('move', { from: 1, to: 'nowhere' })).toBeNull();
});
test('S a preview of a battle gives the odds of all sixteen throws and rolls no dice', () => {
  const t = table(wood({ clearings: { 5: { m: 2, e: 1 } } }));
  const odds = battleOdds(t.state, 0, { clearing: 5, defender: 1 });
  expect(odds.outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(odds.most).toEqual({ attacker: 2, defender: 1 });
  // No defender is hit only by 0 and 0.
  expect(odds.outcomes.filter(({ defenderLoses }) => defenderLoses === 0)).toEqual([
    { attackerLoses: 0, defenderLoses: 0, chance: 1 / 16 },
  ]);
  const preview = previewMove(t.state, 0, { name: 'battle', arg: { clearing: 5, defender: 1 } });
  expect(preview?.odds).toEqual(odds);
  expect(preview?.events.some(({ type }) => type === 'rolled')).toBe(false);
  const build = previewMove(t.state, 0, { name: 'build', arg: { clearing: 5, kind: 'workshop', wood: {} } });
  expect(build?.after.clearings[4]?.pieces).toEqual(['workshop']);
  expect(previewMove(t.state, 0, { name: 'done', arg: {} })?.changes[0]).toEqual({ cards: 1 });
});
