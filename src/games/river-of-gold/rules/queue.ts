import { type CustomerId, type Effect, REGIONS, type Region } from '../data';
import { MAX_FAVOR_LIMIT } from '../data/board';
import { applyOption, choiceKind, optionsFor } from './choices';
import { drawCustomers } from './customers';
import type { Source } from './events';
import { gain } from './gains';
import { gainInfluence } from './influence';
import { merchantsToOrder, merchantTasks } from './merchants';
import { endOfRow, takeFromRow } from './row';
import type { GameState, Pending, Seat, Task } from './state';
import { countOwned, ownsIn, type Play, playerAt } from './table';

/** Puts something that is still to happen at the end of the queue. */
export function enqueue(
  state: GameState,
  player: Seat,
  task: Task,
  region: Region | null,
  source: Source,
): void {
  state.queue.push({ player, task, region, source });
}

/** Puts all effects of a reward at the end of the queue. */
export function enqueueAll(
  state: GameState,
  player: Seat,
  effects: readonly Effect[],
  region: Region | null,
  source: Source,
): void {
  for (const effect of effects) enqueue(state, player, effect, region, source);
}

/** Whether a task asks its player something. */
const needsDecision = (task: Task): boolean => choiceKind(task) !== null;

/**
 * Applies what stands in the queue, one thing after another, until something needs a decision of the player on
 * turn. Goods of choice of other players wait for their turn (3.4). A choice without options is dropped.
 */
export function runQueue(play: Play): void {
  const { state } = play;
  while (true) {
    const head = state.queue[0];
    if (!head) return;
    if (!needsDecision(head.task)) {
      state.queue.shift();
      applyTask(play, head);
    } else if (head.task.kind === 'merchants' && takeUpMerchants(state, head, head.task.customers)) {
      // Those whose order makes no difference have taken its place.
    } else if (head.player !== state.current) {
      state.queue.shift();
      state.waiting.push(head);
      play.events?.push({ type: 'goodWaits', player: head.player, source: head.source });
    } else {
      const options = optionsFor(state, head);
      const only = options[0];
      if (only === undefined) {
        state.queue.shift();
        noteDropped(play, head);
      } else if (options.length === 1 && head.task.kind === 'secondMarker') {
        state.queue.shift();
        applyOption(play, head, only);
      } else {
        return;
      }
    }
  }
}

/**
 * Lets merchants act by themselves whose order makes no difference, in the order of their deliveries, ahead of the others
 * (5.4); false if the player has to say which of all comes first.
 */
function takeUpMerchants(state: GameState, head: Pending, ids: readonly CustomerId[]): boolean {
  const ordered = merchantsToOrder(state, head.player, ids);
  if (ordered.length === ids.length) return false;
  const others = merchantTasks(
    head.player,
    ids.filter((id) => !ordered.includes(id)),
  );
  if (ordered.length > 0) others.push({ ...head, task: { kind: 'merchants', customers: ordered } });
  state.queue.splice(0, 1, ...others);
  return true;
}

/**
 * A good of choice that fits nowhere is lost (1.5). A later noble finds the royal ship already there: no choice, and
 * nothing worth a note (6.7).
 */
function noteDropped(play: Play, { player, task, source }: Pending): void {
  if (task.kind === 'royalShip' || task.kind === 'discardCustomer') return;
  if (task.kind === 'anyGood') play.events?.push({ type: 'goodLost', player, source });
  else play.events?.push({ type: 'choiceDropped', player, choice: task.kind, source });
}

function applyTask(play: Play, pending: Pending): void {
  const { player: seat, task, region, source } = pending;
  const { state } = play;
  switch (task.kind) {
    case 'gain':
      gain(play, seat, task.resource, task.amount, source);
      return;
    case 'influence':
      if (region === null) throw new Error('Influence needs a region.');
      gainInfluence(play, seat, region, task.amount, source);
      return;
    case 'kokuPer': {
      const count =
        task.thing === 'deliveredCustomer'
          ? playerAt(state, seat).delivered.length
          : countOwned(state, seat, task.thing);
      gain(play, seat, 'koku', count, source);
      return;
    }
    case 'drawAndDiscard':
      drawCustomers(play, seat, task.draw);
      state.queue.unshift({ player: seat, task: { kind: 'discardCustomer' }, region: null, source });
      return;
    case 'influenceWhereOwned':
      unshiftInfluence(state, pending);
      return;
    case 'pointPerDelivered':
      gain(play, seat, 'points', playerAt(state, seat).delivered.length, source);
      return;
    case 'raiseFavorLimit': {
      const player = playerAt(state, seat);
      const limit = Math.min(player.favorLimit + 1, MAX_FAVOR_LIMIT);
      play.events?.push({
        type: 'favorLimitRaised',
        player: seat,
        limit,
        lost: player.favorLimit + 1 - limit,
      });
      player.favorLimit = limit;
      return;
    }
    case 'discardEndOfRow': {
      const tile = takeFromRow(state, endOfRow(state));
      state.discardedTiles.push(tile);
      play.events?.push({ type: 'tileDiscarded', player: seat, tile });
      return;
    }
    case 'anyGood':
    case 'journeyBonus':
    case 'merchants':
    case 'sellGoods':
    case 'discardCustomer':
    case 'royalShip':
    case 'secondMarker':
    case 'firstDie':
      throw new Error(`${task.kind} needs a decision.`);
  }
}

/** The merchant of region 1: one gain for each region with an own building, in the order of the regions. */
function unshiftInfluence(state: GameState, { player, source }: Pending): void {
  const gains = REGIONS.filter((region) => ownsIn(state, player, region)).map(
    (region): Pending => ({ player, task: { kind: 'influence', amount: 1 }, region, source }),
  );
  state.queue.unshift(...gains);
}
