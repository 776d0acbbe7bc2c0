import {
  AIDS_TO_STEP,
  type Item,
  type ItemKind,
  MAPS,
  neighbours,
  type QuestId,
  questOf,
  REFRESH,
  type Seat,
  type VagabondBoard,
} from '../../rules';
import { type Sight, turnsOf } from './sight';

const ITEM: Readonly<Record<ItemKind, number>> = {
  boots: 0.8,
  bag: 0.55,
  crossbow: 0.9,
  hammer: 0.9,
  sword: 1.5,
  tea: 0.75,
  coins: 0.8,
  torch: 1,
};
/** What an item of a kind is worth to him. */
export const worthOfKind = (kind: ItemKind): number => ITEM[kind];
/** Of an item that is exhausted or damaged, that part is left; more if it can be refreshed before it is needed. */
const EXHAUSTED = 0.53;
const REFRESHED = 0.93;
const DAMAGED = 0.23;
const QUEST_IN_REACH = 0.33;
const RUIN_IN_REACH = 0.8;
const ANYBODY_THERE = 0.3;
/** Infamy: every piece of a hostile faction that he removes is a point more. Their clearings cost him boots. */
const HOSTILE = 0.15;
const INFAMY_PER_SWORD = 0.16;
const LONG_INFAMY = 4;
/** What the next one is worth for every step that it is further away. */
const FADE = 0.4;

const FAR = 9;
/** Steps from the pawn to every clearing; out of a forest each clearing on its rim is one step away. */
function distances({ state }: Sight, { at }: VagabondBoard): number[] {
  const { map } = state.options;
  const found = new Array<number>(state.clearings.length + 1).fill(FAR);
  const queue: number[] = [];
  if (typeof at === 'number') {
    found[at] = 0;
    queue.push(at);
  } else {
    for (const id of MAPS[map].forests.find((forest) => forest.id === at)?.clearings ?? []) {
      found[id] = 1;
      queue.push(id);
    }
  }
  for (const id of queue) {
    for (const next of neighbours(map, id)) {
      if ((found[next] ?? 0) < FAR) continue;
      found[next] = (found[id] ?? 0) + 1;
      queue.push(next);
    }
  }
  return found;
}

/** His items: as many as he refreshes in his next turn are as good as ready. */
function worthOfItems(items: readonly Item[]): number {
  let left: number = REFRESH.items;
  for (const { kind, exhausted, damaged } of items) {
    if (kind === 'tea' && !exhausted && !damaged) left += REFRESH.perTea;
  }
  let worth = 0;
  for (const { kind, exhausted, damaged } of items) {
    if (!exhausted) worth += ITEM[kind] * (damaged ? DAMAGED : 1);
    else if (damaged) worth += ITEM[kind] * DAMAGED * EXHAUSTED;
    else worth += ITEM[kind] * (left-- > 0 ? REFRESHED : EXHAUSTED);
  }
  return worth;
}

/** Whether he has so many items of a kind that are whole. */
function has({ items }: VagabondBoard, wanted: ItemKind, count: number): boolean {
  let found = 0;
  for (const { kind, damaged } of items) if (kind === wanted && !damaged) found++;
  return found >= count;
}
function hasItemsFor(board: VagabondBoard, quest: QuestId): boolean {
  const [one, other] = questOf(quest).items;
  return one === other ? has(board, one, 2) : has(board, one, 1) && has(board, other, 1);
}
/** How many of the open quests his items would do. */
export function questsInReach({ state }: Sight, board: VagabondBoard): number {
  let count = 0;
  for (const quest of state.quests) if (quest !== null && hasItemsFor(board, quest)) count++;
  return count;
}

/** What lies ahead on the map: quests that his items could do, ruins, players to deal with. */
function prospects(sight: Sight, board: VagabondBoard): number {
  const { state } = sight;
  const steps = distances(sight, board);
  const nearest = (fits: (clearing: number) => boolean): number => {
    let best = FAR;
    for (let id = 1; id <= state.clearings.length; id++)
      if (fits(id)) best = Math.min(best, steps[id] ?? FAR);
    return best;
  };
  let worth = 0;
  for (const quest of state.quests) {
    if (quest === null || !hasItemsFor(board, quest)) continue;
    const { suit } = questOf(quest);
    const done = board.quests.filter((id) => questOf(id).suit === suit).length;
    worth += (QUEST_IN_REACH + 0.5 * done) * FADE ** nearest((id) => state.clearings[id - 1]?.suit === suit);
  }
  if (has(board, 'torch', 1))
    worth += RUIN_IN_REACH * FADE ** nearest((id) => state.clearings[id - 1]?.ruin ?? false);
  worth += ANYBODY_THERE * FADE ** nearest((id) => (state.clearings[id - 1]?.pieces.length ?? 0) > 0);
  return worth;
}

/** Vagabond: items ready for use, relationships, quests. */
export function worthOfVagabond(sight: Sight, seat: Seat, board: VagabondBoard): number {
  const { state } = sight;
  const turns = turnsOf(sight, seat);
  const ahead = 0.35 + 0.16 * Math.min(turns, 6);
  let worth = ahead * worthOfItems(board.items);
  board.relationships.forEach((relationship, other) => {
    if (relationship === null) return;
    if (relationship === 'hostile') {
      worth += HOSTILE + INFAMY_PER_SWORD * (sight.pawn?.swords ?? 0) * Math.min(turns, LONG_INFAMY);
      return;
    }
    const wanted = AIDS_TO_STEP[relationship];
    const aids = state.turn.aids[other] ?? 0;
    worth += 0.3 * relationship + (relationship === 3 ? 0.12 * turns : 0);
    if (wanted !== undefined && state.turn.of === seat) worth += (0.5 * aids) / wanted;
  });
  return worth + Math.min(1, turns / 2) * prospects(sight, board);
}
