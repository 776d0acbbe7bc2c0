/** Section 15, pay day: salary, harmony and feeding, each for all players. */
import { type Goods, GROUPS, STALLS, STALLS_OF_GROUP, type Stall, TYPES } from '../data';
import { gain, pay } from './goods';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import { clear } from './stalls';
import type { GameState, OccupationCard, PayDayRecord, Seat } from './state';
import { countOwnOccupations, isOwnOccupation, occupationOn, type Play, playerAt, tableOf } from './table';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type Accounts = Mutable<PayDayRecord>;

/** The salary of a card on the board is that of its square (2.3); grey ones earn nothing (2.4). */
export function salaryOf(state: GameState, { card, square }: OccupationCard): Goods | null {
  const { salary, steps } = tableOf(state).occupations[card];
  return salary === 'grey' ? null : (salary[square - (4 - steps)] ?? null);
}

/** A retired card earns the salary of its last square (11.3). */
export function retiredSalary(state: GameState, card: OccupationCard['card']): Goods | null {
  const { salary } = tableOf(state).occupations[card];
  return salary === 'grey' ? null : (salary.at(-1) ?? null);
}

/** 15.1: for everybody, first the cards on the board, then the retired ones. */
function paySalaries(play: Play, record: Accounts): void {
  const { state } = play;
  const paySalary = (player: Seat, card: OccupationCard['card'], stall: Stall | null, wage: Goods | null) => {
    if (!wage || Object.keys(wage).length === 0) return;
    record.salaries.push({ player, card, stall, gain: wage });
    play.events?.push({ type: 'salaryPaid', player, card, stall, gain: wage });
    gain(play, player, wage, { from: 'salary', card, stall });
  };
  state.players.forEach((player, seat) => {
    state.stalls.forEach((card, index) => {
      if (isOwnOccupation(card, seat))
        paySalary(seat, card.card, STALLS[index] ?? null, salaryOf(state, card));
    });
    for (const card of player.retired) paySalary(seat, card, null, retiredSalary(state, card));
  });
}

/** 15.2: cards of one colour in a group give their owners as many IKI each as there are of them. */
function scoreHarmony(play: Play, record: Accounts): void {
  for (const { player, stall, group, iki } of harmonyOf(play.state)) {
    record.harmony.push({ player, stall, group, iki });
    play.events?.push({ type: 'harmony', player, stall, group, iki });
    gain(play, player, { iki }, { from: 'harmony', group, stall });
  }
}

/** What harmony would give today, card by card; neutral cards count for others and give nobody anything. */
export function harmonyOf(state: GameState): PayDayRecord['harmony'] {
  const { occupations } = tableOf(state);
  const harmony: PayDayRecord['harmony'][number][] = [];
  for (const group of GROUPS) {
    for (const type of TYPES) {
      const alike = STALLS_OF_GROUP[group].filter((index) => {
        const card = state.stalls[index];
        return card?.kind === 'occupation' && occupations[card.card].type === type;
      });
      if (alike.length < 2) continue;
      for (const index of alike) {
        const player = state.stalls[index]?.owner ?? null;
        if (player !== null)
          harmony.push({ player, stall: STALLS[index] as Stall, group, iki: alike.length });
      }
    }
  }
  return harmony;
}

/** 15.3: 1 rice for each own occupation on the board, as far as rice goes; who lacks some chooses, in firefighting order. */
function feed(play: Play, record: Accounts): void {
  const { state } = play;
  for (const seat of state.brigade) {
    const mouths = countOwnOccupations(state, seat);
    const eaten = Math.min(mouths, playerAt(state, seat).rice);
    const missing = mouths - eaten;
    if (mouths === 0) continue;
    record.feeding.push({ player: seat, eaten, missing });
    play.events?.push({ type: 'fed', player: seat, eaten, missing });
    pay(play, seat, { rice: eaten }, { from: 'food' });
    if (missing > 0) state.starving.push({ player: seat, missing });
  }
}

/** Everything of a pay day that needs no decision. Who has to choose what starves stands in `starving` afterwards. */
export function settlePayDay(play: Play): void {
  const { state } = play;
  play.events?.push({ type: 'payDayBegan', month: state.month });
  const record: Accounts = { month: state.month, salaries: [], harmony: [], feeding: [], starved: [] };
  paySalaries(play, record);
  scoreHarmony(play, record);
  feed(play, record);
  state.payDay = record;
}

/** Stalls with the own occupations of a seat, in order. */
export const ownOccupationStalls = (state: GameState, seat: Seat): Stall[] =>
  STALLS.filter((_, index) => isOwnOccupation(state.stalls[index], seat));

/** Every choice of so many of these stalls, in order. */
function choose(stalls: readonly Stall[], count: number): Stall[][] {
  if (count === 0) return [[]];
  return stalls.flatMap((stall, index) =>
    choose(stalls.slice(index + 1), count - 1).map((rest) => [stall, ...rest]),
  );
}

export function legalStarvings(state: GameState, seat: Seat, moves: Move[]): void {
  const missing = state.starving[0]?.missing ?? 0;
  for (const stalls of choose(ownOccupationStalls(state, seat), missing)) {
    moves.push({ name: 'starve', arg: { stalls } });
  }
}

export function whyNotStarve(
  state: GameState,
  seat: Seat,
  { stalls }: MoveArguments['starve'],
): Refusal | null {
  const need = state.starving[0]?.missing ?? 0;
  if (stalls.length !== need) return { code: 'wrongNumber', need };
  const own = stalls.every((stall) => isOwnOccupation(occupationOn(state, stall), seat));
  return own ? null : { code: 'notOwnOccupation' };
}

/** The chosen cards leave the game and their kobun return (15.3). */
export function applyStarve(
  play: Play,
  seat: Seat,
  { stalls }: MoveArguments['starve'],
  automatic = false,
): void {
  const { state } = play;
  const starved = stalls.flatMap((stall) => {
    const card = occupationOn(state, stall);
    return card ? [{ player: seat, card: card.card, stall }] : [];
  });
  for (const { card, stall } of starved) {
    clear(state, stall);
    playerAt(state, seat).kobun++;
    state.out.occupations.push(card);
    play.events?.push({ type: 'starved', player: seat, card, stall, automatic });
  }
  state.starving.shift();
  if (state.payDay) state.payDay = { ...state.payDay, starved: [...state.payDay.starved, ...starved] };
}
