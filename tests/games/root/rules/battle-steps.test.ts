/** The battle, step by step (R5), and the cards that are used in it. */
import type { Battle } from '../../../../src/games/root';
import { dice, type Spec, type Table, table, wood } from './scenario';

/** The battle that waits for an answer. */
const battleOf = (t: Table): Battle => {
  const battle = t.state.work.find((task) => task.type === 'battle');
  if (!battle) throw new Error('There is no battle.');
  return battle;
};

test('R5.B1 the cost of a battle is paid before the defender is asked anything', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 8,
      items: ['sword'],
      clearings: { 8: { m: 1 } },
      hands: { marquise: ['anvil'] },
    }),
  );
  t.play('vagabond', 'battle', { clearing: 8, defender: t.seat('marquise') });
  expect(t.asked()).toBe('marquise: ambush');
  expect(t.items()).toEqual(['sword x']);
  const hers = table(wood({ clearings: { 8: { m: 1, e: 1 } }, hands: { eyrie: ['anvil'] } }));
  hers.play('marquise', 'battle', { clearing: 8, defender: hers.seat('eyrie') });
  expect([hers.asked(), hers.state.turn.actions]).toEqual(['eyrie: ambush', 2]);
});
test('R5.B2, 4.3.1 the Vagabond is asked for an ambush like anybody, and a card played leaves his hand', () => {
  const t = table(
    wood({ pawn: 8, items: ['boots'], clearings: { 8: { m: 2 } }, hands: { vagabond: ['ambush-fox'] } }),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('vagabond') });
  expect(t.asked()).toBe('vagabond: ambush');
  t.choose('vagabond', 'ambush-fox');
  expect([t.warriors('marquise', 8), t.hand('vagabond'), t.state.discard]).toEqual([0, [], ['ambush-fox']]);
});
test('R5.B3 the attacker is asked to foil only if he could hold another matching ambush', () => {
  const foiled = (spec: Partial<Spec>) => {
    const t = table(
      wood({ clearings: { 8: { m: 3, e: 1 } }, ...spec, hands: { eyrie: ['ambush-bird-1'], ...spec.hands } }),
      dice([0, 0]),
    );
    t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
    return t.choose('eyrie', 'ambush-bird-1').asked();
  };
  expect(foiled({ hands: { marquise: ['anvil'] } })).toBe('marquise: foil');
  expect(foiled({ hands: { marquise: [] } })).toBeNull();
  expect(foiled({ hands: { marquise: ['anvil'] }, discard: ['ambush-fox', 'ambush-bird-2'] })).toBeNull();
});
test('R5.B4 an ambush takes warriors first, then what the attacker chooses', () => {
  const t = table(
    wood({
      clearings: { 8: { m: 1, e: 1, pieces: ['sawmill', 'workshop'] } },
      hands: { eyrie: ['ambush-fox'] },
    }),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  t.choose('eyrie', 'ambush-fox');
  expect([t.asked(), t.options()]).toEqual(['marquise: losses', ['sawmill', 'workshop']]);
  t.choose('marquise', 'workshop');
  // No attacking warrior is left: nothing is rolled. The building counts as removed by the defender.
  expect(t.events.some(({ type }) => type === 'rolled')).toBe(false);
  expect([t.pieces(8), t.score('eyrie'), t.warriors('eyrie', 8)]).toEqual([['sawmill'], 1, 1]);
});
test('R5.B4 the pawn is still there after an ambush, and the battle goes on', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 8,
      items: ['sword', 'sword'],
      clearings: { 8: { m: 1 } },
      hands: { marquise: ['ambush-fox'] },
    }),
    dice([2, 0]),
  );
  t.play('vagabond', 'battle', { clearing: 8, defender: t.seat('marquise') });
  t.choose('marquise', 'ambush-fox');
  expect(t.items()).toEqual(['sword x d', 'sword d']);
  expect(t.events.some(({ type }) => type === 'rolled')).toBe(true);
  // Without an undamaged sword nothing that is rolled counts.
  expect(t.warriors('marquise', 8)).toBe(1);
});
test('R5.B5 the maximum counts the warriors who are there after the ambush', () => {
  const t = table(wood({ clearings: { 8: { m: 3, e: 3 } }, hands: { eyrie: ['ambush-fox'] } }), dice([3, 0]));
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  t.choose('eyrie', 'ambush-fox');
  expect([t.warriors('marquise', 8), t.warriors('eyrie', 8)]).toEqual([1, 2]);
});
/** The Eyrie under a leader attack the Marquise in 8, by Command Warren. */
const attack = (
  leader: NonNullable<Spec['leader']>,
  spec: Partial<Spec>,
  throws: readonly [number, number],
) => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'dStart'],
      leader,
      ...spec,
      playAreas: { ...spec.playAreas, eyrie: ['command-warren-1', ...(spec.playAreas?.eyrie ?? [])] },
    }),
    dice(throws),
  );
  return t.play('eyrie', 'useCard', {
    card: 'command-warren-1',
    battle: { clearing: 8, defender: t.seat('marquise') },
  });
};
test('R5.B6, 4.3.3.I extra hits have no maximum: the Commander’s and the one against the defenseless are added', () => {
  const few = attack('commander', { clearings: { 8: { e: 1, m: 4 } } }, [3, 0]);
  expect(few.warriors('marquise', 8)).toBe(2);
  const bare = attack(
    'commander',
    { clearings: { 8: { e: 1, pieces: ['sawmill', 'wood', 'wood'] } } },
    [0, 0],
  );
  expect([bare.asked(), bare.state.questions[0]?.left]).toEqual(['marquise: losses', 2]);
});
test('R5.B7 what would change nothing is not offered', () => {
  const asked = (
    clearing: NonNullable<Spec['clearings']>[number],
    playAreas: Spec['playAreas'],
    throws: readonly [number, number],
  ) => {
    const t = table(wood({ clearings: { 8: clearing }, playAreas }), dice(throws));
    return t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') }).asked();
  };
  // No rolled hits to void.
  expect(asked({ m: 3, e: 3 }, { marquise: ['armorers-1'] }, [3, 0])).toBeNull();
  expect(asked({ m: 3, e: 3 }, { marquise: ['armorers-1'] }, [3, 1])).toBe('marquise: effects');
  // Nothing left for one more hit, unless Armorers could void the others.
  expect(asked({ m: 1, e: 3 }, { eyrie: ['sappers-1'] }, [1, 1])).toBeNull();
  expect(asked({ m: 2, e: 3 }, { eyrie: ['sappers-1'] }, [1, 1])).toBe('eyrie: effects');
  expect(asked({ m: 1, e: 3 }, { eyrie: ['sappers-1'], marquise: ['armorers-1'] }, [1, 1])).toBe(
    'marquise: effects',
  );
});
test('R5.B8, 4.3.4 the attacker chooses losses, then the defender, then all of them leave together', () => {
  const t = table(
    wood({
      clearings: { 11: { m: 1, a: 1, pieces: ['sawmill', 'wood', 'mouseBase', 'sympathy'] } },
      playAreas: { marquise: ['brutal-tactics-1'] },
      hands: { marquise: ['root-tea-mouse'] },
    }),
    dice([1, 1]),
  );
  t.player('alliance').playArea.push('sappers-1');
  t.state.secret.deck = t.state.secret.deck.filter((card) => card !== 'sappers-1');
  t.play('marquise', 'battle', { clearing: 11, defender: t.seat('alliance') });
  t.choose('marquise', 'brutal-tactics-1').choose('alliance', 'sappers-1');
  expect([t.asked(), t.options()]).toEqual(['marquise: losses', ['sawmill', 'wood']]);
  t.choose('marquise', 'wood');
  expect([t.asked(), t.options()]).toEqual(['alliance: losses', ['mouseBase', 'sympathy']]);
  expect([t.warriors('marquise', 11), t.pieces(11).length]).toEqual([1, 4]);
  t.choose('alliance', 'sympathy');
  expect([t.warriors('marquise', 11), t.warriors('alliance', 11)]).toEqual([0, 0]);
  expect(t.pieces(11)).toEqual(['sawmill', 'mouseBase']);
});
test('R5.B9 when a battle ends what caused it goes on', () => {
  const t = attack('builder', { clearings: { 8: { e: 1, m: 2 } } }, [0, 0]);
  expect(t.state.work).toEqual([]);
  expect(t.state.turn.step).toBe('craft');
});
test('R5 a battle that waits lies in the state with its dice, hits and cards', () => {
  const t = table(
    wood({ clearings: { 8: { m: 3, e: 2 } }, playAreas: { eyrie: ['sappers-1'] } }),
    dice([1, 2]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  expect(battleOf(t)).toMatchObject({
    step: 'effects',
    dice: [2, 1],
    rolled: { attacker: 2, defender: 1 },
    extra: { attacker: 0, defender: 0 },
  });
});

test('K Armorers: either side may discard them, and rolled hits against it are void', () => {
  const fought = (side: 'marquise' | 'eyrie') => {
    const t = table(
      wood({ clearings: { 8: { m: 3, e: 3 } }, playAreas: { [side]: ['armorers-1'] } }),
      dice([2, 1]),
    );
    t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
    t.choose(side, 'armorers-1');
    return [t.warriors('marquise', 8), t.warriors('eyrie', 8), t.state.discard];
  };
  expect(fought('marquise')).toEqual([3, 1, ['armorers-1']]);
  expect(fought('eyrie')).toEqual([2, 3, ['armorers-1']]);
});
test('K Sappers: one extra hit as defender, for the card; an attacker has no use for them', () => {
  const fought = (side: 'marquise' | 'eyrie') => {
    const t = table(
      wood({ clearings: { 8: { m: 3, e: 3 } }, playAreas: { [side]: ['sappers-1'] } }),
      dice([1, 1]),
    );
    return t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  };
  const defender = fought('eyrie').choose('eyrie', 'sappers-1');
  expect([defender.warriors('marquise', 8), defender.state.discard]).toEqual([1, ['sappers-1']]);
  expect(fought('marquise').asked()).toBeNull();
});
test('K Brutal Tactics: one extra hit as attacker, once a battle; the defender scores a point and the card stays', () => {
  const t = table(
    wood({ clearings: { 8: { m: 3, e: 3 } }, playAreas: { marquise: ['brutal-tactics-1'] } }),
    dice([1, 0]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  t.choose('marquise', 'brutal-tactics-1');
  expect([t.asked(), t.warriors('eyrie', 8), t.score('eyrie')]).toEqual([null, 1, 1]);
  // In the next battle it may be used again.
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') });
  const defends = table(
    wood({ clearings: { 8: { m: 3, e: 3 } }, playAreas: { eyrie: ['brutal-tactics-1'] } }),
    dice([1, 0]),
  );
  defends.play('marquise', 'battle', { clearing: 8, defender: defends.seat('eyrie') });
  expect(defends.asked()).toBeNull();
});
test('K Scouting Party: no ambush is asked for against its owner’s attack, but against his defence nothing changes', () => {
  const asked = (owner: 'marquise' | 'eyrie') => {
    const t = table(
      wood({
        clearings: { 8: { m: 3, e: 3 } },
        playAreas: { [owner]: ['scouting-party-1'] },
        hands: { eyrie: ['ambush-fox'] },
      }),
      dice([0, 0]),
    );
    return t.play('marquise', 'battle', { clearing: 8, defender: t.seat('eyrie') }).asked();
  };
  expect([asked('marquise'), asked('eyrie')]).toEqual([null, 'eyrie: ambush']);
});
test('K Command Warren: one battle at the start of Daylight, at no cost', () => {
  const t = table(
    wood({
      at: ['daylight', 'dStart'],
      playAreas: { marquise: ['command-warren-1'] },
      clearings: { 8: { m: 2, e: 1 }, 9: { m: 1, e: 1 } },
    }),
    dice([0, 0]),
  );
  expect(t.legal('useCard').map(({ battle }) => battle?.clearing)).toEqual([8, 9]);
  t.play('marquise', 'useCard', { card: 'command-warren-1', battle: { clearing: 8, defender: 1 } });
  expect(t.state.turn).toMatchObject({ step: 'craft', actions: 3 });
  expect(t.legal('useCard')).toEqual([]);
});
