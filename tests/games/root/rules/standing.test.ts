/** Who is asked at all: R3 with two players, and the answers that stand (R4). */
import { type Battle, DECK, type Standing } from '../../../../src/games/root';
import { dice, type Spec, type Table, table } from './scenario';

const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
};
const ASK_ALWAYS: Standing = {
  ambush: 'ask',
  foil: 'ask',
  hospitals: 'ask',
  effects: 'ask',
  losses: [],
  items: [],
  until: 'always',
};
/** A table at which a seat has stored its answers. */
const standing = (t: Table, faction: Spec['on'], answers: Partial<Standing>): Table => {
  t.state.secret.standing[t.seat(faction)] = { ...ASK_ALWAYS, ...answers };
  return t;
};

test('R3, 5.1.3 with two players nobody could hold a dominance card', () => {
  // Every other card for a fox clearing lies open.
  const foxes = DECK.filter(({ suit, kind }) => (suit === 'fox' || suit === 'bird') && kind !== 'dominance');
  const asked = (factions: Spec['factions']) => {
    const t = table({
      ...SPEC,
      factions,
      clearings: { 1: { pieces: ['keep'] }, 8: { m: 3 } },
      playAreas: { marquise: ['tax-collector-1'] },
      discard: foxes.map(({ id }) => id).filter((id) => id !== 'tax-collector-1'),
      hands: { marquise: ['bake-sale'] },
    });
    return t.play('marquise', 'useCard', { card: 'tax-collector-1', clearing: 8 }).asked();
  };
  expect(asked(['marquise', 'eyrie'])).toBeNull();
  expect(asked(['marquise', 'eyrie', 'vagabond'])).toBe('marquise: hospitals');
});

test('R4 "never" may stand for ambushes in named clearings only', () => {
  const attacked = (clearing: number) => {
    const t = table(
      { ...SPEC, clearings: { [clearing]: { m: 2, e: 2 } }, hands: { eyrie: ['ambush-bird-1'] } },
      dice([0, 0]),
    );
    standing(t, 'eyrie', { ambush: [9, 12] });
    return t.play('marquise', 'battle', { clearing, defender: t.seat('eyrie') }).asked();
  };
  expect([attacked(8), attacked(9), attacked(12)]).toEqual(['eyrie: ambush', null, null]);
});
test('R4 "never" may stand for foiling in named clearings only', () => {
  const foiled = (clearing: number) => {
    const t = table(
      {
        ...SPEC,
        clearings: { [clearing]: { m: 4, e: 2 } },
        hands: { eyrie: ['ambush-bird-1'], marquise: ['ambush-bird-2'] },
      },
      dice([0, 0]),
    );
    standing(t, 'marquise', { foil: [9] });
    t.play('marquise', 'battle', { clearing, defender: t.seat('eyrie') });
    return t.choose('eyrie', 'ambush-bird-1').asked();
  };
  expect([foiled(8), foiled(9)]).toEqual(['marquise: foil', null]);
});
test('R4 hospitals may be asked for from a number of warriors on', () => {
  const lost = (warriors: 1 | 2 | 3) => {
    const t = table(
      {
        ...SPEC,
        clearings: { 1: { pieces: ['keep'] }, 9: { m: 3, e: 3 } },
        hands: { marquise: ['root-tea-mouse'] },
      },
      dice([warriors, warriors]),
    );
    standing(t, 'marquise', { hospitals: 2 });
    return t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') }).asked();
  };
  expect([lost(1), lost(2), lost(3)]).toEqual([null, 'marquise: hospitals', 'marquise: hospitals']);
});
test('R4 hospitals that may never be asked for let the warriors go', () => {
  const t = table(
    {
      ...SPEC,
      clearings: { 1: { pieces: ['keep'] }, 9: { m: 3, e: 3 } },
      hands: { marquise: ['root-tea-mouse'] },
    },
    dice([3, 3]),
  );
  standing(t, 'marquise', { hospitals: 'never' });
  t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') });
  expect([t.asked(), t.warriors('marquise', 1), t.hand('marquise')]).toEqual([null, 0, ['root-tea-mouse']]);
});
test('R4 effects that may never be asked for are passed over', () => {
  const fought = (effects: 'ask' | 'never') => {
    const t = table(
      { ...SPEC, clearings: { 9: { m: 3, e: 3 } }, playAreas: { eyrie: ['sappers-1'] } },
      dice([1, 1]),
    );
    standing(t, 'eyrie', { effects });
    return t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') });
  };
  expect(fought('ask').asked()).toBe('eyrie: effects');
  const never = fought('never');
  expect([never.asked(), never.warriors('marquise', 9)]).toEqual([null, 2]);
  expect(never.player('eyrie').playArea).toEqual(['sappers-1']);
});

