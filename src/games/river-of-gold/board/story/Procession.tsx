import { type RefObject, useLayoutEffect, useState } from 'react';
import { centreOf, elementAt, type Point } from '../../../../table/motion/geometry';
import { RIVER_SPACES_TOUCHING } from '../../rules';
import { FlowerIcon } from '../art';

/** The imperial flower, drifting along the river to the building that the Emperor visits now. */
export function Procession({ root, space }: { root: RefObject<HTMLElement | null>; space: number | null }) {
  const [at, setAt] = useState<Point | null>(null);
  useLayoutEffect(() => {
    const river = space === null ? undefined : RIVER_SPACES_TOUCHING[space]?.[0];
    if (river === undefined || !root.current) return;
    setAt(centreOf(elementAt(root.current, `river-${river}`)));
  }, [root, space]);
  if (!at || space === null) return null;
  return (
    <span className="rg-emperor" aria-hidden="true" style={{ translate: `${at.x}px ${at.y}px` }}>
      <FlowerIcon size={44} />
    </span>
  );
}
