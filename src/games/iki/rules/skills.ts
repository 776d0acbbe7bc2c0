/** Sections 8 and 10: the use of one occupation behind the shop, and the skills that ask something. */
import { type Skill, STALL_INDEX, STALLS, STALLS_BEHIND, type Stall } from '../data';
import { build, payableBuildings, whyNotBuild } from './building';
import { experience } from './experience';
import { canPay, gain, pay, whyNotPay } from './goods';
import { USE, USE_ON, USE_SWAP } from './made-moves';
import type { Move, OccupationArgument } from './moves';
import type { Refusal } from './refusals';
import { clear, emptyStalls, put, surchargeOf } from './stalls';
import type { GameState, OccupationCard, Seat } from './state';
import {
  countOwnOccupations,
  isOwnOccupation,
  occupationOn,
  type Play,
  playerAt,
  stallAt,
  tableOf,
} from './table';

const LEAVE_OUT = ['lumber', 'koban'] as const;

const skillOf = (state: GameState, { card }: OccupationCard): Skill => tableOf(state).occupations[card].skill;

/** Every use of an occupation in the two stalls behind the shop (8.1); own, others' and neutral ones alike (8.4). */
export function legalOccupations(state: GameState, seat: Seat, moves: Move[]): void {
  if (state.occupationUsed) return;
  for (const index of STALLS_BEHIND[playerAt(state, seat).at] ?? []) {
    const card = state.stalls[index];
    if (card?.kind === 'occupation') legalUses(state, seat, index, skillOf(state, card), moves);
  }
}

function legalUses(state: GameState, seat: Seat, index: number, skill: Skill, moves: Move[]): void {
  const player = playerAt(state, seat);
  if (skill.kind === 'gain') {
    moves.push(USE[index] as Move);
    return;
  }
  if (skill.kind === 'exchange') {
    if (canPay(player, skill.pay)) moves.push(USE[index] as Move);
    return;
  }
  switch (skill.effect) {
    case 'ikiForMon':
      if (canPay(player, skill.pay)) moves.push(USE[index] as Move);
      return;
    case 'ikiAndGiveAll':
      moves.push(USE[index] as Move);
      return;
    case 'experience':
      if (!canPay(player, skill.pay)) return;
      state.stalls.forEach((card, target) => {
        if (isOwnOccupation(card, seat)) moves.push(USE_ON[index]?.[target] as Move);
      });
      return;
    case 'build':
      legalSkilledBuilds(state, seat, stallAt(index), moves);
      return;
    case 'swap':
      legalSwaps(state, index, moves);
  }
}

function legalSkilledBuilds(state: GameState, seat: Seat, stall: Stall, moves: Move[]): void {
  const { mon } = playerAt(state, seat);
  const places = emptyStalls(state).filter((index) => mon >= surchargeOf(index));
  for (const leaveOut of LEAVE_OUT) {
    payableBuildings(state, seat, leaveOut, (building) => {
      for (const index of places) {
        moves.push({ name: 'occupation', arg: { stall, building, buildStall: stallAt(index), leaveOut } });
      }
    });
  }
}

/** Any two occupations on the board, listed in the order A1 to D4 (10.5). */
function legalSwaps(state: GameState, used: number, moves: Move[]): void {
  const swaps = USE_SWAP[used];
  for (let first = 0; first < STALLS.length; first++) {
    if (state.stalls[first]?.kind !== 'occupation') continue;
    for (let second = first + 1; second < STALLS.length; second++) {
      if (state.stalls[second]?.kind === 'occupation') moves.push(swaps?.[first]?.[second] as Move);
    }
  }
}

/** How many fields a use has that needs no answer: the stall alone. */
const asksNothing = (arg: OccupationArgument): boolean => Object.keys(arg).length === 1;

