import type { ClearingId, PieceKind } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { Battle, GameState, Seat, Trigger, TriggerKind, Triggers } from '../types';
import { piecesAt, takePiece, takeWarriors, warriorsAt } from './pieces';
import { areEnemies, isOver, type Play } from './play';
import { ask } from './questions';
import { type Points, scoreTogether } from './score';

/** What one player loses in one clearing. */
export interface Lost {
  readonly seat: Seat;
  readonly clearing: ClearingId;
  readonly warriors: number;
  readonly pieces: readonly PieceKind[];
  readonly by: Seat;
}
/** Pieces that leave the map together (R6). */
export interface Removal {
  readonly lost: readonly Lost[];
  readonly battle: Battle | null;
  /** Clearings from which an effect removes all enemy pieces, and whose effect it is (9.2.2.I). */
  readonly swept: readonly ClearingId[];
  readonly sweptBy: Seat | null;
  /** Factions that became hostile to somebody by this very removal. */
  readonly madeHostile: Seat[];
}

/** Triggers in this order, several of one kind by clearing (R6, R7). */
const ORDER: readonly TriggerKind[] = ['damage3', 'hospitals', 'base', 'outrage'];

/** All that a seat has in a clearing is lost. */
function allOf(state: GameState, seat: Seat, clearing: ClearingId, by: Seat): Lost {
  return {
    seat,
    clearing,
    warriors: warriorsAt(state, clearing, seat),
    pieces: piecesAt(state, clearing, seat),
    by,
  };
}

/** Carries out a removal; its triggers are then worked off before anything else goes on. */
export function remove(play: Play, removal: Removal): void {
  const { state, events } = play;
  const points: Points[] = [];
  for (const { seat, clearing, warriors, pieces, by } of removal.lost) {
    if (warriors === 0 && pieces.length === 0) continue;
    takeWarriors(state, clearing, seat, warriors);
    for (const kind of pieces) takePiece(state, clearing, kind);
    events?.push({ type: 'removed', player: seat, by, clearing, warriors, pieces: [...pieces] });
    if (areEnemies(state, seat, by)) points.push({ seat: by, points: pieces.length, why: 'removal' });
  }
  for (let seat = 0; seat < state.players.length; seat++)
    hooksOf(state, seat).beforePoints(play, seat, removal);
  for (let seat = 0; seat < state.players.length; seat++) {
    points.push(...hooksOf(state, seat).removalPoints(state, seat, removal));
  }
  scoreTogether(play, points);
  if (isOver(state)) return;
  const triggers: Trigger[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    triggers.push(...hooksOf(state, seat).onRemoval(state, seat, removal));
  }
  pushTriggers(play, triggers, removal.battle !== null);
}

/** Every enemy piece leaves these clearings, as one removal (K, 8.4.1.III). */
export function sweep(play: Play, by: Seat, clearings: readonly ClearingId[]): void {
  const { state } = play;
  const lost: Lost[] = [];
  for (const clearing of clearings) {
    for (let seat = 0; seat < state.players.length; seat++) {
      if (areEnemies(state, by, seat)) lost.push(allOf(state, seat, clearing, by));
    }
  }
  remove(play, { lost, battle: null, swept: clearings, sweptBy: by, madeHostile: [] });
}

/** In the order of R6. */
const inOrder = (list: readonly Trigger[]): Trigger[] =>
  list
    .slice()
    .sort(
      (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.clearing - other.clearing,
    );
export function pushTriggers({ state }: Play, list: readonly Trigger[], inBattle: boolean): void {
  if (list.length === 0) return;
  state.work.push({ type: 'triggers', inBattle, list: inOrder(list), left: null, ordered: [] });
}

/** Who decides which of two triggers comes first; null where it does not matter (R7). */
function orderDecider({ turn }: GameState, frame: Triggers): Seat | null {
  const [first] = frame.list;
  if (!first || frame.left !== null || frame.ordered.includes(first.kind)) return null;
  const outrages = frame.list.filter(({ kind }) => kind === 'outrage');
  if (first.kind === 'base' && outrages.length > 0) return frame.inBattle ? first.seat : turn.of;
  if (first.kind === 'hospitals' && outrages.some(({ payer }) => payer === first.seat)) return turn.of;
  return null;
}
/** The answers to `order`: the trigger that is first by itself, or Outrage. */
export function orderOptions({ work }: GameState): TriggerKind[] {
  const frame = work.at(-1);
  return frame?.type === 'triggers' && frame.list[0] ? [frame.list[0].kind, 'outrage'] : [];
}
export function answerOrder({ work }: GameState, chosen: string): void {
  const frame = work.at(-1);
  if (frame?.type !== 'triggers' || !frame.list[0]) throw new Error('Nothing is to be put in order.');
  const { kind } = frame.list[0];
  frame.ordered.push(kind);
  if (chosen === 'outrage') frame.list = outrageBefore(frame.list, kind);
}
/** Outrage passes this kind alone: where another kind stands before it, that one's own decider is still asked (R7). */
function outrageBefore(list: readonly Trigger[], kind: TriggerKind): Trigger[] {
  const outrages = list.filter((trigger) => trigger.kind === 'outrage');
  const at = list.findIndex((trigger) => trigger.kind === 'outrage');
  const before = list.slice(0, at).filter((trigger) => trigger.kind !== kind);
  const after = list.filter((trigger) => !before.includes(trigger) && !outrages.includes(trigger));
  return [...before, ...outrages, ...inOrder(after)];
}

/** Goes on with the first of the triggers. */
export function goOnWithTriggers(play: Play, frame: Triggers): void {
  const { state } = play;
  const [trigger] = frame.list;
  if (!trigger) {
    state.work.splice(state.work.indexOf(frame), 1);
    return;
  }
  const decider = orderDecider(state, frame);
  if (decider !== null) {
    ask(play, 'order', decider, trigger.clearing);
    return;
  }
  if (hooksOf(state, trigger.seat).resolve(play, trigger, frame)) finishTrigger(frame);
}
export function finishTrigger(frame: Triggers): void {
  frame.list = frame.list.slice(1);
  frame.left = null;
}
/** The triggers that are worked off now. */
export function currentTriggers({ work }: GameState): Triggers {
  const frame = work.at(-1);
  if (frame?.type !== 'triggers') throw new Error('No trigger is being worked off.');
  return frame;
}
