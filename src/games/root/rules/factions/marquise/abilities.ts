import type { ClearingId, DeckCardId } from '../../../data';
import type { Option } from '../../moves';
import { cardMatching, couldHold, matchingInHand, spend } from '../../shared/cards';
import { clearingsWith, hasPiece, placeWarriors } from '../../shared/pieces';
import { clearingAt, type Play } from '../../shared/play';
import { ask, standingOf } from '../../shared/questions';
import { currentTriggers, finishTrigger, type Removal } from '../../shared/removal';
import type { GameState, Question, Seat, Trigger } from '../../types';

/** The Keep: nobody else can place pieces in its clearing (6.2.2). */
export const forbidsPlacing = (state: GameState, _seat: Seat, clearing: ClearingId): boolean =>
  hasPiece(state, clearing, 'keep');
const keepAt = (state: GameState): ClearingId | null => clearingsWith(state, 'keep')[0] ?? null;

/** Field Hospitals: a trigger for each clearing that lost her warriors, if the keep stands (6.2.3, R8). */
export function onRemoval(state: GameState, seat: Seat, { lost }: Removal): Trigger[] {
  if (keepAt(state) === null) return [];
  const triggers: Trigger[] = [];
  for (const loss of lost) {
    if (loss.seat !== seat || loss.warriors === 0) continue;
    const { clearing, warriors } = loss;
    triggers.push({ kind: 'hospitals', seat, clearing, payer: null, warriors });
  }
  return triggers;
}
/** She is asked where she could hold a matching card; the question waits even if she has none (R3). */
export function resolve(play: Play, { seat, clearing, warriors }: Trigger): boolean {
  const { state } = play;
  if (!couldHold(state, seat, cardMatching(clearingAt(state, clearing).suit))) return true;
  const standing = standingOf(play, seat)?.hospitals ?? 'ask';
  if (standing === 'never' || (typeof standing === 'number' && warriors < standing)) {
    if (seat !== state.turn.of) play.barrier = true;
    return true;
  }
  ask(play, 'hospitals', seat, clearing);
  return false;
}
export function hospitalOptions(state: GameState, { seat, clearing }: Question): Option[] {
  const suit = clearing === null ? null : clearingAt(state, clearing).suit;
  return [...(suit ? matchingInHand(state, seat, suit) : []), 'none'];
}
export function answerHospitals(play: Play, seat: Seat, option: Option): void {
  const frame = currentTriggers(play.state);
  const [trigger] = frame.list;
  if (!trigger) throw new Error('No warriors are to be saved.');
  const keep = keepAt(play.state);
  const saved = option !== 'none' && keep !== null;
  if (saved) {
    spend(play, seat, option as DeckCardId);
    placeWarriors(play, seat, keep, trigger.warriors);
  }
  const { clearing, warriors } = trigger;
  play.events?.push({
    type: 'hospitals',
    player: seat,
    clearing,
    warriors: saved ? warriors : 0,
    to: saved ? keep : null,
  });
  finishTrigger(frame);
}
