/** What a key of the table stands for: the row of the match's table of values, or a shop. */
import {
  BUILDING_IDS,
  type Building,
  type BuildingId,
  COLOURS,
  cardOn,
  FISH,
  type Fish,
  type GameState,
  OCCUPATION_IDS,
  type Occupation,
  type OccupationId,
  type Pipe,
  type Pouch,
  type ShopId,
  STALLS,
  type Stall,
  shopAt,
  tableOf,
} from '../../rules';

/** What comes after the kind: `card-potter` is about `potter`. */
export const restOf = (key: string): string => key.slice(key.indexOf('-') + 1);
export const stallOfKey = (key: string): Stall | undefined => STALLS.find((stall) => stall === restOf(key));
export const isOccupation = (id: string): id is OccupationId => OCCUPATION_IDS.some((one) => one === id);
export const isBuilding = (id: string): id is BuildingId => BUILDING_IDS.some((one) => one === id);

/** The card that a key stands for, on a stall or elsewhere; null where it is none. */
export function cardOfKey(state: GameState, key: string): OccupationId | BuildingId | null {
  const stall = stallOfKey(key);
  if (stall) return cardOn(state, stall)?.card ?? null;
  const id = restOf(key);
  return isOccupation(id) || isBuilding(id) ? id : null;
}

export type Thing =
  | { readonly kind: 'occupation'; readonly row: Occupation }
  | { readonly kind: 'building'; readonly row: Building }
  | { readonly kind: 'fish'; readonly row: Fish }
  | { readonly kind: 'pipe'; readonly row: Pipe }
  | { readonly kind: 'pouch'; readonly row: Pouch }
  | { readonly kind: 'shop'; readonly shop: ShopId };

/** `pipe-top` is the stack's top, `pipe-orange` one that somebody has. */
function colourOf(key: string, [top]: GameState['pipes']): GameState['pipes'][number] | undefined {
  return key.endsWith('-top') ? top : COLOURS.find((colour) => colour === restOf(key));
}

export function thingOfKey(state: GameState, key: string): Thing | null {
  const table = tableOf(state);
  const card = cardOfKey(state, key);
  if (card && isOccupation(card)) return { kind: 'occupation', row: table.occupations[card] };
  if (card) return { kind: 'building', row: table.buildings[card] };
  switch (key.split('-')[0]) {
    case 'fish': {
      const fish = FISH.find(({ id }) => id === restOf(key));
      return fish ? { kind: 'fish', row: table.fish[fish.id] } : null;
    }
    case 'pipe': {
      const colour = colourOf(key, state.pipes);
      return colour ? { kind: 'pipe', row: table.pipes[colour] } : null;
    }
    case 'pouch': {
      const colour = colourOf(key, state.pouches);
      return colour ? { kind: 'pouch', row: table.pouches[colour] } : null;
    }
    case 'space': {
      const shop = shopAt(Number(restOf(key)));
      return shop ? { kind: 'shop', shop } : null;
    }
    default:
      return null;
  }
}
