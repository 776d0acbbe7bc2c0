import {
  BUILDINGS,
  CUSTOMERS,
  cloneState,
  type GameState,
  type Hidden,
  type RandomSource,
  type TileId,
} from '../rules';

function fill<T>(places: Hidden<T>[], supply: T[]): void {
  for (let index = 0; index < places.length; index++) {
    if (places[index] === null) places[index] = supply.pop() ?? null;
  }
}

function unseenTiles(view: GameState, era: 1 | 2): TileId[] {
  const { era1, era2 } = view.secrets;
  const seen = new Set<TileId | null>([...view.row, ...view.discardedTiles, ...era1, ...era2]);
  for (const built of view.shore) if (built) seen.add(built.tile);
  return BUILDINGS.filter((tile) => tile.era === era && !seen.has(tile.id)).map((tile) => tile.id);
}

/**
 * A whole state that the view allows: hidden hands, deck and stacks are dealt at random from the cards and tiles
 * that are not in sight. Tiles that stayed in the box are as likely as those in the stack.
 */
export function sampleHidden(view: GameState, random: RandomSource): GameState {
  const state = cloneState(view);
  const { secrets } = state;
  const seen = new Set<string | null>([...state.customerDiscard, ...secrets.deck, ...secrets.hands.flat()]);
  for (const player of state.players) for (const id of player.delivered) seen.add(id);
  const unseen = random.shuffle(CUSTOMERS.map(({ id }) => id).filter((id) => !seen.has(id)));
  for (const hand of secrets.hands) fill(hand, unseen);
  fill(secrets.deck, unseen);
  fill(secrets.era1, random.shuffle(unseenTiles(state, 1)));
  fill(secrets.era2, random.shuffle(unseenTiles(state, 2)));
  return state;
}
