import {
  applyMove,
  type DeckCardId,
  deciderOf,
  type FactionId,
  playerView,
  seededRandom,
} from '../../../../src/games/root';
import { decide } from '../../../../src/games/root/bots/decide';
import { leadOf, worthOfAll } from '../../../../src/games/root/bots/worth';
import { worthOfDominance } from '../../../../src/games/root/bots/worth/dominance';
import { sightOf } from '../../../../src/games/root/bots/worth/sight';
import { type ClearingSpec, type Spec, type Table, table } from '../rules/scenario';

/** On the Autumn map the rabbits live in 3, 4, 5 and 10; 1 and 3, 2 and 4 are opposite corners. */
const FOUR: Pick<Spec, 'factions' | 'on' | 'at' | 'pawn'> = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
};
const worthOfCard = (card: DeckCardId, clearings: Readonly<Record<number, ClearingSpec>>): number => {
  const one = table({ ...FOUR, clearings });
  return worthOfDominance(sightOf(one.state), one.seat('marquise'), card);
};
const choice = (one: Table, faction: FactionId) => {
  const seat = one.seat(faction);
  const view = playerView(one.state, seat);
  return decide({ view, seat, level: 'planner', seed: 's', budget: { steps: 12 } }).move;
};

test('3.3.1: a card is worth more for each clearing of its suit that is ruled, and for every warrior there', () => {
  const worths = [
    worthOfCard('dominance-rabbit', { 3: { m: 2 } }),
    worthOfCard('dominance-rabbit', { 3: { m: 2 }, 4: { m: 2 } }),
    worthOfCard('dominance-rabbit', { 3: { m: 2 }, 4: { m: 2 }, 5: { m: 2, e: 1 } }),
    worthOfCard('dominance-rabbit', { 3: { m: 2 }, 4: { m: 2 }, 5: { m: 5, e: 1 } }),
    worthOfCard('dominance-rabbit', { 3: { m: 2 }, 4: { m: 2 }, 5: { m: 5 } }),
  ];
  expect(worths.toSorted((a, b) => a - b)).toEqual(worths);
  expect(new Set(worths).size).toBe(worths.length);
  expect(worthOfCard('dominance-mouse', { 3: { m: 2 }, 4: { m: 2 }, 5: { m: 5 } })).toBeLessThan(5);
});

test('3.3.1: a bird card asks for two opposite corners: two on one side are worth no more than one', () => {
  const one = worthOfCard('dominance-bird', { 1: { m: 3 } });
  expect(worthOfCard('dominance-bird', { 1: { m: 3 }, 2: { m: 3 } })).toBeCloseTo(one);
  expect(worthOfCard('dominance-bird', { 1: { m: 3 }, 3: { m: 3 } })).toBeGreaterThan(one + 10);
});

test('nobody gives points away for a card whose clearings others rule', () => {
  const one = table({
    ...FOUR,
    scores: { marquise: 14, eyrie: 12, alliance: 11, vagabond: 12 },
    hands: { marquise: ['dominance-mouse'] },
    clearings: {
      1: { m: 4 },
      5: { m: 3 },
      2: { e: 6, pieces: ['roost'] },
      7: { e: 4 },
      9: { a: 3 },
      11: { e: 3 },
    },
  });
  expect(one.legal('dominance')).not.toHaveLength(0);
  expect(choice(one, 'marquise').name).not.toBe('dominance');
});

test('who is far behind activates the card that hardly anybody can stop, before or after other moves', () => {
  const one = table({
    ...FOUR,
    scores: { marquise: 10, eyrie: 27, alliance: 22, vagabond: 24 },
    hands: { marquise: ['dominance-rabbit'] },
    clearings: { 3: { m: 7 }, 4: { m: 7 }, 10: { m: 7 }, 2: { e: 1, pieces: ['roost'] } },
  });
  const seat = one.seat('marquise');
  while (deciderOf(one.state) === seat && one.state.turn.phase === 'daylight') {
    applyMove(one.state, choice(one, 'marquise'), seededRandom('dice'));
  }
  expect(one.player('marquise')).toMatchObject({ dominance: 'dominance-rabbit', score: null });
});

test('9.2.8: the two of a coalition are no opponents: what one of them gains helps both', () => {
  const lead = (score: number): number => {
    const one = table({ ...FOUR, scores: { alliance: score, eyrie: 20, marquise: 12 } });
    const vagabond = one.player('vagabond');
    vagabond.score = null;
    vagabond.partner = one.seat('alliance');
    return leadOf(one.state, worthOfAll(one.state), one.seat('vagabond'));
  };
  expect(lead(18)).toBeGreaterThan(lead(8) + 5);
});

test('9.2.8: a Vagabond who leads stays alone', () => {
  const one = table({
    ...FOUR,
    on: 'vagabond',
    pawn: 1,
    items: ['boots', 'torch', 'sword', 'tea'],
    scores: { vagabond: 24, eyrie: 14, alliance: 9, marquise: 12 },
    hands: { vagabond: ['dominance-rabbit'] },
    clearings: { 1: { m: 2 }, 2: { e: 3, pieces: ['roost'] }, 9: { a: 1, pieces: ['sympathy'] } },
  });
  expect(one.legal('dominance')).not.toHaveLength(0);
  expect(choice(one, 'vagabond').name).not.toBe('dominance');
});
