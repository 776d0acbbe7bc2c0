import type { ReactNode } from 'react';

/** What the small pictures stand for: things to hold and things that happen. */
export type ResourceKind =
  | 'koku'
  | 'silk'
  | 'rice'
  | 'porcelain'
  | 'anyGood'
  | 'favor'
  | 'favorLimit'
  | 'points'
  | 'influence'
  | 'journey'
  | 'draw';

const ink = {
  stroke: 'var(--icon-line)',
  strokeWidth: 1.3,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A number in a picture; `on` says what it stands on, so that it can be read there. */
export function Numeral({
  x,
  y,
  size = 12,
  children,
  on = 'paper',
}: {
  x: number;
  y: number;
  size?: number;
  children: ReactNode;
  on?: 'paper' | 'dark' | 'ground';
}) {
  return (
    <text x={x} y={y + size * 0.36} fontSize={size} className={`rg-numeral rg-on-${on}`} textAnchor="middle">
      {children}
    </text>
  );
}

/** A size at which a number of one digit fills its field and a longer one still fits it. */
const fitted = (amount: ReactNode, size: number): number => (String(amount).length > 1 ? size * 0.86 : size);

function Coin({ amount }: { amount?: ReactNode }) {
  return (
    <>
      <circle cx="12" cy="12" r="10.2" fill="var(--coin)" {...ink} />
      <circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--coin-light)" strokeWidth="0.8" />
      {amount === undefined ? (
        <rect x="8.9" y="8.9" width="6.2" height="6.2" fill="var(--icon-paper)" {...ink} />
      ) : (
        <>
          <rect
            x="5.4"
            y="5.4"
            width="13.2"
            height="13.2"
            rx="0.6"
            fill="var(--icon-paper)"
            {...ink}
            strokeWidth={1}
          />
          <Numeral x={12} y={12} size={fitted(amount, 14)}>
            {amount}
          </Numeral>
        </>
      )}
    </>
  );
}

const Silk = () => (
  <g transform="rotate(-38 12 12)">
    <path d="M3.2 8.2h15.6v7.6H3.2z" fill="var(--silk)" {...ink} />
    <path d="M6.5 8.4v7.2M9.5 8.4v7.2" stroke="var(--silk-light)" strokeWidth="1.2" />
    <ellipse cx="18.8" cy="12" rx="2.6" ry="3.8" fill="var(--silk-light)" {...ink} />
    <path d="M18.9 10.2c1.2.4 1.2 3 0 3.5" fill="none" {...ink} strokeWidth={0.9} />
    <path d="M3.2 15.8c1.8 1.6 2.4 3.4 1.4 5.2h5.2c1-1.8.4-3.8-1-5.2" fill="var(--silk)" {...ink} />
  </g>
);

const Rice = () => (
  <>
    <path
      d="M4.6 6.6C7 5.4 17 5.4 19.4 6.6c2 3 2 7.8 0 10.8-2.4 1.2-12.4 1.2-14.8 0-2-3-2-7.8 0-10.8z"
      fill="var(--rice)"
      {...ink}
    />
    <path
      d="M8.4 6c-1 3.6-1 8.4 0 12M15.6 6c1 3.6 1 8.4 0 12M12 5.8v12.4"
      fill="none"
      stroke="var(--rice-light)"
      strokeWidth="1.3"
    />
    <path d="M8.4 6c-1 3.6-1 8.4 0 12M15.6 6c1 3.6 1 8.4 0 12" fill="none" {...ink} strokeWidth={0.8} />
    <path d="M4 9.4 2.4 7.6M4 14.6l-1.6 1.8M20 9.4l1.6-1.8M20 14.6l1.6 1.8" fill="none" {...ink} />
  </>
);

const Porcelain = () => (
  <>
    <path
      d="M9 2.6h6l-.6 4.2c4 1.6 5.8 4.6 5 8.4-.6 3-2.4 5-4.2 6.2H8.8c-1.8-1.2-3.6-3.2-4.2-6.2-.8-3.8 1-6.8 5-8.4z"
      fill="var(--porcelain)"
      {...ink}
    />
    <path
      d="M5 12.2c2.4 1.6 4.6-1.4 7 0s4.6 1.6 7 0v3.2c-2.4 1.6-4.6-1.4-7 0s-4.6 1.4-7 0z"
      fill="var(--porcelain-light)"
    />
    <path d="M9.3 4.8h5.4" {...ink} strokeWidth={0.9} />
  </>
);

function Sun({ amount }: { amount?: ReactNode }) {
  return (
    <>
      <path
        d="M12 .8l2 3.4 3.6-1.6.4 3.9 3.9.4-1.6 3.6 3 1.5-3 1.5 1.6 3.6-3.9.4-.4 3.9-3.6-1.6-2 3.4-2-3.4-3.6 1.6-.4-3.9-3.9-.4 1.6-3.6-3-1.5 3-1.5-1.6-3.6 3.9-.4.4-3.9 3.6 1.6z"
        fill="var(--sun)"
        stroke="var(--icon-line)"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      <circle
        cx="12"
        cy="12"
        r={amount === undefined ? 5.8 : 7.4}
        fill="var(--sun-light)"
        stroke="var(--icon-line)"
        strokeWidth="0.9"
      />
      {amount !== undefined && (
        <Numeral x={12} y={12} size={fitted(amount, 13.5)}>
          {amount}
        </Numeral>
      )}
    </>
  );
}

