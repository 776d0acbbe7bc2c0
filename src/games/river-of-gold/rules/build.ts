import {
  ARTISAN_DISCOUNT,
  building,
  customer,
  FAVOR_AT_END_OF_ROW,
  type Region,
  RIVER_SPACES_TOUCHING,
  SHORE_SPACES,
  shoreSpace,
  type TileId,
} from '../data';
import { gain, pay } from './gains';
import { gainInfluence } from './influence';
import type { Move, MoveArguments, MoveOf } from './moves';
import type { Refusal } from './refusals';
import { endOfRow, takeFromRow } from './row';
import type { GameState, Player, Seat } from './state';
import { abilities, type Play, playerAt } from './table';

const hasArtisanIn = (player: Player, region: Region): boolean =>
  player.delivered.some((id) => {
    const { role, region: home } = customer(id);
    return role === 'artisan' && home === region;
  });

/** What a space costs this player: 2 less with an artisan in the region, never below 0; null on imperial spaces (4.2). */
export function buildCost(player: Player, space: number): number | null {
  const { cost, region } = shoreSpace(space);
  if (cost === null) return null;
  return hasArtisanIn(player, region) ? Math.max(0, cost - ARTISAN_DISCOUNT) : cost;
}

/** Moves are values that never change, so each is made once. */
const made = new Map<TileId, MoveOf<'build'>[]>();
export function buildMove(space: number, tile: TileId): Move {
  let moves = made.get(tile);
  if (!moves) {
    moves = SHORE_SPACES.map(({ id }) => ({ name: 'build', arg: { space: id, tile } }));
    made.set(tile, moves);
  }
  return moves[space - 1] as Move;
}

/** Every empty space in the region of the die that the player can pay, with every tile of the row (4.1 to 4.3). */
export function legalBuilds(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  const anywhere = abilities(player).buildAnywhere;
  for (const { id, region } of SHORE_SPACES) {
    if (region !== player.die && !anywhere) continue;
    if (state.shore[id - 1]) continue;
    const cost = buildCost(player, id);
    if (cost === null || cost > player.koku) continue;
    for (const tile of state.row) if (tile) moves.push(buildMove(id, tile));
  }
}

export function whyNotBuild(state: GameState, seat: Seat, arg: MoveArguments['build']): Refusal | null {
  const player = playerAt(state, seat);
  const { region } = shoreSpace(arg.space);
  const cost = buildCost(player, arg.space);
  if (cost === null) return { code: 'imperialMarket' };
  if (state.shore[arg.space - 1]) return { code: 'spaceTaken' };
  if (region !== player.die && !abilities(player).buildAnywhere) {
    return { code: 'wrongRegion', region, die: player.die };
  }
  if (cost > player.koku) return { code: 'notEnoughKoku', need: cost, have: player.koku };
  return state.row.includes(arg.tile) ? null : { code: 'tileNotInRow' };
}

export function applyBuild(play: Play, seat: Seat, { space, tile }: MoveArguments['build']): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const cost = buildCost(player, space) ?? 0;
  const source = { from: 'build', space } as const;
  const index = state.row.indexOf(tile);
  const fromEnd = index === endOfRow(state);

  play.events?.push({ type: 'built', player: seat, space, tile, cost });
  pay(play, seat, 'koku', cost, source);
  takeFromRow(state, index);
  state.shore[space - 1] = { tile, owners: [seat] };
  if (fromEnd) gain(play, seat, 'favor', FAVOR_AT_END_OF_ROW, { from: 'endOfRow' });
  gainInfluence(play, seat, shoreSpace(space).region, building(tile).influence, source);

  const perRiverSpace = abilities(player).pointPerRiverSpaceWhenBuilding;
  if (perRiverSpace && player.patron) {
    const touching = RIVER_SPACES_TOUCHING[space]?.length ?? 0;
    gain(play, seat, 'points', perRiverSpace * touching, { from: 'patron', patron: player.patron });
  }
}
