import type { ClearingId } from '../../data';
import type { Question, QuestionKind, Seat, Standing } from '../types';
import type { Play } from './play';

/** Asks a seat; a question to somebody off turn cannot be taken back (R26). */
export function ask(
  play: Play,
  kind: QuestionKind,
  seat: Seat,
  clearing: ClearingId | null = null,
  left = 1,
): void {
  const { state, events } = play;
  const question: Question = { kind, seat, clearing, left };
  state.questions.push(question);
  if (seat !== state.turn.of) play.barrier = true;
  events?.push({ type: 'asked', player: seat, question: kind, clearing });
}

/** What a seat has stored to be answered in its name (R4); in a view of somebody else nothing. */
export const standingOf = ({ state }: Play, seat: Seat): Standing | null =>
  state.secret.standing[seat] ?? null;

/** Whether "no" stands for this kind of question in this clearing. Taking it is as final as asking. */
export function standsNo(play: Play, kind: 'ambush' | 'foil', seat: Seat, clearing: ClearingId): boolean {
  const answer = standingOf(play, seat)?.[kind] ?? 'ask';
  const never = answer === 'never' || (answer !== 'ask' && answer.includes(clearing));
  if (never && seat !== play.state.turn.of) play.barrier = true;
  return never;
}
