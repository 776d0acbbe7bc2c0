import { BUILDING_POINTS, CLEARINGS, freeSlots, MARQUISE_BUILDINGS, type Seat, WOOD_COST } from '../../rules';
import { eachPiece, holdings, type Sight, safety, turnsOf } from './sight';

/** What an own building brings in each turn that is left. */
const PER_TURN = { sawmill: 0.6, workshop: 0.09, recruiter: 0.22 } as const;
const LONGEST = 6;
const WOOD = 0.56;
const WOOD_OUT_OF_REACH = 0.25;
const KEEP = 1.5;
const SITE = 0.35;
const MOST_SITES = 4;
/** Of the points that the next building of each kind brings, and of those that the wood at hand pays for. */
const NEXT = 0.22;
const AFFORDED = 0.16;

/** Marquise de Cat: wood, slots to build on, and buildings that last. */
export function worthOfMarquise(sight: Sight, seat: Seat): number {
  const { state, rulers } = sight;
  const ahead = Math.min(turnsOf(sight, seat), LONGEST);
  const counts = { sawmill: 0, workshop: 0, recruiter: 0 };
  let worth = holdings(sight, seat, 0.18, 0.25);
  let wood = 0;
  let logs = 0;
  eachPiece(sight, seat, (kind, clearing) => {
    const safe = safety(sight, seat, clearing);
    if (kind === 'wood') {
      const inReach = rulers[clearing] === seat;
      wood += (inReach ? WOOD : WOOD_OUT_OF_REACH) * safe;
      if (inReach) logs++;
    } else if (kind === 'keep') worth += KEEP * safe;
    else if (kind === 'sawmill' || kind === 'workshop' || kind === 'recruiter') {
      counts[kind]++;
      // The fifth of a kind brings less than the first.
      worth += PER_TURN[kind] * ahead * safe * (counts[kind] > 3 ? 0.5 : 1);
    }
  });
  let sites = 0;
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (rulers[clearing] === seat) sites += freeSlots(state, clearing);
  }
  worth += SITE * Math.min(sites, MOST_SITES) + wood * (sites > 0 ? 1 : 0.6);
  let afforded = 0;
  for (const kind of MARQUISE_BUILDINGS) {
    const points = BUILDING_POINTS[kind][counts[kind]] ?? 0;
    worth += NEXT * points;
    afforded = Math.max(afforded, points * Math.min(1, logs / Math.max(1, WOOD_COST[counts[kind]] ?? 1)));
  }
  return worth + (sites > 0 ? AFFORDED * afforded : 0);
}
