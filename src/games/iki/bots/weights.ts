/** What bots believe about the game, in IKI unless said otherwise. What fades is worth this at most, early in the year. */
export interface Weights {
  /** What a thing is worth in addition to its points at the end; it fades with the turns that are left. */
  readonly mon: number;
  readonly rice: number;
  readonly sandal: number;
  readonly lumber: number;
  readonly koban: number;
  /** A step on the firefighting track: the choice of the Path of Life comes earlier. */
  readonly fire: number;
  /** A kobun in supply. */
  readonly kobun: number;
  /** So many turns before the end what fades is worth half. */
  readonly horizon: number;
  /** Mon beyond this many are worth half, as are sandals beyond `manySandals`. */
  readonly comfortable: number;
  readonly manySandals: number;
  /** Experiences that a card gains from one pay day to the next. */
  readonly experience: number;
  /** How much of the salaries, harmony and effects that may come is counted. */
  readonly salary: number;
  readonly harmony: number;
  readonly effect: number;
  /** What the use of a skill brings its owner, for each IKI that the use is worth. */
  readonly skill: number;
  /** A round of the street that is nearly done: the share of its experience that is counted. */
  readonly lap: number;
  /** A card that will have nothing to eat. */
  readonly hunger: number;
  /** How much of the loss by fires that may come is counted, and how much firefighting a month is hoped for. */
  readonly risk: number;
  readonly fireGrowth: number;
  /** One more colour, and fish of one more season, beyond the points of today. */
  readonly colour: number;
  readonly fish: number;
  /** How much of the points of a building is counted while it is not built, and how many turns a missing piece takes. */
  readonly building: number;
  readonly piece: number;
  /** A place earlier in the order of a month. */
  readonly early: number;
  /** How much the mean of the opponents' worth counts. */
  readonly rivals: number;
}

/** Found by games of quick players against themselves, three at a table; `rivals` by judgement. */
export const WEIGHTS: Weights = {
  mon: 0.62,
  rice: 1.49,
  sandal: 0.99,
  lumber: 0.2,
  koban: 0.81,
  fire: 2.03,
  kobun: 1.74,
  horizon: 1.53,
  comfortable: 17.51,
  manySandals: 4.35,
  experience: 1.84,
  salary: 0.98,
  harmony: 1.04,
  effect: 0.59,
  skill: 0.08,
  lap: 0.99,
  hunger: 4.52,
  risk: 0.3,
  fireGrowth: 0.23,
  colour: 1.15,
  fish: 1.13,
  building: 0.77,
  piece: 2.46,
  early: 0.08,
  rivals: 0.3,
};
