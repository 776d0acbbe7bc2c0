import type { Move } from '../../moves';
import { beginBattle } from '../../shared/battle';
import { moveWarriors } from '../../shared/move';
import { placeWarriors } from '../../shared/pieces';
import { type Play, seatOfFaction } from '../../shared/play';
import type { Seat } from '../../types';
import { PLAIN_FACTION, piecesBySuit } from '../defaults';
import type { Faction } from '../hooks';
import { answer, onMoveIn, onRemoval, options, resolve } from './abilities';
import { finishRevolt, legalRevolts, legalSpreads, mayRevolt, maySpread, revolt, spread } from './birdsong';
import { legalDaylight, mobilize, train } from './daylight';
import { draws, legalOperations, organize } from './evening';
import { setUp } from './set-up';
import { whyNot } from './why';

function act(play: Play, seat: Seat, move: Move): void {
  const { turn } = play.state;
  switch (move.name) {
    case 'revolt':
      revolt(play, seat, move.arg);
      return;
    case 'spread':
      spread(play, seat, move.arg);
      return;
    case 'mobilize':
      mobilize(play, seat, move.arg.card);
      return;
    case 'train':
      train(play, seat, move.arg.card);
      return;
    case 'move':
      turn.operations++;
      moveWarriors(play, seat, Number(move.arg.from), Number(move.arg.to), move.arg.warriors ?? 0);
      return;
    case 'battle':
      turn.operations++;
      beginBattle(play, seat, move.arg);
      return;
    case 'recruit':
      turn.operations++;
      placeWarriors(play, seat, move.arg.clearing ?? 0, 1);
      return;
    case 'organize':
      turn.operations++;
      organize(play, seat, move.arg.clearing);
      return;
    default:
      throw new Error(`The Alliance does not ${move.name}.`);
  }
}

/** Woodland Alliance (section 8). */
export const alliance: Faction = {
  ...PLAIN_FACTION,
  id: 'alliance',
  steps: {
    birdsong: ['revolt', 'spread'],
    daylight: ['actions'],
    evening: ['operations', 'draw', 'handLimit'],
  },
  stepOf: {
    revolt: 'revolt',
    spread: 'spread',
    craft: 'actions',
    mobilize: 'actions',
    train: 'actions',
    move: 'operations',
    battle: 'operations',
    recruit: 'operations',
    organize: 'operations',
  },
  ruleOf: {
    revolt: '8.4.1',
    spread: '8.4.2',
    craft: '8.5.1',
    mobilize: '8.5.2',
    train: '8.5.3',
    move: '8.6.1.I',
    battle: '8.6.1.II',
    recruit: '8.6.1.III',
    organize: '8.6.1.IV',
  },
  phaseRule: { birdsong: '8.4', daylight: '8.5', evening: '8.6' },
  newBoard: () => ({ faction: 'alliance', officers: 0 }),
  legalSetUps: () => [],
  setUp,
  enter: () => {},
  waits: (state, seat, step) =>
    step === 'actions' ||
    step === 'operations' ||
    (step === 'revolt' && mayRevolt(state, seat)) ||
    (step === 'spread' && maySpread(state, seat)),
  compulsory: () => false,
  legal: (state, seat, step, moves) => {
    if (step === 'revolt') legalRevolts(state, seat, moves);
    else if (step === 'spread') legalSpreads(state, seat, moves);
    else if (step === 'actions') legalDaylight(state, seat, moves);
    else if (step === 'operations') legalOperations(state, seat, moves);
  },
  act,
  whyNot,
  options,
  answer: (play, question, option) =>
    answer(play, seatOfFaction(play.state, 'alliance') ?? question.seat, question, option),
  goOn: (play, task) => {
    if (task.type === 'revolt') finishRevolt(play, task.seat, task.clearing);
  },
  draws,
  craftingPieces: (state) => piecesBySuit(state, 'sympathy'),
  higherAsDefender: true,
  onRemoval,
  onMoveIn,
  resolve,
};
