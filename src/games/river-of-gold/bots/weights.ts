import type { GameState } from '../rules';

/** What the hand-made evaluation believes; the numbers were improved by self-play. */
export interface Weights {
  /** Tiles that leave the row in a turn, on average: how fast the game ends. */
  readonly tileRate: number;
  /** The share of turns that sail. */
  readonly sailShare: number;
  /** Worth of koku up to a comfortable purse and beyond it. */
  readonly koku: number;
  readonly kokuBeyond: number;
  readonly comfortable: number;
  /** Worth of the first two goods of a kind, and of further ones. */
  readonly good: number;
  readonly goodBeyond: number;
  readonly favor: number;
  readonly favorBeyond: number;
  readonly favorLimit: number;
  /** Turns after which what is held has half of its full worth. */
  readonly horizon: number;
  /** A step of influence: in itself, and by the points of its region. */
  readonly step: number;
  readonly stepByTile: number;
  /** How uncertain a lead on a track is: at the end, and more for each turn left. */
  readonly spread: number;
  readonly spreadByTurn: number;
  /** What a customer in hand is worth compared with one delivered, and less for each good that is missing. */
  readonly hand: number;
  readonly missing: number;
  /** How much of an owner's resources (not points) counts, and visits that are near. */
  readonly engine: number;
  readonly engineNear: number;
  readonly journeysPerTurn: number;
  readonly artisan: number;
  readonly royal: number;
  readonly monk: number;
  readonly shipProgress: number;
  /** For quick play: a race that the only opponent loses, what others gain by us, and what an action is worth in itself. */
  readonly raceOfTwo: number;
  readonly others: number;
  readonly card: number;
  readonly tempo: number;
  readonly building: number;
  readonly delivery: number;
  readonly orderPrice: number;
  readonly towardVoid: number;
  readonly towardWater: number;
  readonly towardEarth: number;
  readonly towardAir: number;
  readonly towardFire: number;
}

/** For two players. */
const TWO: Weights = {
  tileRate: 0.478,
  sailShare: 0.702,
  koku: 0.421,
  kokuBeyond: 0.042,
  comfortable: 7.942,
  good: 1.614,
  goodBeyond: 1.315,
  favor: 1.611,
  favorBeyond: 0.976,
  favorLimit: 0.318,
  horizon: 1.436,
  step: 0.702,
  stepByTile: 0.146,
  spread: 0.461,
  spreadByTurn: 0.446,
  hand: 0.184,
  missing: 0.825,
  engine: 0.53,
  engineNear: 0.427,
  journeysPerTurn: 0.391,
  artisan: 1.471,
  royal: 2.778,
  monk: 0.313,
  shipProgress: 0.26,
  raceOfTwo: 2.411,
  others: 0.946,
  tempo: 0.3,
  card: 0.736,
  building: 0.145,
  delivery: 0.125,
  orderPrice: 0.144,
  towardVoid: 1.209,
  towardWater: 1.142,
  towardEarth: 1.691,
  towardAir: 0.807,
  towardFire: 1.693,
};

/** For three and four players. */
const MORE: Weights = {
  tileRate: 0.543,
  sailShare: 0.214,
  koku: 0.464,
  kokuBeyond: 0.014,
  comfortable: 11.689,
  good: 1.141,
  goodBeyond: 0.958,
  favor: 1.693,
  favorBeyond: 1.208,
  favorLimit: 0.385,
  horizon: 1.315,
  step: 0.971,
  stepByTile: 0.08,
  spread: 0.472,
  spreadByTurn: 0.242,
  hand: 0.196,
  missing: 0.77,
  engine: 0.407,
  engineNear: 0.431,
  journeysPerTurn: 0.285,
  artisan: 1.351,
  royal: 3.924,
  monk: 0.229,
  shipProgress: 0.161,
  raceOfTwo: 2.046,
  others: 1.309,
  card: 0.885,
  tempo: 0.325,
  building: 0.174,
  delivery: 0.091,
  orderPrice: 0.287,
  towardVoid: 0.748,
  towardWater: 1.084,
  towardEarth: 1.4,
  towardAir: 0.845,
  towardFire: 1.773,
};

/** The weights for the number of players at the table. */
export const weightsFor = ({ players }: GameState): Weights => (players.length === 2 ? TWO : MORE);
