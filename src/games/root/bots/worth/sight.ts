import {
  allRulers,
  areEnemies,
  CLEARINGS,
  type GameState,
  neighbours,
  PIECES,
  type Seat,
  WINNING_POINTS,
} from '../../rules';

/** What every faction's worth is made of: computed once for a state. */
export interface Sight {
  readonly state: GameState;
  /**
   * Turns that each seat may still have before somebody else wins. The own points do not count: who scores would seem to
   * lose what buildings bring in turns to come, and a leader would rather wait than win.
   */
  readonly turns: readonly number[];
  /** Who rules each clearing; index 0 is unused. */
  readonly rulers: readonly (Seat | null)[];
  /** The Vagabond's seat, where he stands (0 in a forest) and how hard he hits; null without him. */
  readonly pawn: {
    readonly seat: Seat;
    readonly clearing: number;
    readonly swords: number;
    readonly strength: number;
  } | null;
}

/** Points that a player makes in a turn, more or less. */
const PACE = 3;
const MOST_TURNS = 8;
/** What warriors next door count for, as a part of those in the clearing. */
const NEXT_DOOR = 0.45;
/** What is lost in a clearing without defenders where the strongest stand: most threats are never carried out. */
const MOST_LOST = 0.27;
const PER_SWORD = 0.7;
const MOST_SWORDS = 3;

function turnsLeft({ players }: GameState): number[] {
  return players.map((_, seat) => {
    let most = 0;
    players.forEach(({ score }, other) => {
      if (other !== seat) most = Math.max(most, score ?? 0);
    });
    return Math.min(MOST_TURNS, Math.max(0.7, (WINNING_POINTS - most) / PACE));
  });
}
/** Turns that a seat may still have. */
export const turnsOf = ({ turns }: Sight, seat: Seat): number => turns[seat] ?? MOST_TURNS;

function pawnOf({ players }: GameState): Sight['pawn'] {
  for (let seat = 0; seat < players.length; seat++) {
    const board = players[seat]?.board;
    if (board?.faction !== 'vagabond') continue;
    let swords = 0;
    for (const { kind, damaged } of board.items) if (kind === 'sword' && !damaged) swords++;
    const clearing = typeof board.at === 'number' ? board.at : 0;
    return { seat, clearing, swords, strength: PER_SWORD * Math.min(MOST_SWORDS, swords) };
  }
  return null;
}

export const sightOf = (state: GameState): Sight => ({
  state,
  turns: turnsLeft(state),
  rulers: allRulers(state),
  pawn: pawnOf(state),
});

/** The fighting strength of a seat in a clearing. */
function strengthAt({ state, pawn }: Sight, seat: Seat, clearing: number): number {
  if (pawn?.seat === seat) return pawn.clearing === clearing ? pawn.strength : 0;
  return state.clearings[clearing - 1]?.warriors[seat] ?? 0;
}

/** The most strength of one enemy that could fight a seat in a clearing by its next turn: there, and from next door. */
export function threatAt(sight: Sight, seat: Seat, clearing: number): number {
  const { state } = sight;
  const around = neighbours(state.options.map, clearing);
  let threat = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (!areEnemies(state, seat, other)) continue;
    let near = 0;
    for (const next of around) near = Math.max(near, strengthAt(sight, other, next));
    threat = Math.max(threat, strengthAt(sight, other, clearing) + NEXT_DOOR * near);
  }
  return threat;
}

/** From 0 to 1: how likely it is that pieces of a seat survive in a clearing until they are of use. */
export function safety(sight: Sight, seat: Seat, clearing: number): number {
  const own = sight.state.clearings[clearing - 1]?.warriors[seat] ?? 0;
  const threat = threatAt(sight, seat, clearing);
  return 1 - (MOST_LOST * threat) / (threat + 1.3 * own + 1);
}

/** What a seat's warriors and rule are worth to anybody who fights with them. */
export function holdings(sight: Sight, seat: Seat, perWarrior: number, perClearing: number): number {
  const { state, rulers } = sight;
  let worth = 0;
  for (let id = 1; id <= CLEARINGS; id++) {
    const warriors = state.clearings[id - 1]?.warriors[seat] ?? 0;
    // A crowd in one clearing does little more than a few of them.
    if (warriors > 0) worth += perWarrior * (warriors <= 4 ? warriors : 4 + (warriors - 4) * 0.5);
    if (rulers[id] === seat) worth += perClearing;
  }
  return worth;
}

/** The buildings and tokens of a seat with their clearings. */
export function eachPiece(
  sight: Sight,
  seat: Seat,
  visit: (kind: keyof typeof PIECES, clearing: number) => void,
): void {
  const { players, clearings } = sight.state;
  const faction = players[seat]?.faction;
  for (let id = 1; id <= CLEARINGS; id++) {
    for (const kind of clearings[id - 1]?.pieces ?? []) if (PIECES[kind].owner === faction) visit(kind, id);
  }
}
