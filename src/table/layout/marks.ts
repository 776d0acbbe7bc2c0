/** Marks for style sheets: data attributes that are there while something holds. */
export type Marks = Readonly<Record<`data-${string}`, boolean | undefined>>;

/** The marks that hold, as attributes of an element. */
export const attributesOf = (marks: Marks | undefined): Readonly<Record<string, true>> =>
  Object.fromEntries(Object.entries(marks ?? {}).flatMap(([name, holds]) => (holds ? [[name, true]] : [])));
