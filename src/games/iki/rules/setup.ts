/** Section 3, the set-up. */
import type { RandomSource } from '../../random';
import {
  BUILDING_IDS,
  COLOURS,
  OCCUPATIONS,
  type OccupationId,
  type Season,
  STALLS,
  START,
  START_POINT,
  tableFor,
} from '../data';
import { fishOf, turnUpCards } from './offer';
import { completeOptions, validateOptions } from './options';
import type { GameState, MatchOptions, Player } from './state';
import type { Play } from './table';
import { chooseStarts } from './year';

const newPlayer = (): Player => ({
  mon: START.mon,
  rice: START.rice,
  sandals: START.sandals,
  lumber: 0,
  koban: 0,
  iki: START.iki,
  fire: START.fire,
  kobun: START.kobun,
  at: START_POINT,
  cylinder: null,
  retired: [],
  turned: [],
  fish: [],
  pipes: [],
  pouches: [],
});

/** The cards of a season that are in the match; without extras they are out of the game (3.4). */
function cardsOf(season: 'start' | Season, { extras, cards }: MatchOptions): OccupationId[] {
  const { occupations } = tableFor(cards);
  return OCCUPATIONS.filter(({ id }) => {
    const card = occupations[id];
    return card.season === season && (extras || !card.extra);
  }).map(({ id }) => id);
}

function leftOut({ extras, cards }: MatchOptions): OccupationId[] {
  const { occupations } = tableFor(cards);
  return extras ? [] : OCCUPATIONS.filter(({ id }) => occupations[id].extra).map(({ id }) => id);
}

/** A new game, set up as section 3 says, up to the first decision of a player. */
export function createState(players: number, given: Partial<MatchOptions>, random: RandomSource): GameState {
  const problem = validateOptions(given, players);
  if (problem) throw new Error(problem);
  const options = completeOptions(given);
  const first = random.index(players);
  const clockwise = Array.from({ length: players }, (_, i) => (first + i) % players);
  const deck = (season: Season) => random.shuffle(cardsOf(season, options));

  const state: GameState = {
    options,
    phase: 'startingOccupations',
    step: 'startingOccupation',
    first,
    order: clockwise.slice().reverse(),
    current: first,
    turn: 0,
    month: 1,
    canUndo: false,
    shopUses: 0,
    occupationUsed: false,
    players: clockwise.map(newPlayer),
    // All stand on 0, the first player on top, below in clockwise order (3.2).
    brigade: clockwise.slice(),
    stalls: STALLS.map(() => null),
    starting: cardsOf('start', options),
    offer: [],
    openBuildings: BUILDING_IDS.slice(),
    fishOnSale: [],
    pipes: COLOURS.slice(),
    pouches: COLOURS.slice(),
    out: { occupations: leftOut(options), buildings: [], fish: [] },
    starving: [],
    fire: null,
    payDay: null,
    season: null,
    result: null,
    secrets: {
      decks: {
        spring: deck('spring'),
        summer: deck('summer'),
        autumn: deck('autumn'),
        winter: deck('winter'),
      },
    },
  };
  const play: Play = { state, random, events: null };
  state.fishOnSale = fishOf(state, 'spring');
  turnUpCards(play, 'spring');
  chooseStarts(play, state.order[0] ?? null);
  return state;
}
