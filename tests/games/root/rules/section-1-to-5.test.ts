import {
  applyMove,
  createState,
  type DeckCardId,
  deciderOf,
  type FactionId,
  type GameState,
  legalMoves,
  MAPS,
  type Move,
  neighbours,
  playerView,
  rulerOf,
  seatOfFaction,
  seededRandom,
  validateOptions,
} from '../../../../src/games/root';
import { dice, type Spec, table, wood } from './scenario';

test('1.1.1, 1.1.2 a faction’s rule holds against a general one, and what cannot be cannot be', () => {
  // The Vagabond moves whoever rules; nobody but the Marquise places pieces at the keep, not even with a free slot.
  const t = table(
    wood({ on: 'vagabond', pawn: 5, items: ['boots'], clearings: { 1: { m: 3 }, 5: { m: 3 } } }),
  );
  expect(t.legal('move').map(({ to }) => to)).toEqual([1, 2]);
  const keep = table(
    wood({
      on: 'alliance',
      at: ['evening', 'operations'],
      officers: 1,
      clearings: { 1: { a: 1, pieces: ['keep'] } },
    }),
  );
  expect(keep.legal('organize')).toEqual([]);
});

test('1.1.3, R7.b where the order of hospitals and Outrage is open the player on turn decides', () => {
  const t = table(
    wood({
      on: 'marquise',
      clearings: { 1: { pieces: ['keep'] }, 8: { m: 3, a: 1, pieces: ['sympathy'] } },
      hands: { marquise: ['anvil', 'foxfolk-steel'] },
    }),
    dice([2, 2]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  expect(t.asked()).toBe('marquise: order');
  expect(t.options()).toEqual(['hospitals', 'outrage']);
  t.choose('marquise', 'outrage');
  expect(t.asked()).toBe('marquise: outrage');
});

test('1.2.1, 1.2.2, R12 sizes of hands and the discard pile are open, cards in hands are not', () => {
  const t = table(wood({ hands: { eyrie: ['anvil', 'bake-sale'] }, discard: ['sappers-1'] }));
  const view = playerView(t.state, t.seat('marquise'));
  expect(view.secret.hands[t.seat('eyrie')]).toEqual([null, null]);
  expect(view.discard).toEqual(['sappers-1']);
  expect(playerView(t.state, null).secret.deck.every((card) => card === null)).toBe(true);
});

test('1.3.1, 1.3.2 no move gives a card to another player but Aid, and none asks for consent', () => {
  const t = table(wood({ clearings: { 5: { m: 2, e: 1 } }, hands: { marquise: ['anvil'] } }));
  const names = new Set(legalMoves(t.state, t.seat('marquise')).map(({ name }) => name));
  expect([...names].sort()).toEqual(['battle', 'build', 'done', 'move']);
});

test('1.4.1 Birdsong, Daylight, Evening, then the next player clockwise', () => {
  const t = table(wood({ hands: {}, clearings: { 1: { m: 1 } } }));
  t.play('marquise', 'done', {});
  const phases = t.events.flatMap((event) => (event.type === 'phaseBegan' ? event.phase : []));
  expect(phases[0]).toBe('evening');
  expect(t.events).toContainEqual({ type: 'turnBegan', player: t.seat('eyrie'), turn: t.state.turn.number });
  expect(t.state.turn.of).toBe(t.seat('eyrie'));
});

test('1.4.2, R14 the second move of a March follows at once or is given up', () => {
  const t = table(wood({ clearings: { 1: { m: 4, pieces: ['recruiter'] } } }));
  t.play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  expect(t.state.turn).toMatchObject({ actions: 2, march: 1 });
  t.play('marquise', 'recruit', {});
  expect(t.state.turn).toMatchObject({ actions: 1, march: 0 });
  t.play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  t.play('marquise', 'done', {});
  expect(t.state.turn).toMatchObject({ actions: 0, march: 0, step: 'actions' });
  expect(t.legal('move')).toEqual([]);
});

test('1.5.1, 1.5.2, 1.5.3 there are no more pieces than the box holds, and each keeps its owner', () => {
  const t = table(wood({ clearings: { 1: { m: 25, pieces: ['recruiter'] } } }));
  expect(t.legal('recruit')).toEqual([]);
});

test('1.5.5, R20 forced Allied warriors come along only where their own faction rules, and pay Outrage themselves', () => {
  const spec = wood({
    on: 'vagabond',
    pawn: 5,
    items: ['boots'],
    relationships: { eyrie: 3 },
    clearings: { 5: { e: 2 }, 1: { pieces: ['sympathy'] }, 2: { m: 5 } },
    hands: { eyrie: ['anvil', 'bake-sale'] },
  });
  const t = table(spec);
  t.play('vagabond', 'move', { from: 5, to: 1, ally: { player: t.seat('eyrie'), warriors: 2 } });
  expect(t.asked()).toBe('eyrie: outrage');
  expect(t.options()).toEqual(['anvil']);
  const ruled = table({ ...spec, clearings: { 5: { e: 2, m: 3 }, 2: { m: 5 } } });
  expect(ruled.legal('move').every(({ ally }) => ally === undefined)).toBe(true);
});

test('2.1, R10 a deck that runs out is made of the discards at once', () => {
  const t = table(
    wood({
      discard: ['anvil', 'bake-sale'],
      playAreas: { marquise: ['tax-collector-1'] },
      clearings: { 5: { m: 2 } },
    }),
  );
  const spare = t.state.secret.deck.splice(0, t.state.secret.deck.length - 1);
  t.state.secret.hands[t.seat('eyrie')] = spare;
  t.play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 5 });
  expect(t.state.discard).toEqual([]);
  expect(t.state.secret.deck).toHaveLength(2);
});

