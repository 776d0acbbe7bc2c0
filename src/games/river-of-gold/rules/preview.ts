import { UNKNOWN_RANDOM } from '../../random';
import type { Resource } from '../data';
import { applyMove } from './apply';
import { type Choice, type ChoiceKind, pendingChoice } from './choices';
import { cloneState } from './clone';
import type { GameEvent } from './events';
import { isLegal } from './legal';
import type { Move, Option } from './moves';
import type { GameState, Seat } from './state';
import { playerView } from './view';

/** What a limit can take: a resource, or a good of choice that finds no room. */
export type Losable = Resource | 'anyGood';
export type Losses = Partial<Record<Losable, number>>;

/** What a move would do, as far as it is known before dice and cards. */
export interface Preview {
  /**
   * Everything that would happen, to everybody; `lost` says what a limit would take. Looks past the choices that the
   * move leads to: what comes after them is in it, taken for the answers that lose the least; the answers are not.
   */
  events: GameEvent[];
  /** What a limit would take from this seat whatever it chooses, and what more, depending on its choices. */
  loses: { surely: Losses; perhaps: Losses };
  /** The seat's view right after the move, before any choice; cards drawn are null and a die rolled is null. */
  after: GameState;
  /** The choices of this seat that the move leads to, in order. */
  choices: ChoiceKind[];
  unknown: { roll: boolean; cards: number };
}

/** One way to answer the choices: what then happens, without the answers themselves. */
interface Branch {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly choices: readonly ChoiceKind[];
}

/** How many events an answer itself causes; they depend on the answer and are no part of what is sure. */
const ANSWER_EVENTS: Readonly<Record<ChoiceKind, number>> = {
  good: 1,
  journey: 1,
  merchant: 0,
  sell: 2,
  discard: 1,
  royalShip: 1,
  secondMarker: 1,
  firstDie: 1,
};

/** More ways to answer than this are never looked at; a turn with two goods of choice and a journey has 40. */
const MOST_BRANCHES = 200;

/**
 * The options that can make a difference to what comes later, which is room under a limit: every good, which merchant
 * comes first, and selling on or not. Which ship, building or card is chosen changes nothing that the same move still brings.
 */
function tellingOptions({ kind, options }: Choice): readonly Option[] {
  switch (kind) {
    case 'good':
    case 'journey':
    case 'merchant':
      return options;
    case 'sell':
      return options.includes('done')
        ? ['done', ...options.filter((option) => option !== 'done').slice(0, 1)]
        : [];
    default:
      return options.slice(0, 1);
  }
}

/** The choice that the same player has to answer next within the action, if there is one. */
function nextChoice(state: GameState, seat: Seat): Choice | null {
  if (state.current !== seat || state.step !== 'afterAction') return null;
  const choice = pendingChoice(state);
  return choice?.player === seat ? choice : null;
}

function answer(branch: Branch, choice: Choice, option: Option): Branch {
  const state = cloneState(branch.state);
  const events: GameEvent[] = [];
  applyMove(state, { name: 'choose', arg: { option } }, UNKNOWN_RANDOM, events);
  const own = option === 'done' ? 0 : ANSWER_EVENTS[choice.kind];
  const sellingOn = choice.kind === 'sell' && branch.choices.at(-1) === 'sell';
  return {
    state,
    events: [...branch.events, ...events.slice(own)],
    choices: sellingOn ? branch.choices : [...branch.choices, choice.kind],
  };
}

/** What a limit took from a seat, by kind. */
function lossesOf(events: readonly GameEvent[], seat: Seat): Losses {
  const losses: Losses = {};
  for (const event of events) {
    if (!('player' in event) || event.player !== seat) continue;
    if (event.type === 'gained' && event.lost > 0) {
      losses[event.resource] = (losses[event.resource] ?? 0) + event.lost;
    } else if (event.type === 'goodLost') losses.anyGood = (losses.anyGood ?? 0) + 1;
  }
  return losses;
}

/** Two branches that hold the same and have lost the same go on alike: one of them is enough. */
const branchKey = ({ state, events }: Branch, seat: Seat): string =>
  JSON.stringify([
    state.players[seat],
    state.queue.map(({ task }) => task),
    Object.entries(lossesOf(events, seat)).sort(),
  ]);

/** Every way to answer the action's choices, from a state up to the end of the action. */
function branchesFrom(after: GameState, seat: Seat): Branch[] {
  const finished: Branch[] = [];
  let open: Branch[] = [{ state: after, events: [], choices: [] }];
  while (open.length > 0) {
    const next = new Map<string, Branch>();
    for (const branch of open) {
      const choice = nextChoice(branch.state, seat);
      const options = choice ? tellingOptions(choice) : [];
      if (!choice || options.length === 0) {
        finished.push(choice ? { ...branch, choices: [...branch.choices, choice.kind] } : branch);
        continue;
      }
      for (const option of options) {
        const branchOn = answer(branch, choice, option);
        const key = branchKey(branchOn, seat);
        if (next.size < MOST_BRANCHES && !next.has(key)) next.set(key, branchOn);
      }
    }
    open = [...next.values()];
  }
  return finished;
}

const LOSABLES: readonly Losable[] = ['points', 'koku', 'silk', 'rice', 'porcelain', 'favor', 'anyGood'];

/** The least and the most that any of these ways loses, kind by kind. */
function rangeOf(ways: readonly Losses[]): Preview['loses'] {
  const loses: Preview['loses'] = { surely: {}, perhaps: {} };
  for (const kind of LOSABLES) {
    const lost = ways.map((losses) => losses[kind] ?? 0);
    const least = Math.min(...lost);
    const most = Math.max(...lost);
    if (least > 0) loses.surely[kind] = least;
    if (most > least) loses.perhaps[kind] = most - least;
  }
  return loses;
}

const total = (losses: Losses): number => Object.values(losses).reduce((sum, lost) => sum + lost, 0);

/** What a legal move would give and lose; null for a move that is not legal. Works on a state and on a seat's view. */
export function previewMove(state: GameState, seat: Seat, move: Move): Preview | null {
  if (!isLegal(state, seat, move)) return null;
  const after = playerView(state, seat);
  const now: GameEvent[] = [];
  applyMove(after, move, UNKNOWN_RANDOM, now);
  const ways = branchesFrom(after, seat).map(({ events, choices }) => {
    const all = [...now, ...events];
    return { events: all, choices, losses: lossesOf(all, seat) };
  });
  const best = ways.reduce((least, way) => (total(way.losses) < total(least.losses) ? way : least));
  return {
    events: best.events,
    loses: rangeOf(ways.map(({ losses }) => losses)),
    after,
    choices: [...best.choices],
    unknown: {
      roll: best.events.some((event) => event.type === 'rolled' && event.face === null),
      cards: best.events.reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0),
    },
  };
}
