import {
  buildCost,
  buildMove,
  FACES,
  type Face,
  KOKU_PER_FAVOR,
  type Move,
  neighbours,
  SHORE_SPACES,
  turnsBetween,
} from '../rules';
import type { Sight } from './sight';
import { customerNumbers } from './tables';
import { tradesFor } from './trades';

/** Called with each action that a face allows, and what it is worth before the face is paid for. */
export type Consider = (action: Move, worth: number) => void;

const SAILS: readonly Move[] = [
  { name: 'sail', arg: { ship: 0 } },
  { name: 'sail', arg: { ship: 1 } },
];

/** What a trade of goods loses, in addition to the goods that an order asks for anyway. */
const TRADE_LOSS = 0.5;

/** Weighs every action that is possible with the die on this face and this much koku left. */
export function considerActions(sight: Sight, face: Face, koku: number, consider: Consider): void {
  const { state, seat, player, abilities } = sight;
  for (let ship = 0; ship < SAILS.length; ship++) {
    consider(SAILS[ship] as Move, sight.sail(ship, face));
    if (!sight.turnsRoyalShip(ship)) continue;
    for (const turned of neighbours(face)) {
      consider({ name: 'sail', arg: { ship: ship as 0 | 1, face: turned } }, sight.sail(ship, turned));
    }
  }
  for (const { id: space, region } of SHORE_SPACES) {
    if ((region !== face && !abilities.buildAnywhere) || state.shore[space - 1]) continue;
    const cost = buildCost(player, space);
    if (cost === null || cost > koku) continue;
    for (const offer of sight.offers())
      consider(buildMove(space, offer.tile), sight.build(space, cost, offer));
  }
  for (const id of state.secrets.hands[seat] ?? []) {
    if (id === null) continue;
    const { region, order } = customerNumbers(id);
    if (region !== face && !abilities.deliverAnywhere) continue;
    const trades = tradesFor(player, order);
    if (!trades) continue;
    consider({ name: 'deliver', arg: { customer: id } }, sight.deliver(id) - TRADE_LOSS * trades.length);
  }
}

/** A face that the die can be turned to: what that is worth less, and the koku left if favor was bought for it. */
export interface Turning {
  readonly face: Face;
  readonly price: number;
  readonly koku: number;
}

/** Favor that is bought is paid twice: its koku are missing for the next building. */
const BUYING = 1.5;

/** Turning the die from one face to another; null where it cannot be paid. */
export function turning(sight: Sight, die: Face, face: Face, buying: boolean): Turning | null {
  const { player } = sight;
  const steps = turnsBetween(die, face);
  const short = steps - player.favor;
  if (short <= 0) return { face, price: steps * sight.favor, koku: player.koku };
  const koku = player.koku - short * KOKU_PER_FAVOR;
  if (!buying || steps > player.favorLimit || koku < 0) return null;
  const paid = short * KOKU_PER_FAVOR;
  return { face, price: player.favor * sight.favor + sight.spending(paid) + BUYING * short, koku };
}

/** The worth of the best action for every roll, favor included. */
export function worthByRoll(sight: Sight): number[] {
  const best = FACES.map((face) => {
    let most = Number.NEGATIVE_INFINITY;
    considerActions(sight, face, sight.player.koku, (_, worth) => {
      if (worth > most) most = worth;
    });
    return most;
  });
  return FACES.map((die) =>
    Math.max(
      ...FACES.map((face) => {
        const turn = turning(sight, die, face, false);
        return turn ? (best[face - 1] ?? 0) - turn.price : Number.NEGATIVE_INFINITY;
      }),
    ),
  );
}
