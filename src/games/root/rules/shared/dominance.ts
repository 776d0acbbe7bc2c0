import { cardOf, type DeckCardId, DOMINANCE_POINTS, MAPS, matches } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { DominanceArgument, Move } from '../moves';
import { type Refusal, refuse } from '../refusals';
import type { GameState, Seat } from '../types';
import { becomeOpen, different, handOf, leaveHand, spend, whyNotHeld } from './cards';
import { isStartStep } from './lasting';
import { rules } from './pieces';
import { type Play, playerAt } from './play';
import { endGame, leaveTrack } from './score';

/** With so many clearings of its suit a dominance card wins (3.3.1.I). */
const RULED_TO_WIN = 3;
const COALITION_PLAYERS = 4;

/** Who can be taken into a coalition: the fewest points among those with a marker and without a partner (9.2.8, R24). */
function partnersFor({ players }: GameState, seat: Seat): Seat[] {
  if (players.length < COALITION_PLAYERS) return [];
  const scores = players.map(({ score }, other) => (other === seat ? null : score));
  const fewest = Math.min(...scores.filter((score) => score !== null));
  return scores.flatMap((score, other) => (score === fewest ? [other] : []));
}

/** Activating a dominance card, and taking an available one (3.3.1, 3.3.4, 9.2.8). */
export function legalDominance(state: GameState, seat: Seat, moves: Move[]): void {
  const { score, dominance } = playerAt(state, seat);
  const hand = different(handOf(state, seat));
  if (dominance === null && score !== null && score >= DOMINANCE_POINTS) {
    const winner = hooksOf(state, seat).winsByDominance;
    const partners = winner ? [] : partnersFor(state, seat);
    for (const card of hand) {
      if (cardOf(card).kind !== 'dominance') continue;
      if (winner) moves.push({ name: 'dominance', arg: { card } });
      for (const partner of partners) moves.push({ name: 'dominance', arg: { card, partner } });
    }
  }
  for (const take of state.available) {
    for (const card of hand) {
      if (matches(cardOf(card).suit, cardOf(take).suit)) {
        moves.push({ name: 'dominance', arg: { take, spend: card } });
      }
    }
  }
}

/** Why a dominance card cannot be activated or taken. */
export function whyNotDominance(state: GameState, seat: Seat, arg: DominanceArgument): Refusal | null {
  const { phase, step } = state.turn;
  if (phase !== 'daylight' || isStartStep(step)) return refuse('notNow', 'take' in arg ? '3.3.4' : '3.3.1');
  if ('take' in arg) {
    const held = whyNotHeld(state, seat, arg.spend);
    if (held) return held;
    if (!state.available.includes(arg.take)) return refuse('notAvailable', '3.3.4');
    return matches(cardOf(arg.spend).suit, cardOf(arg.take).suit) ? null : refuse('wrongSuit', '3.3.4');
  }
  return whyNotHeld(state, seat, arg.card) ?? whyNotActivated(state, seat, arg.card, arg.partner);
}
function whyNotActivated(
  state: GameState,
  seat: Seat,
  card: DeckCardId,
  partner: Seat | undefined,
): Refusal | null {
  const { score, dominance } = playerAt(state, seat);
  if (cardOf(card).kind !== 'dominance') return refuse('notDominance', '3.3.1');
  if (dominance !== null || score === null) return refuse('dominanceTwice', '3.3.2');
  if (score < DOMINANCE_POINTS) return refuse('tooFewPoints', '3.3.1');
  if (hooksOf(state, seat).winsByDominance) {
    return partner === undefined ? null : refuse('badArgument', '9.2.8');
  }
  if (state.players.length < COALITION_PLAYERS || partner === undefined)
    return refuse('coalitionOnly', '9.2.8');
  return partnersFor(state, seat).includes(partner) ? null : refuse('notAPartner', '9.2.8');
}

export function applyDominance(play: Play, seat: Seat, arg: DominanceArgument): void {
  const { state } = play;
  if ('take' in arg) {
    spend(play, seat, arg.spend);
    state.available = state.available.filter((card) => card !== arg.take);
    handOf(state, seat).push(arg.take);
    becomeOpen(state, arg.take);
    play.events?.push({ type: 'cardTaken', player: seat, card: arg.take });
    return;
  }
  leaveHand(state, seat, arg.card);
  becomeOpen(state, arg.card);
  leaveTrack(play, seat, arg.card, arg.partner ?? null);
  if (arg.partner !== undefined) hooksOf(state, seat).onCoalition(play, seat, arg.partner);
}

/** Whether a player's activated card wins now. */
function wins(state: GameState, seat: Seat, card: DeckCardId): boolean {
  const { suit } = cardOf(card);
  if (suit === 'bird') {
    return MAPS[state.options.map].oppositeCorners.some((pair) =>
      pair.every((corner) => rules(state, seat, corner)),
    );
  }
  const ruled = state.clearings.filter((clearing, i) => clearing.suit === suit && rules(state, seat, i + 1));
  return ruled.length >= RULED_TO_WIN;
}
/** At the start of a player's Birdsong (3.3.1). */
export function checkDominance(play: Play, seat: Seat): void {
  const { dominance } = playerAt(play.state, seat);
  if (dominance === null || !hooksOf(play.state, seat).winsByDominance) return;
  if (wins(play.state, seat, dominance)) endGame(play, seat, 'dominance');
}
