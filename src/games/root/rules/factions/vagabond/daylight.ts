import { QUEST_CARDS, type QuestId, questOf } from '../../../data';
import { beginPhase } from '../../flow';
import type { Move, MoveArguments, Option, SpecialArgument } from '../../moves';
import { beginBattle } from '../../shared/battle';
import { becomeOpen, draw, handOf, keepSight, leaveHand, remember, steal } from '../../shared/cards';
import { clearingAt, type Play, playerAt } from '../../shared/play';
import { ask } from '../../shared/questions';
import { remove } from '../../shared/removal';
import { score } from '../../shared/score';
import type { Seat } from '../../types';
import { pawnAt } from './abilities';
import { boardOf, changeItems, exhaust, gainItem } from './items';
import { movePawn } from './moving';
import { countAid } from './relationships';

/** The clearing of his pawn; who acts there is in one. */
function here(play: Play, seat: Seat): number {
  const clearing = pawnAt(play.state, seat);
  if (clearing === null) throw new Error('The Vagabond is in a forest.');
  return clearing;
}

export function act(play: Play, seat: Seat, move: Move): void {
  switch (move.name) {
    case 'move':
      if (move.arg.slip) play.state.turn.slipped = true;
      movePawn(play, seat, move.arg, move.arg.slip ? 0 : 1);
      return;
    case 'battle':
      exhaust(play, seat, 'sword');
      beginBattle(play, seat, move.arg);
      return;
    case 'explore':
      explore(play, seat);
      return;
    case 'aid':
      aid(play, seat, move.arg);
      return;
    case 'quest':
      doQuest(play, seat, move.arg.quest);
      return;
    case 'strike':
      strike(play, seat, move.arg);
      return;
    case 'repair':
      exhaust(play, seat, 'hammer');
      changeItems(play, seat, [move.arg.item], { damaged: false }, 'repaired');
      return;
    case 'special':
      special(play, seat, move.arg);
      return;
    default:
      throw new Error(`The Vagabond does not ${move.name}.`);
  }
}

/** The item under the ruin, and a point; the ruin is gone (9.5.3). */
function explore(play: Play, seat: Seat): void {
  const { state, events } = play;
  const clearing = here(play, seat);
  exhaust(play, seat, 'torch');
  const item = state.secret.ruins[clearing] ?? null;
  delete state.secret.ruins[clearing];
  clearingAt(state, clearing).ruin = false;
  play.barrier = true;
  events?.push({ type: 'explored', player: seat, clearing, item });
  if (item !== null) gainItem(play, seat, item);
  score(play, seat, 1, 'explore');
}

/** A card to a player in his clearing; perhaps an item of that player's (9.5.4). */
function aid(play: Play, seat: Seat, { item, card, player, take }: MoveArguments['aid']): void {
  const { state, events } = play;
  changeItems(play, seat, [item], { exhausted: true }, 'exhausted');
  leaveHand(state, seat, card);
  handOf(state, player).push(card);
  play.barrier = true;
  remember(play, seat, player, 'aid', [card]);
  const sight = keepSight(play, [seat, player], [card]);
  events?.push({ type: 'cardGiven', player: seat, to: player, sight });
  if (take !== undefined) {
    const other = playerAt(state, player);
    other.crafted = other.crafted.filter((id) => id !== take);
    gainItem(play, seat, take);
  }
  countAid(play, seat, player);
}

/** Two items for a quest; the new one is seen before the reward is chosen (9.5.5, R22). */
function doQuest(play: Play, seat: Seat, quest: QuestId): void {
  const { state, events } = play;
  for (const kind of questOf(quest).items) exhaust(play, seat, kind);
  boardOf(state, seat).quests.push(quest);
  const at = state.quests.indexOf(quest);
  const next = state.secret.quests.pop();
  if (next === undefined) state.quests.splice(at, 1);
  else {
    state.quests[at] = next;
    play.barrier = true;
  }
  events?.push({ type: 'questDone', player: seat, quest, reward: null });
  ask(play, 'questReward', seat);
}
export function answerReward(play: Play, seat: Seat, option: Option): void {
  const { quests } = boardOf(play.state, seat);
  const done = quests.at(-1);
  if (!done) throw new Error('No quest is done.');
  if (option === 'cards') {
    draw(play, seat, QUEST_CARDS);
    return;
  }
  const { suit } = questOf(done);
  score(play, seat, quests.filter((quest) => questOf(quest).suit === suit).length, 'quest');
}

function strike(play: Play, seat: Seat, { player, piece }: MoveArguments['strike']): void {
  const clearing = here(play, seat);
  exhaust(play, seat, 'crossbow');
  const warriors = piece === 'warrior' ? 1 : 0;
  const pieces = piece === 'warrior' ? [] : [piece];
  const lost = [{ seat: player, clearing, warriors, pieces, by: seat }];
  remove(play, { lost, battle: null, swept: [], sweptBy: null, madeHostile: [] });
}

/** Steal, Day Labor or Hideout (9.5.9, D). */
function special(play: Play, seat: Seat, arg: SpecialArgument): void {
  const { state, events } = play;
  exhaust(play, seat, 'torch');
  if ('player' in arg) steal(play, seat, arg.player);
  else if ('card' in arg) {
    state.discard = state.discard.filter((card) => card !== arg.card);
    handOf(state, seat).push(arg.card);
    becomeOpen(state, arg.card);
    events?.push({ type: 'cardTaken', player: seat, card: arg.card });
  } else {
    changeItems(play, seat, arg.items, { damaged: false }, 'repaired');
    beginPhase(play, 'evening');
  }
}