test('2.1.1, 2.1.1.II a bird stands for any suit, nothing stands for a bird', () => {
  const t = table(
    wood({
      clearings: { 8: { m: 1, pieces: ['sawmill'] } },
      hands: { marquise: ['armorers-1', 'anvil', 'bake-sale'] },
    }),
  );
  expect(t.legal('overwork').map(({ card }) => card)).toEqual(['armorers-1', 'anvil']);
  expect(t.legal('extraAction')).toEqual([{ card: 'armorers-1' }]);
});

test('2.1.2, 2.1.3 ambushes and dominance cards are good for their suit and cannot be crafted', () => {
  const t = table(
    wood({
      at: ['daylight', 'craft'],
      clearings: { 8: { m: 1, pieces: ['sawmill', 'workshop'] } },
      hands: { marquise: ['ambush-fox', 'dominance-fox'] },
    }),
  );
  expect(t.legal('craft')).toEqual([]);
  expect(t.legal('overwork').map(({ card }) => card)).toEqual(['ambush-fox', 'dominance-fox']);
});

test('2.2.1, 2.2.2, 2.2.3 warriors walk along paths, and a building needs a free slot', () => {
  expect(neighbours('autumn', 12)).toEqual([4, 7, 9, 10, 11]);
  const t = table(wood({ clearings: { 1: { m: 2, pieces: ['sawmill', 'wood', 'wood'] }, 5: { m: 2 } } }));
  const builds = new Set(t.legal('build').map(({ clearing }) => clearing));
  expect([...builds]).toEqual([5]);
});
test('2.2.4 a ruin fills a slot until it is explored', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 10,
      items: ['torch'],
      clearings: { 10: { m: 2, pieces: ['sawmill', 'wood'] } },
    }),
  );
  t.play('vagabond', 'explore', {});
  expect(t.state.clearings[9]?.ruin).toBe(false);
  expect(t.score('vagabond')).toBe(1);
});
test('2.3, C.1.1 rivers are no paths, on the Winter map they divide forests', () => {
  expect(neighbours('winter', 11)).not.toContain(12);
  expect(MAPS.winter.forests.map(({ id }) => id)).toContain('4-10-11');
  const { clearings } = createState(2, { map: 'winter' }, seededRandom('suits'));
  for (const suit of ['fox', 'rabbit', 'mouse']) {
    expect(clearings.filter((clearing) => clearing.suit === suit)).toHaveLength(4);
  }
});
test('2.4, 2.4.1 a forest touches the clearings on its rim and the forests across one path', () => {
  const t = table(wood({ on: 'vagabond', at: ['birdsong', 'slip'], pawn: '4-9-12', items: [] }));
  expect(t.legal('move').map(({ to }) => to)).toEqual([4, 9, 12, '1-9-10-12', '4-7-8-12']);
});
test('2.5 tokens and pawns do not count for rule', () => {
  const { state } = table(wood({ pawn: 8, clearings: { 8: { a: 1, pieces: ['wood', 'wood', 'keep'] } } }));
  expect(rulerOf(state, 8)).toBe(2);
});
test('2.5, 7.2.2 the most warriors and buildings rule, a tie nobody, unless the Eyrie are in it', () => {
  const t = table(
    wood({
      clearings: {
        4: { m: 1, a: 1 },
        5: { m: 1, e: 1 },
        6: { m: 1, a: 2 },
        7: { m: 1, a: 2, pieces: ['sawmill', 'workshop'] },
        8: { m: 2, e: 1, a: 2 },
      },
    }),
  );
  expect(rulerOf(t.state, 4)).toBeNull();
  expect(rulerOf(t.state, 5)).toBe(t.seat('eyrie'));
  expect(rulerOf(t.state, 6)).toBe(t.seat('alliance'));
  expect(rulerOf(t.state, 7)).toBe(t.seat('marquise'));
  expect(rulerOf(t.state, 8)).toBeNull();
  expect(rulerOf(t.state, 9)).toBeNull();
});

