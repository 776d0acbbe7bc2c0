/** Small bar charts as SVG, readable on light and dark pages. */

export interface Bar {
  readonly label: string;
  readonly value: number;
  /** The ends of the 95% interval, where there is one. */
  readonly low?: number;
  readonly high?: number;
  /** Written under the label, such as how often it happened. */
  readonly note?: string;
}

export interface BarChart {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** How a value is written on the axis. */
  readonly format: (value: number) => string;
  /** A line for what would be equal. */
  readonly even?: number;
}

const WIDTH = 720;
const HEIGHT = 300;
const LEFT = 56;
const RIGHT = 16;
const TOP = 40;
const BOTTOM = 58;
const TICKS = 5;

const STYLE = [
  'text { font: 12px system-ui, sans-serif; fill: #4a4238 }',
  '.title { font-size: 15px; font-weight: 600 }',
  '.note { font-size: 10px; opacity: 0.75 }',
  '.bar { fill: #b8862b }',
  '.interval { stroke: #6b2d1f; stroke-width: 1.5 }',
  '.grid { stroke: #8a7f70; stroke-opacity: 0.25 }',
  '.even { stroke: #3f6d7a; stroke-width: 1.5; stroke-dasharray: 5 4 }',
  '@media (prefers-color-scheme: dark) { text { fill: #d8cfc0 } .interval { stroke: #f0c9a8 } .even { stroke: #8cc3d0 } }',
].join(' ');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A round number at or above this one, so that ticks are round too. */
function roundUp(value: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * size >= value - 1e-12) ?? 10) * size;
}

export function barChart({ title, bars, format, even }: BarChart): string {
  const most = Math.max(even ?? 0, ...bars.map(({ value, high }) => high ?? value));
  const top = roundUp(most);
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top);
  const slot = (WIDTH - LEFT - RIGHT) / Math.max(1, bars.length);
  const wide = Math.min(64, slot * 0.62);
  const n = (value: number): string => value.toFixed(1);
  const parts: string[] = [`<text class="title" x="${LEFT}" y="22">${escaped(title)}</text>`];
  for (let tick = 0; tick <= TICKS; tick++) {
    const value = (top * tick) / TICKS;
    parts.push(
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${n(y(value))}" y2="${n(y(value))}"/>`,
      `<text x="${LEFT - 8}" y="${n(y(value) + 4)}" text-anchor="end">${escaped(format(value))}</text>`,
    );
  }
  bars.forEach(({ label, value, low, high, note }, index) => {
    const x = LEFT + slot * (index + 0.5);
    parts.push(
      `<rect class="bar" x="${n(x - wide / 2)}" y="${n(y(value))}" width="${n(wide)}" height="${n(y(0) - y(value))}" rx="2"><title>${escaped(`${label}: ${format(value)}`)}</title></rect>`,
    );
    if (low !== undefined && high !== undefined) {
      parts.push(
        `<path class="interval" d="M${n(x)} ${n(y(high))}V${n(y(low))}M${n(x - 5)} ${n(y(high))}h10M${n(x - 5)} ${n(y(low))}h10" fill="none"/>`,
      );
    }
    parts.push(`<text x="${n(x)}" y="${HEIGHT - BOTTOM + 18}" text-anchor="middle">${escaped(label)}</text>`);
    if (note) {
      parts.push(
        `<text class="note" x="${n(x)}" y="${HEIGHT - BOTTOM + 34}" text-anchor="middle">${escaped(note)}</text>`,
      );
    }
  });
  if (even !== undefined) {
    parts.push(
      `<line class="even" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${n(y(even))}" y2="${n(y(even))}"/>`,
    );
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
