import { COLUMNS, type Column, cardOf, type DeckCardId, isDeckCard, PIECES, type PieceKind } from '../data';
import { hooksOf } from './factions/hooks';
import { legalMoves } from './legal';
import type { Move, Option } from './moves';
import { optionsOf } from './questions';
import { sameCard } from './shared/cards';
import { countOnMap } from './shared/pieces';
import { deciderOf } from './shared/play';
import type { GameState, Question, VagabondBoard } from './types';

const choose = (option: Option): Move => ({ name: 'choose', arg: { option } });
const isBird = (card: DeckCardId): boolean => cardOf(card).suit === 'bird';

/** Kinds of pieces in the order of the boards. */
const ON_BOARD = Object.keys(PIECES);
/** Tokens first, then buildings of the kind with most on the map, a base, the keep last. Ties: as on the board (T). */
function lossRank(state: GameState, kind: PieceKind): number {
  if (kind === 'wood') return 0;
  if (kind === 'sympathy') return 1;
  if (kind === 'keep') return 100;
  const place = ON_BOARD.indexOf(kind) / ON_BOARD.length;
  return (kind.endsWith('Base') ? 98 : 50 - countOnMap(state, kind)) + place;
}
const itemsOf = (state: GameState, { seat }: Question): VagabondBoard['items'] => {
  const board = state.players[seat]?.board;
  return board?.faction === 'vagabond' ? board.items : [];
};

/** The answer that is given for a seat that does not answer in time (T, R27). */
function defaultAnswer(state: GameState, question: Question): Option {
  const options = optionsOf(state, question);
  const [first] = options;
  if (first === undefined) throw new Error(`There is no answer to ${question.kind}.`);
  const item = (test: (of: VagabondBoard['items'][number]) => boolean): Option | undefined =>
    options.find((option) => itemsOf(state, question).some((of) => of.id === option && test(of)));
  const plain = options.find((option) => isDeckCard(option) && !isBird(option));
  switch (question.kind) {
    case 'ambush':
    case 'foil':
    case 'hospitals':
      return 'none';
    case 'effects':
      return 'pass';
    case 'losses':
    case 'damage3': {
      const exhausted = item((of) => of.exhausted);
      if (exhausted !== undefined) return exhausted;
      if (itemsOf(state, question).length > 0) return first;
      const ranked = options.slice() as PieceKind[];
      return ranked.sort((one, other) => lossRank(state, one) - lossRank(state, other))[0] ?? first;
    }
    case 'outrage':
    case 'supporters5':
      return plain ?? first;
    case 'refresh':
      return item((of) => !of.damaged) ?? first;
    case 'itemLimit':
      return item((of) => of.damaged) ?? first;
    case 'questReward':
      return 'points';
    case 'handLimit': {
      const hand = state.secret.hands[question.seat] ?? [];
      const last = hand.findLast((card) => card !== null);
      return options.find((option) => last && isDeckCard(option) && sameCard(option, last)) ?? first;
    }
    default:
      return first;
  }
}

/** What is done for the seat that decides and does not move in time (T). Works on that seat's view. */
export function defaultMove(state: GameState): Move {
  const question = state.questions.at(-1);
  if (question) return choose(defaultAnswer(state, question));
  const seat = deciderOf(state);
  if (seat === null) throw new Error('The game is over.');
  const moves = legalMoves(state, seat);
  const { step } = state.turn;
  const board = state.players[seat]?.board;
  if (
    step === 'addDecree' &&
    board?.faction === 'eyrie' &&
    hooksOf(state, seat).compulsory(state, seat, step)
  ) {
    const hand = (state.secret.hands[seat] ?? []).filter((card) => card !== null);
    const card = hand.find((other) => !isBird(other)) ?? hand[0];
    const [first, ...others] = COLUMNS;
    let fullest: Column = first;
    for (const column of others) {
      if (board.decree[column].length > board.decree[fullest].length) fullest = column;
    }
    if (card) return { name: 'addToDecree', arg: { cards: [{ card, column: fullest }] } };
  }
  const done = moves.find(({ name }) => name === 'done');
  // Cards and dominance may be used between the cards of the Decree, but they do not resolve it.
  const forDecree = moves.filter(({ arg }) => 'decree' in arg);
  const resolved = forDecree.find(({ name }) => name !== 'turmoil') ?? forDecree[0];
  const move = done ?? resolved ?? moves[0];
  if (!move) throw new Error(`Seat ${seat} can do nothing.`);
  return move;
}
