import { BUILDING_POINTS, type MarquiseBuilding } from '../../../data';
import type { Move, WoodFrom } from '../../moves';
import { beginBattle } from '../../shared/battle';
import { spend } from '../../shared/cards';
import { moveWarriors } from '../../shared/move';
import { countOnMap, placePiece, takePiece } from '../../shared/pieces';
import type { Play } from '../../shared/play';
import { score } from '../../shared/score';
import type { Seat } from '../../types';
import { recruit } from './birdsong';

/** Carries out an action, which it costs, or what adds one (6.5). */
export function act(play: Play, seat: Seat, move: Move): void {
  const { turn } = play.state;
  switch (move.name) {
    case 'extraAction':
      spend(play, seat, move.arg.card);
      turn.actions++;
      play.events?.push({ type: 'actionsGained', player: seat, actions: turn.actions });
      return;
    case 'move':
      if (turn.march > 0) turn.march--;
      else {
        turn.actions--;
        turn.march = 1;
      }
      moveWarriors(play, seat, Number(move.arg.from), Number(move.arg.to), move.arg.warriors ?? 0);
      return;
    case 'battle':
      turn.actions--;
      beginBattle(play, seat, move.arg);
      return;
    case 'recruit':
      turn.actions--;
      turn.recruited = true;
      recruit(play, seat);
      return;
    case 'build':
      turn.actions--;
      if (move.arg.kind) build(play, seat, move.arg.clearing, move.arg.kind, move.arg.wood ?? {});
      return;
    case 'overwork':
      turn.actions--;
      spend(play, seat, move.arg.card);
      placePiece(play, move.arg.clearing, 'wood');
      return;
    default:
      throw new Error(`The Marquise does not ${move.name}.`);
  }
}

function build(play: Play, seat: Seat, clearing: number, kind: MarquiseBuilding, wood: WoodFrom): void {
  const { state, events } = play;
  for (const [from, count] of Object.entries(wood)) {
    for (let i = 0; i < count; i++) takePiece(state, Number(from), 'wood');
    events?.push({ type: 'woodSpent', player: seat, clearing: Number(from), wood: count });
  }
  const points = BUILDING_POINTS[kind][countOnMap(state, kind)] ?? 0;
  placePiece(play, clearing, kind);
  score(play, seat, points, 'build');
}