function Moon({ amount }: { amount?: ReactNode }) {
  return (
    <>
      <path d="M15.5 2.2a10 10 0 1 0 6.3 13.6A8.2 8.2 0 0 1 15.5 2.2z" fill="var(--moon)" {...ink} />
      {amount !== undefined && (
        <Numeral x={17} y={9.5} size={12.5} on="ground">
          {amount}
        </Numeral>
      )}
    </>
  );
}

/** The scroll of points: with a number, with nothing, or with writing that stands for points as such. */
export function Scroll({ amount }: { amount?: ReactNode }) {
  return (
    <>
      <path d="M4.2 4.6h15.6v14.8H4.2z" fill="var(--scroll)" {...ink} />
      <rect x="1.8" y="2.8" width="20.4" height="3.6" rx="1.8" fill="var(--scroll-dark)" {...ink} />
      <rect x="1.8" y="17.6" width="20.4" height="3.6" rx="1.8" fill="var(--scroll-dark)" {...ink} />
      {amount === undefined ? (
        <path d="M8 10h8M8 13.6h5" stroke="var(--icon-paper)" strokeWidth="1.5" strokeLinecap="round" />
      ) : (
        <Numeral x={12} y={12} size={fitted(amount, 14)} on="dark">
          {amount}
        </Numeral>
      )}
    </>
  );
}

function Banner({ amount }: { amount?: ReactNode }) {
  return (
    <>
      <path d="M3.6 1.6v21" stroke="var(--ink)" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M3.6 2.8h16.8v17l-8-3.4-8.8 3.4z"
        fill="var(--banner)"
        stroke="var(--banner-edge)"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      {amount === undefined ? (
        <circle cx="12" cy="9.6" r="3.2" fill="none" stroke="var(--icon-paper)" strokeWidth="1.5" />
      ) : (
        <Numeral x={12} y={9.8} size={fitted(amount, 14)} on="dark">
          {amount}
        </Numeral>
      )}
    </>
  );
}

const Journey = () => (
  <>
    <path
      d="M20.4 8.2A9.4 9.4 0 1 0 21.4 13"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <path
      d="M21.8 3.6l-.6 5.6-5.2-2"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path
      d="M7.2 14h9.6c-.6 2-1.8 3-3 3h-3.6c-1.2 0-2.4-1-3-3z"
      fill="var(--hull)"
      {...ink}
      strokeWidth={1}
    />
    <path d="M12.2 6v7.4M12.2 6.6c2.6.8 3.6 3 3 5.6h-3z" fill="var(--icon-paper)" {...ink} strokeWidth={1} />
  </>
);

const Draw = () => (
  <>
    <rect
      x="2.8"
      y="4.8"
      width="11"
      height="15.6"
      rx="1.4"
      transform="rotate(-9 8 12)"
      fill="var(--card-back)"
      {...ink}
    />
    <rect
      x="8.6"
      y="3.2"
      width="11.4"
      height="16"
      rx="1.4"
      transform="rotate(5 14 11)"
      fill="var(--icon-paper)"
      {...ink}
    />
    <path d="M14 7.6v7M10.5 11.1h7" stroke="var(--scroll)" strokeWidth="1.8" strokeLinecap="round" />
  </>
);

const AnyGood = () => (
  <>
    <g transform="translate(5.2 -.2) scale(.56)">
      <Silk />
    </g>
    <g transform="translate(-.4 10.4) scale(.54)">
      <Rice />
    </g>
    <g transform="translate(11 9.8) scale(.56)">
      <Porcelain />
    </g>
  </>
);

/** A small number at the corner of pictures that have no room for one inside. */
const Corner = ({ children }: { children: ReactNode }) => (
  <>
    <circle
      cx="18.6"
      cy="18.6"
      r="6.6"
      fill="var(--icon-paper)"
      stroke="var(--icon-line)"
      strokeWidth="0.9"
    />
    <Numeral x={18.6} y={18.6} size={12}>
      {children}
    </Numeral>
  </>
);

/** The picture of a resource in a box of 24 by 24, to be placed inside an svg. */
export function ResourceGlyph({ kind, amount }: { kind: ResourceKind; amount?: number | string }) {
  switch (kind) {
    case 'koku':
      return <Coin amount={amount} />;
    case 'favor':
      return <Sun amount={amount === 1 ? undefined : amount} />;
    case 'favorLimit':
      return <Moon amount={amount} />;
    case 'points':
      return <Scroll amount={amount} />;
    case 'influence':
      return <Banner amount={amount} />;
    case 'journey':
      return <Journey />;
    case 'draw':
      return <Draw />;
    case 'silk':
    case 'rice':
    case 'porcelain':
    case 'anyGood': {
      const Picture = { silk: Silk, rice: Rice, porcelain: Porcelain, anyGood: AnyGood }[kind];
      return (
        <>
          <Picture />
          {amount !== undefined && amount !== 1 && <Corner>{amount}</Corner>}
        </>
      );
    }
  }
}
