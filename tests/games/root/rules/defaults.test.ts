/** What is done for a seat that does not answer in time, and which step allows what: T and R27. */
import {
  createState,
  defaultMove,
  explain,
  type FactionId,
  type Move,
  seededRandom,
} from '../../../../src/games/root';
import { dice, type Spec, type Table, table, wood } from './scenario';

/** The answer that is given for the seat that is asked. */
function answer(t: Table): string | number {
  const move = defaultMove(t.state);
  if (move.name !== 'choose') throw new Error(`Nobody is asked: ${move.name}.`);
  return move.arg.option;
}
/** The answers that are given one after the other, until another kind of question or none is asked. */
function answers(t: Table): (string | number)[] {
  const first = t.asked();
  const given: (string | number)[] = [];
  while (t.asked() === first && first !== null) {
    given.push(answer(t));
    t.choose(first.split(':')[0] as FactionId, answer(t));
  }
  return given;
}

test('T ambush, T foil, T hospitals: nothing is played or spent', () => {
  const t = table(
    wood({
      clearings: { 1: { pieces: ['keep'] }, 9: { m: 3, e: 2 } },
      hands: { eyrie: ['ambush-mouse'], marquise: ['ambush-bird-1', 'root-tea-mouse'] },
    }),
    dice([0, 0]),
  );
  t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') });
  expect([t.asked(), answer(t)]).toEqual(['eyrie: ambush', 'none']);
  t.choose('eyrie', 'ambush-mouse');
  expect([t.asked(), answer(t)]).toEqual(['marquise: foil', 'none']);
  t.choose('marquise', 'none');
  expect([t.asked(), answer(t)]).toEqual(['marquise: hospitals', 'none']);
});
test('T effects: no card is used', () => {
  const t = table(
    wood({ clearings: { 9: { m: 3, e: 2 } }, playAreas: { eyrie: ['sappers-1'] } }),
    dice([1, 1]),
  );
  t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') });
  expect([t.asked(), answer(t)]).toEqual(['eyrie: effects', 'pass']);
});
test('T losses: wood first, then buildings of the kind with most on the map, the keep last', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'dStart'],
      playAreas: { eyrie: ['command-warren-1'] },
      leader: 'commander',
      clearings: {
        11: { e: 4, pieces: ['keep', 'sawmill', 'workshop', 'wood'] },
        8: { pieces: ['workshop', 'workshop'] },
        9: { pieces: ['recruiter'] },
      },
    }),
    dice([1, 0]),
  );
  const battle = { clearing: 11, defender: t.seat('marquise') };
  t.play('eyrie', 'useCard', { card: 'command-warren-1', battle });
  expect(t.asked()).toBe('marquise: losses');
  expect(answers(t)).toEqual(['wood', 'workshop', 'sawmill']);
  expect(t.pieces(11)).toEqual(['keep']);
});
test('T losses: sympathy before a base', () => {
  const t = table(wood({ clearings: { 11: { m: 1, pieces: ['mouseBase', 'sympathy'] } } }), dice([0, 0]));
  t.play('marquise', 'battle', { clearing: 11, defender: t.seat('alliance') });
  expect(answers(t)).toEqual(['sympathy']);
});
test('T losses, T damage3: the Vagabond’s exhausted items first', () => {
  const items: Spec['items'] = ['sword', 'boots x', 'torch', 'tea', 'hammer x'];
  const battle = table(wood({ pawn: 8, items, clearings: { 8: { m: 3 } } }), dice([2, 0]));
  battle.play('marquise', 'battle', { clearing: 8, defender: battle.seat('vagabond') });
  expect(answers(battle)).toEqual(['character-boots-1', 'character-hammer-1']);
  const revolt = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'revolt'],
      pawn: 8,
      items,
      clearings: { 8: { pieces: ['sympathy'] } },
      supporters: ['anvil', 'foxfolk-steel'],
    }),
  );
  revolt.play('alliance', 'revolt', { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] });
  expect(answers(revolt)).toEqual(['character-boots-1', 'character-hammer-1', 'character-sword-1']);
});
test('T outrage: not a bird', () => {
  const t = table(
    wood({
      clearings: { 9: { m: 2 }, 12: { pieces: ['sympathy'] } },
      hands: { marquise: ['armorers-1', 'anvil', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'move', { from: 9, to: 12, warriors: 1 });
  expect([t.asked(), answer(t)]).toEqual(['marquise: outrage', 'anvil']);
});
test('T order: as in R6', () => {
  const t = table(
    wood({
      clearings: { 1: { pieces: ['keep'] }, 8: { m: 3, a: 1, pieces: ['sympathy'] } },
      hands: { marquise: ['anvil'] },
    }),
    dice([2, 2]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  expect([t.asked(), answer(t)]).toEqual(['marquise: order', 'hospitals']);
});
test('T supporters5: not birds', () => {
  const t = table(
    wood({
      clearings: { 8: { m: 2, pieces: ['foxBase'] } },
      supporters: [
        'bake-sale',
        'root-tea-rabbit',
        'root-tea-mouse',
        'sword-mouse',
        'investments',
        'mouse-in-a-sack',
      ],
      deck: ['armorers-1'],
    }),
    dice([1, 1]),
  );
  t.play('marquise', 'battle', { clearing: 8, defender: t.seat('alliance') });
  expect([t.asked(), answer(t)]).toEqual(['alliance: supporters5', 'bake-sale']);
  // The base takes all birds with it (8.2.4); if one were there, it would be kept.
  const { secret } = t.state;
  secret.supporters.unshift(secret.deck.pop() ?? null);
  expect(t.options()[0]).toBe('armorers-1');
  expect(answer(t)).toBe('bake-sale');
});
test('T bank: the next enemy in turn order', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['birdsong', 'bStart'],
      playAreas: { alliance: ['better-burrow-bank-1'] },
    }),
  );
  t.play('alliance', 'useCard', { card: 'better-burrow-bank-1' });
  expect([t.asked(), answer(t)]).toEqual(['alliance: bank', t.seat('vagabond')]);
});
test('T woodWhere, T recruitWhere: the lowest number', () => {
  const wooden = table(
    wood({
      on: 'vagabond',
      at: ['evening', 'itemLimit'],
      clearings: {
        4: { pieces: Array.from({ length: 7 }, () => 'wood' as const) },
        9: { pieces: ['sawmill'] },
        8: { pieces: ['sawmill'] },
      },
    }),
  );
  wooden.play('vagabond', 'done', {});
  expect([wooden.asked(), answer(wooden)]).toEqual(['marquise: woodWhere', 8]);
  const crowd = { 4: { m: 24 }, 9: { pieces: ['recruiter'] }, 5: { pieces: ['recruiter'] } } as const;
  const recruited = table(wood({ clearings: crowd }));
  recruited.play('marquise', 'recruit', {});
  expect([recruited.asked(), answer(recruited)]).toEqual(['marquise: recruitWhere', 5]);
});
test('T newRoost: the lowest number', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['birdsong', 'addDecree'],
      clearings: { 1: { m: 1 }, 2: { m: 1 } },
      hands: { eyrie: ['anvil'] },
    }),
  );
  t.play('eyrie', 'addToDecree', { cards: [{ card: 'anvil', column: 'move' }] });
  expect([t.asked(), answer(t)]).toEqual(['eyrie: newRoost', 3]);
});
test('T leader: the first that is face up', () => {
  const t = table(wood({ on: 'eyrie', at: ['daylight', 'decree'], leader: 'builder' }));
  t.play('eyrie', 'turmoil', { decree: 'vizier-1' });
  expect([t.asked(), answer(t)]).toEqual(['eyrie: leader', 'charismatic']);
});
test('T refresh: undamaged items first', () => {
  const t = table(
    wood({
      on: 'alliance',
      at: ['evening', 'operations'],
      items: ['sword xd', 'boots x', 'torch xd', 'tea x', 'hammer x'],
    }),
  );
  t.play('alliance', 'done', {});
  expect(answers(t)).toEqual(['character-boots-1', 'character-tea-1', 'character-hammer-1']);
});
test('T questReward: points', () => {
  const t = table(wood({ on: 'vagabond', pawn: 8, items: ['torch', 'hammer'] }));
  const repair = 'quest-repair-a-shed-fox';
  t.state.secret.quests = [...t.state.quests, ...t.state.secret.quests].filter((id) => id !== repair);
  t.state.quests = [repair];
  t.play('vagabond', 'quest', { quest: repair });
  expect([t.asked(), answer(t)]).toEqual(['vagabond: questReward', 'points']);
});
test('T handLimit: the cards drawn last', () => {
  const t = table(
    wood({
      hands: { marquise: ['anvil', 'bake-sale', 'sappers-1', 'cobbler-1', 'royal-claim'] },
      clearings: { 11: { pieces: ['recruiter', 'recruiter'] }, 8: { pieces: ['recruiter'] } },
      deck: ['investments', 'sword-mouse'],
    }),
  );
  t.play('marquise', 'done', {});
  expect(answers(t)).toEqual(['investments', 'sword-mouse']);
});
test('T itemLimit: damaged items first', () => {
  const t = table(
    wood({
      on: 'vagabond',
      pawn: 5,
      items: ['sword', 'boots', 'hammer d', 'torch x', 'crossbow', 'sword d', 'boots x', 'tea x'],
    }),
  );
  t.play('vagabond', 'done', {});
  expect(answers(t)).toEqual(['character-hammer-1', 'supply-sword-1']);
});
test('T pickFaction, T setUp: the first faction, the first legal set-up', () => {
  const state = createState(3, { factions: 'pick' }, seededRandom('pick'));
  expect(defaultMove(state)).toEqual({ name: 'choose', arg: { option: 'marquise' } });
  const named = createState(2, { factions: ['marquise', 'eyrie'] }, seededRandom('set-up'));
  expect(defaultMove(named)).toMatchObject({ name: 'setUp', arg: { keep: 1 } });
});
test('T addDecree: the first card that is no bird, else a bird, to the column with the most cards', () => {
  const added = (hand: Spec['hands'], decree: Spec['decree'] = {}): Move =>
    defaultMove(table(wood({ on: 'eyrie', at: ['birdsong', 'addDecree'], decree, hands: hand })).state);
  const additionOf = (card: string, column: string) => ({
    name: 'addToDecree',
    arg: { cards: [{ card, column }] },
  });
  const battle = { battle: ['foxfolk-steel', 'root-tea-fox'] } as const;
  expect(added({ eyrie: ['armorers-1', 'anvil', 'bake-sale'] }, battle)).toEqual(
    additionOf('anvil', 'battle'),
  );
  expect(added({ eyrie: ['armorers-1', 'sappers-1'] })).toEqual(additionOf('armorers-1', 'recruit'));
});
test('T decree: the first legal move, and turmoil where there is none', () => {
  const next = (clearings: Spec['clearings']) =>
    defaultMove(table(wood({ on: 'eyrie', at: ['daylight', 'decree'], leader: 'builder', clearings })).state);
  expect(next({ 8: { pieces: ['roost'] } })).toEqual({
    name: 'recruit',
    arg: { clearing: 8, decree: 'vizier-1' },
  });
  expect(next({})).toEqual({ name: 'turmoil', arg: { decree: 'vizier-1' } });
});
test('T, R27 a step without anything compulsory is left', () => {
  expect(defaultMove(table(wood({ clearings: { 8: { m: 3 } } })).state)).toEqual({ name: 'done', arg: {} });
});

