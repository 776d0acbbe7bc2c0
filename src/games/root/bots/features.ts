import {
  type AllianceBoard,
  BASE_OF,
  BUILDING_POINTS,
  CLEARINGS,
  COLUMNS,
  cardOf,
  countOnMap,
  type EyrieBoard,
  type FactionId,
  freeSlots,
  type GameState,
  MARQUISE_BUILDINGS,
  matches,
  ROOST_POINTS,
  type Seat,
  SUITS,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
  suitOf,
  type VagabondBoard,
  WOOD_COST,
} from '../rules';
import { relationsOf, roostsOf, ruinsLeft } from './counts';
import { worthOf } from './worth';
import { chanceToWin } from './worth/dominance';
import { turmoilRisk } from './worth/eyrie';
import { eachPiece, type Sight, safety, sightOf } from './worth/sight';
import { questsInReach } from './worth/vagabond';

/** By so many points a lead makes a victory about three times as likely. */
const SURE_LEAD = 5;

/** What is measured of every seat that has a marker on the track, in this order; the faction's own measures follow. */
const COMMON = [
  'one',
  'wait',
  'score',
  'board',
  'above20',
  'hand',
  'ambush',
  'lasting',
  'royalClaim',
  'warriors',
  'ruled',
] as const;
const OF_FACTION = {
  marquise: [
    'wood',
    'far wood',
    'sawmills',
    'workshops',
    'recruiters',
    'at risk',
    'sites',
    'next',
    'keep',
    'supply',
  ],
  eyrie: ['roosts', 'income', 'recruit', 'move', 'battle', 'build', 'birds', 'turmoil', 'sites', 'loyal'],
  alliance: ['tokens', 'at risk', 'supporters', 'officers', 'bases', 'revolts', 'next', 'affordable'],
  vagabond: [
    'ready',
    'exhausted',
    'damaged',
    'swords',
    'boots',
    'torch',
    'steps',
    'allied',
    'hostile',
    'quests',
    'in reach',
    'ruins',
  ],
} as const satisfies Record<FactionId, readonly string[]>;
/** What is measured of a seat without a marker on the track. */
const OFF_TRACK = ['dominance', 'worth', 'chance', 'wait', 'partner', 'partnerScore'] as const;

/** What a faction's measures say to who has not learned anything: points are chances, wherever they come from. */
export function unlearned(faction: FactionId): number[] {
  const plain = [...COMMON, ...OF_FACTION[faction]];
  const names = [...plain, ...plain.map((name) => `${name}, later`), ...OFF_TRACK];
  return names.map((name) => (name === 'score' || name === 'board' || name === 'worth' ? 1 / SURE_LEAD : 0));
}

/** How many numbers a faction's measures are: each once, once by the time left, and those of who is off the track. */
export const sizeOf = (faction: FactionId): number =>
  2 * (COMMON.length + OF_FACTION[faction].length) + OFF_TRACK.length;

function marquise(sight: Sight, seat: Seat): number[] {
  const { state, rulers } = sight;
  const counts = { sawmill: 0, workshop: 0, recruiter: 0 };
  let wood = 0;
  let far = 0;
  let risk = 0;
  let keep = 0;
  eachPiece(sight, seat, (kind, clearing) => {
    if (kind === 'wood') {
      if (rulers[clearing] === seat) wood++;
      else far++;
    } else if (kind === 'keep') keep = 1;
    else if (kind === 'sawmill' || kind === 'workshop' || kind === 'recruiter') {
      counts[kind]++;
      risk += 1 - safety(sight, seat, clearing);
    }
  });
  let sites = 0;
  for (let id = 1; id <= CLEARINGS; id++) if (rulers[id] === seat) sites += freeSlots(state, id);
  let next = 0;
  for (const kind of MARQUISE_BUILDINGS) {
    if ((WOOD_COST[counts[kind]] ?? 9) <= wood + 1)
      next = Math.max(next, BUILDING_POINTS[kind][counts[kind]] ?? 0);
  }
  return [
    wood,
    far,
    counts.sawmill,
    counts.workshop,
    counts.recruiter,
    risk,
    Math.min(sites, 5),
    sites > 0 ? next : 0,
    keep,
    Math.min(state.players[seat]?.supply ?? 0, 5),
  ];
}

function eyrie(sight: Sight, seat: Seat, board: EyrieBoard): number[] {
  const { roosts, lasting, sites } = roostsOf(sight, seat);
  let birds = 0;
  for (const column of COLUMNS) for (const card of board.decree[column]) if (suitOf(card) === 'bird') birds++;
  const { recruit, move, battle, build } = board.decree;
  return [
    lasting,
    ROOST_POINTS[roosts] ?? 0,
    recruit.length,
    move.length,
    battle.length,
    build.length,
    birds,
    turmoilRisk(sight, seat, board, roosts),
    Math.min(sites, 3),
    board.leader === 'despot' || board.leader === 'commander' ? 1 : 0,
  ];
}

