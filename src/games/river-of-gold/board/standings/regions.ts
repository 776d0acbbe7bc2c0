import { type GameState, type Region, type Seat, scoreRegion } from '../../rules';

/** Where a player stands in a region: the steps on its track, and the points if the game ended now. */
export interface RegionPlace {
  readonly seat: Seat;
  readonly steps: number;
  readonly points: number;
}

/** Everybody with influence in a region, the most first. Points are the rules' own: ties, elders and all (10.1). */
export function regionPlaces(state: GameState, region: Region): readonly RegionPlace[] {
  const shares = scoreRegion(state, region);
  return state.players
    .map((player, seat) => ({
      seat,
      steps: player.influence[region - 1] ?? 0,
      points: shares.find((share) => share.player === seat)?.points ?? 0,
    }))
    .filter(({ steps }) => steps > 0)
    .sort((a, b) => b.steps - a.steps);
}
