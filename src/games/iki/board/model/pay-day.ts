import {
  type GameState,
  type Goods,
  harmonyOf,
  playerAt,
  RESOURCES,
  type Resource,
  retiredSalary,
  type Seat,
  salaryOf,
} from '../../rules';

/** What a pay day would give a seat today: salaries of the board and of the retired, and harmony. */
export function payDayToday(state: GameState, seat: Seat): Goods {
  const sum: { [R in Resource]?: number } = {};
  const add = (goods: Goods | null): void => {
    for (const resource of RESOURCES) {
      const amount = goods?.[resource] ?? 0;
      if (amount > 0) sum[resource] = (sum[resource] ?? 0) + amount;
    }
  };
  for (const card of state.stalls) {
    if (card?.kind === 'occupation' && card.owner === seat) add(salaryOf(state, card));
  }
  for (const card of playerAt(state, seat).retired) add(retiredSalary(state, card));
  for (const { player, iki } of harmonyOf(state)) if (player === seat) add({ iki });
  return sum;
}