function alliance(sight: Sight, seat: Seat, board: AllianceBoard): number[] {
  const { state } = sight;
  const { supporters } = state.secret;
  let tokens = 0;
  let risk = 0;
  let bases = 0;
  eachPiece(sight, seat, (kind, clearing) => {
    risk += 1 - safety(sight, seat, clearing);
    if (kind === 'sympathy') tokens++;
    else bases++;
  });
  let revolts = 0;
  for (const suit of SUITS) {
    if (countOnMap(state, BASE_OF[suit]) > 0) continue;
    if (!state.clearings.some((one) => one.suit === suit && one.pieces.includes('sympathy'))) continue;
    const fit = supporters.filter((card) => card !== null && matches(suitOf(card), suit)).length;
    revolts += Math.min(1, fit / 2);
  }
  const next = SYMPATHY_POINTS[tokens] ?? 0;
  const affordable = Math.min(2, supporters.length / (SYMPATHY_COST[tokens] ?? 9));
  return [
    tokens,
    risk,
    Math.min(supporters.length, 8),
    board.officers,
    bases,
    revolts,
    next,
    affordable * next,
  ];
}

function vagabond(sight: Sight, _: Seat, board: VagabondBoard): number[] {
  let ready = 0;
  let exhausted = 0;
  let damaged = 0;
  let swords = 0;
  let boots = 0;
  let torch = 0;
  for (const item of board.items) {
    if (item.damaged) {
      damaged++;
      continue;
    }
    if (item.exhausted) exhausted++;
    else ready++;
    if (item.kind === 'sword') swords++;
    if (item.kind === 'boots') boots++;
    if (item.kind === 'torch') torch = 1;
  }
  const { steps, allied, hostile } = relationsOf(board);
  return [
    ready,
    exhausted,
    damaged,
    Math.min(swords, 3),
    Math.min(boots, 3),
    torch,
    steps,
    allied,
    hostile,
    board.quests.length,
    questsInReach(sight, board),
    ruinsLeft(sight.state) * torch,
  ];
}

function ownMeasures(sight: Sight, seat: Seat): number[] {
  const board = sight.state.players[seat]?.board;
  switch (board?.faction) {
    case 'marquise':
      return marquise(sight, seat);
    case 'eyrie':
      return eyrie(sight, seat, board);
    case 'alliance':
      return alliance(sight, seat, board);
    case 'vagabond':
      return vagabond(sight, seat, board);
    default:
      return [];
  }
}

/** The share of the turns until it is this seat's again: 0 for the one on turn. */
const waitOf = ({ players, turn }: GameState, seat: Seat): number =>
  ((seat - turn.of + players.length) % players.length) / players.length;

function common(sight: Sight, seat: Seat, score: number): number[] {
  const { state, rulers } = sight;
  let warriors = 0;
  let ruled = 0;
  for (let id = 1; id <= CLEARINGS; id++) {
    warriors += state.clearings[id - 1]?.warriors[seat] ?? 0;
    if (rulers[id] === seat) ruled++;
  }
  const hand = state.secret.hands[seat] ?? [];
  let ambush = 0;
  for (const card of hand) if (card !== null && cardOf(card).kind === 'ambush') ambush++;
  let lasting = 0;
  let claim = 0;
  for (const card of state.players[seat]?.playArea ?? []) {
    if (cardOf(card).effect === 'vpPerRuledClearing') claim = ruled;
    else lasting++;
  }
  return [
    1,
    waitOf(state, seat),
    score,
    worthOf(sight, seat) - score,
    Math.max(0, score - 20),
    Math.min(hand.length, 5),
    ambush,
    lasting,
    claim,
    warriors,
    ruled,
  ];
}

function measureSeat(sight: Sight, seat: Seat): number[] {
  const { state, turns } = sight;
  const player = state.players[seat];
  if (!player?.faction) return [];
  const { faction, score, dominance, partner } = player;
  const size = sizeOf(faction);
  if (score === null) {
    const chance = dominance && partner === null ? chanceToWin(sight, seat, dominance) : 0;
    const withScore = partner === null ? 0 : (state.players[partner]?.score ?? 0);
    const off = [1, worthOf(sight, seat), chance, waitOf(state, seat), partner === null ? 0 : 1, withScore];
    return [...new Array<number>(size - off.length).fill(0), ...off];
  }
  const plain = [...common(sight, seat, score), ...ownMeasures(sight, seat)];
  const left = Math.min(...turns) / 8;
  return [...plain, ...plain.map((value) => value * left), ...OFF_TRACK.map(() => 0)];
}

/** The measures of every seat's position, as its faction has them. */
export function measure(state: GameState): number[][] {
  const sight = sightOf(state);
  return state.players.map((_, seat) => measureSeat(sight, seat));
}
