import { decide } from '../../bots/decide';
import { measure, measuresOf } from '../../bots/measures';
import { byLead, type Judge, weighMoves } from '../../bots/policy';
import { sampleHidden } from '../../bots/sample';
import { tableAfter, untilOf } from '../../bots/search';
import {
  applyMove,
  createState,
  deciderOf,
  FACTIONS,
  type FactionId,
  type GameState,
  type Move,
  playerView,
  type RandomSource,
  type Seat,
  seededRandom,
} from '../../rules';
import { OPTIONS } from './options';
import { type Row, rowOf, writeEnd } from './rows';

/** How often a novice decides instead of a planner, in two games of three: positions should differ. */
const WHIMS = 0.02;
/** Moves of a planner here, each played once to the end of the turn. */
const MOVES = 4;
const SET_UPS = 2;

/** In six of ten seats somebody has tastes: a few measures count up to so many points more or less than they should. */
const WITHOUT_TASTE = 4;
const TASTES = 6;
const STRONGEST_TASTE = 4;

type Taste = ReadonlyMap<FactionId, Float64Array>;

function tasteBy(luck: RandomSource): Taste {
  const taste = new Map<FactionId, Float64Array>();
  if (luck.index(10) < WITHOUT_TASTE) return taste;
  for (const faction of FACTIONS) {
    const points = new Float64Array(measuresOf(faction).length);
    for (let i = 0; i < TASTES; i++) {
      points[luck.index(points.length)] = (luck.index(2001) / 1000 - 1) * STRONGEST_TASTE;
    }
    taste.set(faction, points);
  }
  return taste;
}

function judgeBy(taste: Taste, self: Seat): Judge {
  if (taste.size === 0) return byLead;
  return (state, seat) => {
    const lead = byLead(state, seat);
    const faction = state.players[seat]?.faction;
    const points = seat === self && faction ? taste.get(faction) : undefined;
    if (!points) return lead;
    const measures = measure(state)[seat] ?? [];
    return points.reduce((sum, one, i) => sum + one * (measures[i] ?? 0), lead);
  };
}

/** What a planner with tastes does: the best end of the turn after the few moves that look best. */
function tastefulMove(view: GameState, seat: Seat, seed: string, judge: Judge): Move {
  const guess = seededRandom(`${seed} guess 0`);
  const opinions = weighMoves(sampleHidden(view, guess), seat, guess, byLead);
  opinions.sort((one, other) => other.value - one.value);
  const [first] = opinions;
  if (!first) throw new Error(`Seat ${seat} has nothing to decide.`);
  if (opinions.length === 1) return first.move;
  const sample = sampleHidden(view, seededRandom(`${seed} d`));
  let best = first.move;
  let most = Number.NEGATIVE_INFINITY;
  for (const { move } of opinions.slice(0, view.phase === 'play' ? MOVES : SET_UPS)) {
    const value = judge(tableAfter(sample, [move], `${seed} 0`, untilOf(view, 'turn'), judge), seat);
    if (value > most) {
      most = value;
      best = move;
    }
  }
  return best;
}

/** Plays a game and measures it at the beginning of each turn. */
export function playGame(players: number, name: string, game: number): Row[] {
  const seed = `${name} ${game}`;
  const random = seededRandom(seed);
  const luck = seededRandom(`${seed} whims`);
  const state = createState(players, OPTIONS[game % OPTIONS.length] ?? {}, random);
  const judges = Array.from({ length: players }, (_, seat) => judgeBy(tasteBy(luck), seat));
  const whims = game % 3 === 0 ? 0 : WHIMS;
  const rows: Row[] = [];
  let moves = 0;
  let turn = 0;
  for (let seat = deciderOf(state); seat !== null; seat = deciderOf(state)) {
    const view = playerView(state, seat);
    const chosen = `${seed} ${moves++}`;
    const move =
      luck.index(10_000) < 10_000 * whims
        ? decide({ view, seat, level: 'novice', seed: chosen }).move
        : tastefulMove(view, seat, chosen, judges[seat] ?? byLead);
    applyMove(state, move, random);
    if (state.phase !== 'play' || state.result || state.turn.number === turn) continue;
    turn = state.turn.number;
    rows.push(rowOf(game, state));
  }
  writeEnd(rows, state);
  return rows;
}
