import { legalCrafts } from '../../shared/craft';
import { PLAIN_FACTION, piecesBySuit } from '../defaults';
import type { Faction } from '../hooks';
import { answerHospitals, forbidsPlacing, hospitalOptions, onRemoval, resolve } from './abilities';
import { answerPlace, bringWood, goOnPlacing, placeOptions } from './birdsong';
import { act } from './daylight';
import { draws } from './evening';
import { legalActions } from './legal';
import { legalSetUps, setUp } from './set-up';
import { whyNot } from './why';

/** Marquise de Cat (section 6). */
export const marquise: Faction = {
  ...PLAIN_FACTION,
  id: 'marquise',
  steps: { birdsong: ['wood'], daylight: ['craft', 'actions'], evening: ['draw', 'handLimit'] },
  stepOf: {
    craft: 'craft',
    extraAction: 'actions',
    move: 'actions',
    battle: 'actions',
    recruit: 'actions',
    build: 'actions',
    overwork: 'actions',
  },
  ruleOf: {
    craft: '6.5',
    extraAction: '6.5',
    battle: '6.5.1',
    move: '6.5.2',
    recruit: '6.5.3',
    build: '6.5.4',
    overwork: '6.5.5',
  },
  phaseRule: { birdsong: '6.4', daylight: '6.5', evening: '6.6' },
  newBoard: () => ({ faction: 'marquise' }),
  legalSetUps,
  setUp,
  enter: (play, seat, step) => {
    if (step === 'wood') bringWood(play, seat);
  },
  waits: (_state, _seat, step) => step === 'craft' || step === 'actions',
  compulsory: () => false,
  legal: (state, seat, step, moves) => {
    if (step === 'craft') legalCrafts(state, seat, moves);
    else if (step === 'actions') legalActions(state, seat, moves);
  },
  act,
  whyNot,
  options: (state, question) =>
    question.kind === 'hospitals' ? hospitalOptions(state, question) : placeOptions(state),
  answer: (play, { kind, seat }, option) => {
    if (kind === 'hospitals') answerHospitals(play, seat, option);
    else answerPlace(play, Number(option));
  },
  goOn: (play, task) => {
    if (task.type === 'place') goOnPlacing(play, task);
  },
  draws,
  craftingPieces: (state) => piecesBySuit(state, 'workshop'),
  forbidsPlacing,
  onRemoval,
  resolve,
};
