import type { Moment } from '../../../table/story/useCeremony';
import { CALENDAR, type GameState, NEW_YEAR } from '../rules';

/** A ceremony of the year by its kind and month, such as `fire-5`; the New Year has no month. */
export type CeremonyKind = `fire-${number}` | `pay-${number}` | 'newYear';

/** Every moment of the year that has a ceremony, and whether it has come. */
export function momentsOf({ fire, payDay, starving, month }: GameState): readonly Moment<CeremonyKind>[] {
  const burnt = fire && fire.next === null ? fire.month : 0;
  const paid = payDay && starving.length === 0 ? payDay.month : 0;
  return [
    ...CALENDAR.flatMap((one): Moment<CeremonyKind>[] => [
      ...(one.fire === undefined
        ? []
        : [{ kind: `fire-${one.month}` as const, happened: burnt >= one.month }]),
      ...(one.payDay ? [{ kind: `pay-${one.month}` as const, happened: paid >= one.month }] : []),
    ]),
    { kind: 'newYear', happened: month >= NEW_YEAR },
  ];
}
