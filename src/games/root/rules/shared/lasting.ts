import { CLEARINGS, cardOf, type DeckCardId, type LastingEffect } from '../../data';
import { hooksOf } from '../factions/hooks';
import type { Move, MoveArguments } from '../moves';
import type { GameState, Seat, Step } from '../types';
import { beginBattle } from './battle';
import { discardFromPlay, draw, handOf, keepSight, remember, steal } from './cards';
import { rules, warriorsAt } from './pieces';
import { enemiesOf, type Play, playerAt } from './play';
import { ask } from './questions';
import { remove } from './removal';
import { score } from './score';

/** The cards that belong to the start of a phase, by its step (T). */
const AT_START: Readonly<Partial<Record<Step, LastingEffect>>> = {
  bStart: 'drawAndGive',
  dStart: 'battle',
  eStart: 'move',
};
const IN_BIRDSONG: readonly LastingEffect[] = ['vpPerRuledClearing', 'stealForVp'];
const IN_DAYLIGHT: readonly LastingEffect[] = ['warriorForCard', 'lookAtHand'];
export const isStartStep = (step: Step): boolean => AT_START[step] !== undefined;

/** Whether the present moment is that of a card. */
export function isTimeOf({ turn }: GameState, card: DeckCardId): boolean {
  const { effect } = cardOf(card);
  if (effect === undefined) return false;
  const start = AT_START[turn.step];
  if (start) return effect === start;
  if (turn.phase === 'birdsong') return IN_BIRDSONG.includes(effect);
  return turn.phase === 'daylight' && IN_DAYLIGHT.includes(effect);
}
/** The unused cards before the player on turn that may be used now. */
const cardsNow = (state: GameState, seat: Seat): DeckCardId[] =>
  playerAt(state, seat).playArea.filter((card) => isTimeOf(state, card) && !state.turn.used.includes(card));
/** Whether such a card keeps a step from passing by itself (T). */
export const hasCardNow = (state: GameState, seat: Seat): boolean => cardsNow(state, seat).length > 0;

const othersWithCards = (state: GameState, seats: readonly Seat[]): Seat[] =>
  seats.filter((other) => handOf(state, other).length > 0);

/** Using a lasting card at its time (K). */
export function legalCards(state: GameState, seat: Seat, moves: Move[]): void {
  const faction = hooksOf(state, seat);
  const use = (arg: MoveArguments['useCard']): void => {
    moves.push({ name: 'useCard', arg });
  };
  for (const card of cardsNow(state, seat)) {
    switch (cardOf(card).effect) {
      case 'drawAndGive':
        use({ card });
        break;
      case 'vpPerRuledClearing':
        use({ card });
        break;
      case 'stealForVp':
        for (const player of othersWithCards(state, enemiesOf(state, seat))) use({ card, player });
        break;
      case 'battle':
        for (const battle of faction.freeBattles(state, seat)) use({ card, battle });
        break;
      case 'move':
        for (const move of faction.freeMoves(state, seat)) use({ card, move });
        break;
      case 'warriorForCard':
        for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
          if (warriorsAt(state, clearing, seat) > 0) use({ card, clearing });
        }
        break;
      case 'lookAtHand': {
        const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
        for (const player of othersWithCards(state, others)) use({ card, player });
        break;
      }
      default:
        break;
    }
  }
}

export function applyCard(play: Play, seat: Seat, arg: MoveArguments['useCard']): void {
  const { state, events } = play;
  const { card, player, clearing, move, battle } = arg;
  state.turn.used.push(card);
  events?.push({ type: 'cardUsed', player: seat, card, target: player ?? battle?.defender ?? null });
  switch (cardOf(card).effect) {
    case 'drawAndGive':
      draw(play, seat, 1);
      giveDraw(play, seat);
      break;
    case 'vpPerRuledClearing': {
      const ruled = state.clearings.filter((_, i) => rules(state, seat, i + 1)).length;
      discardFromPlay(play, seat, card);
      score(play, seat, ruled, 'royalClaim');
      break;
    }
    case 'stealForVp':
      if (player === undefined) break;
      steal(play, seat, player);
      score(play, player, 1, 'standAndDeliver');
      break;
    case 'battle':
      if (battle) beginBattle(play, seat, battle);
      break;
    case 'move':
      if (move) hooksOf(state, seat).makeFreeMove(play, seat, move);
      break;
    case 'warriorForCard':
      if (clearing === undefined) break;
      state.work.push({ type: 'draw', seat, cards: 1 });
      remove(play, {
        lost: [{ seat, clearing, warriors: 1, pieces: [], by: seat }],
        battle: null,
        swept: [],
        sweptBy: null,
        madeHostile: [],
      });
      break;
    case 'lookAtHand': {
      if (player === undefined) break;
      play.barrier = true;
      const hand = handOf(state, player);
      remember(play, seat, player, 'codebreakers', hand);
      const sight = keepSight(play, [seat], hand);
      events?.push({ type: 'handShown', player, to: seat, sight });
      break;
    }
    default:
      throw new Error(`${card} is not used in this way.`);
  }
}

/** After the own draw an enemy of choice draws (Better Burrow Bank). */
function giveDraw(play: Play, seat: Seat): void {
  const [only, ...others] = enemiesOf(play.state, seat);
  if (only === undefined) return;
  if (others.length === 0) draw(play, only, 1);
  else ask(play, 'bank', seat);
}
export const answerBank = (play: Play, enemy: Seat): void => draw(play, enemy, 1);
