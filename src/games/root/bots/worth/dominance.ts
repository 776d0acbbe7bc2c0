import { CLEARINGS, cardOf, type DeckCardId, isBuildingKind, MAPS, PIECES, type Seat } from '../../rules';
import { type Sight, threatAt } from './sight';

/** Points that somebody is as good as at with an activated card: far from what it asks for, and sure of it. */
const FAR = 4;
const SURE = 28;
/** The chance to rule by the next turn what somebody else rules now. */
const NOT_RULED = 0.12;
/** Clearings of its suit that a card asks for (3.3.1.I). */
const RULED_TO_WIN = 3;

/** The chance that a seat rules a clearing at the start of its next turn. */
function chanceToRule(sight: Sight, seat: Seat, clearing: number): number {
  if (sight.rulers[clearing] !== seat) return NOT_RULED;
  const { clearings, players } = sight.state;
  const place = clearings[clearing - 1];
  let strength = (place?.warriors[seat] ?? 0) + 1;
  for (const kind of place?.pieces ?? []) {
    if (isBuildingKind(kind) && PIECES[kind].owner === players[seat]?.faction) strength++;
  }
  return strength / (strength + threatAt(sight, seat, clearing));
}

/** The chance that a card wins at the start of the seat's next turn: its best three clearings, or its best two corners. */
export function chanceToWin(sight: Sight, seat: Seat, card: DeckCardId): number {
  const { clearings, options } = sight.state;
  const { suit } = cardOf(card);
  const chance = (clearing: number): number => chanceToRule(sight, seat, clearing);
  if (suit === 'bird') {
    const pairs = MAPS[options.map].oppositeCorners.map(([one, other]) => chance(one) * chance(other));
    return Math.max(...pairs);
  }
  const chances: number[] = [];
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (clearings[clearing - 1]?.suit === suit) chances.push(chance(clearing));
  }
  chances.sort((one, other) => other - one);
  return chances.slice(0, RULED_TO_WIN).reduce((product, one) => product * one, 1);
}

/** What an activated dominance card is worth instead of points, by the chance that it wins. */
export const worthOfDominance = (sight: Sight, seat: Seat, card: DeckCardId): number =>
  FAR + (SURE - FAR) * chanceToWin(sight, seat, card);
