import type { LeaderId } from '../../../data';
import { handOf } from '../../shared/cards';
import { legalCrafts } from '../../shared/craft';
import { PLAIN_FACTION, piecesBySuit } from '../defaults';
import type { Faction } from '../hooks';
import { fixedHits, itemPoints, removalPoints, showsCard } from './abilities';
import { emergencyOrders, legalAdditions, newRoost, newRoostOptions, placeRoost } from './birdsong';
import { act } from './daylight';
import { boardOf, chooseLeader, currentColumn, emptyDecree } from './decree';
import { draws, scoreRoosts } from './evening';
import { legalDecree } from './legal';
import { legalSetUps, setUp } from './set-up';
import { whyNot } from './why';

/** Eyrie Dynasties (section 7). */
export const eyrie: Faction = {
  ...PLAIN_FACTION,
  id: 'eyrie',
  steps: {
    birdsong: ['emergency', 'addDecree', 'newRoost'],
    daylight: ['craft', 'decree'],
    evening: ['score', 'draw', 'handLimit'],
  },
  stepOf: {
    addToDecree: 'addDecree',
    craft: 'craft',
    recruit: 'decree',
    move: 'decree',
    battle: 'decree',
    build: 'decree',
    turmoil: 'decree',
  },
  ruleOf: {
    addToDecree: '7.4.2',
    craft: '7.5.1',
    recruit: '7.5.2.I',
    move: '7.5.2.II',
    battle: '7.5.2.III',
    build: '7.5.2.IV',
    turmoil: 'R16',
  },
  phaseRule: { birdsong: '7.4', daylight: '7.5', evening: '7.6' },
  newBoard: () => ({ faction: 'eyrie', leader: null, faceUp: [], decree: emptyDecree() }),
  legalSetUps,
  setUp,
  enter: (play, seat, step) => {
    if (step === 'emergency') emergencyOrders(play, seat);
    else if (step === 'newRoost') newRoost(play, seat);
    else if (step === 'score') scoreRoosts(play, seat);
  },
  waits: (state, seat, step) =>
    step === 'craft' || step === 'decree' || (step === 'addDecree' && handOf(state, seat).length > 0),
  compulsory: (state, seat, step) =>
    (step === 'addDecree' && handOf(state, seat).length > 0) ||
    (step === 'decree' && currentColumn(state, seat) !== null),
  legal: (state, seat, step, moves) => {
    if (step === 'addDecree') legalAdditions(state, seat, moves);
    else if (step === 'craft') legalCrafts(state, seat, moves);
    else if (step === 'decree') legalDecree(state, seat, moves);
  },
  act,
  whyNot,
  options: (state, { kind, seat }) =>
    kind === 'leader' ? boardOf(state, seat).faceUp : newRoostOptions(state, seat),
  answer: (play, { kind, seat }, option) => {
    if (kind === 'leader') chooseLeader(play, seat, option as LeaderId);
    else placeRoost(play, seat, Number(option));
  },
  goOn: () => {},
  draws,
  craftingPieces: (state) => piecesBySuit(state, 'roost'),
  rulesTies: true,
  itemPoints,
  fixedHits,
  removalPoints,
  showsCard,
};
