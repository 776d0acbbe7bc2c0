import {
  type CustomerId,
  customer,
  explain,
  type Face,
  type GameState,
  isCustomerId,
  isTileId,
  type Move,
  previewMove,
  type Refusal,
  type Seat,
  SHORE_SPACES,
  shoreSpace,
  type TileId,
} from '../../rules';

/** Why something cannot be done: what the rules say, or that no place at all is left for it. */
export type Reason =
  | Refusal
  | { readonly code: 'noSpaceLeft' }
  | { readonly code: 'outOfReach' }
  | { readonly code: 'noCustomer' }
  /** Whom the reasons after it are about. */
  | { readonly code: 'forCustomer'; readonly customer: CustomerId };

/**
 * Why a move is not possible, favor counted in: where only the die is wrong, the reason is what is missing once
 * it is turned, or that there is not favor enough to turn it.
 */
function whyNotMove(state: GameState, seat: Seat, move: Move): readonly Reason[] {
  const refusal = explain(state, seat, move);
  if (!refusal) return [];
  if (refusal.code !== 'wrongRegion') return [refusal];
  const turn: Move = { name: 'spendFavor', arg: { face: refusal.region } };
  const noTurn = explain(state, seat, turn);
  if (noTurn) return [refusal, noTurn];
  const turned = previewMove(state, seat, turn);
  const then = turned && explain(turned.after, seat, move);
  return then ? [then] : [];
}

const firstTile = (state: GameState): TileId | null => state.row.find((tile) => tile !== null) ?? null;

const isNumber = (reason: Reason): reason is Extract<Reason, { need: number }> => 'need' in reason;

/** Why nothing can be built: the reason of the space that is nearest to being possible. */
function whyNoBuild(state: GameState, seat: Seat): readonly Reason[] {
  const tile = firstTile(state);
  if (!tile) return [{ code: 'tileNotInRow' }];
  const die = state.players[seat]?.die ?? null;
  let best: readonly Reason[] | null = null;
  for (const { id, region } of SHORE_SPACES) {
    if (state.shore[id - 1] || region !== die) continue;
    const reasons = explain(state, seat, { name: 'build', arg: { space: id, tile } });
    if (!reasons) return [];
    if (!isNumber(reasons)) return [reasons];
    const known = best?.[0];
    if (!known || (isNumber(known) && reasons.need < known.need)) best = [reasons];
  }
  return best ?? [{ code: 'noSpaceLeft' }];
}

function whyNoDelivery(state: GameState, seat: Seat): readonly Reason[] {
  const hand = (state.secrets.hands[seat] ?? []).filter((card) => card !== null);
  const die = state.players[seat]?.die;
  const [first] = hand;
  if (!first) return [{ code: 'noCustomer' }];
  const here = hand.find((id) => customer(id).region === die);
  if (!here) {
    const refusal = explain(state, seat, { name: 'deliver', arg: { customer: first } });
    return refusal && refusal.code !== 'wrongRegion' ? [refusal] : [{ code: 'noCustomer' }];
  }
  return whyNotDeliver(state, seat, here);
}

function whyNotDeliver(state: GameState, seat: Seat, id: CustomerId): readonly Reason[] {
  const reasons = whyNotMove(state, seat, { name: 'deliver', arg: { customer: id } });
  return reasons.length > 0 ? [{ code: 'forCustomer', customer: id }, ...reasons] : reasons;
}

/** Why a whole kind of action is impossible now; empty where it is possible or nothing can be said. */
export function whyNotAction(
  state: GameState,
  seat: Seat,
  action: 'build' | 'sail' | 'deliver',
): readonly Reason[] {
  switch (action) {
    case 'build':
      return whyNoBuild(state, seat);
    case 'deliver':
      return whyNoDelivery(state, seat);
    case 'sail':
      return whyNotMove(state, seat, { name: 'sail', arg: { ship: 0 } });
  }
}

const ASKABLE = ['space', 'tile', 'customer', 'face'] as const;

/** Whether somebody who clicks a key that is not lit deserves an answer, before the action of their turn. */
export function canSayWhyNot(state: GameState, seat: Seat, key: string): boolean {
  if (state.step !== 'beforeAction' || state.queue.length > 0) return false;
  return ASKABLE.some((kind) => key.startsWith(`${kind}-`)) || key.startsWith(`ship-${seat}-`);
}

/** Why a key cannot be picked; empty for keys that never mean anything to this seat. */
export function whyNotKey(state: GameState, seat: Seat, key: string): readonly Reason[] {
  const dash = key.indexOf('-');
  const kind = key.slice(0, dash);
  const rest = key.slice(dash + 1);
  switch (kind) {
    case 'space': {
      const tile = firstTile(state);
      if (!tile || !shoreSpace(Number(rest))) return [];
      return whyNotMove(state, seat, { name: 'build', arg: { space: Number(rest), tile } });
    }
    case 'tile':
      return isTileId(rest) ? whyNoBuild(state, seat) : [];
    case 'customer':
      return isCustomerId(rest) ? whyNotMove(state, seat, { name: 'deliver', arg: { customer: rest } }) : [];
    case 'ship':
      return rest.startsWith(`${seat}-`)
        ? whyNotMove(state, seat, { name: 'sail', arg: { ship: rest.endsWith('-1') ? 1 : 0 } })
        : [];
    case 'river': {
      const refusal = explain(state, seat, { name: 'sail', arg: { ship: 0 } });
      return [refusal ?? { code: 'outOfReach' }];
    }
    case 'face':
      return whyNotMove(state, seat, { name: 'spendFavor', arg: { face: Number(rest) as Face } });
    default:
      return [];
  }
}
