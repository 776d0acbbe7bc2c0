import {
  BUILDING_POINTS,
  CLEARINGS,
  freeSlots,
  isBuildingKind,
  MARQUISE_BUILDINGS,
  type MarquiseBoard,
  WOOD_COST,
} from '../../rules';
import { eachPiece, safety } from '../worth/sight';
import type { Measures } from './types';

/** Of the Marquise: wood and what it pays for, buildings, and what may be lost. */
export const MARQUISE: Measures<MarquiseBoard> = {
  names: [
    'wood',
    'far wood',
    'sawmills',
    'workshops',
    'recruiters',
    'buildings at risk',
    'wood at risk',
    'sites',
    'safe sites',
    'next',
    'affordable',
    'keep',
    'supply',
  ],
  of({ state, rulers, ...rest }, seat) {
    const sight = { state, rulers, ...rest };
    const counts = { sawmill: 0, workshop: 0, recruiter: 0 };
    let wood = 0;
    let far = 0;
    let risk = 0;
    let woodRisk = 0;
    let keep = 0;
    eachPiece(sight, seat, (kind, clearing) => {
      if (kind === 'wood') {
        if (rulers[clearing] === seat) wood++;
        else far++;
        woodRisk += 1 - safety(sight, seat, clearing);
      } else if (kind === 'keep') keep = 1;
      else if (isBuildingKind(kind)) {
        if (kind === 'sawmill' || kind === 'workshop' || kind === 'recruiter') counts[kind]++;
        risk += 1 - safety(sight, seat, clearing);
      }
    });
    let sites = 0;
    let safeSites = 0;
    for (let id = 1; id <= CLEARINGS; id++) {
      if (rulers[id] !== seat) continue;
      const slots = freeSlots(state, id);
      sites += slots;
      if ((state.clearings[id - 1]?.warriors[seat] ?? 0) > 1) safeSites += slots;
    }
    let next = 0;
    let affordable = 0;
    for (const kind of MARQUISE_BUILDINGS) {
      const cost = WOOD_COST[counts[kind]] ?? 9;
      const points = BUILDING_POINTS[kind][counts[kind]] ?? 0;
      if (cost <= wood) affordable = Math.max(affordable, points);
      if (cost <= wood + counts.sawmill) next = Math.max(next, points);
    }
    return [
      wood / 4,
      far / 2,
      counts.sawmill / 3,
      counts.workshop / 3,
      counts.recruiter / 3,
      risk,
      woodRisk,
      Math.min(sites, 6) / 3,
      Math.min(safeSites, 6) / 3,
      sites > 0 ? next / 3 : 0,
      sites > 0 ? affordable / 3 : 0,
      keep,
      Math.min(state.players[seat]?.supply ?? 0, 8) / 8,
    ];
  },
};
