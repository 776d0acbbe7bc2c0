import type { MatchOptions } from '../../games/river-of-gold';
import { type BotLevel, isBotLevel } from '../../games/river-of-gold/bots/types';
import { cleanName, myName } from '../names';
import type { SeatSetup } from './saved';

/** Who can sit on a seat, as one word for a menu. */
export const SITTERS = ['person', 'novice', 'merchant', 'daimyo'] as const;
export type Sitter = (typeof SITTERS)[number];

/** A seat while the table is being set: the name may still be empty. */
export interface Place {
  readonly sitter: Sitter;
  readonly name: string;
}

const BOT_NAMES = ['Akiko', 'Benjiro', 'Chiyo', 'Daisuke'] as const;

/** A table that can begin at once: you against one bot. */
export function defaultPlaces(): Place[] {
  return [
    { sitter: 'person', name: myName() },
    { sitter: 'merchant', name: '' },
  ];
}

export const DEFAULT_LOCAL_OPTIONS: MatchOptions = { patrons: 'none', clans: 'choose' };

/** The seats of a set table; a seat without a usable name gets one, and no two are the same. */
export function seatsOf(places: readonly Place[], personName: (number: number) => string): SeatSetup[] {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    taken.add(name);
    return name;
  };
  return places.map(({ sitter, name }, at) => {
    const given = cleanName(name);
    if (isBotLevel(sitter)) {
      return { kind: 'bot', level: sitter as BotLevel, name: unique(given ?? BOT_NAMES[at] ?? 'Bot') };
    }
    return { kind: 'person', name: unique(given ?? personName(at + 1)) };
  });
}
