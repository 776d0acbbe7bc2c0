import { useTableShape } from '../../../../table/layout/shape';
import type { Clan, Player, Result } from '../../rules';
import { ClanGlyph, ShipGlyph } from '../art';
import { portraitGlyph } from '../portraits';

/** How much of the bay is seen. */
const WIDTHS = { wide: 1120, phone: 400 } as const;
const HEIGHT = 172;
const START = 64;
/** The landscape goes on at both sides, for a window that is wider than the bay; its pieces overlap, so that no seam is seen. */
const LAND = WIDTHS.wide;
const PIECES = [1 - LAND, LAND - 1, 0];
/** How much room banner and face of a winner take, and how small they are drawn where several share a narrow picture. */
const WINNER = 150;
const SMALL = 0.62;

/** A tall banner of a clan, on a pole with a golden top. */
const Banner = ({ clan, x }: { clan: Clan; x: number }) => (
  <g className={`rg-clan-${clan} rg-end-banner`} transform={`translate(${x} 8)`}>
    <path d="M0 0V150" stroke="var(--icon-line)" strokeWidth="4" strokeLinecap="round" />
    <circle r="5" fill="var(--gold-bright)" stroke="var(--icon-line)" strokeWidth="1.6" />
    <path d="M2 6h46q-4 30 0 56t0 50H2z" fill="var(--clan)" stroke="var(--clan-edge)" strokeWidth="2" />
    <path d="M8 6v106M42 6v106" stroke="var(--clan-light)" strokeWidth="1.6" />
    <g transform="translate(7 34) scale(1.12)">
      <ClanGlyph clan={clan} />
    </g>
  </g>
);

/** Mountains, shore and water; its right end meets its left one. */
const Landscape = () => (
  <>
    <path
      className="rg-end-far"
      d="M0 78L60 40 96 62 150 20 214 70 262 48 330 78 400 58 470 82 540 66 620 84 700 50 760 78 850 62 940 84 1030 60 1120 78V110H0z"
    />
    <path className="rg-end-near" d="M0 84q80-18 170-2t200-4 190 4 200-4 190 4 170 2v40H0z" />
    <path className="rg-end-water" d={`M0 90q140 10 280 0t280 0 280 0 280 0V${HEIGHT}H0z`} />
    <path
      className="rg-end-waves"
      d="M20 108q16-10 32 0t32 0M190 118q16-10 32 0t32 0M380 106q16-10 32 0t32 0M560 120q16-10 32 0t32 0M90 146q16-10 32 0t32 0M290 150q16-10 32 0t32 0M470 146q16-10 32 0t32 0M650 150q16-10 32 0t32 0M760 110q16-10 32 0t32 0M850 144q16-10 32 0t32 0M980 116q16-10 32 0t32 0M1040 152q16-10 32 0t32 0"
    />
  </>
);

/** Where blossoms begin to fall, and how long after each other. */
const BLOSSOMS = Array.from({ length: 40 }, (_, i) => ({
  x: ((i * 137) % 1680) - 280,
  delay: ((i * 53) % 40) / 10,
}));

interface Props {
  readonly players: readonly Player[];
  /** Points so far, by seat. */
  readonly points: readonly number[];
  readonly result: Result;
  /** Everything is counted. */
  readonly done: boolean;
  readonly moving: boolean;
}

/**
 * The end of a game as a picture: with every part that is counted the clans' ships come nearer to the bay; then the
 * winner's banners stand over the water, and the clan's patron looks out between them.
 */
export function EndScene({ players, points, result, done, moving }: Props) {
  const width = WIDTHS[useTableShape()];
  const best = Math.max(1, ...result.scores.map(({ total }) => total));
  const lanes = players.length;
  const winners = done ? result.winners : [];
  const size = winners.length > 1 && width < WIDTHS.wide ? SMALL : 1;
  // The winners stand at the beginning of the way, so the ships have what is left of it.
  const start = done ? START + winners.length * WINNER * size : START;
  const goal = width - (done && width < WIDTHS.wide ? 40 : 130);
  return (
    <svg
      className="rg-end"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      aria-hidden="true"
      data-done={done || undefined}
      data-moving={moving || undefined}
    >
      <defs>
        <linearGradient id="rg-end-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--end-sky)" />
          <stop offset="1" stopColor="var(--end-glow)" />
        </linearGradient>
      </defs>
      <rect x={-LAND} width={width + 2 * LAND} height={HEIGHT} fill="url(#rg-end-sky)" />
      <circle className="rg-end-sun" cx={width - 150} cy="64" r="52" />
      {PIECES.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <Landscape />
        </g>
      ))}
      {players.map(({ clan, royalShip }, seat) => {
        if (!clan) return null;
        const x = start + ((goal - start) * Math.max(0, points[seat] ?? 0)) / best;
        const y = 96 + ((seat + 0.5) * 60) / lanes;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          <g key={seat} className="rg-end-ship" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <ShipGlyph clan={clan} royal={royalShip !== null} />
          </g>
        );
      })}
      {winners.map((seat, i) => {
        const player = players[seat];
        if (!player?.clan) return null;
        const left = 24 + i * WINNER;
        return (
          <g key={seat} className="rg-end-winner" style={{ scale: size }}>
            <Banner clan={player.clan} x={left} />
            {player.patron ? (
              <svg x={left + 48} y="22" width="116" height="116" viewBox="0 0 100 100" aria-hidden="true">
                <g className={`rg-portrait rg-clan-${player.clan}`}>
                  <circle className="rg-portrait-ground" cx="50" cy="50" r="49" />
                  {portraitGlyph(player.patron)}
                </g>
              </svg>
            ) : (
              <g transform={`translate(${left + 58} 26) scale(3)`}>
                <ClanGlyph clan={player.clan} />
              </g>
            )}
            {winners.length === 1 && width === WIDTHS.wide && <Banner clan={player.clan} x={width - 76} />}
          </g>
        );
      })}
      {done && (
        <g className="rg-end-blossoms">
          {BLOSSOMS.map(({ x, delay }) => (
            <path
              key={x}
              d={`M${x} 0q5-6 9 0-2 6-9 6-3-3 0-6z`}
              style={{ animationDelay: `${-delay}s`, translate: `0 ${(x * 29) % 150}px` }}
            />
          ))}
        </g>
      )}
    </svg>
  );
}
