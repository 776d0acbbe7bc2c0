import type { Clan } from './board';

/** What a clan patron changes; the rules ask for an ability, never for a name (section 11). */
export interface PatronAbilities {
  readonly extraKoku?: number;
  readonly buildAnywhere?: true;
  readonly pointPerRiverSpaceWhenBuilding?: number;
  readonly handSize?: number;
  readonly deliverAnywhere?: true;
  readonly pointsForFirstOfRegion?: number;
  readonly pointsForVisitingOpponent?: number;
  /** Favor to pay for setting the die instead of rolling it. */
  readonly setDieForFavor?: number;
  readonly pointsWhenPassed?: number;
  readonly jumpsOccupiedSpaces?: true;
}

export interface Patron {
  readonly id: string;
  readonly clan: Clan;
  readonly name: string;
  readonly abilities: PatronAbilities;
}

const ALL = [
  {
    id: 'kaiu-shihobu',
    clan: 'crab',
    name: 'Kaiu Shihobu',
    abilities: { extraKoku: 10, buildAnywhere: true },
  },
  { id: 'yasuki-taka', clan: 'crab', name: 'Yasuki Taka', abilities: { pointPerRiverSpaceWhenBuilding: 1 } },
  { id: 'yoritomo', clan: 'mantis', name: 'Yoritomo', abilities: { handSize: 3, deliverAnywhere: true } },
  { id: 'kudaka', clan: 'mantis', name: 'Kudaka', abilities: { pointsForFirstOfRegion: 3 } },
  { id: 'daidoji-uji', clan: 'crane', name: 'Daidoji Uji', abilities: { pointsForVisitingOpponent: 2 } },
  { id: 'kakita-ryoku', clan: 'crane', name: 'Kakita Ryoku', abilities: { setDieForFavor: 1 } },
  { id: 'shosuro-hyobu', clan: 'scorpion', name: 'Shosuro Hyobu', abilities: { pointsWhenPassed: 3 } },
  {
    id: 'bayushi-kachiko',
    clan: 'scorpion',
    name: 'Bayushi Kachiko',
    abilities: { jumpsOccupiedSpaces: true },
  },
] as const satisfies readonly Patron[];

export type PatronId = (typeof ALL)[number]['id'];
export const PATRONS: readonly (Patron & { readonly id: PatronId })[] = ALL;

const byId = new Map<string, (typeof PATRONS)[number]>(PATRONS.map((p) => [p.id, p]));

/** The patron with this id; asking for another id is a bug. */
export function patron(id: PatronId): (typeof PATRONS)[number] {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no patron ${id}.`);
  return found;
}

const NO_ABILITIES: PatronAbilities = {};
/** The abilities of a patron, or none where there is no patron. */
export const abilitiesOf = (id: PatronId | null): PatronAbilities =>
  id ? patron(id).abilities : NO_ABILITIES;
