import { AUTUMN } from './autumn';
import type { OccupationRow } from './row';
import { SPRING } from './spring';
import { START } from './start';
import { SUMMER } from './summer';
import { WINTER } from './winter';

export * from './row';

const ROWS = [...START, ...SPRING, ...SUMMER, ...AUTUMN, ...WINTER] as const;
export type OccupationId = (typeof ROWS)[number]['id'];
export type Occupation = OccupationRow & { readonly id: OccupationId };

/** All 56 occupations: the four starting ones and 13 of each season. */
export const OCCUPATIONS: readonly Occupation[] = ROWS;
export const OCCUPATION_IDS: readonly OccupationId[] = ROWS.map(({ id }) => id);
