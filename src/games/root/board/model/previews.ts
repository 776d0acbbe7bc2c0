import { type GameState, type Move, type Preview, previewMove, rulerOf, type Seat } from '../../rules';
import type { Words } from './words';

const known = new WeakMap<GameState, Map<Move, Preview | null>>();

/** What a move would bring, worked out once. */
export function previewOf(state: GameState, seat: Seat, move: Move): Preview | null {
  const byMove = known.get(state) ?? new Map<Move, Preview | null>();
  known.set(state, byMove);
  const found = byMove.get(move);
  if (found !== undefined) return found;
  const preview = previewMove(state, seat, move);
  byMove.set(move, preview);
  return preview;
}

/** The table after a move that is looked at; null without one, and before a battle, which only the dice decide. */
export function afterMove(state: GameState, seat: Seat | null, move: Move | null): GameState | null {
  const preview = seat === null || move === null ? null : previewOf(state, seat, move);
  return preview && !preview.odds ? preview.after : null;
}

/** Whose marker would leave the track: that is no loss of points (3.3.1). */
export const offTrackNotes = ({ changes }: Preview, { t, name }: Words): readonly string[] =>
  changes.flatMap(({ offTrack }, seat) => (offTrack ? [t('root-table:offTrack', { name: name(seat) })] : []));

/** What somebody may overlook: a supporter for whom there is no room (R18), too few warriors for the leader (R16). */
export function warningsOf({ name }: Move, { events }: Preview, { t }: Words): readonly string[] {
  const happens = (type: string): boolean => events.some((event) => event.type === type);
  if (name === 'mobilize' && happens('discarded')) return [t('root-table:warning.stackFull')];
  if (name === 'recruit' && happens('turmoil')) return [t('root-table:warning.turmoil')];
  return [];
}

/** Which clearings somebody else would rule than now (2.5). */
export const ruleNotes = (state: GameState, { after }: Preview, { t, name }: Words): readonly string[] =>
  state.clearings.flatMap((_, at) => {
    const number = at + 1;
    const ruler = rulerOf(after, number);
    if (ruler === rulerOf(state, number)) return [];
    return ruler === null
      ? [t('root-table:place.thenUnruled', { number })]
      : [t('root-table:place.thenRuled', { number, name: name(ruler) })];
  });
