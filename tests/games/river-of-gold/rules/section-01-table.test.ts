import {
  CLANS,
  createState,
  playerView,
  regionPoints,
  SHORE_SPACES,
  seededRandom,
  TOUCHING,
} from '../../../../src/games/river-of-gold';
import { changeOf, position, scenario } from './scenario';

describe('section 1: the table', () => {
  test('1.1 two to four players sit down, each as a clan of their own', () => {
    for (const players of [2, 3, 4]) {
      const state = createState(players, { clans: 'random' }, seededRandom(players));
      const clans = state.players.map((player) => player.clan);
      expect(clans).toHaveLength(players);
      expect(new Set(clans).size).toBe(players);
      for (const clan of clans) expect(CLANS).toContain(clan);
    }
    for (const players of [0, 1, 5, 2.5, Number.NaN]) {
      expect(() => createState(players, {}, seededRandom(1))).toThrow('2 to 4 players');
    }
  });

  test('1.2 each of the 14 river spaces touches exactly 4 shore spaces, and a ship visits just those', () => {
    for (let river = 1; river <= 14; river++) {
      expect(new Set(TOUCHING[river]).size).toBe(4);
      const from = river === 1 ? 14 : river - 1;
      const table = scenario({ seats: [{ ships: [from, 9], die: 1, hand: [] }] }).sail(0);
      const visited = table.events.flatMap((e) =>
        e.type === 'gained' && e.source.from === 'visitor' ? [e.source.space] : [],
      );
      expect([...new Set(visited)]).toEqual(TOUCHING[river]);
    }
  });

  test('1.3 a shore space lies in one of 6 regions and has a price, or is an imperial market where nobody builds', () => {
    expect(new Set(SHORE_SPACES.map((space) => space.region))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    for (const { id, region, cost } of SHORE_SPACES) {
      const spaces = new Set(
        scenario({ seats: [{ die: region, koku: 25 }] })
          .legalArgs('build')
          .map((arg) => arg.space),
      );
      expect(spaces.has(id)).toBe(cost !== null);
    }
  });

  test('1.4 each region has a track of 18 steps and one scoring tile; artisans of different players stand side by side', () => {
    const table = scenario({
      seats: [
        { die: 2, hand: ['artisan-2', 'monk-1'], porcelain: 2 },
        { delivered: ['artisan-1'], influence: { 2: 2 } },
      ],
      deck: ['elder-1', 'elder-2'],
    });
    expect(new Set(table.state.regionTiles).size).toBe(6);
    for (const tile of table.state.regionTiles) expect(regionPoints(tile, 4).length).toBeGreaterThan(0);
    table.deliver('artisan-2').choose('elder-1');
    expect(table.player(0).delivered).toEqual(['artisan-2']);
    expect(table.player(1).delivered).toEqual(['artisan-1']);
    expect([table.influence(0, 2), table.influence(1, 2)]).toEqual([2, 2]);
  });

  test('1.5 a player holds at most 25 koku and 6 of each good; what goes beyond is lost', () => {
    const table = scenario({
      seats: [{ ships: [4, 9], die: 1, koku: 24, silk: 6 }],
      shore: { 10: ['era1-market-point', 1] },
    }).sail(0);
    expect(table.player(0).koku).toBe(25);
    expect(table.player(0).silk).toBe(6);
    const lost = table.eventsOf('gained').map(({ resource, amount, lost: gone }) => [resource, amount, gone]);
    expect(lost).toEqual(
      expect.arrayContaining([
        ['koku', 1, 0],
        ['koku', 0, 1],
        ['silk', 0, 1],
      ]),
    );
  });

  const LIMITS = [
    { limit: 3, favor: 3, raised: 4, now: 4 },
    { limit: 4, favor: 0, raised: 5, now: 2 },
    { limit: 5, favor: 3, raised: 6, now: 5 },
    { limit: 6, favor: 6, raised: 6, now: 6 },
  ];
  test.each(LIMITS)(
    '1.5 favor never exceeds its limit, which starts at 3 and ends at 6: $limit becomes $raised (R)',
    ({ limit, favor, raised, now }) => {
      const table = scenario({
        seats: [{ die: 1, favor, favorLimit: limit, hand: ['monk-1'], silk: 1, rice: 2, porcelain: 1 }],
      }).deliver('monk-1');
      expect(table.player(0)).toMatchObject({ favorLimit: raised, favor: now });
      expect(table.eventsOf('favorLimitRaised')).toMatchObject([{ limit: raised, lost: limit + 1 - raised }]);
      expect(position().players.map((player) => player.favorLimit)).toEqual([3, 3, 3, 3]);
    },
  );

  test('1.5 markers, goods and coins never run out (R)', () => {
    const rich = { silk: 6, rice: 6, porcelain: 6, koku: 25 };
    const table = scenario({
      seats: [{ ships: [4, 9], die: 1, koku: 0, silk: 0 }, rich, rich, rich],
      shore: { 10: ['era1-market-point', 1] },
    });
    expect(changeOf(table, 0, () => table.sail(0))).toEqual({ koku: 3, silk: 1 });
    expect(table.player(1).points).toBe(1);
  });

  test('1.6 hands, the deck and all but the top of the stacks are hidden; everything else is open', () => {
    const { state } = scenario({ discards: ['elder-6'] });
    for (const viewer of [null, 0, 1, 2, 3]) {
      const view = playerView(state, viewer);
      expect(view.secrets.deck).toEqual(state.secrets.deck.map(() => null));
      state.secrets.hands.forEach((hand, seat) => {
        expect(view.secrets.hands[seat]).toEqual(seat === viewer ? hand : hand.map(() => null));
      });
      expect({ ...view, secrets: null }).toEqual({ ...state, secrets: null });
    }
  });

  test('1.6 the top tile of each stack is visible to all, the next one is not (R)', () => {
    const { state } = scenario();
    const { era1, era2 } = state.secrets;
    for (const viewer of [null, 0, 3]) {
      const view = playerView(state, viewer).secrets;
      expect(view.era1).toHaveLength(era1.length);
      expect(view.era2).toHaveLength(era2.length);
      expect(view.era1.at(-1)).toBe(era1.at(-1));
      expect(view.era2.at(-1)).toBe(era2.at(-1));
      expect(view.era1.slice(0, -1).every((tile) => tile === null)).toBe(true);
      expect(view.era2.slice(0, -1).every((tile) => tile === null)).toBe(true);
    }
    expect(state.secrets.era1).not.toContain(null);
  });

  test('1.6 customers are discarded face up', () => {
    const table = scenario({
      seats: [{ die: 1, hand: ['artisan-1', 'noble-6'], porcelain: 2 }],
      deck: ['elder-1', 'elder-2'],
    })
      .deliver('artisan-1')
      .choose('noble-6');
    expect(playerView(table.state, null).customerDiscard).toEqual(['noble-6']);
    expect(table.events).toEqual([{ type: 'discarded', player: 0, customer: 'noble-6' }]);
  });
});
