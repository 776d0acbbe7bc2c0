/**
 * Ceremonies: moments of a game that are told step by step when they happen, such as a scoring. At most one is told
 * at a time.
 */
import { useEffect, useRef, useState } from 'react';

/** Something that is told. */
export interface Moment<Kind extends string> {
  readonly kind: Kind;
  readonly happened: boolean;
  /** Shown at once, as it ended, to somebody who comes when it has happened already. */
  readonly shownLater?: boolean;
}

export interface Ceremony<Kind extends string> {
  readonly kind: Kind;
  /** It has just happened: it is told step by step. Else it is shown as it ended. */
  readonly live: boolean;
}

/** The ceremony that is due; of several that happen at once, the first in the list. */
export function useCeremony<Kind extends string>(
  moments: readonly Moment<Kind>[],
): {
  readonly ceremony: Ceremony<Kind> | null;
  show(ceremony: Ceremony<Kind>): void;
  end(): void;
} {
  const [ceremony, setCeremony] = useState<Ceremony<Kind> | null>(() => {
    const past = moments.find(({ happened, shownLater }) => happened && shownLater);
    return past ? { kind: past.kind, live: false } : null;
  });
  const before = useRef(moments);
  const happened = moments.map((moment) => Number(moment.happened)).join('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what has happened, told by the text
  useEffect(() => {
    const was = before.current;
    before.current = moments;
    const hadHappened = (kind: Kind): boolean => was.some((one) => one.kind === kind && one.happened);
    const fresh = moments.find((moment) => moment.happened && !hadHappened(moment.kind));
    if (fresh) setCeremony({ kind: fresh.kind, live: true });
    // What was taken back is not told any more.
    else
      setCeremony((now) =>
        moments.some(({ kind, happened }) => kind === now?.kind && happened) ? now : null,
      );
  }, [happened]);
  return { ceremony, show: setCeremony, end: () => setCeremony(null) };
}
