import type { ItemKind } from './items';
import type { Suit } from './suits';

/** The 15 quests: done in a clearing of the suit by exhausting two items (9.5.5). */
export const QUESTS = [
  { id: 'quest-fundraising-fox', name: 'Fundraising', suit: 'fox', items: ['tea', 'coins'] },
  { id: 'quest-errand-fox', name: 'Errand', suit: 'fox', items: ['tea', 'boots'] },
  { id: 'quest-logistics-help-fox', name: 'Logistics Help', suit: 'fox', items: ['boots', 'bag'] },
  { id: 'quest-repair-a-shed-fox', name: 'Repair a Shed', suit: 'fox', items: ['torch', 'hammer'] },
  { id: 'quest-give-a-speech-fox', name: 'Give a Speech', suit: 'fox', items: ['torch', 'tea'] },
  { id: 'quest-guard-duty-rabbit', name: 'Guard Duty', suit: 'rabbit', items: ['torch', 'sword'] },
  { id: 'quest-errand-rabbit', name: 'Errand', suit: 'rabbit', items: ['tea', 'boots'] },
  { id: 'quest-give-a-speech-rabbit', name: 'Give a Speech', suit: 'rabbit', items: ['torch', 'tea'] },
  {
    id: 'quest-fend-off-a-bear-rabbit',
    name: 'Fend off a Bear',
    suit: 'rabbit',
    items: ['torch', 'crossbow'],
  },
  { id: 'quest-expel-bandits-rabbit', name: 'Expel Bandits', suit: 'rabbit', items: ['sword', 'sword'] },
  { id: 'quest-expel-bandits-mouse', name: 'Expel Bandits', suit: 'mouse', items: ['sword', 'sword'] },
  { id: 'quest-guard-duty-mouse', name: 'Guard Duty', suit: 'mouse', items: ['torch', 'sword'] },
  { id: 'quest-fend-off-a-bear-mouse', name: 'Fend off a Bear', suit: 'mouse', items: ['torch', 'crossbow'] },
  { id: 'quest-escort-mouse', name: 'Escort', suit: 'mouse', items: ['boots', 'boots'] },
  { id: 'quest-logistics-help-mouse', name: 'Logistics Help', suit: 'mouse', items: ['boots', 'bag'] },
] as const satisfies readonly {
  readonly id: string;
  readonly name: string;
  readonly suit: Suit;
  readonly items: readonly [ItemKind, ItemKind];
}[];
export type QuestId = (typeof QUESTS)[number]['id'];
export interface Quest {
  readonly id: QuestId;
  readonly name: string;
  readonly suit: Suit;
  readonly items: readonly [ItemKind, ItemKind];
}
export const OPEN_QUESTS = 3;
export const QUEST_CARDS = 2;

const BY_ID: Readonly<Record<string, Quest>> = Object.fromEntries(QUESTS.map((quest) => [quest.id, quest]));
export function questOf(id: QuestId): Quest {
  const quest = BY_ID[id];
  if (!quest) throw new Error(`There is no quest ${id}.`);
  return quest;
}
export const isQuest = (id: unknown): id is QuestId => typeof id === 'string' && Object.hasOwn(BY_ID, id);