test('T, 3.3.1 no dominance card is activated or taken at the start of Daylight, but from the step after', () => {
  const t = table(
    wood({
      at: ['daylight', 'dStart'],
      playAreas: { marquise: ['command-warren-1'] },
      clearings: { 8: { m: 1, e: 1 } },
      scores: { marquise: 10 },
      hands: { marquise: ['dominance-fox', 'bake-sale'] },
      available: ['dominance-rabbit'],
    }),
  );
  expect(t.legal('dominance')).toEqual([]);
  t.play('marquise', 'done', {});
  expect(t.state.turn.step).toBe('craft');
  expect(t.legal('dominance')).toEqual([
    { card: 'dominance-fox' },
    { take: 'dominance-rabbit', spend: 'bake-sale' },
  ]);
});
test('T only the cards of the start of a phase are used at its start', () => {
  const usable = (at: Spec['at']) => {
    const t = table(
      wood({
        at,
        playAreas: {
          marquise: [
            'better-burrow-bank-1',
            'royal-claim',
            'stand-and-deliver-1',
            'command-warren-1',
            'tax-collector-1',
            'codebreakers-1',
            'cobbler-1',
          ],
        },
        clearings: { 8: { m: 2, e: 1 } },
        hands: { eyrie: ['anvil'] },
      }),
    );
    return [...new Set(t.legal('useCard').map(({ card }) => card))];
  };
  expect(usable(['birdsong', 'bStart'])).toEqual(['better-burrow-bank-1']);
  expect(usable(['birdsong', 'wood'])).toEqual(['royal-claim', 'stand-and-deliver-1']);
  expect(usable(['daylight', 'dStart'])).toEqual(['command-warren-1']);
  expect(usable(['daylight', 'craft'])).toEqual(['tax-collector-1', 'codebreakers-1']);
  expect(usable(['daylight', 'actions'])).toEqual(['tax-collector-1', 'codebreakers-1']);
  expect(usable(['evening', 'eStart'])).toEqual(['cobbler-1']);
});
test('T, 3.3.1 a win by dominance is checked before Better Burrow Bank', () => {
  const t = table(
    wood({
      on: 'vagabond',
      at: ['evening', 'itemLimit'],
      dominance: { marquise: 'dominance-fox' },
      clearings: { 1: { m: 1 }, 6: { m: 1 }, 8: { m: 1 } },
      playAreas: { marquise: ['better-burrow-bank-1'] },
    }),
  );
  t.play('vagabond', 'done', {});
  expect(t.winners()).toEqual(['marquise']);
  expect(t.hand('marquise')).toEqual([]);
  expect(explain(t.state, 0, { name: 'useCard', arg: { card: 'better-burrow-bank-1' } })?.code).toBe(
    'gameOver',
  );
});
