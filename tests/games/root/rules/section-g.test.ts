/** What the Law's words mean: section G, by its numbers. */
import { areEnemies, countOnMap, type DeckCardId, freeSlots, playerView } from '../../../../src/games/root';
import { dice, type Spec, table } from './scenario';

const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
};
const marquise = (spec: Partial<Spec>, ...throws: readonly (readonly [number, number])[]) =>
  table({ ...SPEC, ...spec }, dice(...throws));

test('G.1.3 a card of the play area is used only when and as it says', () => {
  const tax = { card: 'tax-collector-1', clearing: 5 } as const;
  const used = { playAreas: { marquise: ['tax-collector-1'] as DeckCardId[] }, clearings: { 5: { m: 2 } } };
  expect(marquise(used).legal('useCard')).toEqual([tax]);
  const evening = marquise({ ...used, at: ['evening', 'eStart'] });
  expect(evening.refused('marquise', 'useCard', tax)).toBe('notNow');
});

test('G.1.5 warriors who are treated as his own still belong to their faction', () => {
  const t = marquise(
    {
      on: 'vagabond',
      pawn: 5,
      items: ['sword'],
      relationships: { eyrie: 3 },
      clearings: { 5: { e: 2, m: 3 } },
      hands: {},
    },
    [2, 1],
  );
  const before = t.player('eyrie').supply;
  t.play('vagabond', 'battle', { clearing: 5, defender: t.seat('marquise'), ally: t.seat('eyrie') });
  expect(t.asked()).toBe('vagabond: losses');
  t.choose('vagabond', 'ally');
  // They count for the maximum, and the one that is lost goes back to the Eyrie.
  expect(t.warriors('marquise', 5)).toBe(1);
  expect(t.warriors('eyrie', 5)).toBe(1);
  expect(t.player('eyrie').supply).toBe(before + 1);
});

test('G.1.7, G.1.30 a building fills a slot, a token none', () => {
  const { state } = marquise({ clearings: { 8: { pieces: ['sawmill', 'wood', 'sympathy'] } } });
  expect(freeSlots(state, 8)).toBe(1);
  const full = marquise({
    on: 'alliance',
    at: ['birdsong', 'spread'],
    clearings: { 1: { pieces: ['sawmill'] } },
    supporters: ['anvil'],
  });
  expect(freeSlots(full.state, 1)).toBe(0);
  expect(full.legal('spread').map(({ clearing }) => clearing)).toContain(1);
});

test('G.1.12, G.1.18 a pawn is no warrior: it rules nothing and no hit removes it', () => {
  const t = marquise({ pawn: 5, items: ['sword'], clearings: { 5: { m: 2 } } }, [2, 0]);
  t.play('marquise', 'battle', { clearing: 5, defender: t.seat('vagabond') });
  const { board } = t.player('vagabond');
  expect(board).toMatchObject({ at: 5 });
  expect(t.items()).toEqual(['sword d']);
});