test('3.2.1, 3.2.2 a removed building or token is a point, a crafted item what its card says', () => {
  const t = table(
    wood({
      at: ['daylight', 'craft'],
      clearings: { 8: { m: 1, pieces: ['workshop'] } },
      hands: { marquise: ['anvil'] },
    }),
  );
  t.play('marquise', 'craft', { card: 'anvil' });
  expect(t.score('marquise')).toBe(2);
  expect(t.player('marquise').crafted).toEqual(['supply-hammer-1']);
});

const dominance = (spec: Partial<Spec>) =>
  table(
    wood({
      clearings: { 1: { m: 1 } },
      scores: { marquise: 10 },
      hands: { marquise: ['dominance-fox'] },
      ...spec,
    }),
  );
test('3.3.1, 3.3.2 with ten points a dominance card may be activated once, and one scores no more', () => {
  expect(dominance({ scores: { marquise: 9 } }).legal('dominance')).toEqual([]);
  expect(
    dominance({ scores: { marquise: 9 } }).refused('marquise', 'dominance', { card: 'dominance-fox' }),
  ).toBe('tooFewPoints');
  const t = dominance({ hands: { marquise: ['dominance-fox', 'dominance-bird'] } });
  t.play('marquise', 'dominance', { card: 'dominance-fox' });
  expect(t.score('marquise')).toBeNull();
  expect(t.legal('dominance')).toEqual([]);
  expect(t.player('marquise').dominance).toBe('dominance-fox');
});
test('3.3.1.I three clearings of its suit at the start of Birdsong win', () => {
  const t = dominance({ clearings: { 1: { m: 1 }, 6: { m: 1 }, 8: { m: 1 } } });
  t.play('marquise', 'dominance', { card: 'dominance-fox' });
  t.state.turn.of = t.seat('vagabond');
  [t.state.turn.phase, t.state.turn.step] = ['evening', 'itemLimit'];
  t.play('vagabond', 'done', {});
  expect(t.winners()).toEqual(['marquise']);
  expect(t.state.result?.reason).toBe('dominance');
});
test('3.3.1.I two clearings of its suit do not win', () => {
  const t = dominance({ clearings: { 1: { m: 1 }, 6: { m: 1 }, 9: { m: 1 } } });
  t.play('marquise', 'dominance', { card: 'dominance-fox' });
  t.state.turn.of = t.seat('vagabond');
  [t.state.turn.phase, t.state.turn.step] = ['evening', 'itemLimit'];
  t.play('vagabond', 'done', {});
  expect(t.state.result).toBeNull();
});
test('3.3.3, 3.3.4 a spent dominance card lies beside the map and may be taken for a card of its suit', () => {
  const t = dominance({
    scores: {},
    available: ['dominance-bird', 'dominance-rabbit'],
    hands: { marquise: ['dominance-fox', 'bake-sale', 'armorers-1'] },
    clearings: { 8: { m: 1, pieces: ['sawmill'] } },
  });
  expect(t.legal('dominance')).toEqual([
    { take: 'dominance-bird', spend: 'armorers-1' },
    { take: 'dominance-rabbit', spend: 'bake-sale' },
    { take: 'dominance-rabbit', spend: 'armorers-1' },
  ]);
  t.play('marquise', 'dominance', { take: 'dominance-rabbit', spend: 'bake-sale' });
  expect(t.hand('marquise')).toContain('dominance-rabbit');
  t.play('marquise', 'overwork', { clearing: 8, card: 'dominance-fox' });
  expect(t.state.available).toContain('dominance-fox');
  expect(t.state.discard).toEqual(['bake-sale']);
});

