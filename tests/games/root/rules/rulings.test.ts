/** Rulings that surprise, one by one: what a rule of many sentences says besides its main point. */
import { createState, type DeckCardId, hiddenFrom, MAPS, seededRandom } from '../../../../src/games/root';
import { ALL, dice, type Spec, table, wood } from './scenario';

const FIVE: readonly DeckCardId[] = ['anvil', 'bake-sale', 'sappers-1', 'cobbler-1', 'royal-claim'];

test('R10, 1.5.4 with nothing to draw and nothing to shuffle the rest of a draw is lost', () => {
  const t = table(
    wood({ clearings: { 8: { pieces: ['recruiter', 'recruiter'] }, 9: { pieces: ['recruiter', 'roost'] } } }),
  );
  const { secret } = t.state;
  secret.hands[t.seat('vagabond')] = secret.deck.splice(0, secret.deck.length - 1);
  const [last] = secret.deck;
  t.play('marquise', 'done', {});
  expect(t.hand('marquise')).toEqual([last]);
  // The Eyrie find none for their Decree, which is then left as it is (R17).
  expect([t.hand('eyrie'), t.state.turn.of, t.state.turn.phase]).toEqual([[], t.seat('eyrie'), 'daylight']);
});
test('R17 without a clearing that can take it there is no new roost', () => {
  // Buildings of hers stand everywhere but at the keep.
  const kinds = ['sawmill', 'workshop', 'recruiter'] as const;
  const slots = [2, 2, 3, 4, 5, 5, 6, 7, 7, 8, 8, 9, 9, 10, 11, 11, 12];
  const full: Record<number, { pieces: (typeof kinds)[number][] }> = {};
  slots.forEach((id, i) => {
    full[id] ??= { pieces: [] };
    full[id].pieces.push(kinds[i % kinds.length] ?? 'sawmill');
  });
  const t = table(
    wood({
      on: 'eyrie',
      at: ['birdsong', 'addDecree'],
      clearings: { ...full, 1: { pieces: ['keep'] } },
      hands: { eyrie: ['anvil'] },
    }),
  );
  t.play('eyrie', 'addToDecree', { cards: [{ card: 'anvil', column: 'move' }] });
  expect([t.asked(), t.state.turn.step, t.player('eyrie').supply]).toEqual([null, 'craft', 20]);
});
test('R11 a card of Aid cannot be refused, and a hand has a limit only in its owner’s Evening', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 5,
      items: ['boots'],
      clearings: { 5: { m: 1 } },
      hands: { marquise: FIVE, vagabond: ['root-tea-rabbit'] },
    }),
  );
  t.play('vagabond', 'aid', { item: 'character-boots-1', card: 'root-tea-rabbit', player: 0 });
  expect([t.asked(), t.hand('marquise').length]).toEqual([null, 6]);
});
test('R12, R13 a card of Aid, a stolen one and one paid for Outrage are known to the two concerned alone', () => {
  const knows = (spec: Partial<Spec>, act: (t: ReturnType<typeof table>) => unknown, card: DeckCardId) => {
    const t = table(wood(spec));
    act(t);
    return ALL.filter((faction) => !hiddenFrom(t.state, t.seat(faction)).has(card));
  };
  const rover = { on: 'vagabond', pawn: 5, items: ['torch'], clearings: { 5: { m: 1 } } } as const;
  expect(
    knows(
      { ...rover, hands: { vagabond: ['bake-sale'] } },
      (t) => t.play('vagabond', 'aid', { item: 'character-torch-1', card: 'bake-sale', player: 0 }),
      'bake-sale',
    ),
  ).toEqual(['marquise', 'vagabond']);
  expect(
    knows(
      { ...rover, hands: { marquise: ['bake-sale'] } },
      (t) => t.play('vagabond', 'special', { player: 0 }),
      'bake-sale',
    ),
  ).toEqual(['marquise', 'vagabond']);
  expect(
    knows(
      { clearings: { 9: { m: 1 }, 12: { pieces: ['sympathy'] } }, hands: { marquise: ['anvil'] } },
      (t) => t.play('marquise', 'move', { from: 9, to: 12, warriors: 1 }),
      'anvil',
    ),
  ).toEqual(['marquise', 'alliance']);
});
test('R13 placing is not moving: a recruit in a sympathetic clearing costs no card', () => {
  const t = table(
    wood({
      clearings: { 8: { pieces: ['recruiter', 'recruiter', 'sympathy'] } },
      hands: { marquise: ['anvil'] },
    }),
  );
  t.play('marquise', 'recruit', {});
  expect([t.asked(), t.warriors('marquise', 8), t.hand('marquise')]).toEqual([null, 2, ['anvil']]);
});
test('R13 Alliance warriors cause no Outrage, neither by themselves nor when the Vagabond forces them', () => {
  const clearings = { 8: { a: 2 }, 7: { pieces: ['sympathy'] } } as const;
  const own = table(wood({ on: 'alliance', at: ['evening', 'operations'], officers: 1, clearings }));
  own.play('alliance', 'move', { from: 8, to: 7, warriors: 1 });
  const forced = table(
    wood({ on: 'vagabond', pawn: 8, items: ['boots'], relationships: { alliance: 3 }, clearings }),
  );
  forced.play('vagabond', 'move', { from: 8, to: 7, ally: { player: 2, warriors: 2 } });
  for (const t of [own, forced]) expect([t.asked(), t.state.secret.supporters]).toEqual([null, []]);
});
test('8.2.6, R13 for each token that goes in one removal a card is paid', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      clearings: {
        2: { pieces: ['roost', 'sympathy'] },
        7: { pieces: ['roost', 'sympathy'] },
        9: { pieces: ['roost'] },
      },
      hands: { eyrie: ['favor-of-the-mice', 'root-tea-mouse', 'sword-mouse', 'anvil'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  t.choose('eyrie', 'root-tea-mouse').choose('eyrie', 'sword-mouse');
  expect(t.state.secret.supporters).toEqual(['root-tea-mouse', 'sword-mouse']);
});
test('R14 a bird may be spent with no action left, and an action not used is lost', () => {
  const t = table(wood({ clearings: { 8: { m: 3 } }, hands: { marquise: ['sappers-1', 'anvil'] } }));
  t.state.turn.actions = 0;
  expect(t.legal('move')).toEqual([]);
  t.play('marquise', 'extraAction', { card: 'sappers-1' });
  expect([t.state.turn.actions, t.state.discard]).toEqual([1, ['sappers-1']]);
  t.play('marquise', 'done', {});
  expect(t.state.turn.of).toBe(t.seat('eyrie'));
});
test('R15, 9.5.4 a token is enough to be in a clearing: Aid may go to its owner', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 5,
      items: ['boots'],
      clearings: { 5: { pieces: ['sympathy'] } },
      hands: { vagabond: ['bake-sale'] },
    }),
  );
  expect(t.legal('aid').map(({ player }) => player)).toEqual([t.seat('alliance')]);
});
test('R16 turmoil never comes by itself: Daylight cards may be used before it and between cards of the Decree', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'builder',
      clearings: { 8: { e: 1, pieces: ['roost'] } },
      decree: { build: ['bake-sale'] },
      playAreas: { eyrie: ['tax-collector-1', 'codebreakers-1'] },
      hands: { marquise: ['anvil'] },
    }),
  );
  t.play('eyrie', 'recruit', { clearing: 8, decree: 'vizier-1' });
  t.play('eyrie', 'useCard', { card: 'codebreakers-1', player: 0 });
  t.play('eyrie', 'move', { from: 8, to: 7, warriors: 1, decree: 'vizier-2' });
  // They rule no rabbit clearing: the card of the build column cannot be done.
  expect([t.state.turn.step, t.legal('turmoil')]).toEqual(['decree', [{ decree: 'bake-sale' }]]);
  t.play('eyrie', 'useCard', { card: 'tax-collector-1', clearing: 7 });
  t.play('eyrie', 'turmoil', { decree: 'bake-sale' });
  expect(t.asked()).toBe('eyrie: leader');
});
test('R16 within a column the order is free, also to take first what cannot be done', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'despot',
      clearings: { 8: { e: 1, pieces: ['roost'] } },
      decree: { recruit: ['anvil', 'bake-sale'] },
    }),
  );
  expect([t.legal('recruit'), t.legal('turmoil')]).toEqual([
    [{ clearing: 8, decree: 'anvil' }],
    [{ decree: 'bake-sale' }],
  ]);
});
test('R18 what would do nothing is not offered', () => {
  const names = (spec: Partial<Spec>): string[] => {
    const t = table(wood(spec));
    return (
      ['recruit', 'organize', 'spread', 'train', 'repair', 'strike', 'special', 'useCard'] as const
    ).filter((name) => t.legal(name).length > 0);
  };
  // No warrior in the supply: neither training nor recruiting.
  const night = { on: 'alliance', at: ['evening', 'operations'], officers: 4 } as const;
  const base = { 8: { a: 6, pieces: ['foxBase'] } } as const;
  expect(names({ ...night, clearings: base })).toEqual(['organize']);
  expect(
    names({ ...night, at: ['daylight', 'actions'], clearings: base, hands: { alliance: ['anvil'] } }),
  ).toEqual([]);
  // No token left to organize.
  const tokens = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11].map((id) => [id, { pieces: ['sympathy'] }]);
  expect(names({ ...night, clearings: { ...Object.fromEntries(tokens), 8: { a: 1 } } })).toEqual([]);
  // Nothing damaged, nobody there, no card to take.
  const rover = { on: 'vagabond', pawn: 5, items: ['hammer', 'torch', 'crossbow'] } as const;
  expect(names({ ...rover, clearings: { 8: { m: 1 } }, hands: { marquise: ['anvil'] } })).toEqual([]);
  expect(names({ ...rover, character: 'tinker', discard: ['anvil'] })).toEqual([]);
  expect(names({ at: ['birdsong', 'wood'], playAreas: { marquise: ['stand-and-deliver-1'] } })).toEqual([]);
});
test('R25 random suits on the Autumn map: four of each, not as printed', () => {
  const { clearings } = createState(2, { map: 'autumn', suits: 'random' }, seededRandom('suits'));
  const suits = clearings.map(({ suit }) => suit);
  expect(suits).not.toEqual(MAPS.autumn.clearings.map(({ suit }) => suit));
  for (const suit of ['fox', 'rabbit', 'mouse']) {
    expect(suits.filter((other) => other === suit)).toHaveLength(4);
  }
});

