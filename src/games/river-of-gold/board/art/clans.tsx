import type { Clan } from '../../rules';

/** Each clan has a silhouette, a fill pattern and a mark of its own, so that colour is never the only sign. */
const SILHOUETTES: Readonly<Record<Clan, string>> = {
  crab: 'M16 1 29.4 8.5v15L16 31 2.6 23.5v-15z',
  crane: 'M16 1.2a14.8 14.8 0 1 1 0 29.6a14.8 14.8 0 1 1 0-29.6z',
  mantis:
    'M16 .4c1.4 0 2.4.7 3.6 1.9l10.1 10.1c2.5 2.5 2.5 4.7 0 7.2L19.6 29.7c-2.5 2.5-4.7 2.5-7.2 0L2.3 19.6c-2.5-2.5-2.5-4.7 0-7.2L12.4 2.3C13.6 1.1 14.6.4 16 .4z',
  scorpion:
    'M2.4 3.6C7 4.4 11.6 3.6 16 1c4.4 2.6 9 3.4 13.6 2.6.8 11.6-3.4 22-13.6 27.4C5.8 25.6 1.6 15.2 2.4 3.6z',
};

/** The line within the edge: the silhouettes at 88%, written out, for every transform is a layer more to paint. */
const INNER_LINES: Readonly<Record<Clan, string>> = {
  crab: 'M16 2.8 27.79 9.4v13.2L16 29.2 4.21 22.6v-13.2z',
  crane: 'M16 2.98a13.02 13.02 0 1 1 0 26.05a13.02 13.02 0 1 1 0 -26.05z',
  mantis:
    'M16 2.27c1.23 0 2.11 0.62 3.17 1.67l8.89 8.89c2.2 2.2 2.2 4.14 0 6.34L19.17 28.06c-2.2 2.2 -4.14 2.2 -6.34 0L3.94 19.17c-2.2 -2.2 -2.2 -4.14 0 -6.34L12.83 3.94C13.89 2.89 14.77 2.27 16 2.27z',
  scorpion:
    'M4.03 5.09C8.08 5.79 12.13 5.09 16 2.8c3.87 2.29 7.92 2.99 11.97 2.29 0.7 10.21 -2.99 19.36 -11.97 24.11C7.02 24.45 3.33 15.3 4.03 5.09z',
};

const PATTERNS: Readonly<Record<Clan, string>> = {
  // Horizontal bars
  crab: 'M3 9.5h26M3 14h26M3 18.5h26M4 23h24',
  // Fine upright lines
  crane: 'M7 6v20M11 3.5v25M16 2v28M21 3.5v25M25 6v20',
  // Slanting lines
  mantis: 'M8 8l16 16M12 4l16 16M4 12l16 16M16 2l14 14M2 16l14 14',
  // Lozenges
  scorpion: 'M9 5l16 19M16 3l11 13M4 9l12 18M23 5L7 24M16 3L5 16M28 9L16 27',
};

/** The marks, in paper colour on the clan's ground. */
function Mark({ clan }: { clan: Clan }) {
  const line = {
    fill: 'none',
    stroke: 'var(--mark)',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  switch (clan) {
    case 'crab':
      return (
        <>
          <ellipse cx="16" cy="18.5" rx="6" ry="4.6" fill="var(--mark)" />
          <path d="M10.5 16.5C7.5 14.5 7 11.5 8.5 9M21.5 16.5c3-2 3.5-5 2-7.5" {...line} />
          <path
            d="M8.5 9.2c-2-.6-2.4-2.6-1-4.2.6 1.6 1.4 2 2.6 1.8.2-1 .8-1.6 1.8-1.8.4 2.2-1.2 4-3.4 4.2zM23.5 9.2c2-.6 2.4-2.6 1-4.2-.6 1.6-1.4 2-2.6 1.8-.2-1-.8-1.6-1.8-1.8-.4 2.2 1.2 4 3.4 4.2z"
            fill="var(--mark)"
          />
          <path d="M10.5 20l-4 1.5M11 22l-3 3.5M21.5 20l4 1.5M21 22l3 3.5" {...line} strokeWidth={1.7} />
        </>
      );
    case 'crane':
      return (
        <>
          <path
            d="M16 26c-5-1-9.5-5.5-9.8-12.5 3.6 1.5 7 4.5 8.6 8 .4-4.5.2-8-1.3-10.5C12.6 9.5 12.9 7 15 6.2c1.6-.6 3.2 0 3.9 1.2l3.6.9-3.5.8c-1 2-1 4-.6 6.5.3 2 .4 3.9.2 5.9 1.5-3.5 3.6-6.5 7.2-8C25.5 20.5 21 25 16 26z"
            fill="var(--mark)"
          />
          <circle cx="16.3" cy="7.9" r="1" fill="var(--scroll)" />
        </>
      );
    case 'mantis':
      return (
        <>
          <path d="M11 6.5l5 2 5-2c.8 3.5-1.5 6.5-5 8.5-3.5-2-5.8-5-5-8.5z" fill="var(--mark)" />
          <path d="M14.5 15.5L8.5 13l-2 5 4 3.5M17.5 15.5l6-2.5 2 5-4 3.5" {...line} strokeWidth={2.2} />
          <path d="M16 14.5c2 3 2.4 7.5 0 12.5-2.4-5-2-9.5 0-12.5z" fill="var(--mark)" />
        </>
      );
    case 'scorpion':
      return (
        <>
          <path
            d="M11.8 24c-3.6-4.5-2.2-8.5 2-9.5 4-1 7.8-1.5 7.4-5-.3-2.6-3.6-3.3-5.6-1.7"
            {...line}
            strokeWidth={3}
          />
          <path d="M17 5.2c-3-.4-5 .9-5.9 3.6 1.9.9 3.9.6 5.3-.6z" fill="var(--mark)" />
          <path
            d="M10.5 22.5c1.5 1.8 3.5 3 5.5 3.5 2-1 3.8-2.5 5-4.5M21 21.5l2.5-3M10.8 22l-2.6-3.4"
            {...line}
            strokeWidth={2}
          />
        </>
      );
  }
}

/** A clan's emblem in a box of 32 by 32, to be placed inside an svg. */
export function ClanGlyph({ clan }: { clan: Clan }) {
  return (
    <g className={`rg-clan rg-clan-${clan}`}>
      <path
        d={SILHOUETTES[clan]}
        fill="var(--clan)"
        stroke="var(--clan-edge)"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d={PATTERNS[clan]} stroke="var(--clan-light)" strokeWidth="1.3" strokeOpacity="0.55" />
      <Mark clan={clan} />
      <path d={INNER_LINES[clan]} fill="none" stroke="var(--mark)" strokeWidth="0.8" strokeOpacity="0.8" />
    </g>
  );
}
