import { type GameState, playerView, type Seat } from '../rules';
import { budgetOf, Clock } from './clock';
import { forecast } from './forecast';
import { byLead, type Judge } from './policy';
import {
  type Contender,
  expectedLead,
  expectedWorth,
  firstOpinions,
  type SearchSettings,
  search,
} from './search';
import type { Decision, Question } from './types';

/** Points that a sure victory counts for, in addition to the lead. */
const CHANCE = 15;
/** A lead that does not win is worth less than one that does. */
const byLeadAndChance: Judge = (state, seat) => byLead(state, seat) + CHANCE * (forecast(state)[seat] ?? 0);

const GUESSES = 2;
/** First the own turn, as a planner does it, with more of everything. More games than these find little more. */
const OWN_TURN: SearchSettings = {
  width: 10,
  horizon: 'turn',
  prior: 1,
  judge: byLeadAndChance,
  until: 0.35,
};
/** Then the answers of the others and the own next turn, for the few moves that are about as good. */
const FURTHER: SearchSettings = {
  width: 5,
  horizon: 'next turn',
  prior: 2,
  judge: byLeadAndChance,
  until: 1,
};
const ABOUT_AS_GOOD = 2.5;

/** The ways to go on, best first, as a warlord sees them. `view` is the seat's own. */
export function rankMoves(view: GameState, seat: Seat, seed: string, clock: Clock): Contender[] {
  const opinions = firstOpinions(view, seat, seed, GUESSES, clock);
  const own = search(view, seat, opinions, seed, clock, OWN_TURN);
  const best = own[0];
  if (!best) return own;
  const isClose = (one: Contender): boolean =>
    one.games > 0 && expectedWorth(one) > expectedWorth(best) - ABOUT_AS_GOOD;
  const close = own.filter(isClose);
  const rest = own.filter((one) => !isClose(one));
  const candidates = close.map((one) => ({ move: one.move, value: expectedWorth(one) }));
  const further = search(view, seat, candidates, `${seed} answers`, clock, FURTHER);
  return [...further, ...close.slice(further.length), ...rest];
}

/** Plays many games on in thought from every promising move, past the answers of all others, and takes the best. */
export function decideWarlord({ view, seat, seed, budget }: Question): Decision {
  const clock = new Clock(budgetOf(budget));
  const [best] = rankMoves(playerView(view, seat), seat, seed, clock);
  if (!best) throw new Error(`Seat ${seat} has nothing to decide.`);
  return { move: best.move, value: expectedLead(best), steps: clock.steps };
}
