import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AIDS_TO_STEP,
  BUILDING_POINTS,
  CHARACTER_ITEMS,
  CHARACTERS,
  COLUMNS,
  DECK,
  DECK_IDS,
  DOMINANCE_POINTS,
  EYRIE_START,
  FACTIONS,
  FIRST_SUPPORTERS,
  ITEM_KINDS,
  ITEM_SUPPLY,
  LEADERS,
  LEAST_REACH,
  MAP_IDS,
  MAPS,
  MARQUISE_ACTIONS,
  MARTIAL_LAW,
  OPEN_QUESTS,
  PIECES,
  QUESTS,
  REACH,
  RECRUITER_DRAWS,
  REFRESH,
  ROOST_DRAWS,
  ROOST_POINTS,
  RUIN_ITEMS,
  STEP_POINTS,
  SUIT_MARKERS,
  SUPPORTERS_WITHOUT_BASE,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
  TRACK_KINDS,
  TRACK_SPACES,
  VIZIER_COLUMNS,
  VIZIERS,
  WARRIORS,
  WINNING_POINTS,
  WOOD_COST,
} from '../../../../src/games/root';

interface CardFacts {
  name: string;
  suit: string;
  n: number;
  kind: string;
  cost: string[];
  effect: string;
  item?: string;
  vp?: number;
}
interface MapFacts {
  clearings: {
    id: number;
    suit: string | null;
    slots: number;
    ruin: boolean;
    corner: boolean;
    x: number;
    y: number;
  }[];
  paths: number[][];
  rivers: number[][];
  oppositeCorners: number[][];
  forests: { id: string; clearings: number[]; adjacent: string[] }[];
}
interface Facts {
  decks: { common: { rows: CardFacts[] }; standard: { rows: CardFacts[] }; size: number };
  maps: Record<string, MapFacts>;
  quests: { rows: object[]; faceUp: number };
  vagabonds: { rows: { name: string; box: string; items: string[] }[] };
  items: {
    kinds: string[];
    supply: object;
    ruinSet: object;
    tracks: string[];
    trackCapacity: number;
    craftVp: Record<string, number>;
  };
  suitMarkers: Record<string, number>;
  victory: { points: number; dominanceFrom: number };
  reach: { adventurous: number };
  factions: {
    marquise: {
      reach: number;
      pieces: Record<string, number>;
      actions: number;
      buildings: { costInWood: number[]; vp: object; drawBonusAt: { recruiter: number[] } };
    };
    eyrie: {
      reach: number;
      pieces: Record<string, number>;
      decree: string[];
      roosts: { vpByRoostsOnMap: number[]; drawBonusAt: number[] };
      leaders: { name: string; viziers: string[] }[];
      loyalViziers: { n: number };
    };
    alliance: {
      reach: number;
      pieces: Record<string, number>;
      sympathyTrack: { cost: number[]; vp: number[] };
      startSupporters: number;
      supportersWithoutBase: number;
      martialLaw: object;
    };
    vagabond: { reach: number[]; refresh: { base: number; perTea: number }; ruinItems: string[] };
  };
}
const path = join(__dirname, '../../../fixtures/root/facts.json');
const facts: Facts = JSON.parse(readFileSync(path, 'utf8'));

test('2.1, 2.1.2, 2.1.3 the deck has the 54 cards of the box, row by row', () => {
  const rows = [...facts.decks.common.rows, ...facts.decks.standard.rows];
  const wanted = rows.flatMap(({ name, suit, n, kind, cost, item, vp, effect }) =>
    Array.from({ length: n }, () => ({
      name: name === 'Ambush!' ? 'Ambush' : name,
      suit,
      kind: kind === 'persistent' ? 'lasting' : kind,
      cost,
      ...(kind === 'item' && { item, points: vp }),
      ...(kind === 'persistent' && { effect }),
    })),
  );
  expect(DECK.map(({ id: _id, ...row }) => row)).toEqual(wanted);
  expect(DECK).toHaveLength(facts.decks.size);
  expect(new Set(DECK_IDS).size).toBe(facts.decks.size);
  for (const card of DECK)
    if (card.kind === 'item') expect(card.points).toBe(facts.items.craftVp[card.item ?? '']);
});

