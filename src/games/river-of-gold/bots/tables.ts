import {
  BUILDING_TYPES,
  BUILDINGS,
  CUSTOMERS,
  type Customer,
  type CustomerId,
  type Effect,
  GOODS,
  ROLES,
  type TileId,
} from '../rules';

/** A reward in numbers, so that the bots can weigh thousands of them a second. */
export interface Reward {
  readonly koku: number;
  readonly goods: readonly [silk: number, rice: number, porcelain: number];
  readonly anyGood: number;
  readonly favor: number;
  readonly points: number;
  readonly influence: number;
  readonly cards: number;
  /** 1 koku for each own building of this type (an index into BUILDING_TYPES), or -1. */
  readonly kokuPerType: number;
  readonly kokuPerCustomer: boolean;
}

export interface TileNumbers {
  readonly type: number;
  readonly influence: number;
  readonly visitor: Reward;
  readonly owner: Reward;
}

export interface CustomerNumbers extends Customer {
  readonly roleIndex: number;
  readonly amounts: readonly [silk: number, rice: number, porcelain: number];
  /** Influence and favor gained by delivering. */
  readonly steps: number;
  readonly favor: number;
}

function rewardOf(effects: readonly Effect[]): Reward {
  const reward = {
    koku: 0,
    goods: [0, 0, 0] as [number, number, number],
    anyGood: 0,
    favor: 0,
    points: 0,
    influence: 0,
    cards: 0,
    kokuPerType: -1,
    kokuPerCustomer: false,
  };
  for (const effect of effects) {
    switch (effect.kind) {
      case 'gain':
        if (effect.resource === 'koku' || effect.resource === 'favor' || effect.resource === 'points') {
          reward[effect.resource] += effect.amount;
        } else {
          const good = GOODS.indexOf(effect.resource);
          reward.goods[good] = (reward.goods[good] ?? 0) + effect.amount;
        }
        break;
      case 'anyGood':
        reward.anyGood += 1;
        break;
      case 'influence':
        reward.influence += effect.amount;
        break;
      case 'kokuPer':
        if (effect.thing === 'deliveredCustomer') reward.kokuPerCustomer = true;
        else reward.kokuPerType = BUILDING_TYPES.indexOf(effect.thing);
        break;
      case 'drawAndDiscard':
        reward.cards += effect.draw;
        break;
      default:
        break;
    }
  }
  return reward;
}

const tiles = new Map<TileId, TileNumbers>(
  BUILDINGS.map((tile) => [
    tile.id,
    {
      type: BUILDING_TYPES.indexOf(tile.type),
      influence: tile.influence,
      visitor: rewardOf(tile.visitor),
      owner: rewardOf(tile.owner),
    },
  ]),
);

export function tileNumbers(id: TileId): TileNumbers {
  const found = tiles.get(id);
  if (!found) throw new Error(`There is no building tile ${id}.`);
  return found;
}

const customers = new Map<CustomerId, CustomerNumbers>(
  CUSTOMERS.map((customer) => {
    const { influence: steps, favor } = rewardOf(customer.delivery);
    const { silk, rice, porcelain } = customer.order;
    const roleIndex = ROLES.indexOf(customer.role);
    return [customer.id, { ...customer, roleIndex, amounts: [silk, rice, porcelain], steps, favor }];
  }),
);

export function customerNumbers(id: CustomerId): CustomerNumbers {
  const found = customers.get(id);
  if (!found) throw new Error(`There is no customer ${id}.`);
  return found;
}