const crafting = (hand: readonly DeckCardId[], spec: Partial<Spec> = {}) =>
  table(
    wood({
      at: ['daylight', 'craft'],
      clearings: {
        5: { m: 1, pieces: ['workshop', 'workshop'] },
        8: { m: 1, pieces: ['workshop'] },
        7: { m: 1, pieces: ['workshop'] },
      },
      hands: { marquise: hand },
      ...spec,
    }),
  );
test('4.1.1 each crafting piece is activated at most once a turn', () => {
  const t = crafting(['cobbler-1', 'a-visit-to-friends']);
  t.play('marquise', 'craft', { card: 'cobbler-1' });
  expect(t.legal('craft')).toEqual([]);
});
test('4.1.1, K Royal Claim takes any four pieces, and the player says which', () => {
  const t = crafting(['royal-claim'], {
    clearings: {
      5: { m: 1, pieces: ['workshop', 'workshop'] },
      8: { pieces: ['workshop', 'workshop'] },
      7: { pieces: ['workshop'] },
    },
  });
  expect(t.legal('craft').map(({ use }) => use)).toEqual([
    ['fox', 'mouse', 'rabbit', 'rabbit'],
    ['fox', 'fox', 'rabbit', 'rabbit'],
    ['fox', 'fox', 'mouse', 'rabbit'],
  ]);
});
test('4.1.2 an item that the supply has not cannot be crafted', () => {
  const t = crafting(['crossbow-bird']);
  expect(t.legal('craft')).toHaveLength(1);
  t.state.items = t.state.items.filter((item) => item !== 'supply-crossbow-1');
  t.state.lostItems.push('supply-crossbow-1');
  expect(t.legal('craft')).toEqual([]);
  expect(t.refused('marquise', 'craft', { card: 'crossbow-bird' })).toBe('itemGone');
});
test('4.1.3, 4.1.4 a lasting card stays before the player, and no second one of its name', () => {
  const t = crafting(['codebreakers-1', 'codebreakers-2']);
  t.play('marquise', 'craft', { card: 'codebreakers-1' });
  expect(t.player('marquise').playArea).toEqual(['codebreakers-1']);
  expect(t.legal('craft')).toEqual([]);
});
test('4.2, 4.2.1, 4.2.2 a move needs rule of one of the two clearings, and may be made again', () => {
  const t = table(wood({ clearings: { 1: { m: 1, e: 2 }, 5: { m: 1 }, 9: { e: 1 } } }));
  const from1 = t.legal('move').filter(({ from }) => from === 1);
  expect(from1).toEqual([{ from: 1, to: 5, warriors: 1 }]);
  expect(t.refused('marquise', 'move', { from: 1, to: 9, warriors: 1 })).toBe('notRuled');
  expect(t.refused('marquise', 'move', { from: 1, to: 12, warriors: 1 })).toBe('notAdjacent');
  t.play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  t.play('marquise', 'move', { from: 5, to: 2, warriors: 2 });
  expect(t.warriors('marquise', 2)).toBe(2);
});
test('4.3, R15 a battle is against an enemy with any piece there, a token too', () => {
  const t = table(wood({ pawn: 8, clearings: { 8: { m: 1, e: 1, pieces: ['sympathy'] }, 5: { e: 1 } } }));
  expect(t.legal('battle')).toEqual([1, 2, 3].map((defender) => ({ clearing: 8, defender })));
});
test('4.3.1, 4.3.2, 4.3.3, 4.3.4, R5 whoever loses pieces says which when there is a choice', () => {
  const t = table(
    wood({ clearings: { 11: { m: 4, e: 0, a: 0, pieces: ['sympathy', 'mouseBase'] } } }),
    dice([0, 0]),
  );
  t.play('marquise', 'battle', { clearing: 11, defender: t.seat('alliance') });
  expect(t.asked()).toBe('alliance: losses');
  t.choose('alliance', 'sympathy');
  expect(t.pieces(11)).toEqual(['mouseBase']);
});