test('G.1.15, G.1.21 everybody else is an enemy, but not the partner of a coalition', () => {
  const { state } = marquise({});
  expect([areEnemies(state, 3, 0), areEnemies(state, 3, 1), areEnemies(state, 3, 3)]).toEqual([
    true,
    true,
    false,
  ]);
  const vagabond = state.players[3];
  if (vagabond) vagabond.partner = 1;
  expect([areEnemies(state, 3, 0), areEnemies(state, 3, 1), areEnemies(state, 1, 3)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('G.1.19 to draw is to take the top card of the deck', () => {
  const t = marquise({ deck: ['anvil', 'bake-sale'] });
  t.play('marquise', 'done', {});
  expect(t.hand('marquise')).toEqual(['bake-sale']);
  // The Eyrie, who hold no card, draw the next one (7.4.1).
  expect(t.hand('eyrie')).toEqual(['anvil']);
});

test('G.1.23, G.1.24 a building is placed from the left of its track and goes back there; the keep leaves the game', () => {
  const clearings = {
    5: { m: 1, e: 2, pieces: ['sawmill', 'keep'] as const },
    8: { m: 2, pieces: ['wood'] as const },
  };
  const t = marquise({ on: 'eyrie', at: ['daylight', 'decree'], leader: 'commander', clearings }, [2, 0]);
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 5, defender: 0, decree: 'vizier-2' });
  while (t.asked() !== null) t.choose('marquise', t.options()[0] ?? 'none');
  expect(countOnMap(t.state, 'keep') + countOnMap(t.state, 'sawmill')).toBe(1);
  const first = marquise({ clearings: { 8: { m: 2 } } });
  expect(first.legal('build')).toContainEqual({ clearing: 8, kind: 'sawmill', wood: {} });
  const second = marquise({ clearings: { 8: { m: 2, pieces: ['sawmill', 'wood'] } } });
  expect(second.legal('build')).toContainEqual({ clearing: 8, kind: 'sawmill', wood: { 8: 1 } });
});

test('G.1.26 what is revealed lies face up: everybody sees the ambush that was played', () => {
  const t = marquise({
    clearings: { 9: { m: 3, e: 2 } },
    hands: { eyrie: ['ambush-mouse'], marquise: ['anvil'] },
  });
  t.play('marquise', 'battle', { clearing: 9, defender: t.seat('eyrie') });
  const seen = () => JSON.stringify(playerView(t.state, t.seat('alliance')));
  expect(seen()).not.toContain('ambush-mouse');
  t.choose('eyrie', 'ambush-mouse');
  expect(seen()).toContain('ambush-mouse');
});

test('G.1.29, G.1.34 what is discarded or spent goes to the discard pile, a dominance card beside the map', () => {
  const t = marquise({
    clearings: { 8: { m: 1, pieces: ['sawmill'] } },
    hands: { marquise: ['anvil', 'dominance-fox'] },
  });
  t.play('marquise', 'overwork', { clearing: 8, card: 'anvil' });
  expect(t.state.discard).toEqual(['anvil']);
  t.play('marquise', 'overwork', { clearing: 8, card: 'dominance-fox' });
  expect([t.state.discard, t.state.available]).toEqual([['anvil'], ['dominance-fox']]);
});

test('G.1.32 to replace is to remove and to place, both or neither', () => {
  const organizers = { on: 'alliance', at: ['evening', 'operations'], officers: 1 } as const;
  const t = marquise({ ...organizers, clearings: { 7: { a: 1 } } });
  t.play('alliance', 'organize', { clearing: 7 });
  expect([t.pieces(7), t.warriors('alliance', 7)]).toEqual([['sympathy'], 0]);
  // Nothing may be placed at the keep: the warrior stays.
  const kept = marquise({ ...organizers, clearings: { 7: { a: 1, pieces: ['keep'] } } });
  expect(kept.legal('organize')).toEqual([]);
});
test('G.1.24, 1.5.2 a building goes back to its track, the keep out of the game, and items are no pieces at all', () => {
  const struck = (piece: 'sawmill' | 'keep') => {
    const t = marquise({
      on: 'vagabond',
      pawn: 8,
      items: ['crossbow'],
      crafted: { marquise: ['sword'] },
      clearings: { 8: { pieces: [piece] }, 5: { m: 1 } },
    });
    t.play('vagabond', 'strike', { player: 0, piece });
    t.play('vagabond', 'done', {});
    expect([t.pieces(8), t.player('marquise').crafted]).toEqual([[], ['supply-sword-1']]);
    t.play('marquise', 'done', {});
    return t;
  };
  // The next sawmill is the first again, and costs nothing.
  expect(struck('sawmill').legal('build')).toContainEqual({ clearing: 5, kind: 'sawmill', wood: {} });
  const fallen = struck('keep');
  expect(new Set(fallen.legal('build').map(({ kind }) => kind))).toEqual(
    new Set(['sawmill', 'workshop', 'recruiter']),
  );
  expect(countOnMap(fallen.state, 'keep')).toBe(0);
});
