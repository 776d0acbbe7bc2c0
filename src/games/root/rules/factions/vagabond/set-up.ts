import { CHARACTER_ITEMS, CHARACTERS, itemId, MAPS, OPEN_QUESTS, QUESTS, RUIN_IDS } from '../../../data';
import type { Move } from '../../moves';
import type { Play } from '../../shared/play';
import type { GameState, Seat } from '../../types';
import { boardOf, gainItem } from './items';

/** A character and a forest (9.3). */
export const legalSetUps = (state: GameState): Move[] =>
  CHARACTERS.flatMap((character) =>
    MAPS[state.options.map].forests.map(
      ({ id: forest }): Move => ({ name: 'setUp', arg: { character, forest } }),
    ),
  );
export function setUp(play: Play, seat: Seat, move: Move | null): void {
  if (move?.name !== 'setUp' || !('character' in move.arg)) {
    throw new Error('The Vagabond sets up with a character.');
  }
  const { state, random, events } = play;
  const { character, forest } = move.arg;
  const board = boardOf(state, seat);
  events?.push({ type: 'setUp', player: seat, faction: 'vagabond', at: forest, character });
  board.character = character;
  board.at = forest;
  const quests = random.shuffle(QUESTS.map(({ id }) => id));
  state.quests = quests.splice(0, OPEN_QUESTS);
  state.secret.quests = quests;
  const items = random.shuffle(RUIN_IDS);
  for (const { id, ruin } of MAPS[state.options.map].clearings) {
    if (ruin) state.secret.ruins[id] = items.pop() ?? null;
  }
  for (const kind of CHARACTER_ITEMS[character]) gainItem(play, seat, itemId('character', kind));
  play.barrier = true;
}
