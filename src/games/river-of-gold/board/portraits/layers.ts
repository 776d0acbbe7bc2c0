/**
 * A portrait is a stack of layers in a box of 100 by 100, from back to front. A part (a hat, a beard, a tool) is a
 * few of them. Colours are named by what they are for, so that one drawing serves many people.
 */
export type Tone =
  /** Of the person: skin, hair, upper and under robe, collar, hat or headcloth. */
  | 'skin'
  | 'hair'
  | 'robe'
  | 'under'
  | 'collar'
  | 'hat'
  /** Of things. */
  | 'ink'
  | 'paper'
  | 'lips'
  | 'blush'
  | 'shaved'
  | 'wood'
  | 'metal'
  | 'gold'
  | 'straw'
  | 'blue'
  | 'red'
  | 'veil';

/**
 * How a path is drawn: `shape` filled with an ink outline; `flat` filled only; `line` a stroke in the tone; `rod` a
 * thick stroke with an ink outline; `dots` round spots along a path.
 */
export type Manner = 'shape' | 'flat' | 'line' | 'rod' | 'dots';

export type Layer = readonly [tone: Tone, manner: Manner, d: string, width?: number];
export type Part = readonly Layer[];