test('2.2.1, 2.2.2, 2.2.3, 2.3, 2.4, 2.4.1 the maps are those of the box, clearing by clearing', () => {
  for (const id of MAP_IDS) {
    const { clearings, paths, rivers, oppositeCorners, forests } = facts.maps[id] as MapFacts;
    expect(MAPS[id]).toEqual({
      clearings: clearings.map(({ id: number, suit, slots, ruin, corner, x, y }) => ({
        id: number,
        suit,
        slots,
        ruin,
        corner,
        x,
        y,
      })),
      paths,
      rivers,
      oppositeCorners,
      forests,
    });
  }
  expect(facts.suitMarkers).toMatchObject({ fox: SUIT_MARKERS, rabbit: SUIT_MARKERS, mouse: SUIT_MARKERS });
});

test('9.3.3, 9.3.4, 5.1.5 quests and items are those of the box', () => {
  expect(QUESTS.map(({ id: _id, ...quest }) => quest)).toEqual(facts.quests.rows);
  expect(OPEN_QUESTS).toBe(facts.quests.faceUp);
  expect(ITEM_KINDS).toEqual(facts.items.kinds);
  expect(ITEM_SUPPLY).toEqual(facts.items.supply);
  expect(Object.fromEntries(RUIN_ITEMS.map((kind) => [kind, 1]))).toEqual(facts.items.ruinSet);
  expect(RUIN_ITEMS).toEqual(facts.factions.vagabond.ruinItems);
  expect(TRACK_KINDS).toEqual(facts.items.tracks);
  expect(TRACK_SPACES).toBe(facts.items.trackCapacity);
});

test('D.1.1, D.2.1, D.3.1 the characters have the items of the box', () => {
  const base = facts.vagabonds.rows.filter(({ box }) => box === 'base');
  expect(CHARACTERS.map((id) => [id, CHARACTER_ITEMS[id]])).toEqual(
    base.map(({ name, items }) => [name.toLowerCase(), items]),
  );
});

test('5.2, 6.3.1, 6.3.5, 7.3.1, 7.3.5, 8.3.1, 8.3.2, 8.3.3 the factions have the pieces and tracks of the box', () => {
  const { marquise, eyrie, alliance, vagabond } = facts.factions;
  const all = { marquise, eyrie, alliance };
  for (const faction of FACTIONS) {
    if (faction === 'vagabond') continue;
    const { warrior, ...pieces } = all[faction].pieces;
    expect(WARRIORS[faction]).toBe(warrior);
    expect(REACH[faction]).toBe(all[faction].reach);
    for (const [kind, count] of Object.entries(pieces)) {
      const owned = Object.entries(PIECES).filter(
        ([name, { owner }]) =>
          owner === faction && (name === kind || name.endsWith(`${kind[0]?.toUpperCase()}${kind.slice(1)}`)),
      );
      expect(owned.reduce((sum, [, piece]) => sum + piece.count, 0)).toBe(count);
    }
  }
  expect(REACH.vagabond).toBe(vagabond.reach[0]);
  expect(LEAST_REACH).toBe(facts.reach.adventurous);
  expect(MARQUISE_ACTIONS).toBe(marquise.actions);
  expect(WOOD_COST).toEqual(marquise.buildings.costInWood);
  expect(BUILDING_POINTS).toEqual(marquise.buildings.vp);
  expect(RECRUITER_DRAWS).toEqual(marquise.buildings.drawBonusAt.recruiter);
  expect(COLUMNS).toEqual(eyrie.decree);
  expect(ROOST_POINTS).toEqual(eyrie.roosts.vpByRoostsOnMap);
  expect(ROOST_DRAWS).toEqual(eyrie.roosts.drawBonusAt);
  expect(VIZIERS).toHaveLength(eyrie.loyalViziers.n);
  expect(LEADERS.map((id) => [id, VIZIER_COLUMNS[id]])).toEqual(
    eyrie.leaders.map(({ name, viziers }) => [name.toLowerCase(), viziers]),
  );
  expect(SYMPATHY_COST).toEqual(alliance.sympathyTrack.cost);
  expect(SYMPATHY_POINTS).toEqual(alliance.sympathyTrack.vp);
  expect(FIRST_SUPPORTERS).toBe(alliance.startSupporters);
  expect(SUPPORTERS_WITHOUT_BASE).toBe(alliance.supportersWithoutBase);
  expect(MARTIAL_LAW).toEqual(alliance.martialLaw);
  expect({ base: REFRESH.items, perTea: REFRESH.perTea }).toEqual(vagabond.refresh);
  expect([WINNING_POINTS, DOMINANCE_POINTS]).toEqual([facts.victory.points, facts.victory.dominanceFrom]);
  // Numbers that only the Law prints: 7.3.2 and 9.2.9.I.
  expect(EYRIE_START).toBe(6);
  expect([AIDS_TO_STEP, STEP_POINTS]).toEqual([
    [1, 2, 3],
    [1, 2, 2],
  ]);
});
