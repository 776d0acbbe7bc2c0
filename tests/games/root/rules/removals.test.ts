/** What leaves the map and what that triggers (R6 to R9), what gives a March up (R14), and barriers (R26). */
import type { FactionId } from '../../../../src/games/root';
import { dice, type Spec, table, wood } from './scenario';

/** The Eyrie craft Favor of the Mice against everybody. */
const favor = (spec: Partial<Spec> = {}) => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      pawn: 9,
      items: ['sword', 'boots', 'torch', 'tea'],
      clearings: {
        1: { pieces: ['keep'] },
        2: { m: 1, pieces: ['roost'] },
        7: { pieces: ['roost', 'sympathy'] },
        9: { pieces: ['roost'] },
        11: { pieces: ['mouseBase'] },
      },
      hands: { eyrie: ['favor-of-the-mice', 'root-tea-mouse'], marquise: ['investments'] },
      supporters: ['sword-mouse', 'bake-sale'],
      ...spec,
    }),
  );
  return t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
};
test('R6.1 all pieces of a removal leave together, the pawn excepted, before anything is triggered', () => {
  const t = favor();
  const [removed, asked] = [
    t.events.findLastIndex(({ type }) => type === 'removed'),
    t.events.findIndex(({ type }) => type === 'asked'),
  ];
  expect(removed).toBeLessThan(asked);
  expect([t.warriors('marquise', 2), t.pieces(7), t.pieces(11)]).toEqual([0, ['roost'], []]);
  expect(t.player('vagabond').board).toMatchObject({ at: 9 });
});
test('R6.2 who loses a warrior to the Vagabond is Hostile before the points of the same removal are counted', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 8,
      items: ['sword', 'sword'],
      clearings: { 8: { m: 1, pieces: ['sawmill'] } },
    }),
    dice([2, 0]),
  );
  t.play('vagabond', 'battle', { clearing: 8, defender: t.seat('marquise') });
  // The sawmill: one point, and one by Infamy.
  expect([t.score('vagabond'), t.relationship('marquise')]).toEqual([2, 'hostile']);
});
test('R6.3, R9 the points of a removal are added together, and what is beyond 30 is kept', () => {
  const t = favor({ scores: { eyrie: 29 } });
  expect([t.winners(), t.score('eyrie')]).toEqual([['eyrie'], 31]);
  expect(t.asked()).toBeNull();
});
test('R6.4, R7.a triggers: items damaged, hospitals, base, Outrage; outside battle the player on turn puts the last two in order', () => {
  const t = favor();
  expect(t.asked()).toBe('vagabond: damage3');
  for (const item of ['character-sword-1', 'character-boots-1', 'character-torch-1'])
    t.choose('vagabond', item);
  expect(t.asked()).toBe('marquise: hospitals');
  t.choose('marquise', 'none');
  expect([t.asked(), t.options()]).toEqual(['eyrie: order', ['base', 'outrage']]);
  t.choose('eyrie', 'outrage');
  // The only card left is given unasked; then the base takes it along.
  expect(t.state.secret.supporters).toEqual(['bake-sale']);
  expect(t.state.discard).toEqual(['sword-mouse', 'root-tea-mouse', 'favor-of-the-mice']);
});
test('R7.b where only the Marquise has to pay Outrage hospitals need an order, not where somebody else pays', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'craft'],
      clearings: {
        1: { pieces: ['keep'] },
        2: { m: 1, pieces: ['roost'] },
        7: { pieces: ['roost', 'sympathy'] },
        9: { pieces: ['roost'] },
      },
      hands: { eyrie: ['favor-of-the-mice', 'anvil'], marquise: ['investments'] },
    }),
  );
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect(t.asked()).toBe('marquise: hospitals');
});
test('R9 several at 30 and none of them on turn: the next in turn order wins', () => {
  const won = (thirty: readonly FactionId[]) => {
    const t = table(
      wood({
        on: 'alliance',
        clearings: { 8: { pieces: ['sympathy'] } },
        hands: { alliance: ['anvil'] },
      }),
    );
    // No single move brings this about; points that come together are compared when any are scored.
    for (const faction of thirty) t.player(faction).score = 30;
    return t.play('alliance', 'craft', { card: 'anvil' }).winners();
  };
  expect(won(['marquise', 'eyrie'])).toEqual(['marquise']);
  expect(won(['marquise', 'vagabond'])).toEqual(['vagabond']);
  expect(won(['eyrie', 'vagabond'])).toEqual(['vagabond']);
});
test('R9 without a marker one neither scores nor loses points', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      dominance: { eyrie: 'dominance-fox' },
      leader: 'despot',
    }),
  );
  t.play('eyrie', 'turmoil', { decree: 'vizier-1' });
  expect(t.score('eyrie')).toBeNull();
});
test('R10 a card being crafted has left the hand: it cannot pay Outrage', () => {
  const t = favor({
    clearings: { 2: { pieces: ['roost'] }, 7: { pieces: ['roost', 'sympathy'] }, 9: { pieces: ['roost'] } },
    hands: { eyrie: ['favor-of-the-mice'] },
    pawn: '1-2-5-10',
    supporters: [],
    deck: ['bake-sale'],
  });
  expect(t.state.secret.supporters).toEqual(['bake-sale']);
  expect(t.state.discard).toEqual(['favor-of-the-mice']);
});
test('R10 a card being crafted is not in the discard pile until it is done: a reshuffle leaves it out', () => {
  const spec: Partial<Spec> = {
    clearings: { 2: { pieces: ['roost'] }, 7: { pieces: ['roost', 'sympathy'] }, 9: { pieces: ['roost'] } },
    pawn: '1-2-5-10',
    supporters: [],
  };
  const t = table(
    wood({ on: 'eyrie', at: ['daylight', 'craft'], hands: { eyrie: ['favor-of-the-mice'] }, ...spec }),
  );
  // One card in the deck, one in the discard pile, the rest in a hand.
  const { secret } = t.state;
  const rest = secret.deck.splice(0, secret.deck.length - 1);
  t.state.discard = rest.splice(0, 1).filter((card) => card !== null);
  secret.hands[t.seat('marquise')] = rest;
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect([secret.supporters.length, t.state.secret.deck.length]).toEqual([1, 1]);
  expect(t.state.discard).toEqual(['favor-of-the-mice']);
});

