import { EmptyScroll } from '../art';

/** Points on their scroll. The number is written, not drawn, so that it can wait for what is on its way to it. */
export const Points = ({ points, size }: { points: number; size: number }) => (
  <span className="rg-points">
    <EmptyScroll size={size} />
    <span
      className="rg-points-place"
      style={{ fontSize: (size * (points > 99 ? 9 : points > 9 ? 11.5 : 14)) / 24 }}
    >
      <span data-number="">{points}</span>
    </span>
  </span>
);
