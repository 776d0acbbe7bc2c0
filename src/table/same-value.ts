/**
 * Whether two sets of props say the same, for memo. A view of the game is a new object after every move, while most
 * of what a panel draws of it stays: panels take the part they draw, and compare it by value.
 */
export const sameValue = <Props extends object>(before: Props, after: Props): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
