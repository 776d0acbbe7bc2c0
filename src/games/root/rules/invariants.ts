import {
  cardOf,
  DECK_IDS,
  type DeckCardId,
  FACTIONS,
  ITEM_IDS,
  isVizier,
  PIECES,
  type PieceKind,
  QUESTS,
  RUIN_IDS,
  SUPPLY_IDS,
  slotsOf,
  VIZIERS,
  WARRIORS,
} from '../data';
import { isBuildingKind } from './shared/pieces';
import { seatOfFaction } from './shared/play';
import type { GameState } from './types';

/** Names what is there twice or not at all. */
function compare(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const one = found.slice().sort().join();
  const other = wanted.slice().sort().join();
  if (one === other) return [];
  const missing = wanted.filter((id) => !found.includes(id));
  const twice = found.filter((id, at) => found.indexOf(id) !== at || !wanted.includes(id));
  return [`${what}: missing ${missing.join(' ') || 'none'}, too many ${twice.join(' ') || 'none'}`];
}

function cardProblems(state: GameState): string[] {
  const { secret, players, discard, available, work } = state;
  const all: (string | null)[] = [...secret.deck, ...secret.hands.flat(), ...secret.supporters];
  all.push(...discard, ...available);
  for (const { playArea, dominance, board } of players) {
    all.push(...playArea);
    if (dominance !== null) all.push(dominance);
    if (board?.faction === 'eyrie') {
      const decree = Object.values(board.decree).flat();
      all.push(...decree.filter((card) => !isVizier(card)));
      const viziers = decree.filter(isVizier).length;
      if (board.leader !== null && viziers !== VIZIERS.length) all.push(`${viziers} viziers`);
    }
  }
  for (const task of work) {
    if (task.type === 'battle' && task.ambush !== null) all.push(task.ambush);
    if (task.type === 'discard') all.push(task.card);
  }
  // A view has card backs: only their number can be checked.
  const wanted = DECK_IDS.filter((id) => players.length > 2 || cardOf(id).kind !== 'dominance');
  if (all.includes(null)) return all.length === wanted.length ? [] : [`there are ${all.length} cards`];
  return compare('cards', all as DeckCardId[], wanted);
}

function pieceProblems(state: GameState): string[] {
  const problems: string[] = [];
  const { players, clearings, options } = state;
  const counts = new Map<PieceKind, number>();
  for (const [i, { pieces, ruin, warriors }] of clearings.entries()) {
    let buildings = ruin ? 1 : 0;
    for (const kind of pieces) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (isBuildingKind(kind)) buildings++;
      if (seatOfFaction(state, PIECES[kind].owner) === null) problems.push(`nobody owns the ${kind}`);
    }
    if (buildings > slotsOf(options.map, i + 1)) problems.push(`${buildings} buildings in ${i + 1}`);
    if (pieces.filter((kind) => kind === 'sympathy').length > 1) problems.push(`two sympathies in ${i + 1}`);
    if (warriors.some((count) => count < 0 || !Number.isInteger(count)))
      problems.push(`warriors in ${i + 1}`);
  }
  for (const [kind, count] of counts) {
    if (count > PIECES[kind].count) problems.push(`${count} of ${kind}`);
  }
  for (const [seat, { faction, supply, board }] of players.entries()) {
    if (!faction) continue;
    const onMap = clearings.reduce((sum, { warriors }) => sum + (warriors[seat] ?? 0), 0);
    const officers = board?.faction === 'alliance' ? board.officers : 0;
    if (supply < 0 || supply + onMap + officers !== WARRIORS[faction]) {
      problems.push(`the ${faction} has ${supply} + ${onMap} + ${officers} warriors`);
    }
  }
  return problems;
}

function itemProblems(state: GameState): string[] {
  const { players, items, lostItems, secret } = state;
  const found: (string | null)[] = [...items, ...lostItems, ...Object.values(secret.ruins)];
  let wanted: readonly string[] = SUPPLY_IDS;
  for (const { crafted, board } of players) {
    found.push(...crafted);
    if (board?.faction !== 'vagabond') continue;
    found.push(...board.items.map(({ id }) => id));
    if (board.character === null) continue;
    const begun = [...board.items.map(({ id }) => id), ...lostItems].filter((id) =>
      id.startsWith('character'),
    );
    wanted = [...SUPPLY_IDS, ...RUIN_IDS, ...ITEM_IDS.filter((id) => begun.includes(id))];
  }
  if (found.includes(null)) return [];
  return compare('items', found as string[], wanted);
}
function questProblems(state: GameState): string[] {
  const { players, quests, secret } = state;
  const board = players.find(({ faction }) => faction === 'vagabond')?.board;
  if (board?.faction !== 'vagabond' || board.character === null) return [];
  const found = [...quests, ...secret.quests, ...board.quests];
  if (found.includes(null)) return [];
  return compare(
    'quests',
    found as string[],
    QUESTS.map(({ id }) => id),
  );
}
function turnProblems(state: GameState): string[] {
  const problems: string[] = [];
  const { questions, work, result, players, phase } = state;
  if (questions.length > 1) problems.push('two questions at once');
  if (work.length > 0 && questions.length === 0 && !result) problems.push('work without a question');
  for (const [seat, { score }] of players.entries()) {
    if (score !== null && score < 0) problems.push(`seat ${seat} has ${score} points`);
    if (score !== null && score >= 30 && !result) problems.push(`seat ${seat} has won unnoticed`);
  }
  const factions = players.flatMap(({ faction }) => faction ?? []);
  if (new Set(factions).size !== factions.length) problems.push('a faction is played twice');
  if (phase !== 'factions' && factions.length !== players.length) problems.push('a seat has no faction');
  if (factions.some((faction) => !FACTIONS.includes(faction))) problems.push('an unknown faction');
  return problems;
}

/** What is wrong with a state: every piece, card, quest and item is somewhere exactly once. Nothing, unless there is a bug. */
export function checkInvariants(state: GameState): string[] {
  return [
    ...cardProblems(state),
    ...pieceProblems(state),
    ...itemProblems(state),
    ...questProblems(state),
    ...turnProblems(state),
  ];
}
