import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Goods, Occupation, Provenance } from '../../../../src/games/iki';

type FromFacts = Readonly<Record<string, Provenance | Provenance[]>>;

export interface OccupationFacts {
  id: string;
  name: { en: string; romaji: string; kanji: string };
  type: string;
  season: string;
  extra: boolean;
  cost: number;
  skill: object;
  steps: number;
  salary: (Goods | { grey: true })[];
  fire: number;
  retired: string | null;
  from: FromFacts;
  note?: string;
}

interface Facts {
  players: { min: number; max: number };
  components: Record<string, number>;
  start: Record<string, number>;
  board: {
    nagaya: { id: string; stalls: string[] }[];
    street: { space: number; shop: string; stalls: string[] }[];
    groups: string[][];
    innerCorners: string[];
    innerCornerSurcharge: number;
    closedWithTwoPlayers: string[];
    from: Record<string, string>;
  };
  shops: ({ id: string; from: string } & Record<string, unknown>)[];
  calendar: { month: number | 'newYear'; season?: string; fire?: number; payDay?: true }[];
  pathOfLife: { spaces: (string | number)[]; X: { players: number[]; steps: number[] } };
  income: { mon: number };
  offer: {
    newPerMonth: number;
    coinPerMonthLeft: number;
    coinMax: number;
    cardsPerSeason: number;
    cardsPerSeasonWithoutExtras: number;
  };
  firefightingTrack: { min: number; max: number };
  types: { id: string }[];
  vocabulary: { resources: string[]; retiredEffects: Record<string, string> };
  fish: {
    set: number[];
    tokens: {
      id: string;
      name: string;
      romaji: string;
      kanji: string;
      season: string;
      cost: number;
      bonus: number;
    }[];
  };
  tobacco: {
    stackTopFirst: string[];
    pipes: { colour: string; cost: number; fire: number }[];
    pouches: { colour: string; cost: number; iki: number }[];
    from: Record<string, string>;
  };
  buildings: { id: string; name: object; cost: object; score: object; from: FromFacts }[];
  fireTiles: { tiles: string[] };
  endScoring: { types: number[]; fishSeasons: number[]; koban: number; lumber: number; monPerPoint: number };
  counts: Record<string, Record<string, number>>;
  occupations: OccupationFacts[];
}

/** The table of components and values, with where each comes from, read from a file that the program does not know. */
export const facts: Facts = JSON.parse(
  readFileSync(join(__dirname, '../../../fixtures/iki/facts.json'), 'utf8'),
);

/** A row of ours in the words of the facts, but for where its values come from. */
export function inFactsWords({ salary, from: _from, ...row }: Occupation): object {
  return { ...row, salary: salary === 'grey' ? [{ grey: true }] : salary };
}
