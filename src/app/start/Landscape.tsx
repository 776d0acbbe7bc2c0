const RIVER =
  'M1120 386C1084 398 956 402 928 420 896 440 1066 446 1108 466 1168 496 900 506 752 528 548 558 402 594 250 660H1368C1352 616 1436 574 1396 530 1366 498 1296 484 1268 464 1236 440 1096 438 1090 420 1086 404 1134 400 1150 388Z';

/** One row of the seigaiha pattern across the picture; rows grow toward the viewer. */
function WaveRow({ y, radius, shift }: { y: number; radius: number; shift: number }) {
  const step = radius * 2;
  const count = Math.ceil(1200 / step) + 1;
  const arcs = Array.from({ length: count }, (_, at) => {
    const x = 240 + shift * radius + at * step;
    const arc = (r: number) => `M${x - r} ${y}a${r} ${r * 0.62} 0 0 1 ${2 * r} 0`;
    return arc(radius) + arc(radius * 0.62) + arc(radius * 0.28);
  });
  return <path d={arcs.join('')} />;
}

const WAVES = Array.from({ length: 15 }, (_, at) => ({
  y: 396 + at * at * 0.86 + at * 6,
  radius: 5 + at * 1.9,
}));

function Ship({ x, y, size, sail }: { x: number; y: number; size: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="ls-wake" d="M-58 13c26 7 90 7 116 0M-42 20c20 4 64 4 84 0" />
      <path className="ls-hull" d="M-42-4c4 2 78 2 88-2l-14 18h-62z" />
      <path className="ls-mast" d="M0-66V-4" />
      <path className={`ls-sail ${sail}`} d="M-24-62h48c8 18 8 37 0 52h-48c8-16 8-34 0-52z" />
      <path className="ls-batten" d="M-20-50h47M-18-37h48M-18-24h46" />
    </g>
  );
}

function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="ls-trunk" d="M-3 0h6v-16h-6z" />
      <path className="ls-pine" d="M0-84l15 30H7l15 26H9l14 20h-46l14-20h-13l15-26h-8z" />
    </g>
  );
}

const PINES = [
  [64, 560, 1.5],
  [136, 536, 1.15],
  [22, 520, 1.1],
  [210, 498, 0.85],
  [300, 470, 0.62],
  [352, 478, 0.7],
  [520, 450, 0.5],
  [556, 456, 0.56],
  [700, 438, 0.4],
  [1420, 470, 0.62],
  [1462, 486, 0.8],
  [1548, 520, 1.1],
  [1590, 560, 1.5],
  [1330, 440, 0.42],
] as const;

/** A print of the river at dawn: a mountain under snow, a red sun in the mist, and the gold winding down to us. */
export function Landscape() {
  return (
    <svg
      className="app-landscape"
      viewBox="0 0 1600 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="ls-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-sky-top" />
          <stop offset="0.6" className="ls-sky-low" />
        </linearGradient>
        <linearGradient id="ls-slope" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-slope-top" />
          <stop offset="1" className="ls-slope-low" />
        </linearGradient>
        <clipPath id="ls-river">
          <path d={RIVER} />
        </clipPath>
      </defs>
      <rect width="1600" height="640" fill="url(#ls-sky)" />
      <circle className="ls-sun" cx="956" cy="196" r="98" />
      <path
        className="ls-far"
        d="M0 404v-58l96-44 74 30 128-62 92 54 84-30 150 66 140-40 120 34 140-24 140 40 436 26v8z"
      />
      <path
        fill="url(#ls-slope)"
        d="M812 404c130-34 244-150 336-282l20-10 16 10 22-12 18 12 22-8 14 8c96 138 190 250 340 282z"
      />
      <path
        className="ls-snow"
        d="M1148 122l20-10 16 10 22-12 18 12 22-8 14 8c20 29 40 57 61 83l-29-15-17 27-25-35-22 41-24-43-22 37-20-33-26 27-12-21-31 19c20-25 37-52 55-87z"
      />
      <g className="ls-cloud">
        <path d="M840 214h300a9 9 0 0 1 0 18h-138a8 8 0 0 0 0 16h210a9 9 0 0 1 0 18H900a9 9 0 0 1 0-18h40a8 8 0 0 0 0-16H840a9 9 0 0 1 0-18z" />
        <path d="M1208 300h392v18h-250a8 8 0 0 0 0 16h250v18h-470a9 9 0 0 1 0-18h86a8 8 0 0 0 0-16h-8a9 9 0 0 1 0-18z" />
        <path d="M0 322h250a9 9 0 0 1 0 18h-70a8 8 0 0 0 0 16h290a9 9 0 0 1 0 18H0z" />
      </g>
      <path className="ls-land-far" d="M0 402c240-30 520-18 800-10 300-16 560-14 800 6v60H0z" />
      <path className="ls-land" d="M0 440c260-44 520-30 760-28 320-24 580-10 840 14v220H0z" />
      <path className="ls-field" d="M0 492c220-36 420-34 620-20-200 40-400 90-620 168z" />
      <path className="ls-field-b" d="M1600 470c-100-18-200-16-290 0 90 40 130 90 90 170h200z" />
      <path className="ls-water" d={RIVER} />
      <g clipPath="url(#ls-river)" className="ls-waves">
        {WAVES.map(({ y, radius }, at) => (
          <WaveRow key={y} y={y} radius={radius} shift={at % 2} />
        ))}
      </g>
      <path className="ls-bank" d={RIVER} />
      {PINES.map(([x, y, size]) => (
        <Pine key={x} x={x} y={y} size={size} />
      ))}
      <g className="ls-gate">
        <path d="M1286 432h92l4-8c-34 6-66 6-100 0zM1294 442h76v6h-76zM1302 432h8v52h-8zM1354 432h8v52h-8z" />
      </g>
      <Ship x={1000} y={430} size={0.3} sail="ls-sail-c" />
      <Ship x={1176} y={478} size={0.52} sail="ls-sail-b" />
      <Ship x={884} y={540} size={1} sail="ls-sail-a" />
    </svg>
  );
}
