import type { FactionId } from '../../data';
import { alliance } from './alliance';
import { eyrie } from './eyrie';
import type { Faction } from './hooks';
import { marquise } from './marquise';
import { vagabond } from './vagabond';

/** The factions of the box. */
export const FACTION_TABLE: Readonly<Record<FactionId, Faction>> = { marquise, eyrie, alliance, vagabond };
