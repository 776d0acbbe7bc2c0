import { type ClearingId, type DeckCardId, SUPPORTERS_WITHOUT_BASE } from '../../../data';
import type { Option } from '../../moves';
import {
  different,
  handOf,
  keepSight,
  leaveHand,
  matchingInHand,
  remember,
  takeTop,
} from '../../shared/cards';
import { clearingAt, type Play, playerAt } from '../../shared/play';
import { ask } from '../../shared/questions';
import { currentTriggers, finishTrigger, type Removal } from '../../shared/removal';
import type { GameState, Question, Seat, Trigger, Triggers } from '../../types';
import {
  addSupporter,
  basesOnMap,
  boardOf,
  discardSupporters,
  isSympathetic,
  matchingSupporters,
} from './supporters';

const isBase = (kind: string): boolean => kind.endsWith('Base');

/** A base removed (8.2.4), and Outrage for each token that somebody else removes (8.2.6). */
export function onRemoval(_state: GameState, seat: Seat, { lost }: Removal): Trigger[] {
  const triggers: Trigger[] = [];
  for (const loss of lost) {
    if (loss.seat !== seat) continue;
    const { clearing, by, pieces } = loss;
    for (const kind of pieces) {
      if (isBase(kind)) triggers.push({ kind: 'base', seat, clearing, payer: null, warriors: 0 });
      else if (by !== seat) triggers.push({ kind: 'outrage', seat, clearing, payer: by, warriors: 0 });
    }
  }
  return triggers;
}
/** Outrage for each move of somebody's warriors into a sympathetic clearing (8.2.6). */
export function onMoveIn(state: GameState, seat: Seat, mover: Seat, clearing: ClearingId): Trigger[] {
  if (!isSympathetic(state, clearing)) return [];
  return [{ kind: 'outrage', seat, clearing, payer: mover, warriors: 0 }];
}

export const resolve = (play: Play, trigger: Trigger, frame: Triggers): boolean =>
  trigger.kind === 'base' ? loseBase(play, trigger, frame) : payOutrage(play, trigger);

function loseBase(play: Play, { seat, clearing }: Trigger, frame: Triggers): boolean {
  const { state, events } = play;
  // In a preview others do not know which of them match: nor who is asked next.
  const unknown = state.secret.supporters.includes(null);
  if (frame.left === null) {
    // Everybody sees which of them go, or that none does (R26).
    if (state.secret.supporters.length > 0) play.barrier = true;
    if (!unknown) discardSupporters(play, seat, matchingSupporters(state, clearingAt(state, clearing).suit));
    const board = boardOf(state, seat);
    const lost = Math.ceil(board.officers / 2);
    board.officers -= lost;
    playerAt(state, seat).supply += lost;
    events?.push({ type: 'baseLost', player: seat, officers: board.officers });
    frame.left = 0;
  }
  if (unknown) {
    play.halted = true;
    return false;
  }
  const { supporters } = state.secret;
  const surplus = basesOnMap(state).length > 0 ? 0 : supporters.length - SUPPORTERS_WITHOUT_BASE;
  if (surplus <= 0) return true;
  const [only, ...others] = different(supporters);
  if (only !== undefined && others.length === 0) {
    discardSupporters(play, seat, [only]);
    return false;
  }
  ask(play, 'supporters5', seat, null, surplus);
  return false;
}

/** The payer gives a matching card; without one the hand is shown and the deck pays (8.2.6, R13). */
function payOutrage(play: Play, { seat, clearing, payer }: Trigger): boolean {
  const { state, events } = play;
  if (payer === null) return true;
  const hand = handOf(state, payer);
  const matching = matchingInHand(state, payer, clearingAt(state, clearing).suit);
  // In a preview the cards of others are not known: what they would pay is not either.
  if (hand.includes(null) && matching.length === 0) {
    play.halted = true;
    return false;
  }
  const [only] = matching;
  if (only !== undefined) {
    if (hand.length === 1) {
      giveCard(play, seat, payer, clearing, only);
      return true;
    }
    ask(play, 'outrage', payer, clearing);
    return false;
  }
  play.barrier = true;
  if (hand.length > 0) {
    remember(play, seat, payer, 'outrage', hand);
    const sight = keepSight(play, [seat], hand);
    events?.push({ type: 'handShown', player: payer, to: seat, sight });
  }
  events?.push({ type: 'outrage', payer, player: seat, clearing, paid: 'deck' });
  const card = takeTop(play);
  if (card !== undefined) addSupporter(play, seat, card, null);
  return true;
}
function giveCard(play: Play, seat: Seat, payer: Seat, clearing: ClearingId, card: DeckCardId): void {
  play.barrier = true;
  leaveHand(play.state, payer, card);
  const sight = keepSight(play, [payer, seat], [card]);
  play.events?.push({ type: 'outrage', payer, player: seat, clearing, paid: 'card', sight });
  addSupporter(play, seat, card, payer);
}

export function options(state: GameState, { kind, seat, clearing }: Question): Option[] {
  if (kind === 'outrage') {
    return clearing === null ? [] : matchingInHand(state, seat, clearingAt(state, clearing).suit);
  }
  return different(state.secret.supporters);
}
export function answer(
  play: Play,
  seat: Seat,
  { kind, seat: asked, clearing }: Question,
  option: Option,
): void {
  if (kind === 'outrage' && clearing !== null) {
    const frame = currentTriggers(play.state);
    finishTrigger(frame);
    giveCard(play, seat, asked, clearing, option as DeckCardId);
  } else discardSupporters(play, seat, [option as DeckCardId]);
}
