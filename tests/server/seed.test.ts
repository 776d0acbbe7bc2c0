import { Engine } from '../../server/match/engine';
import { GAMES } from '../../src/games';

/** Among so many matches, seeds of 16 bits would come twice about eight times. */
const MATCHES = 1000;

test.each(GAMES.map((module) => [module.card.id, module] as const))(
  'every match of %s has a seed of its own, of 128 bits that all change',
  (_id, module) => {
    const engine = new Engine(module);
    const seeds = Array.from({ length: MATCHES }, () =>
      String(engine.initialState(module.card.players.min, {}).plugins.random?.data?.seed),
    );
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    // Each part of it is drawn by itself: none stands still, and no two of them go together.
    const parts = Array.from({ length: 8 }, (_, i) => seeds.map((seed) => seed.slice(4 * i, 4 * i + 4)));
    for (const part of parts) expect(new Set(part).size).toBeGreaterThan(MATCHES * 0.9);
    expect(new Set(parts.map((part) => part.join())).size).toBe(parts.length);
    expect(new Set(seeds).size).toBe(MATCHES);
  },
);
