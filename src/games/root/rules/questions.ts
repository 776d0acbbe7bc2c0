/** What may be answered to each question, and where the answer goes. */
import type { DeckCardId, FactionId } from '../data';
import { hooksOf } from './factions/hooks';
import { answerHandLimit } from './flow';
import type { Option } from './moves';
import { answerFaction, factionOptions } from './setup';
import { answerInBattle, battleOptions } from './shared/battle';
import { different, handOf } from './shared/cards';
import { answerBank } from './shared/lasting';
import { enemiesOf, type Play } from './shared/play';
import { answerOrder, currentTriggers, orderOptions } from './shared/removal';
import type { GameState, Question, Seat } from './types';

/** Whose rules a question is about: Outrage is asked of somebody else than its owner. */
function ownerOf(state: GameState, { kind, seat }: Question): Seat {
  return kind === 'outrage' ? (currentTriggers(state).list[0]?.seat ?? seat) : seat;
}

/** Every answer that the asked seat may give. It needs that seat's own view. */
export function optionsOf(state: GameState, question: Question): readonly Option[] {
  switch (question.kind) {
    case 'ambush':
    case 'foil':
    case 'effects':
    case 'losses':
      return battleOptions(state, question);
    case 'order':
      return orderOptions(state);
    case 'bank':
      return enemiesOf(state, question.seat);
    case 'handLimit':
      return different(handOf(state, question.seat));
    case 'pickFaction':
      return factionOptions(state);
    default:
      return hooksOf(state, ownerOf(state, question)).options(state, question);
  }
}

/** The asked seat has answered; the question is off the stack. */
export function answerQuestion(play: Play, question: Question, option: Option): void {
  const { state } = play;
  const owner = question.kind === 'pickFaction' ? question.seat : ownerOf(state, question);
  state.questions.pop();
  switch (question.kind) {
    case 'ambush':
    case 'foil':
    case 'effects':
    case 'losses':
      answerInBattle(play, question, option);
      return;
    case 'order':
      answerOrder(state, String(option));
      return;
    case 'bank':
      answerBank(play, Number(option));
      return;
    case 'handLimit':
      answerHandLimit(play, question.seat, option as DeckCardId);
      return;
    case 'pickFaction':
      answerFaction(play, question.seat, option as FactionId);
      return;
    default:
      hooksOf(state, owner).answer(play, question, option);
      return;
  }
}