export function whyNotOccupation(state: GameState, seat: Seat, arg: OccupationArgument): Refusal | null {
  const player = playerAt(state, seat);
  if (state.occupationUsed) return { code: 'occupationUsed' };
  if (!STALLS_BEHIND[player.at]?.includes(STALL_INDEX[arg.stall])) return { code: 'notBehindShop' };
  const card = occupationOn(state, arg.stall);
  if (!card) return { code: 'noOccupation' };
  const skill = skillOf(state, card);
  if (skill.kind !== 'special') {
    if (!asksNothing(arg)) return { code: 'wrongSkill' };
    return skill.kind === 'exchange' ? whyNotPay(player, skill.pay) : null;
  }
  switch (skill.effect) {
    case 'ikiForMon':
      return asksNothing(arg) ? whyNotPay(player, skill.pay) : { code: 'wrongSkill' };
    case 'ikiAndGiveAll':
      return asksNothing(arg) ? null : { code: 'wrongSkill' };
    case 'experience':
      // Without an own occupation the skill cannot be used at all; that is the better reason (10.2).
      if (countOwnOccupations(state, seat) === 0) return { code: 'notOwnOccupation' };
      if (!('target' in arg)) return { code: 'wrongSkill' };
      if (!isOwnOccupation(occupationOn(state, arg.target), seat)) return { code: 'notOwnOccupation' };
      return whyNotPay(player, skill.pay);
    case 'build':
      if (!('building' in arg)) return { code: 'wrongSkill' };
      return whyNotBuild(state, seat, arg.building, arg.buildStall, arg.leaveOut);
    case 'swap':
      if (!('swap' in arg)) return { code: 'wrongSkill' };
      return arg.swap.every((stall) => occupationOn(state, stall)) ? null : { code: 'noOccupation' };
  }
}

/** Uses an occupation: first its skill, then what use does to the card itself, wherever it now lies (10.6). */
export function applyOccupation(play: Play, seat: Seat, arg: OccupationArgument): void {
  const { state } = play;
  const card = occupationOn(state, arg.stall);
  if (!card) throw new Error(`There is no occupation on ${arg.stall}.`);
  state.occupationUsed = true;
  play.events?.push({
    type: 'occupationUsed',
    player: seat,
    card: card.card,
    stall: arg.stall,
    owner: card.owner,
  });
  const stall = applySkill(play, seat, card, arg);
  if (card.owner === null) {
    // A neutral card is discarded after one use (18.3).
    clear(state, stall);
    state.out.occupations.push(card.card);
    play.events?.push({ type: 'neutralDiscarded', card: card.card, stall });
  } else if (card.owner !== seat) {
    // Only use by another player gives experience (8.5).
    experience(play, stall);
  }
}

/** Does what the scroll says; returns where the used card lies afterwards. */
function applySkill(play: Play, seat: Seat, card: OccupationCard, arg: OccupationArgument): Stall {
  const { state } = play;
  const { stall } = arg;
  const skill = skillOf(state, card);
  const source = { from: 'occupation', card: card.card, stall } as const;
  if (skill.kind === 'gain') {
    gain(play, seat, skill.gain, source);
    return stall;
  }
  if (skill.kind === 'exchange') {
    pay(play, seat, skill.pay, source);
    gain(play, seat, skill.gain, source);
    return stall;
  }
  switch (skill.effect) {
    case 'ikiForMon':
      pay(play, seat, skill.pay, source);
      gain(play, seat, skill.gain, source);
      return stall;
    case 'ikiAndGiveAll':
      gain(play, seat, skill.gain, source);
      state.players.forEach((_, other) => {
        if (other !== seat) gain(play, other, skill.opponentsGain, source);
      });
      return stall;
    case 'experience':
      pay(play, seat, skill.pay, source);
      if ('target' in arg) for (let i = 0; i < skill.experience; i++) experience(play, arg.target);
      return stall;
    case 'build':
      if ('building' in arg) build(play, seat, arg.building, arg.buildStall, arg.leaveOut);
      return stall;
    case 'swap':
      return 'swap' in arg ? swap(play, seat, arg.swap, stall) : stall;
  }
}

/** Two cards change places with their kobun and experience, for nothing (10.5); says where the used one went. */
function swap(play: Play, seat: Seat, stalls: readonly [Stall, Stall], used: Stall): Stall {
  const { state } = play;
  const [a, b] = stalls;
  const first = occupationOn(state, a);
  const second = occupationOn(state, b);
  if (!first || !second) throw new Error('Only occupations can be swapped.');
  put(state, a, second);
  put(state, b, first);
  play.events?.push({ type: 'swapped', player: seat, stalls, cards: [first.card, second.card] });
  return used === a ? b : used === b ? a : used;
}
