import {
  type GameState,
  GROUPS,
  type Group,
  type OccupationType,
  STALLS,
  STALLS_OF_GROUP,
  type Stall,
  TYPES,
  tableOf,
} from '../../rules';

/** Cards of one colour in one group: each of them gives its owner as many IKI as there are (15.2). */
export interface Ribbon {
  readonly group: Group;
  readonly type: OccupationType;
  /** In the order of the stalls; two or more. Neutral cards are among them. */
  readonly stalls: readonly Stall[];
}

/** The harmony of today, group by group. */
export function ribbonsOf(state: GameState): readonly Ribbon[] {
  const { occupations } = tableOf(state);
  return GROUPS.flatMap((group) =>
    TYPES.flatMap((type): readonly Ribbon[] => {
      const stalls = STALLS_OF_GROUP[group].flatMap((index) => {
        const card = state.stalls[index];
        const stall = STALLS[index];
        return stall && card?.kind === 'occupation' && occupations[card.card].type === type ? [stall] : [];
      });
      return stalls.length < 2 ? [] : [{ group, type, stalls }];
    }),
  );
}
