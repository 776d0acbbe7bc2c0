import { CORNERS, cardOf, matches, PIECES } from '../../../data';
import type { Move, MoveArguments } from '../../moves';
import { type Refusal, refuse } from '../../refusals';
import { whyNotHeld } from '../../shared/cards';
import { countOnMap, hasPiece, leftOf } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import { whyNotCraft, whyNotSite, whyNotWalk, whyNotWarriorBattle } from '../../shared/why';
import type { GameState, Seat } from '../../types';
import { legalBuilds } from './legal';

/** What stands against one of her moves (6.3, 6.5). */
export function whyNot(state: GameState, seat: Seat, move: Move): Refusal | null {
  const { actions, march } = state.turn;
  if (move.name === 'setUp') return refuse('notPossible', setUpRule(move.arg));
  if (move.name === 'craft') return whyNotCraft(state, seat, move.arg);
  if (move.name === 'extraAction') {
    const held = whyNotHeld(state, seat, move.arg.card);
    return held ?? (cardOf(move.arg.card).suit === 'bird' ? null : refuse('wrongSuit', '6.5'));
  }
  if (actions === 0 && (march === 0 || move.name !== 'move')) return refuse('noActionLeft', '6.5');
  switch (move.name) {
    case 'move':
      return whyNotWalk(state, seat, move.arg);
    case 'battle':
      return whyNotWarriorBattle(state, seat, move.arg);
    case 'recruit':
      return whyNotRecruit(state, seat, move.arg);
    case 'build':
      return whyNotBuild(state, seat, move.arg);
    case 'overwork':
      return whyNotOverwork(state, seat, move.arg);
    default:
      return null;
  }
}
/** Where the keep, or else a building, cannot be. */
const setUpRule = (arg: MoveArguments['setUp']): string => {
  if (!('keep' in arg)) return '6.3';
  return CORNERS.includes(arg.keep) ? '6.3.4' : '6.3.2';
};
function whyNotRecruit(state: GameState, seat: Seat, { clearing }: MoveArguments['recruit']): Refusal | null {
  if (state.turn.recruited) return refuse('onceATurn', '6.5.3');
  if (playerAt(state, seat).supply === 0) return refuse('nothingToPlace', 'R18');
  if (countOnMap(state, 'recruiter') === 0) return refuse('noBuilding', '6.5.3');
  return clearing === undefined ? null : refuse('badArgument', '6.5.3');
}
/** The wood comes last: which wood can be reached depends on the place (6.5.4.II). */
function whyNotBuild(
  state: GameState,
  seat: Seat,
  { clearing, kind }: MoveArguments['build'],
): Refusal | null {
  if (!kind) return refuse('badArgument', '6.5.4.I');
  if (countOnMap(state, kind) >= PIECES[kind].count) return refuse('nothingToPlace', '6.5.4.I');
  const site = whyNotSite(state, seat, clearing, '6.5.4.I');
  if (site) return site;
  const builds: Move[] = [];
  legalBuilds(state, seat, builds);
  const paid = builds.some(
    ({ name, arg }) => name === 'build' && arg.clearing === clearing && arg.kind === kind,
  );
  return refuse(paid ? 'badArgument' : 'tooLittleWood', '6.5.4.II');
}
function whyNotOverwork(
  state: GameState,
  seat: Seat,
  { clearing, card }: MoveArguments['overwork'],
): Refusal | null {
  const held = whyNotHeld(state, seat, card);
  if (held) return held;
  if (leftOf(state, 'wood') === 0) return refuse('nothingToPlace', 'R18');
  if (!matches(cardOf(card).suit, clearingAt(state, clearing).suit)) return refuse('wrongSuit', '6.5.5');
  return hasPiece(state, clearing, 'sawmill') ? null : refuse('noBuilding', '6.5.5');
}