/** All set-ups by the first legal choice. */
function setUp(players: number, options: Parameters<typeof createState>[1]): GameState {
  const random = seededRandom('set-up');
  const state = createState(players, options, random);
  while (state.phase !== 'play')
    applyMove(state, legalMoves(state, deciderOf(state) ?? 0)[0] as Move, random);
  return state;
}
test('5.1.1, 5.1.2, 5.1.3, 5.1.4, 5.1.5, 5.1.6 scores 0, three cards each, ruins, items; two play without dominance', () => {
  const two = createState(2, {}, seededRandom('a'));
  expect(two.secret.hands.map((hand) => hand.length)).toEqual([3, 3]);
  expect(two.players.map(({ score }) => score)).toEqual([0, 0]);
  expect([...two.secret.deck, ...two.secret.hands.flat()].some((card) => card?.startsWith('dominance'))).toBe(
    false,
  );
  expect(two.secret.deck).toHaveLength(44);
  expect(two.items).toHaveLength(12);
  expect(two.clearings.filter(({ ruin }) => ruin)).toHaveLength(4);
  const firsts = new Set(Array.from({ length: 20 }, (_, i) => createState(2, {}, seededRandom(i)).first));
  expect(firsts.size).toBe(2);
});
test('5.1.7 the factions set up in the order A to D, whatever their seats', () => {
  const random = seededRandom('order');
  const state = createState(4, { factions: ['vagabond', 'alliance', 'eyrie', 'marquise'] }, random);
  const order: (FactionId | null | undefined)[] = [];
  while (state.phase === 'setUp') {
    order.push(state.players[deciderOf(state) ?? 0]?.faction);
    applyMove(state, legalMoves(state, deciderOf(state) ?? 0)[0] as Move, random);
  }
  expect(order).toEqual(['marquise', 'eyrie', 'vagabond']);
  expect(state.turn.of).toBe(state.first);
});
test('5.2, R25 mixes below the advised reach only where any factions may be taken', () => {
  expect(validateOptions({ factions: ['marquise', 'eyrie'] }, 2)).toBeUndefined();
  expect(validateOptions({ factions: ['eyrie', 'alliance'] }, 2)).toContain('reach of 10');
  expect(validateOptions({ factions: ['eyrie', 'alliance'], anyFactions: true }, 2)).toBeUndefined();
  expect(validateOptions({ factions: ['eyrie', 'eyrie'] }, 2)).toContain('once');
  expect(validateOptions({ factions: ['eyrie'] }, 2)).toContain('seat');
  for (const options of [
    { map: 'spring' },
    { suits: 1 },
    { anyFactions: 0 },
    { factions: 'all' },
    { colour: 1 },
    [],
  ]) {
    expect(typeof validateOptions(options, 3)).toBe('string');
  }
});
test('R25, S factions are picked from the last seat to the first, and the last choice is no choice', () => {
  const random = seededRandom('pick');
  const state = createState(3, { factions: 'pick' }, random);
  expect(state.phase).toBe('factions');
  expect(deciderOf(state)).toBe((state.first + 2) % 3);
  applyMove(state, { name: 'choose', arg: { option: 'eyrie' } }, random);
  expect(deciderOf(state)).toBe((state.first + 1) % 3);
  applyMove(state, { name: 'choose', arg: { option: 'alliance' } }, random);
  expect(seatOfFaction(state, 'marquise')).toBe(state.first);
  expect(state.phase).toBe('setUp');
});
test('R2, R27 one seat decides at a time, and one without pieces still has turns', () => {
  const state = setUp(2, {});
  const other = 1 - (deciderOf(state) ?? 0);
  expect(legalMoves(state, other)).toEqual([]);
  const t = table(wood({ on: 'alliance', at: ['evening', 'operations'] }));
  t.play('alliance', 'done', {});
  expect(t.state.turn.of).toBe(t.seat('vagabond'));
});
