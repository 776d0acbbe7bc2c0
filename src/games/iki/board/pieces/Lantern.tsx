/** A lit lantern: business can be done here at the end of the walk. */
export const Lantern = ({ x, y }: { x: number; y: number }) => (
  <g className="iki-lantern" transform={`translate(${x} ${y})`}>
    <path d="M5 0h6v3H5zM5 17h6v3H5z" />
    <ellipse cx="8" cy="10" rx="7.5" ry="7.5" />
    <path className="iki-lantern-ribs" d="M1.6 7h12.8M.8 10.5h14.4M2 14h12" />
  </g>
);
