/** The Vagabond’s items, quests and special actions, point by point: 9.2, 9.5, 9.6, D and R21, R22. */
import { QUESTS, type QuestId } from '../../../../src/games/root';
import { ALL, type Spec, type Table, table } from './scenario';

const rover = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'vagabond',
  at: ['daylight', 'actions'],
  pawn: 5,
  ...spec,
});
/** A revolt in the pawn's clearing. */
const sweptAway = (items: Spec['items']): Table => {
  const supporters = ['anvil', 'foxfolk-steel'] as const;
  const clearings = { 8: { pieces: ['sympathy'] } } as const;
  const t = table(
    rover({ on: 'alliance', at: ['birdsong', 'revolt'], pawn: 8, clearings, supporters, items }),
  );
  return t.play('alliance', 'revolt', { clearing: 8, supporters });
};

test('9.2.2.I when an effect removes all enemy pieces of his clearing he damages three items of his choice', () => {
  const t = sweptAway(['sword', 'boots x', 'torch', 'tea', 'hammer d']);
  expect([t.asked(), t.options()]).toEqual([
    'vagabond: damage3',
    ['character-sword-1', 'character-boots-1', 'character-torch-1', 'character-tea-1'],
  ]);
  for (const item of ['character-tea-1', 'character-boots-1', 'character-torch-1'])
    t.choose('vagabond', item);
  expect(t.items()).toEqual(['sword', 'boots x d', 'torch d', 'tea d', 'hammer d']);
  expect(t.asked()).toBeNull();
});
test('9.2.2.I with three undamaged items or fewer there is nothing to choose', () => {
  expect(sweptAway(['sword', 'boots', 'tea d']).items()).toEqual(['sword d', 'boots d', 'tea d']);
  expect(sweptAway([]).asked()).toBeNull();
});
test('9.2.5 only a face-up undamaged item can be exhausted', () => {
  const moves = (items: Spec['items']) => table(rover({ items })).legal('move').length;
  expect([moves(['boots']), moves(['boots x']), moves(['boots d']), moves(['boots xd'])]).toEqual([
    2, 0, 0, 0,
  ]);
});

