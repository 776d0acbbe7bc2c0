import {
  ARTISAN_GOODS_PER_POINT,
  artisanPoints,
  type Clan,
  createState,
  customerPoints,
  MERCHANT_KOKU_PER_POINT,
  merchantPoints,
  type Region,
  regionPoints,
  scoreRegion,
  seededRandom,
  TRACK_LENGTH,
} from '../rules';

const TILE = 'scoring-9-5';
const REGION: Region = 1;
/** Crab and Mantis are level, Crane is behind; the elder is the Crab's (12.6). */
const INFLUENCE: readonly { readonly clan: Clan; readonly at: number }[] = [
  { clan: 'crab', at: 9 },
  { clan: 'mantis', at: 9 },
  { clan: 'crane', at: 4 },
];
const KOKU = 12;
const MERCHANTS = 2;
const GOODS_LEFT = 7;
const ARTISANS = 2;
const CUSTOMERS = 5;

/** The region as the rules score it. */
function sharesOf(): readonly { readonly clan: Clan; readonly points: number }[] {
  const state = createState(INFLUENCE.length, {}, seededRandom('example'));
  state.regionTiles[REGION - 1] = TILE;
  INFLUENCE.forEach(({ at }, seat) => {
    const player = state.players[seat];
    if (player) player.influence[REGION - 1] = at;
  });
  state.players[0]?.delivered.push(`elder-${REGION}`);
  const scored = scoreRegion(state, REGION);
  return INFLUENCE.map(({ clan }, seat) => ({
    clan,
    points: scored.find(({ player }) => player === seat)?.points ?? 0,
  }));
}

const points = regionPoints(TILE, INFLUENCE.length);
const SHARED = `(${points.join(' + ')}) : 2 = ${Math.floor((points[0] ?? 0) + (points[1] ?? 0)) / 2}`;
const shares = sharesOf();

/** A score that is worked out in the written rules. All its points come from the rules themselves. */
export const EXAMPLE = {
  region: {
    steps: TRACK_LENGTH,
    tile: points,
    influence: INFLUENCE,
    elder: 'crab' as Clan,
    shares: [
      { clan: 'crab' as Clan, sum: `${SHARED}, × 2`, points: shares[0]?.points ?? 0 },
      { clan: 'mantis' as Clan, sum: SHARED, points: shares[1]?.points ?? 0 },
      { clan: 'crane' as Clan, sum: '–', points: shares[2]?.points ?? 0 },
    ],
  },
  customers: { count: CUSTOMERS, points: customerPoints(CUSTOMERS) },
  merchants: {
    count: MERCHANTS,
    koku: KOKU,
    per: MERCHANT_KOKU_PER_POINT,
    points: MERCHANTS * merchantPoints(KOKU),
  },
  artisans: {
    count: ARTISANS,
    goods: GOODS_LEFT,
    per: ARTISAN_GOODS_PER_POINT,
    points: ARTISANS * artisanPoints(GOODS_LEFT),
  },
};
