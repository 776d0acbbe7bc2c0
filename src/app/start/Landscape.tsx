/** A wave of the seigaiha pattern: three arcs of one scale. */
function Scale({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d="M-20 0a20 20 0 0 1 40 0" />
      <path d="M-13 0a13 13 0 0 1 26 0" />
      <path d="M-6 0a6 6 0 0 1 12 0" />
    </g>
  );
}

const ROWS = [0, 1, 2, 3, 4, 5];
const COLUMNS = Array.from({ length: 42 }, (_, at) => at);

/** A print of the river at dawn: mountains in mist, a red sun, the gold running to the bay, three ships on it. */
export function Landscape() {
  return (
    <svg
      className="app-landscape"
      viewBox="0 0 1600 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="ls-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-sky-top" />
          <stop offset="0.62" className="ls-sky-low" />
        </linearGradient>
        <linearGradient id="ls-mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="ls-mist-clear" />
          <stop offset="1" className="ls-mist-thick" />
        </linearGradient>
        <clipPath id="ls-river">
          <path d="M0 430C180 396 330 396 520 424S900 476 1120 440s330-40 480-18v138H0z" />
        </clipPath>
      </defs>
      <rect width="1600" height="560" fill="url(#ls-sky)" />
      <circle className="ls-sun" cx="1120" cy="196" r="104" />
      <g className="ls-cloud">
        <rect x="880" y="206" width="330" height="12" rx="6" />
        <rect x="1000" y="236" width="320" height="12" rx="6" />
        <rect x="1090" y="178" width="260" height="9" rx="4.5" />
        <rect x="180" y="92" width="260" height="10" rx="5" />
        <rect x="90" y="118" width="240" height="10" rx="5" />
      </g>
      <path className="ls-far" d="M0 392l96-108 62 50 118-152 46 40 34-30 132 160 92-74 112 120 96-66 136 92H0z" />
      <path className="ls-snow" d="M276 182l46 40 34-30 30 37-28-6-22 24-24-26-26 22-22-16-18 8z" />
      <rect className="ls-mist" x="0" y="292" width="1000" height="124" />
      <path
        className="ls-near"
        d="M0 424c70-44 132-58 190-44 62-46 134-40 186-4 66-30 120-18 176 16 90-30 150-8 214 22 60-14 116-4 170 16H0z"
      />
      <path className="ls-hill" d="M1600 366c-90-42-170-34-236 4-72-26-142-14-196 28-54-10-96 4-134 32l566 6z" />
      <g className="ls-pines">
        {[70, 112, 148, 246, 288, 420, 452, 604, 640, 1250, 1290, 1330, 1460, 1500, 1540].map((x, at) => (
          <path key={x} d={`M${x} ${(at * 13) % 26 + 362}l16 50h-32zm0 22l20 50h-40z`} />
        ))}
      </g>
      <path className="ls-water" d="M0 430C180 396 330 396 520 424S900 476 1120 440s330-40 480-18v138H0z" />
      <g clipPath="url(#ls-river)" className="ls-waves">
        {ROWS.map((row) =>
          COLUMNS.map((column) => (
            <Scale key={`${row}-${column}`} x={column * 40 + (row % 2 ? 20 : 0)} y={430 + row * 24} />
          )),
        )}
      </g>
      <path className="ls-bank" d="M0 430C180 396 330 396 520 424S900 476 1120 440s330-40 480-18" fill="none" />
      <Ship x={360} y={462} size={1.2} sail="ls-sail-a" />
      <Ship x={790} y={492} size={1.55} sail="ls-sail-b" />
      <Ship x={1330} y={470} size={1.1} sail="ls-sail-c" />
    </svg>
  );
}

function Ship({ x, y, size, sail }: { x: number; y: number; size: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="ls-wake" d="M-46 12c18 6 72 6 92 0" fill="none" />
      <path className="ls-hull" d="M-36-2h72l-12 15h-46z" />
      <path className="ls-mast" d="M0-56V-2" />
      <path className={sail} d="M-20-54h40c6 16 6 32 0 46h-40c6-14 6-30 0-46z" />
      <path className="ls-batten" d="M-16-43h39M-15-31h40M-15-19h38" />
    </g>
  );
}
