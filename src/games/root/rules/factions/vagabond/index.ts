import type { ItemId } from '../../../data';
import { PLAIN_FACTION } from '../defaults';
import type { Faction } from '../hooks';
import {
  afterBattle,
  answerDamage,
  canCraft,
  damageOptions,
  mostHits,
  nextLosses,
  onRemoval,
  pawnAt,
  payCraft,
  resolve,
  takeOwnLosses,
} from './abilities';
import { answerRefresh, refresh, refreshOptions } from './birdsong';
import { act, answerReward } from './daylight';
import { checkItems, draws, itemLimitOptions, loseItem, rest } from './evening';
import { gainItem, undamagedSwords } from './items';
import { battles, legalActions } from './legal';
import { movePawn, slipMoves, walkingMoves } from './moving';
import { beforePoints, isHostile, removalPoints, setRelationship } from './relationships';
import { legalSetUps, setUp } from './set-up';
import { whyNot, whyNotBattle, whyNotMove } from './why';

/** Vagabond (section 9). */
export const vagabond: Faction = {
  ...PLAIN_FACTION,
  id: 'vagabond',
  steps: {
    birdsong: ['refresh', 'slip'],
    daylight: ['actions'],
    evening: ['rest', 'draw', 'handLimit', 'itemLimit'],
  },
  stepOf: {
    craft: 'actions',
    battle: 'actions',
    explore: 'actions',
    aid: 'actions',
    quest: 'actions',
    strike: 'actions',
    repair: 'actions',
    special: 'actions',
  },
  ruleOf: {
    move: '9.5.1',
    battle: '9.5.2',
    explore: '9.5.3',
    aid: '9.5.4',
    quest: '9.5.5',
    strike: '9.5.6',
    repair: '9.5.7',
    craft: '9.5.8',
    special: '9.5.9',
  },
  phaseRule: { birdsong: '9.4', daylight: '9.5', evening: '9.6' },
  newBoard: (players, seat) => ({
    faction: 'vagabond',
    character: null,
    at: null,
    items: [],
    relationships: Array.from({ length: players }, (_, other) => (other === seat ? null : 0)),
    quests: [],
  }),
  legalSetUps,
  setUp,
  enter: (play, seat, step) => {
    if (step === 'refresh') refresh(play, seat);
    else if (step === 'rest') rest(play, seat);
    else if (step === 'itemLimit') checkItems(play, seat);
  },
  waits: (_state, _seat, step) => step === 'slip' || step === 'actions',
  compulsory: () => false,
  legal: (state, seat, step, moves) => {
    if (step === 'slip') for (const arg of slipMoves(state, seat)) moves.push({ name: 'move', arg });
    else if (step === 'actions') legalActions(state, seat, moves);
  },
  act,
  whyNot,
  options: (state, { kind, seat }) => {
    if (kind === 'damage3') return damageOptions(state, seat);
    if (kind === 'refresh') return refreshOptions(state, seat);
    if (kind === 'itemLimit') return itemLimitOptions(state, seat);
    return ['cards', 'points'];
  },
  answer: (play, { kind, seat, left }, option) => {
    if (kind === 'damage3') answerDamage(play, seat, option);
    else if (kind === 'refresh') answerRefresh(play, seat, option as ItemId, left);
    else if (kind === 'itemLimit') {
      loseItem(play, seat, option as ItemId);
      checkItems(play, seat);
    } else answerReward(play, seat, option);
  },
  goOn: () => {},
  draws,
  winsByDominance: false,
  pawnAt,
  craftingPieces: () => ({ fox: 0, rabbit: 0, mouse: 0 }),
  craftPayments: (state, seat, card) => (canCraft(state, seat, card) ? [null] : []),
  payCraft,
  gainItem,
  onCoalition: (play, seat, partner) => {
    if (isHostile(play.state, seat, partner)) setRelationship(play, seat, partner, 0);
  },
  freeMoves: (state, seat) => walkingMoves(state, seat, true),
  freeBattles: (state, seat) => battles(state, seat),
  whyNotMove: (state, seat, arg) => whyNotMove(state, seat, arg, true),
  whyNotBattle,
  makeFreeMove: (play, seat, arg) => movePawn(play, seat, arg, 0),
  mostHits,
  defenseless: (state, { defender }) => undamagedSwords(state, defender) === 0,
  nextLosses,
  takeOwnLosses,
  afterBattle,
  beforePoints,
  removalPoints,
  onRemoval,
  resolve,
};
