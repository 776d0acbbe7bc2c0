import {
  building,
  customer,
  type Effect,
  EMPTY_SPACE_KOKU,
  type Face,
  GOODS,
  gain as gainOf,
  REGIONS,
  RIVER_LENGTH,
  type RoyalAbility,
  shoreSpace,
  type Tile,
  TOUCHING,
} from '../data';
import { neighbours } from './die';
import type { Source } from './events';
import { merchantTasks, sells } from './merchants';
import type { Move, MoveArguments, MoveOf } from './moves';
import { enqueue, enqueueAll } from './queue';
import type { Refusal } from './refusals';
import type { GameState, Player, Seat } from './state';
import { abilities, type Play, playerAt } from './table';

const SHIPS: readonly MoveOf<'sail'>[] = [
  { name: 'sail', arg: { ship: 0 } },
  { name: 'sail', arg: { ship: 1 } },
];

/** Abilities of all the player's nobles, if this is the royal ship (6.7). */
function royalAbilities(player: Player, ship: number): RoyalAbility[] {
  if (player.royalShip !== ship) return [];
  return player.delivered.flatMap((id) => customer(id).royal ?? []);
}

const mayTurnDie = (player: Player, ship: number): boolean =>
  royalAbilities(player, ship).some((ability) => ability.gives === 'turnDie');

/** Both ships may always sail (section 3); the royal ship of the noble of region 5 also by a neighbouring face (6.10). */
export function legalSails(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  for (const move of SHIPS) {
    moves.push(move);
    const { ship } = move.arg;
    if (player.die === null || !mayTurnDie(player, ship)) continue;
    for (const face of neighbours(player.die)) moves.push({ name: 'sail', arg: { ship, face } });
  }
}

export function whyNotSail(
  state: GameState,
  seat: Seat,
  { ship, face }: MoveArguments['sail'],
): Refusal | null {
  const player = playerAt(state, seat);
  if (face === undefined) return null;
  const allowed = player.die !== null && mayTurnDie(player, ship) && neighbours(player.die).includes(face);
  return allowed ? null : { code: 'cannotTurnDie' };
}

/** Where a ship comes to after this many spaces; beyond 14 it goes on from 1 and has completed its journey (5.4). */
export function voyage(from: number, face: Face): { to: number; journey: boolean } {
  const to = from + face;
  return to > RIVER_LENGTH ? { to: to - RIVER_LENGTH, journey: true } : { to, journey: false };
}

const isDraw = (effect: Effect): boolean => effect.kind === 'drawAndDiscard';

const isGoodGain = (effect: Effect): boolean =>
  effect.kind === 'gain' && GOODS.some((good) => good === effect.resource);

/** What a visited building gives the sailing player; the noble of region 1 lets market goods be chosen (6.10). */
function visitorEffects(tile: Tile, royal: readonly RoyalAbility[]): readonly Effect[] {
  const chooses = tile.type === 'market' && royal.some((ability) => ability.gives === 'goodOfChoiceInstead');
  if (!chooses) return tile.visitor;
  return tile.visitor.map((effect): Effect => (isGoodGain(effect) ? { kind: 'anyGood' } : effect));
}

export function applySail(play: Play, seat: Seat, arg: MoveArguments['sail']): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const face = arg.face ?? player.die;
  const from = player.ships[arg.ship];
  if (face === null || from === undefined) throw new Error('A ship needs a place and a die to sail.');
  const { to, journey } = voyage(from, face);
  player.ships[arg.ship] = to;
  play.events?.push({ type: 'sailed', player: seat, ship: arg.ship, from, to, face, journey });

  const royal = royalAbilities(player, arg.ship);
  const touching = TOUCHING[to] ?? [];
  queueVisitorRewards(state, seat, touching, royal);
  queueOwnerRewards(state, touching);
  if (journey) queueJourney(state, seat, player);
  if (player.royalShip === arg.ship) queueRoyalShip(state, seat, player, touching);
  queuePatron(state, seat, player, touching);
}

