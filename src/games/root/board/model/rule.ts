/** Who rules a clearing and by how much: the ruler's warriors and buildings against the next most (2.5). */
import {
  type ClearingId,
  clearingAt,
  type GameState,
  isBuildingKind,
  PIECES,
  playerAt,
  rulerOf,
  type Seat,
} from '../../rules';

export interface Rule {
  /** null where nobody rules. */
  readonly ruler: Seat | null;
  /** Warriors and buildings of the ruler, or of those who tie; 0 in an empty clearing. */
  readonly own: number;
  readonly next: number;
}

export function ruleAt(state: GameState, clearing: ClearingId): Rule {
  const { warriors, pieces } = clearingAt(state, clearing);
  const ruler = rulerOf(state, clearing);
  const strengths = warriors.map((count, seat) => {
    const { faction } = playerAt(state, seat);
    return count + pieces.filter((kind) => isBuildingKind(kind) && PIECES[kind].owner === faction).length;
  });
  const [most = 0, next = 0] = strengths.toSorted((one, other) => other - one);
  return { ruler, own: ruler === null ? most : (strengths[ruler] ?? 0), next };
}
