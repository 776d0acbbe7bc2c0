import { portraitGlyph } from '../portraits';
import { Flower } from './elements';

const ink = {
  stroke: 'var(--icon-line)',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** The Emperor on his barge, seated under a canopy; around the point 0,0, about 130 wide. */
export const ImperialBarge = () => (
  <g className="rg-imperial">
    <ellipse cx="2" cy="38" rx="66" ry="6" fill="var(--shadow)" />
    <path d="M-56 14V-44" {...ink} strokeWidth={2.4} />
    <path d="M-56-44h-20q5 8 0 16h20z" fill="#f0c14b" {...ink} />
    <g transform="translate(-74 -43) scale(.44)" color="#a3271f">
      <Flower />
    </g>
    <path d="M-42 16V-28H42V16z" fill="#f3dca4" {...ink} />
    <svg x="-31" y="-33" width="62" height="62" viewBox="0 0 100 100" aria-hidden="true">
      {portraitGlyph('emperor')}
    </svg>
    <path d="M-42-28q12 20 2 44h-5zM42-28q-12 20-2 44h5z" fill="#8d3a55" {...ink} />
    <path d="M-42 16V-30M42 16V-30" {...ink} strokeWidth={3} />
    <path
      d="M-56-30q22-5 42-22h28q20 17 42 22l-5 7Q26-32 0-32t-51 9z"
      fill="#2f5d50"
      {...ink}
      strokeWidth={2}
    />
    <path d="M-50-26Q-24-35 0-35t50 9" fill="none" stroke="#f0c14b" strokeWidth="2.4" />
    <circle cx="0" cy="-56" r="5" fill="#f0c14b" {...ink} />
    <path
      d="M-68 13c18 8 108 8 134-4 0 18-10 28-24 28h-84C-56 37-66 28-68 13z"
      fill="#a3271f"
      {...ink}
      strokeWidth={2}
    />
    <path d="M-64 20c22 7 102 7 128-3" fill="none" stroke="#f0c14b" strokeWidth="2.6" />
    <path d="M66 9c10-4 16-14 10-24-3 3-8 3-10-1-2 9 0 14-10 25z" fill="#f0c14b" {...ink} />
    <circle cx="72" cy="-9" r="1.5" fill="var(--icon-line)" />
  </g>
);

/** A boat of the Emperor's company, with a banner, or with spears; about 44 wide. */
export const EscortBoat = ({ armed }: { armed: boolean }) => (
  <g>
    <ellipse cx="0" cy="17" rx="22" ry="3.4" fill="var(--shadow)" />
    {armed ? (
      <path
        d="M-8 8V-26M1 8V-29M10 8V-26M-10-24l2-6 2 6zM-1-27l2-6 2 6zM8-24l2-6 2 6z"
        {...ink}
        fill="#c9ced6"
      />
    ) : (
      <>
        <path d="M-4 8V-32" {...ink} strokeWidth={2.2} />
        <path d="M-4-32h20l-5 8 5 8H-4z" fill="#f0c14b" {...ink} />
        <circle cx="3" cy="-24" r="4" fill="#a3271f" />
      </>
    )}
    <path
      d="M-11-2a4 4 0 1 1 8 0l2 9h-12zM3-2a4 4 0 1 1 8 0l2 9H1z"
      fill="#33507c"
      {...ink}
      strokeWidth={1.2}
    />
    <circle cx="-7" cy="-5" r="3.2" fill="#efcfa8" {...ink} strokeWidth={1.2} />
    <circle cx="7" cy="-5" r="3.2" fill="#efcfa8" {...ink} strokeWidth={1.2} />
    <path d="M-23 5c8 2.4 38 2.4 46 0-1 7-5 12-11 12h-24c-6 0-10-5-11-12z" fill="var(--hull)" {...ink} />
    <path d="M-20 9c8 2 32 2 40 0" fill="none" stroke="#f0c14b" strokeWidth="1.8" />
  </g>
);
