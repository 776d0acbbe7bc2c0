import type { GameCard } from '../../games/contract';
import { cleanName } from '../../protocol/names';
import { myName } from '../my-name';
import type { SeatSetup } from './saved';

/** A seat while the table is being set: a person (null) or a bot's level; the name may still be empty. */
export interface Place {
  readonly bot: string | null;
  readonly name: string;
}

/** A table that can begin at once: you, and bots on as few other seats as the game needs. */
export function defaultPlaces({ players, usualBot }: GameCard): Place[] {
  const others = Array.from({ length: players.min - 1 }, () => ({ bot: usualBot, name: '' }));
  return [{ bot: null, name: myName() }, ...others];
}

/** The seats of a set table; a seat without a usable name gets one, and no two are the same. */
export function seatsOf(
  places: readonly Place[],
  { botNames }: Pick<GameCard, 'botNames'>,
  personName: (number: number) => string,
): SeatSetup[] {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} ${n}`;
    taken.add(name);
    return name;
  };
  return places.map(({ bot, name }, at) => {
    const given = cleanName(name);
    return bot === null
      ? { kind: 'person', name: unique(given ?? personName(at + 1)) }
      : { kind: 'bot', level: bot, name: unique(given ?? botNames[at] ?? 'Bot') };
  });
}