/** The Eyrie hit the Marquise’s four kinds of pieces in 11 so often. */
const hit = (hits: 1 | 2 | 3, losses: Standing['losses']) => {
  const t = table(
    {
      ...SPEC,
      on: 'alliance',
      at: ['evening', 'operations'],
      officers: 1,
      clearings: { 11: { a: 3, pieces: ['sawmill', 'workshop', 'wood', 'keep'] } },
    },
    dice([hits - 1, 0] as [number, number]),
  );
  standing(t, 'marquise', { losses });
  return t.play('alliance', 'battle', { clearing: 11, defender: t.seat('marquise') });
};
test('R4 an order of losses stands: the first of its kinds that is there goes first', () => {
  const t = hit(2, ['recruiter', 'workshop', 'wood', 'sawmill']);
  expect(t.asked()).toBeNull();
  expect(t.pieces(11)).toEqual(['sawmill', 'keep']);
  expect(t.state.canUndo).toBe(false);
});
test('R4 where no kind of the order is left the seat is asked', () => {
  const t = hit(2, ['workshop']);
  expect(t.asked()).toBe('marquise: losses');
  expect(t.options()).toEqual(['sawmill', 'wood', 'keep']);
  const battle = t.state.work.at(-1) as Battle;
  expect(battle.losses.defender).toEqual(['workshop']);
});
test('R4 an order of losses stands for the Vagabond’s items too, in battle and when he is swept away', () => {
  const items: Spec['items'] = ['sword', 'boots', 'torch', 'tea x', 'hammer'];
  const battle = table({ ...SPEC, pawn: 8, items, clearings: { 8: { m: 3 } } }, dice([2, 0]));
  standing(battle, 'vagabond', { items: ['coins', 'tea', 'boots'] });
  battle.play('marquise', 'battle', { clearing: 8, defender: battle.seat('vagabond') });
  expect(battle.asked()).toBeNull();
  expect(battle.items()).toEqual(['sword', 'boots d', 'torch', 'tea x d', 'hammer']);
  const revolt = table({
    ...SPEC,
    on: 'alliance',
    at: ['birdsong', 'revolt'],
    pawn: 8,
    items,
    clearings: { 8: { pieces: ['sympathy'] } },
    supporters: ['anvil', 'foxfolk-steel'],
  });
  standing(revolt, 'vagabond', { items: ['hammer', 'torch'] });
  revolt.play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] });
  // Two go by the order; of the rest he chooses one.
  expect(revolt.asked()).toBe('vagabond: damage3');
  expect(revolt.options()).toEqual(['character-sword-1', 'character-boots-1', 'character-tea-1']);
  revolt.choose('vagabond', 'character-sword-1');
  expect(revolt.items()).toEqual(['sword d', 'boots', 'torch d', 'tea x', 'hammer d']);
});
test('R4, R26 an answer that stands for somebody off turn is as final as asking', () => {
  const t = table(
    { ...SPEC, pawn: 8, items: ['sword', 'boots'], clearings: { 8: { m: 3, e: 1 } } },
    dice([0, 0]),
  );
  standing(t, 'vagabond', { ambush: 'never', items: ['boots'] });
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('vagabond') });
  expect(t.state.canUndo).toBe(false);
});
