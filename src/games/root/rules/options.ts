import {
  DEFAULT_OPTIONS,
  FACTIONS,
  type FactionId,
  LEAST_REACH,
  MAP_IDS,
  MAX_PLAYERS,
  type MatchOptions,
  MIN_PLAYERS,
  REACH,
  SUIT_MODES,
} from '../data';

const isFaction = (value: unknown): value is FactionId => FACTIONS.some((faction) => faction === value);
/** How much of the wood these factions reach for together (5.2). */
export const reachOf = (factions: readonly FactionId[]): number =>
  factions.reduce((sum, faction) => sum + REACH[faction], 0);

/** Every mix of so many factions that may be played: of the advised reach, unless any will do (5.2, R25). */
export function mixesOf(players: number, any: boolean): FactionId[][] {
  const found: FactionId[][] = [];
  const choose = (at: number, chosen: readonly FactionId[]): void => {
    const next = FACTIONS[at];
    if (chosen.length === players) {
      if (any || reachOf(chosen) >= LEAST_REACH) found.push([...chosen]);
    } else if (next) {
      choose(at + 1, [...chosen, next]);
      choose(at + 1, chosen);
    }
  };
  choose(0, []);
  return found;
}

function problemWithFactions(factions: unknown, players: number, any: boolean): string | undefined {
  if (factions === 'random' || factions === 'pick') return undefined;
  if (!Array.isArray(factions) || !factions.every(isFaction)) {
    return '"factions" must be "random", "pick" or a list of factions.';
  }
  if (factions.length !== players) return 'Every seat needs a faction.';
  if (new Set(factions).size !== factions.length) return 'Every faction is played once.';
  if (!any && reachOf(factions) < LEAST_REACH) {
    return `These factions have a reach of ${reachOf(factions)}; ${LEAST_REACH} is advised, or tick "any factions".`;
  }
  return undefined;
}

/** What is wrong with the options of a match, in one sentence, or undefined. Nothing at all means the defaults. */
export function validateOptions(setupData: unknown, players: number): string | undefined {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    return `A match has ${MIN_PLAYERS} to ${MAX_PLAYERS} players.`;
  }
  if (setupData === undefined || setupData === null) return undefined;
  if (typeof setupData !== 'object' || Array.isArray(setupData)) {
    return 'The options of a match are an object.';
  }
  const given: Record<string, unknown> = { ...DEFAULT_OPTIONS, ...setupData };
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(DEFAULT_OPTIONS, key)) {
      return 'The options of a match are "map", "suits", "factions" and "anyFactions".';
    }
  }
  if (!MAP_IDS.some((map) => map === given.map)) return '"map" must be "autumn" or "winter".';
  if (!SUIT_MODES.some((mode) => mode === given.suits)) return '"suits" must be "printed" or "random".';
  if (typeof given.anyFactions !== 'boolean') return '"anyFactions" must be true or false.';
  return problemWithFactions(given.factions, players, given.anyFactions);
}

export const completeOptions = ({
  map = DEFAULT_OPTIONS.map,
  suits = DEFAULT_OPTIONS.suits,
  factions = DEFAULT_OPTIONS.factions,
  anyFactions = DEFAULT_OPTIONS.anyFactions,
}: Partial<MatchOptions>): MatchOptions => ({ map, suits, factions, anyFactions });
