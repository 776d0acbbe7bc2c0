import type { GameState } from '../../rules';
import { cornerSpot, type Orientation, type Spot, seamSpot } from '../model/geometry';
import { type Ribbon, ribbonsOf } from '../model/ribbons';

/** Two ribbons in one row lie side by side. */
const ASIDE = 5;

function lineOf({ group, stalls }: Ribbon, orientation: Orientation): readonly Spot[] {
  return stalls.map((stall) =>
    group === 'corners' ? cornerSpot(orientation, stall) : seamSpot(orientation, stall),
  );
}

/** The harmony of today: cards of one colour are joined by a ribbon, which says what each of them gives. */
export function Ribbons({ state, orientation }: { state: GameState; orientation: Orientation }) {
  const ribbons = ribbonsOf(state);
  return (
    <g className="iki-ribbons">
      {ribbons.map((ribbon, index) => {
        const { group, type, stalls } = ribbon;
        const aside = ribbons.findIndex((other) => other.group === group) === index ? 0 : ASIDE;
        const spots = lineOf(ribbon, orientation);
        const points = spots.map(({ x, y }) => `${x + aside},${y + aside}`).join(' ');
        return (
          <g key={`${group} ${type}`} className={`iki-ribbon iki-type-${type}`}>
            <polyline points={points} />
            {spots.map(({ x, y }, place) => (
              <g key={stalls[place]} transform={`translate(${x} ${y})`}>
                <rect x="-17" y="-10" width="34" height="20" rx="10" />
                <text y="5.5" textAnchor="middle">
                  +{stalls.length}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