test('3.3.3 a dominance card that is discarded in any way lies beside the map', () => {
  const limit = table(wood({ hands: { marquise: [...FIVE, 'dominance-fox'] }, deck: ['investments'] }));
  limit.play('marquise', 'done', {}).choose('marquise', 'dominance-fox').choose('marquise', 'anvil');
  expect([limit.state.available, limit.state.discard]).toEqual([['dominance-fox'], ['anvil']]);
  const base = table(
    wood({ clearings: { 8: { m: 1, pieces: ['foxBase'] } }, supporters: ['dominance-bird', 'bake-sale'] }),
    dice([0, 0]),
  );
  base.play('marquise', 'battle', { clearing: 8, defender: base.seat('alliance') });
  expect([base.state.available, base.state.secret.supporters]).toEqual([['dominance-bird'], ['bake-sale']]);
});
test('3.3.2 an activated dominance card counts for no hand limit', () => {
  const t = table(
    wood({ scores: { marquise: 10 }, hands: { marquise: [...FIVE.slice(1), 'dominance-fox'] } }),
  );
  t.play('marquise', 'dominance', { card: 'dominance-fox' }).play('marquise', 'done', {});
  expect([t.asked(), t.hand('marquise').length]).toEqual([null, 5]);
});
test('6.2.2 the Eyrie cannot even recruit at their own roost beside the keep; without the keep they can', () => {
  const recruits = (pieces: NonNullable<Spec['clearings']>[number]['pieces']) =>
    table(
      wood({
        on: 'eyrie',
        at: ['daylight', 'decree'],
        leader: 'builder',
        clearings: { 1: { e: 3, pieces } },
      }),
    ).legal('recruit').length;
  expect([recruits(['roost', 'keep']), recruits(['roost'])]).toEqual([0, 1]);
});
test('6.5.3 two recruiters in one clearing bring two warriors there', () => {
  const t = table(
    wood({ clearings: { 8: { pieces: ['recruiter', 'recruiter'] }, 9: { pieces: ['recruiter'] } } }),
  );
  t.play('marquise', 'recruit', {});
  expect([t.warriors('marquise', 8), t.warriors('marquise', 9)]).toEqual([2, 1]);
});
test('9.5.1 out of a forest one boot leads to a clearing on its rim, never to another forest', () => {
  const t = table(wood({ on: 'vagabond', pawn: '4-9-12', items: ['boots'] }));
  expect(t.legal('move').map(({ to }) => to)).toEqual([4, 9, 12]);
  t.play('vagabond', 'move', { from: '4-9-12', to: 9 });
  expect([t.items(), t.legal('move')]).toEqual([['boots x'], []]);
});
test('9.2.6 exhausted swords count for the maximum, damaged ones do not', () => {
  const dealt = (items: Spec['items']) => {
    const t = table(wood({ pawn: 8, items, clearings: { 8: { m: 4 } } }), dice([3, 3]));
    t.play('marquise', 'battle', { clearing: 8, defender: t.seat('vagabond') });
    return 4 - t.warriors('marquise', 8);
  };
  expect([dealt(['sword', 'sword x']), dealt(['sword', 'sword d']), dealt(['sword xd'])]).toEqual([2, 1, 0]);
});
test('T revolt and spread pass by themselves only where public facts forbid them', () => {
  const step = (supporters: readonly DeckCardId[], clearings: Spec['clearings']) => {
    const t = table(wood({ on: 'eyrie', at: ['evening', 'handLimit'], supporters, clearings }));
    return t.play('eyrie', 'done', {}).state.turn.step;
  };
  const fox = { 8: { pieces: ['sympathy'] } } as const;
  // One supporter is too few for a revolt, but could spread; a second one could be anything.
  expect(step(['investments'], fox)).toBe('spread');
  expect(step(['investments', 'sword-mouse'], fox)).toBe('revolt');
  expect(step([], fox)).toBe('actions');
  expect(step(['investments', 'sword-mouse'], {})).toBe('spread');
});
