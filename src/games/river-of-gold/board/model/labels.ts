import {
  buildCost,
  building,
  CLANS,
  type Clan,
  type CustomerId,
  type Face,
  type GameState,
  isCustomerId,
  isTileId,
  PATRONS,
  type Seat,
  shoreSpace,
  TOUCHING,
} from '../../rules';
import { customerSentences } from './customers';
import { isRoyal, plainShip } from './ships';
import { spaceName } from './space-name';
import type { Words } from './words';

const isFace = (n: number): n is Face => Number.isInteger(n) && n >= 1 && n <= 6;

function spaceParts(state: GameState, viewer: Seat | null, space: number, words: Words): string[] {
  const { t } = words;
  const parts = [
    t('river-table:target.space', {
      space: spaceName(space),
      region: words.region(shoreSpace(space).region),
    }),
  ];
  const built = state.shore[space - 1];
  if (built) {
    const name = words.building(built.tile);
    parts.push(
      built.owners.length > 0
        ? t('river-table:target.spaceBuilt', {
            building: name,
            owners: words.owners(built.owners),
          })
        : t('river-table:target.spaceFree', { building: name }),
    );
    const { visitor, owner } = building(built.tile);
    parts.push(t('river-table:target.visitor', { reward: words.effects(visitor) }));
    if (owner.length > 0) parts.push(t('river-table:target.owner', { reward: words.effects(owner) }));
  } else {
    const player = viewer === null ? undefined : state.players[viewer];
    const cost = player ? buildCost(player, space) : shoreSpace(space).cost;
    if (cost !== null) parts.push(t('river-table:target.spaceCost', { cost: words.amount('koku', cost) }));
  }
  return parts;
}

function tileParts(state: GameState, tile: string, words: Words): string[] {
  if (!isTileId(tile)) return [tile];
  const { t } = words;
  const { era, influence, visitor, owner } = building(tile);
  const parts = [
    era === 1 || era === 2
      ? t('river-table:target.tile', {
          building: words.building(tile),
          era,
          influence: words.amount('influence', influence),
        })
      : words.building(tile),
    t('river-table:target.visitor', { reward: words.effects(visitor) }),
    t('river-table:target.owner', { reward: words.effects(owner) }),
  ];
  const last = state.row.findLast((id) => id !== null);
  if (tile === last) parts.push(t('river-table:target.tileEnd'));
  return parts;
}

function shipLabel(state: GameState, rest: string, words: Words): string {
  const [seat = 0, ship = 0] = rest.split('-').map(Number);
  const said = { name: words.name(seat), at: state.players[seat]?.ships[ship] ?? 0 };
  if (isRoyal(state, seat, ship)) return words.t('river-table:target.royalShip', said);
  // Next to a royal ship the other one needs no number.
  const royal = state.players[seat]?.royalShip ?? null;
  const kind = royal === null ? plainShip(state, seat, ship) : 'ship';
  return words.t(`river-table:target.${kind}`, said);
}

const customerLabel = (id: CustomerId, words: Words): string => {
  const who = words.t('river-table:target.customer', {
    customer: words.customer(id),
    order: words.order(id),
  });
  return `${who}. ${customerSentences(id, words.t)}`;
};

/** What a place on the board is called, and what is to be said about it; null for other keys. */
export function partsOfPlace(
  state: GameState,
  viewer: Seat | null,
  key: string,
  words: Words,
): readonly string[] | null {
  const dash = key.indexOf('-');
  const rest = key.slice(dash + 1);
  switch (key.slice(0, dash)) {
    case 'space':
      return spaceParts(state, viewer, Number(rest), words);
    case 'tile':
      return tileParts(state, rest, words);
    case 'ship':
      return [shipLabel(state, rest, words)];
    case 'river':
      return [
        words.t('river-table:target.river', { to: Number(rest) }),
        words.t('river-table:target.riverTouches', {
          spaces: words.list((TOUCHING[Number(rest)] ?? []).map(spaceName)),
        }),
      ];
    default:
      return null;
  }
}

/** What a key is called, and what stands there: the name that a screen reader says. */
export function nameOfKey(state: GameState, viewer: Seat | null, key: string, words: Words): string {
  const { t } = words;
  const parts = partsOfPlace(state, viewer, key, words);
  if (parts) return parts.join(', ');
  const dash = key.indexOf('-');
  const rest = key.slice(dash + 1);
  switch (key.slice(0, dash)) {
    case 'customer':
      return isCustomerId(rest) ? customerLabel(rest, words) : rest;
    case 'face': {
      const face = Number(rest);
      return isFace(face) ? t('river-table:do.face', { face, region: words.region(face) }) : rest;
    }
    case 'clan': {
      const clan = CLANS.find((one): one is Clan => one === rest);
      return clan ? t('river-table:target.clan', { clan: words.clan(clan) }) : rest;
    }
    case 'patron': {
      const patron = PATRONS.find((one) => one.id === rest);
      return patron
        ? t('river-table:target.patron', { patron: patron.name, clan: words.clan(patron.clan) })
        : rest;
    }
    default:
      return key;
  }
}
