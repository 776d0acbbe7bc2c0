import {
  CALENDAR,
  type GameState,
  type Goods,
  KOBAN_POINTS,
  LUMBER_POINTS,
  MON_PER_POINT,
  NEW_YEAR,
  OCCUPATION_IDS,
  type Occupation,
  type OccupationId,
  RESOURCES,
  retiredSalary,
  type Seat,
  salaryOf,
  stepsToRetire,
  tableOf,
} from '../rules';
import type { Weights } from './weights';

/** Turns that a seat still has, that of the New Year included. A turn in which business has begun counts as over. */
export function turnsLeft(state: GameState, seat: Seat): number {
  const after = NEW_YEAR - state.month;
  return after + (hasTurnThisMonth(state, seat) ? 1 : 0);
}

export function hasTurnThisMonth(state: GameState, seat: Seat): boolean {
  switch (state.phase) {
    case 'startingOccupations':
    case 'pathOfLife':
      return true;
    case 'actions':
    case 'newYear': {
      if (state.step === 'over') return false;
      if (seat === state.current) return state.step !== 'business';
      return state.order.indexOf(seat) > state.order.indexOf(state.current);
    }
    default:
      return false;
  }
}

/** Pay days that are still to come in or after a month. */
export const payDaysFrom = (month: number): number =>
  CALENDAR.filter((one) => one.payDay && one.month >= month).length;

/** What each thing is worth with so many turns left, its points at the end included. */
export type Prices = Readonly<Record<(typeof RESOURCES)[number], number>>;

export const fadeOf = (turns: number, w: Weights): number => turns / (turns + w.horizon);

export function pricesAt(turns: number, w: Weights): Prices {
  const fade = fadeOf(turns, w);
  return {
    mon: 1 / MON_PER_POINT + w.mon * fade,
    rice: w.rice * fade,
    sandals: w.sandal * fade,
    lumber: LUMBER_POINTS + w.lumber * fade,
    koban: KOBAN_POINTS + w.koban * fade,
    iki: 1,
    fire: w.fire * fade,
  };
}

function worthOfGoods(goods: Goods, prices: Prices): number {
  let sum = 0;
  for (const resource of RESOURCES) sum += (goods[resource] ?? 0) * prices[resource];
  return sum;
}

/** What a card on the board still brings its owner, by square: for the rest of the year, from this month on. */
export interface CardOutlook {
  /** Salaries, rice and the effect, on squares 1 to 3; index 4: retired. */
  readonly stream: readonly number[];
  /** Pay days that it is expected to see on the board, by square. */
  readonly onBoard: readonly number[];
}

const SQUARES = [0, 1, 2, 3] as const;
const RETIRED = 4;

/** What using a skill once is worth to the player who uses it. */
function skillWorth({ skill }: Occupation, prices: Prices): number {
  if (skill.kind === 'gain') return worthOfGoods(skill.gain, prices);
  if (skill.kind === 'exchange') return worthOfGoods(skill.gain, prices) - worthOfGoods(skill.pay, prices);
  switch (skill.effect) {
    case 'ikiForMon':
      return worthOfGoods(skill.gain, prices) - worthOfGoods(skill.pay, prices);
    case 'ikiAndGiveAll':
      return worthOfGoods(skill.gain, prices);
    case 'experience':
      return skill.experience * 2 - worthOfGoods(skill.pay, prices);
    case 'build':
      return 2;
    case 'swap':
      return 1;
  }
}

/** What the effect of a grey card that retires now brings until the end. */
function effectWorth({ retired }: Occupation, turns: number): number {
  switch (retired) {
    case 'hireDiscount':
      return turns * 0.3;
    case 'extraStep':
      return turns * 0.7;
    case 'saveFromFire':
      return turns > 2 ? 3 : 0;
    case 'anyColour':
      return 4;
    case null:
      return 0;
  }
}

function outlookOf(state: GameState, card: OccupationId, month: number, w: Weights): CardOutlook {
  const row = tableOf(state).occupations[card];
  const days = CALENDAR.filter((one) => one.payDay && one.month >= month);
  const wage = (square: number): number[] =>
    days.map((day) => {
      const goods =
        square >= RETIRED
          ? retiredSalary(state, card)
          : salaryOf(state, { kind: 'occupation', card, owner: 0, square });
      return goods ? w.salary * worthOfGoods(goods, pricesAt(NEW_YEAR - day.month, w)) : 0;
    });
  const wages = [...SQUARES, RETIRED].map(wage);
  const used = 1 + w.skill * Math.max(0, skillWorth(row, pricesAt(NEW_YEAR - month, w)));
  const stream: number[] = [];
  const onBoard: number[] = [];
  for (const square of [...SQUARES, RETIRED]) {
    let sum = 0;
    let seen = 0;
    let missing = stepsToRetire({ kind: 'occupation', card, owner: 0, square });
    let effectAt = missing <= 0 ? month : NEW_YEAR;
    days.forEach((day, index) => {
      const before = index === 0 ? (day.month - month + 1) / 3 : 1;
      missing -= square >= RETIRED ? 0 : before * w.experience * used;
      const place = Math.max(0, Math.min(RETIRED, RETIRED - missing));
      const low = square >= RETIRED ? RETIRED : Math.max(square, Math.floor(place));
      const part = square >= RETIRED ? 0 : Math.max(0, place - low);
      const pay = (at: number): number => wages[Math.min(RETIRED, at)]?.[index] ?? 0;
      sum += (1 - part) * pay(low) + part * pay(low + 1);
      const there = square >= RETIRED ? 0 : Math.max(0, Math.min(1, missing + 0.5));
      seen += there;
      sum -= there * pricesAt(NEW_YEAR - day.month + 1, w).rice;
      if (missing <= 0 && effectAt === NEW_YEAR) effectAt = day.month;
    });
    sum += w.effect * effectWorth(row, NEW_YEAR - effectAt) * (effectAt === NEW_YEAR ? 0 : 1);
    stream.push(sum);
    onBoard.push(seen);
  }
  return { stream, onBoard };
}

type Book = Map<number, ReadonlyMap<OccupationId, CardOutlook>>;
const books = new WeakMap<Weights, WeakMap<object, Book>>();

function bookOf(w: Weights, table: object): Book {
  const byTable = books.get(w) ?? new WeakMap<object, Book>();
  books.set(w, byTable);
  const book: Book = byTable.get(table) ?? new Map();
  byTable.set(table, book);
  return book;
}

/** The outlook of every card in a month, worked out once for each table of values and set of weights. */
export function outlooks(state: GameState, w: Weights): ReadonlyMap<OccupationId, CardOutlook> {
  const book = bookOf(w, tableOf(state));
  let month = book.get(state.month);
  if (!month) {
    month = new Map(OCCUPATION_IDS.map((id) => [id, outlookOf(state, id, state.month, w)]));
    book.set(state.month, month);
  }
  return month;
}
