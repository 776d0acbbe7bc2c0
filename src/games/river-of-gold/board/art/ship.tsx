import type { Clan } from '../../rules';
import { Flower } from './elements';

const ink = {
  stroke: 'var(--icon-line)',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

const SAIL = 'M-1-17C7-16.5 13.5-13 14-7.5c.4 5-2.6 9-7 10.5H-1z';
/** The clans' patterns again, on the sail. */
const SAIL_PATTERNS: Readonly<Record<Clan, string>> = {
  crab: 'M-1-13.5h8.5M-1-9.5h14M-1-5.5h15M-1-1.5h12.5',
  crane: 'M1.5-16.5v19.5M5-15.8v18.3M8.5-14v15.5M11.5-11.5v11',
  mantis: 'M-1-14l13 13M-1-9L9.5 1.6M3-16.5l10.5 10.5M-1-4l6.5 6.5',
  scorpion: 'M-1-12l10 12M3-16.5L13.5-4M-1-5l6 7.5M9.5-14.5L-1-2M13.5-10.5L2.5 2.5M3.5-16L-1-10.5',
};

/** A ship around the point 0,0, about 34 wide; the royal one flies a pennant and carries the imperial flower. */
export function ShipGlyph({ clan, royal }: { clan: Clan; royal: boolean }) {
  return (
    <g className={`rg-clan rg-clan-${clan}`}>
      <ellipse cx="0" cy="13.5" rx="17" ry="3.2" fill="var(--shadow)" />
      <path
        d="M-17 5.5c5 1.6 29 1.6 34 0-.8 4.5-4.2 7.5-8.5 7.5h-17c-4.3 0-7.7-3-8.5-7.5z"
        fill="var(--hull)"
        {...ink}
      />
      {royal && <path d="M-16 7.8c5 1.4 27 1.4 32 0" fill="none" stroke="var(--royal)" strokeWidth="2" />}
      <path d="M-2.6 6.5V-19.5" {...ink} strokeWidth={2.2} />
      <path d={SAIL} fill="var(--clan)" stroke="var(--clan-edge)" strokeWidth="1.4" strokeLinejoin="round" />
      <path
        d={SAIL_PATTERNS[clan]}
        fill="none"
        stroke="var(--clan-light)"
        strokeWidth="1.2"
        strokeOpacity="0.8"
      />
      <path d={SAIL} fill="none" stroke="var(--clan-edge)" strokeWidth="1.4" strokeLinejoin="round" />
      {royal ? (
        <>
          <path d="M-2.6-20.5l-10 2.6 10 3.2z" fill="var(--royal)" {...ink} strokeWidth={0.9} />
          <path d="M-14.5 5.8v-5h9.5v5.4z" fill="var(--icon-paper)" {...ink} />
          <path d="M-17 .8l7.2-4.6 7.2 4.6z" fill="var(--royal)" {...ink} />
          <g transform="translate(-2 -13.5) scale(.44)" color="var(--royal)">
            <circle cx="16" cy="16" r="15" fill="var(--clan-edge)" />
            <Flower />
          </g>
        </>
      ) : (
        <path d="M-4.2-14C-9-12-11.8-7-11.5 1h7.3z" fill="var(--icon-paper)" {...ink} />
      )}
    </g>
  );
}