/** Twelve items that always lie in the satchel or in the Damaged box. */
const TWELVE: Spec['items'] = [
  'boots',
  'boots x',
  'boots',
  'crossbow',
  'crossbow',
  'hammer',
  'hammer x',
  'sword',
  'sword d',
  'sword x',
  'torch',
  'tea x',
];
test('9.2.5.I, R21 a track holds at most three: a fourth bag lies in the satchel and raises no limit', () => {
  const surplus = (bags: Spec['items'], others: Spec['items']) => {
    const t = table(rover({ items: [...(bags ?? []), ...(others ?? [])] }));
    t.play('vagabond', 'done', {});
    return t.state.questions[0]?.left ?? 0;
  };
  const three: Spec['items'] = ['bag', 'bag', 'bag'];
  expect(surplus(three, TWELVE)).toBe(0);
  expect(surplus([...three, 'bag'], TWELVE.slice(1))).toBe(0);
  expect(surplus([...three, 'bag'], TWELVE)).toBe(1);
  // The fourth moves up when a place becomes free.
  expect(surplus(['bag x', ...three], TWELVE.slice(1))).toBe(0);
});
test('9.2.5.I exhausted tea, coins and bags lie in the satchel and count for nothing', () => {
  const drawn = (items: Spec['items']) =>
    table(rover({ items })).play('vagabond', 'done', {}).hand('vagabond').length;
  expect([drawn(['coins', 'coins']), drawn(['coins', 'coins x']), drawn(['coins x', 'coins d'])]).toEqual([
    3, 2, 1,
  ]);
});
test('9.2.5.II a repaired face-up coin returns to its track, an exhausted one to the satchel', () => {
  const drawn = (coins: 'coins d' | 'coins xd') => {
    const t = table(rover({ items: ['hammer', coins] }));
    t.play('vagabond', 'repair', { item: 'character-coins-1' });
    return t.play('vagabond', 'done', {}).hand('vagabond').length;
  };
  expect([drawn('coins d'), drawn('coins xd')]).toEqual([2, 1]);
});
test('9.2.5.II the other kinds always count for the limit, face up or not, and so does whatever is damaged', () => {
  const six: Spec['items'] = ['boots', 'boots x', 'sword', 'sword d', 'hammer', 'torch'];
  const surplus = (...more: NonNullable<Spec['items']>) => {
    const t = table(rover({ items: [...(six ?? []), ...more] })).play('vagabond', 'done', {});
    return t.state.questions[0]?.left ?? 0;
  };
  expect([surplus(), surplus('crossbow'), surplus('tea'), surplus('tea d'), surplus('tea x')]).toEqual([
    0, 1, 0, 1, 1,
  ]);
});
test('9.6.4 a surplus is taken from satchel and Damaged box only, not from the tracks', () => {
  const t = table(
    rover({
      items: ['tea', 'coins', 'boots', 'boots x', 'sword', 'sword d', 'hammer', 'torch', 'tea d', 'bag x'],
    }),
  );
  t.play('vagabond', 'done', {});
  expect([t.asked(), t.state.questions[0]?.left]).toEqual(['vagabond: itemLimit', 2]);
  expect(t.options()).toEqual([
    'character-boots-1',
    'supply-boots-1',
    'character-sword-1',
    'supply-sword-1',
    'character-hammer-1',
    'character-torch-1',
    'supply-tea-1',
    'character-bag-1',
  ]);
  t.choose('vagabond', 'character-bag-1').choose('vagabond', 'character-torch-1');
  expect(t.state.lostItems).toEqual(['character-bag-1', 'character-torch-1']);
  expect(t.items()).toEqual(['tea', 'coins', 'boots', 'boots x', 'sword', 'sword d', 'hammer', 'tea d']);
});
test('9.6.1 in a clearing nothing is repaired at night', () => {
  const t = table(rover({ items: ['sword d', 'boots x'] })).play('vagabond', 'done', {});
  expect(t.items()).toEqual(['sword d', 'boots x']);
});
test('9.4.1, R21 tea counts only on its track, and what is damaged may be refreshed and stays damaged', () => {
  const refreshed = (tea: 'tea' | 'tea d' | 'tea x') => {
    const t = table(
      rover({
        on: 'alliance',
        at: ['evening', 'operations'],
        items: [tea, 'boots x', 'sword x', 'torch x', 'hammer x', 'crossbow xd'],
      }),
    );
    t.play('alliance', 'done', {});
    return [t.asked(), t.items().filter((item) => !item.includes('x')).length];
  };
  expect(refreshed('tea')).toEqual([null, 6]);
  expect(refreshed('tea d')[0]).toBe('vagabond: refresh');
  expect(refreshed('tea x')[0]).toBe('vagabond: refresh');
});

const quests = (open: readonly QuestId[], done: readonly QuestId[], spec: Partial<Spec>): Table => {
  const t = table(rover(spec));
  const { board } = t.player('vagabond');
  if (board?.faction === 'vagabond') board.quests = [...done];
  t.state.quests = [...open];
  t.state.secret.quests = QUESTS.map(({ id }) => id).filter((id) => !open.includes(id) && !done.includes(id));
  return t;
};
test('9.5.5 the points count the completed quests of that suit, this one included', () => {
  const t = quests(
    ['quest-repair-a-shed-fox'],
    ['quest-errand-fox', 'quest-guard-duty-mouse', 'quest-fundraising-fox'],
    { pawn: 8, items: ['torch', 'hammer'] },
  );
  t.play('vagabond', 'quest', { quest: 'quest-repair-a-shed-fox' }).choose('vagabond', 'points');
  expect([t.score('vagabond'), t.hand('vagabond').length]).toEqual([3, 0]);
});
test('9.5.5 the cards are two, and bring no points', () => {
  const t = quests(['quest-repair-a-shed-fox'], ['quest-errand-fox'], {
    pawn: 8,
    items: ['torch', 'hammer'],
  });
  t.play('vagabond', 'quest', { quest: 'quest-repair-a-shed-fox' }).choose('vagabond', 'cards');
  expect([t.score('vagabond'), t.hand('vagabond').length]).toEqual([0, 2]);
});
test('R22 the new quest is seen before the reward is chosen; with the quest deck empty none is added', () => {
  const escort = 'quest-escort-mouse';
  const t = quests([escort], [], { pawn: 9, items: ['boots', 'boots'] });
  const next = t.state.secret.quests.at(-1);
  t.play('vagabond', 'quest', { quest: escort });
  expect([t.asked(), t.state.quests]).toEqual(['vagabond: questReward', [next]]);
  const all = QUESTS.map(({ id }) => id).filter((id) => id !== escort);
  const last = quests([escort], all, { pawn: 9, items: ['boots', 'boots'] });
  last.play('vagabond', 'quest', { quest: escort });
  expect([last.asked(), last.options(), last.state.quests]).toEqual([
    'vagabond: questReward',
    ['cards', 'points'],
    [],
  ]);
});
test('9.5.5 a quest needs a clearing of its suit and both items face up', () => {
  const legal = (pawn: number, items: Spec['items']) =>
    quests(['quest-expel-bandits-mouse'], [], { pawn, items }).legal('quest').length;
  expect([
    legal(9, ['sword', 'sword']),
    legal(8, ['sword', 'sword']),
    legal(9, ['sword', 'sword x']),
  ]).toEqual([1, 0, 0]);
  expect([legal(9, ['sword', 'sword d']), legal(9, ['sword'])]).toEqual([0, 0]);
});

