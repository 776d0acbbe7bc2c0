import {
  type CardId,
  COLUMNS,
  type Column,
  isVizier,
  LEADERS,
  type LeaderId,
  suitOf,
  VIZIER_COLUMNS,
  VIZIERS,
} from '../../../data';
import { beginPhase } from '../../flow';
import { discard } from '../../shared/cards';
import { type Play, playerAt } from '../../shared/play';
import { ask } from '../../shared/questions';
import { score } from '../../shared/score';
import type { EyrieBoard, GameState, Seat } from '../../types';

export function boardOf(state: GameState, seat: Seat): EyrieBoard {
  const { board } = playerAt(state, seat);
  if (board?.faction !== 'eyrie') throw new Error(`Seat ${seat} is not the Eyrie.`);
  return board;
}
export const emptyDecree = (): Record<Column, CardId[]> => ({ recruit: [], move: [], battle: [], build: [] });

/** The column that is carried out now, and its cards that are not done; null when all are (7.5.2). */
export function currentColumn(state: GameState, seat: Seat): { column: Column; cards: CardId[] } | null {
  const { decree } = boardOf(state, seat);
  for (const column of COLUMNS) {
    const cards = decree[column].filter((card) => !state.turn.decree.includes(card));
    if (cards.length > 0) return { column, cards };
  }
  return null;
}
export const columnOf = (state: GameState, seat: Seat, card: CardId): Column => {
  const { decree } = boardOf(state, seat);
  const column = COLUMNS.find((name) => decree[name].includes(card));
  if (!column) throw new Error(`${card} is not in the Decree.`);
  return column;
};

/** A leader is in power, the Viziers in the leader's columns (7.3.4). */
export function takeLeader(play: Play, seat: Seat, leader: LeaderId): void {
  const board = boardOf(play.state, seat);
  board.leader = leader;
  board.faceUp = board.faceUp.filter((other) => other !== leader);
  VIZIER_COLUMNS[leader].forEach((column, i) => {
    const vizier = VIZIERS[i];
    if (vizier) board.decree[column].push(vizier);
  });
  play.events?.push({ type: 'leaderChosen', player: seat, leader });
}

/** Turmoil (7.7): points, the Decree, the leader; then Evening. */
export function turmoil(play: Play, seat: Seat, card: CardId): void {
  const { state, events } = play;
  const board = boardOf(state, seat);
  const all = COLUMNS.flatMap((column) => board.decree[column]);
  events?.push({ type: 'turmoil', player: seat, card });
  score(play, seat, -all.filter((other) => suitOf(other) === 'bird').length, 'turmoil');
  board.decree = emptyDecree();
  for (const other of all) {
    if (isVizier(other)) continue;
    events?.push({ type: 'discarded', player: seat, card: other });
    discard(play, other);
  }
  state.turn.decree = [];
  board.leader = null;
  if (board.faceUp.length === 0) board.faceUp = [...LEADERS];
  const [only, ...others] = board.faceUp;
  if (only !== undefined && others.length === 0) chooseLeader(play, seat, only);
  else ask(play, 'leader', seat);
}
/** The new leader, chosen or the only one; Daylight ends (7.7.3, 7.7.4). */
export function chooseLeader(play: Play, seat: Seat, leader: LeaderId): void {
  takeLeader(play, seat, leader);
  beginPhase(play, 'evening');
}
