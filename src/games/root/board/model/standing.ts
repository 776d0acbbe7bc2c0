import type { FactionId, PieceKind, Standing } from '../../rules';

/** Standing answers while they are filled in: "in some clearings" may still lack its first clearing. */
export type StandingForm = Standing;

/** What a faction loses first unless it says otherwise, as when nobody answers in time (T). */
export const LOSS_ORDER: Readonly<Record<FactionId, readonly PieceKind[]>> = {
  marquise: ['wood', 'workshop', 'sawmill', 'recruiter', 'keep'],
  eyrie: ['roost'],
  alliance: ['sympathy', 'foxBase', 'rabbitBase', 'mouseBase'],
  vagabond: [],
};

/** All things, those that have an order already first. */
export const inOrder = <T>(ordered: readonly T[], all: readonly T[]): readonly T[] => [
  ...ordered,
  ...all.filter((thing) => !ordered.includes(thing)),
];

/** The answers of a form: where no clearing is named, one is asked everywhere. */
export function standingOf(form: StandingForm): Standing {
  const named = (value: Standing['ambush']): Standing['ambush'] => (value.length === 0 ? 'ask' : value);
  return { ...form, ambush: named(form.ambush), foil: named(form.foil) };
}
