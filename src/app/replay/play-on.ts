import type { GameCard, Seat } from '../../games/contract';
import type { MatchContents } from '../../games/match-file';
import { newGame, type SavedGame, type SeatSetup } from '../local/saved';
import type { Replay } from './source';

/**
 * A game on this device that goes on from a moment of a match: one seat is played by a person, the others by bots. What
 * chance brings is what it would have brought then, so that two ways to go on can be compared.
 */
export function playOnFrom(
  card: GameCard,
  { contents, names, timeline }: Replay & { readonly contents: MatchContents },
  at: number,
  person: Seat,
): SavedGame {
  const { options, secret, seed, words, initialState, moves } = contents;
  const seats = names.map((name, seat): SeatSetup => {
    if (seat === person) return { kind: 'person', name: name ?? String(seat + 1) };
    return { kind: 'bot', level: card.usualBot, name: name ?? card.botNames[seat] ?? String(seat + 1) };
  });
  const { secret: _, ...game } = newGame(card.id, seats, options);
  const moment = timeline.moments[at] ?? timeline.moments[0];
  return {
    ...game,
    ...(secret !== undefined && { secret }),
    ...(seed !== undefined && { seed }),
    ...(words !== undefined && { words }),
    ...(initialState !== undefined && { initialState }),
    moves: moves.slice(0, at),
    summary: at === 0 ? null : { phase: moment.phase, turn: moment.turn, over: false },
  };
}
