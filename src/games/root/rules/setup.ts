import type { RandomSource } from '../../random';
import {
  cardOf,
  DECK_IDS,
  FACTIONS,
  type FactionId,
  FIRST_HAND,
  MAPS,
  type MatchOptions,
  SUIT_MARKERS,
  SUITS,
  SUPPLY_IDS,
  type Suit,
  WARRIORS,
} from '../data';
import { FACTION_TABLE } from './factions/table';
import { beginTurn, goOn, newTurn } from './flow';
import type { Move } from './moves';
import { completeOptions, mixesOf } from './options';
import { type Play, playerAt, playOn, seatOfFaction } from './shared/play';
import { ask } from './shared/questions';
import type { Clearing, GameState, Player, Seat } from './types';

/** The suits of the clearings: printed, or twelve markers at random (C.1.1, R25). */
function dealSuits({ map, suits }: MatchOptions, random: RandomSource): Suit[] {
  const printed = MAPS[map].clearings.map(({ suit }) => suit);
  const known = printed.filter((suit) => suit !== null);
  if (suits === 'printed' && known.length === printed.length) return known;
  return random.shuffle(SUITS.flatMap((suit) => Array.from({ length: SUIT_MARKERS }, () => suit)));
}
const newPlayer = (): Player => ({
  faction: null,
  score: 0,
  supply: 0,
  playArea: [],
  crafted: [],
  dominance: null,
  partner: null,
  board: null,
});

/** A new game, set up as far as nobody has to decide (section 5). */
export function createState(
  players: number,
  options: Partial<MatchOptions>,
  random: RandomSource,
): GameState {
  const complete = completeOptions(options);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const suits = dealSuits(complete, random);
  const first = random.index(players);
  // With two players the dominance cards leave the game (5.1.3).
  const deck = random.shuffle(DECK_IDS.filter((id) => players > 2 || cardOf(id).kind !== 'dominance'));
  const state: GameState = {
    options: complete,
    phase: 'factions',
    first,
    players: seats.map(newPlayer),
    clearings: MAPS[complete.map].clearings.map(
      ({ ruin }, i): Clearing => ({
        suit: suits[i] ?? 'fox',
        ruin,
        warriors: seats.map(() => 0),
        pieces: [],
      }),
    ),
    turn: { ...newTurn(first, 0, players), phase: 'factions', step: 'pickFaction', entered: true },
    questions: [],
    work: [],
    discard: [],
    available: [],
    shown: [],
    items: [...SUPPLY_IDS],
    lostItems: [],
    quests: [],
    canUndo: false,
    result: null,
    secret: {
      deck,
      hands: seats.map(() => []),
      supporters: [],
      quests: [],
      ruins: {},
      standing: seats.map(() => null),
      seen: [],
    },
  };
  const play = playOn(state, random, null);
  if (complete.factions === 'pick') askForFaction(play);
  else {
    const named =
      complete.factions === 'random'
        ? drawFactions(players, complete.anyFactions, random)
        : complete.factions;
    for (const seat of seats) giveFaction(play, seat, named[seat] as FactionId);
    beginSetUp(play);
  }
  return state;
}
function drawFactions(players: number, any: boolean, random: RandomSource): FactionId[] {
  const mixes = mixesOf(players, any);
  return random.shuffle(mixes[random.index(mixes.length)] ?? []);
}
function giveFaction({ state }: Play, seat: Seat, faction: FactionId): void {
  const player = playerAt(state, seat);
  player.faction = faction;
  player.supply = WARRIORS[faction];
  player.board = FACTION_TABLE[faction].newBoard(state.players.length, seat);
}

/** Factions that can still be picked so that the mix will do (R25). */
export function factionOptions({ players, options }: GameState): FactionId[] {
  const taken = players.flatMap(({ faction }) => faction ?? []);
  const mixes = mixesOf(players.length, options.anyFactions).filter((mix) =>
    taken.every((faction) => mix.includes(faction)),
  );
  return FACTIONS.filter((faction) => !taken.includes(faction) && mixes.some((mix) => mix.includes(faction)));
}
/** The seats without a faction pick one, from the last in turn order to the first; a single one is taken (R25). */
function askForFaction(play: Play): void {
  const { state } = play;
  const count = state.players.length;
  for (let i = count - 1; i >= 0; i--) {
    const seat = (state.first + i) % count;
    if (playerAt(state, seat).faction) continue;
    const [only, ...others] = factionOptions(state);
    state.turn.of = seat;
    if (only === undefined || others.length > 0) {
      ask(play, 'pickFaction', seat);
      return;
    }
    pick(play, seat, only);
  }
  beginSetUp(play);
}
function pick(play: Play, seat: Seat, faction: FactionId): void {
  giveFaction(play, seat, faction);
  play.events?.push({ type: 'factionPicked', player: seat, faction });
}
export function answerFaction(play: Play, seat: Seat, faction: FactionId): void {
  play.barrier = true;
  pick(play, seat, faction);
  askForFaction(play);
}

/** Everybody draws three cards, after the factions are known (5.1.1, 5.1.3). A match may have dealt them already. */
function dealHands({ secret }: GameState): void {
  secret.hands = secret.hands.map((hand) => (hand.length > 0 ? hand : secret.deck.splice(-FIRST_HAND)));
}
/** The factions set up in their order; then the first turn begins (5.1.7). */
function beginSetUp(play: Play): void {
  const { state } = play;
  dealHands(state);
  state.phase = 'setUp';
  state.turn.phase = 'setUp';
  state.turn.step = 'setUp';
  goOnSettingUp(play, 0);
}
function goOnSettingUp(play: Play, from: number): void {
  const { state } = play;
  for (const faction of FACTIONS.slice(from)) {
    const seat = seatOfFaction(state, faction);
    if (seat === null) continue;
    const hooks = FACTION_TABLE[faction];
    if (hooks.legalSetUps(state, seat).length > 0) {
      state.turn.of = seat;
      return;
    }
    hooks.setUp(play, seat, null);
  }
  state.phase = 'play';
  beginTurn(play, state.first);
  goOn(play);
}
/** A faction has decided how it sets up. */
export function applySetUp(play: Play, seat: Seat, move: Move): void {
  const { faction } = playerAt(play.state, seat);
  if (!faction) throw new Error(`Seat ${seat} has no faction.`);
  FACTION_TABLE[faction].setUp(play, seat, move);
  goOnSettingUp(play, FACTIONS.indexOf(faction) + 1);
}