test('D.3.1.I Hideout repairs three items, or all there are, and ends Daylight', () => {
  const ranger = (items: Spec['items']) => table(rover({ character: 'ranger', items }));
  const t = ranger(['torch', 'sword d', 'boots xd', 'tea d', 'hammer d']);
  expect(t.legal('special')).toHaveLength(4);
  for (const arg of t.legal('special')) expect('items' in arg && arg.items).toHaveLength(3);
  t.play('vagabond', 'special', { items: ['character-boots-1', 'character-hammer-1', 'character-sword-1'] });
  expect(t.items()).toEqual(['torch x', 'sword', 'boots x', 'tea d', 'hammer']);
  expect(t.state.turn.of).toBe(t.seat('marquise'));
  expect(ranger(['torch', 'sword d']).legal('special')).toEqual([{ items: ['character-sword-1'] }]);
  // R18: with nothing damaged there is nothing to repair.
  expect(ranger(['torch', 'sword']).legal('special')).toEqual([]);
});
test('D.1.2, R18 the Thief steals only from a player in his clearing who holds a card', () => {
  const t = table(
    rover({
      items: ['torch'],
      clearings: { 5: { m: 1, e: 1 }, 1: { a: 1 } },
      hands: { eyrie: ['anvil'], alliance: ['bake-sale'] },
    }),
  );
  expect(t.legal('special')).toEqual([{ player: t.seat('eyrie') }]);
});
test('D.2.2, 9.5 Day Labor takes a card of the clearing’s suit or a bird, in a forest not even a bird', () => {
  const cards = (pawn: Spec['pawn']) =>
    table(
      rover({ character: 'tinker', pawn, items: ['torch'], discard: ['anvil', 'bake-sale', 'sappers-1'] }),
    ).legal('special');
  expect(cards(8)).toEqual([{ card: 'anvil' }, { card: 'sappers-1' }]);
  expect(cards('4-9-12')).toEqual([]);
});
test('9.5.9, D each character has its own special action only, and it costs a torch', () => {
  const special = (character: NonNullable<Spec['character']>, torch: 'torch' | 'torch x') =>
    table(
      rover({
        character,
        items: [torch, 'sword d'],
        clearings: { 5: { e: 1 } },
        hands: { eyrie: ['anvil'] },
        discard: ['bake-sale'],
      }),
    )
      .legal('special')
      .flatMap((arg) => Object.keys(arg));
  expect(special('thief', 'torch')).toEqual(['player']);
  expect(special('tinker', 'torch')).toEqual(['card']);
  expect(special('ranger', 'torch')).toEqual(['items']);
  for (const character of ['thief', 'tinker', 'ranger'] as const) {
    expect(special(character, 'torch x')).toEqual([]);
  }
});