test('1.4.2, R14 a card, a bird or a dominance card gives the second move of a March up', () => {
  const marching = () =>
    table(
      wood({
        clearings: { 1: { m: 3 }, 5: { m: 2 } },
        playAreas: { marquise: ['tax-collector-1', 'codebreakers-1'] },
        hands: { marquise: ['armorers-1', 'bake-sale'], eyrie: ['anvil'] },
        available: ['dominance-rabbit'],
      }),
    ).play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  const left = { actions: 2, march: 0 };
  const march = marching();
  expect(march.state.turn).toMatchObject({ actions: 2, march: 1 });
  march.play('marquise', 'useCard', { card: 'codebreakers-1', player: 1 });
  expect(march.state.turn).toMatchObject(left);
  expect(
    marching().play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 5 }).state.turn,
  ).toMatchObject(left);
  expect(marching().play('marquise', 'extraAction', { card: 'armorers-1' }).state.turn).toMatchObject({
    actions: 3,
    march: 0,
  });
  expect(
    marching().play('marquise', 'dominance', { take: 'dominance-rabbit', spend: 'bake-sale' }).state.turn,
  ).toMatchObject(left);
});
test('R26, K a hand that is shown cannot be shown back: Codebreakers is a barrier', () => {
  const t = table(
    wood({
      clearings: { 1: { m: 3 } },
      playAreas: { marquise: ['codebreakers-1'] },
      hands: { eyrie: ['anvil'] },
    }),
  );
  t.play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  expect(t.state.canUndo).toBe(true);
  t.play('marquise', 'useCard', { card: 'codebreakers-1', player: t.seat('eyrie') });
  expect(t.state.canUndo).toBe(false);
});
test('R26 a card given, stolen or found is a barrier; a card of the discard pile is none', () => {
  const rover: Partial<Spec> = { on: 'vagabond', pawn: 10, items: ['torch'] };
  const after = (spec: Partial<Spec>, act: (t: ReturnType<typeof table>) => unknown) => {
    const t = table(wood({ ...rover, ...spec }));
    act(t);
    return t.state.canUndo;
  };
  const guest = { clearings: { 10: { m: 1 } } };
  expect(after({}, (t) => t.play('vagabond', 'explore', {}))).toBe(false);
  expect(
    after({ ...guest, hands: { marquise: ['anvil'] } }, (t) => t.play('vagabond', 'special', { player: 0 })),
  ).toBe(false);
  expect(
    after({ ...guest, hands: { vagabond: ['bake-sale'] } }, (t) =>
      t.play('vagabond', 'aid', { item: 'character-torch-1', card: 'bake-sale', player: 0 }),
    ),
  ).toBe(false);
  expect(
    after({ character: 'tinker', discard: ['bake-sale'] }, (t) =>
      t.play('vagabond', 'special', { card: 'bake-sale' }),
    ),
  ).toBe(true);
});
test('R8, 6.2.3 with the keep on the map she is asked for each removal, not where none of her warriors went', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['evening', 'operations'],
      officers: 1,
      clearings: { 1: { pieces: ['keep'] }, 8: { a: 2, pieces: ['sawmill'] } },
      hands: { marquise: ['anvil'] },
      discard: ['ambush-fox', 'ambush-bird-1', 'ambush-bird-2'],
    }),
    dice([0, 0]),
  );
  t.play('alliance', 'battle', { clearing: 8, defender: t.seat('marquise') });
  expect([t.asked(), t.pieces(8), t.score('alliance')]).toEqual([null, [], 1]);
});