/** Visitor rewards: a draw of customers first, then in the order of the space numbers; an empty space gives 1 koku (5.2). */
function queueVisitorRewards(
  state: GameState,
  seat: Seat,
  touching: readonly number[],
  royal: readonly RoyalAbility[],
): void {
  let koku = EMPTY_SPACE_KOKU;
  for (const ability of royal) if (ability.gives === 'extraKoku') koku += ability.koku;
  const rewards = touching.map((space) => {
    const built = state.shore[space - 1];
    return { space, effects: built ? visitorEffects(building(built.tile), royal) : [gainOf('koku', koku)] };
  });
  const enqueueWhere = (wanted: (effect: Effect) => boolean): void => {
    for (const { space, effects } of rewards) {
      const source: Source = { from: 'visitor', space };
      enqueueAll(state, seat, effects.filter(wanted), shoreSpace(space).region, source);
    }
  };
  const drawFirst = state.options.rulings === 'second';
  if (drawFirst) enqueueWhere(isDraw);
  enqueueWhere((effect) => !(drawFirst && isDraw(effect)));
}

/** Then the owner reward of each touching building, once for each marker (5.3). */
function queueOwnerRewards(state: GameState, touching: readonly number[]): void {
  for (const space of touching) {
    const built = state.shore[space - 1];
    if (!built) continue;
    for (const owner of built.owners) {
      enqueueAll(state, owner, building(built.tile).owner, shoreSpace(space).region, {
        from: 'owner',
        space,
      });
    }
  }
}

/** The end of a journey: koku or a good, all merchants, then the end of the row is discarded (5.4). */
function queueJourney(state: GameState, seat: Seat, player: Player): void {
  enqueue(state, seat, { kind: 'journeyBonus' }, null, { from: 'journey' });
  const merchants = player.delivered.filter((id) => customer(id).onJourney.length > 0);
  if (state.options.rulings === 'second' && merchants.some(sells)) {
    enqueue(state, seat, { kind: 'merchants', customers: merchants }, null, { from: 'journey' });
  } else {
    state.queue.push(...merchantTasks(seat, merchants));
  }
  enqueue(state, seat, { kind: 'discardEndOfRow' }, null, { from: 'journey' });
}

/** Whether the voyage visited a building with a marker of the player, or of somebody else; it may be both (5.5). */
export function visited(
  state: GameState,
  seat: Seat,
  touching: readonly number[],
  whose: 'own' | 'opponent',
): boolean {
  return touching.some((space) =>
    state.shore[space - 1]?.owners.some((owner) => (owner === seat) === (whose === 'own')),
  );
}

/** The "after it sails" abilities of the royal ship, noble by noble (5.5, 6.7). */
function queueRoyalShip(state: GameState, seat: Seat, player: Player, touching: readonly number[]): void {
  for (const id of player.delivered) {
    const { royal } = customer(id);
    if (royal?.when !== 'afterSailing') continue;
    const source: Source = { from: 'customer', customer: id };
    if (royal.gives === 'influenceInTouchingRegions') {
      for (const region of REGIONS) {
        if (!touching.some((space) => shoreSpace(space).region === region)) continue;
        enqueue(state, seat, { kind: 'influence', amount: royal.influence }, region, source);
      }
    } else if (visited(state, seat, touching, royal.whose)) {
      enqueue(state, seat, gainOf('points', 1), null, source);
    }
  }
}

/** A patron that looks at the voyage (11.3). */
function queuePatron(state: GameState, seat: Seat, player: Player, touching: readonly number[]): void {
  const points = abilities(player).pointsForVisitingOpponent;
  if (points && player.patron && visited(state, seat, touching, 'opponent')) {
    enqueue(state, seat, gainOf('points', points), null, { from: 'patron', patron: player.patron });
  }
}
