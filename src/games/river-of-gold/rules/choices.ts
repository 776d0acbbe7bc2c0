import { GOODS, type Good, JOURNEY_KOKU } from '../data/board';
import { type CustomerId, isCustomerId } from '../data/customers';
import { discardCustomer, handOf, handSize } from './customers';
import { rollOrSetDie } from './die';
import type { Source } from './events';
import { gain, pay } from './gains';
import { merchantTasks } from './merchants';
import type { Option } from './moves';
import type { GameState, Pending, Seat } from './state';
import { type Play, playerAt, roomFor } from './table';

export const CHOICE_KINDS = [
  'good',
  'journey',
  'merchant',
  'sell',
  'discard',
  'royalShip',
  'secondMarker',
  'firstDie',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** What the deciding player has to choose now. */
export interface Choice {
  player: Seat;
  kind: ChoiceKind;
  options: Option[];
  source: Source;
}

/** The kind of choice that a task asks for, or null for one that asks nothing. */
export function choiceKind(task: Pending['task']): ChoiceKind | null {
  switch (task.kind) {
    case 'anyGood':
      return 'good';
    case 'journeyBonus':
      return 'journey';
    case 'merchants':
      return 'merchant';
    case 'sellGoods':
      return 'sell';
    case 'discardCustomer':
      return 'discard';
    case 'royalShip':
    case 'secondMarker':
    case 'firstDie':
      return task.kind;
    default:
      return null;
  }
}

/**
 * The options of a choice. A good that would be lost is no option; a choice of nothing but such goods has none.
 * Goods are sold one at a time until 'done'.
 */
export function optionsFor(state: GameState, { player: seat, task }: Pending): Option[] {
  const player = playerAt(state, seat);
  switch (task.kind) {
    case 'anyGood':
      return GOODS.filter((good) => roomFor(player, good) > 0);
    case 'journeyBonus':
      return ['koku', ...GOODS.filter((good) => roomFor(player, good) > 0)];
    case 'merchants':
      return [...task.customers];
    case 'sellGoods': {
      const held = GOODS.filter((good) => player[good] > 0);
      if (held.length === 0) return [];
      return roomFor(player, 'koku') > 0 ? [...held, 'done'] : ['done'];
    }
    case 'discardCustomer': {
      const hand = handOf(state, seat);
      return hand.length > handSize(player) ? hand.filter((card): card is CustomerId => card !== null) : [];
    }
    case 'royalShip':
      return player.royalShip === null ? [0, 1] : [];
    case 'secondMarker':
      return state.shore.flatMap((built, index) => {
        const [owner, second] = built?.owners ?? [];
        if (owner === undefined || second !== undefined) return [];
        return (owner === seat) === (task.on === 'own') ? [index + 1] : [];
      });
    case 'firstDie':
      return ['roll', 1, 2, 3, 4, 5, 6];
    default:
      return [];
  }
}

/** The choice that waits for an answer, if there is one. */
export function pendingChoice(state: GameState): Choice | null {
  const head = state.queue[0];
  const kind = head && choiceKind(head.task);
  if (!head || !kind) return null;
  return { player: head.player, kind, options: optionsFor(state, head), source: head.source };
}

const isGood = (option: Option): option is Good => GOODS.some((good) => good === option);

/** Carries out one option of a choice that has left the head of the queue. */
export function applyOption(play: Play, pending: Pending, option: Option): void {
  const { state } = play;
  const { player: seat, task, source } = pending;
  const player = playerAt(state, seat);
  switch (task.kind) {
    case 'anyGood':
      if (isGood(option)) gain(play, seat, option, 1, source);
      return;
    case 'journeyBonus':
      if (option === 'koku') gain(play, seat, 'koku', JOURNEY_KOKU, source);
      else if (isGood(option)) gain(play, seat, option, 1, source);
      return;
    case 'merchants': {
      const left = task.customers.filter((id) => id !== option);
      const first = merchantTasks(
        seat,
        task.customers.filter((id) => id === option),
      );
      state.queue.unshift(...first, { ...pending, task: { kind: 'merchants', customers: left } });
      return;
    }
    case 'sellGoods':
      if (isGood(option)) {
        pay(play, seat, option, 1, source);
        gain(play, seat, 'koku', task.koku, source);
        if (GOODS.some((good) => player[good] > 0)) state.queue.unshift(pending);
      }
      return;
    case 'discardCustomer':
      if (isCustomerId(option)) discardCustomer(play, seat, option);
      return;
    case 'royalShip': {
      const ship = option === 0 ? 0 : 1;
      player.royalShip = ship;
      play.events?.push({ type: 'royalShip', player: seat, ship });
      return;
    }
    case 'secondMarker': {
      const space = Number(option);
      state.shore[space - 1]?.owners.push(seat);
      play.events?.push({ type: 'secondMarker', player: seat, space });
      return;
    }
    case 'firstDie':
      rollOrSetDie(play, seat, option === 'roll' ? undefined : Number(option));
      return;
    default:
      throw new Error(`${task.kind} is not a choice.`);
  }
}
