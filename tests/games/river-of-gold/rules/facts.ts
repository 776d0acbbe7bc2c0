import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILDINGS,
  type BuildingType,
  type Clan,
  type Effect,
  type Good,
  type Role,
  type TileId,
} from '../../../../src/games/river-of-gold';

/** What a reward is in the facts: amounts by name, or what is counted. */
export type Reward = Partial<
  Record<Good | 'koku' | 'favor' | 'points' | 'influence' | 'anyGood' | 'drawAndDiscardCustomer', number>
> & {
  kokuPer?: BuildingType | 'deliveredCustomer';
};

export interface TileFacts {
  era: 'start' | 'imperial' | 1 | 2;
  type: BuildingType;
  influence: number;
  owner: Reward;
  visitor: Reward;
}
type TileRow = [...tile: [TileFacts['era'], BuildingType, number, Reward, Reward], copies: number];

export interface CustomerFacts {
  role: Role;
  region: 1 | 2 | 3 | 4 | 5 | 6;
  order: [silk: number, rice: number, porcelain: number];
  onJourney?: string;
  secondMarkerOn?: 'own' | 'opponent';
  royalShip?: string;
  endPointPer?: BuildingType | 'types' | 'regions';
}

interface Facts {
  players: { min: number; max: number };
  clans: Clan[];
  regions: { id: number; name: string; trackGood: Good }[];
  influenceTrack: { length: number; rewards: Record<string, Record<string, number>> };
  river: {
    spaces: number;
    upstreamStart: number;
    midRiverStart: number;
    shoreSpacesTouching: Record<string, number[]>;
  };
  shoreSpaces: [
    id: number,
    region: number,
    cost: number | null,
    bank: string,
    startingTileFor: number[],
    imperialMarket: boolean,
  ][];
  buildings: TileRow[];
  stacks: Record<string, { starting: number; era1: number; era2: number }> & { row: number };
  customers: CustomerFacts[];
  customerPoints: number[];
  masteries: Record<string, Record<string, number>>;
  masteryPoints: Record<string, number[]>;
  masteriesInPlay: number;
  regionScoring: { 2: number[][]; 3: number[][]; secondPlaceWithin: number };
  patrons: { clan: Clan; name: string; abilities: Record<string, number | boolean> }[];
  perPlayer: {
    ships: number;
    startingKokuBySeat: number[];
    startingGoods: Record<Good, number>;
    favor: number;
    favorLimit: number;
    hand: number;
    maxKoku: number;
    maxOfEachGood: number;
  };
  favorTrackMax: number;
}

/** What is printed on the components, read from a file that the program does not know. */
export const facts: Facts = JSON.parse(
  readFileSync(join(__dirname, '../../../fixtures/river-of-gold/facts.json'), 'utf8'),
);

/** The 49 printed tiles, every copy by itself. */
const printedTiles: TileFacts[] = facts.buildings.flatMap(([era, type, influence, owner, visitor, copies]) =>
  Array.from({ length: copies }, () => ({ era, type, influence, owner, visitor })),
);

/** Effects of the data tables in the words of the facts. */
export function asReward(effects: readonly Effect[]): Reward {
  const reward: Reward = {};
  for (const effect of effects) {
    switch (effect.kind) {
      case 'gain':
        reward[effect.resource] = effect.amount;
        break;
      case 'anyGood':
        reward.anyGood = 1;
        break;
      case 'influence':
        reward.influence = effect.amount;
        break;
      case 'kokuPer':
        reward.kokuPer = effect.thing;
        break;
      case 'drawAndDiscard':
        reward.drawAndDiscardCustomer = effect.draw;
        break;
      default:
        throw new Error(`A building does not have ${effect.kind}.`);
    }
  }
  return reward;
}

const key = ({ era, type, influence, owner, visitor }: TileFacts): string =>
  JSON.stringify([era, type, influence, Object.entries(owner).sort(), Object.entries(visitor).sort()]);

/** Each printed tile with the id under which the data tables hold it; a copy is paired with an id of its own. */
export function pairTiles(): { id: TileId | undefined; printed: TileFacts }[] {
  const left = BUILDINGS.map((tile) => ({
    id: tile.id,
    key: key({ ...tile, owner: asReward(tile.owner), visitor: asReward(tile.visitor) }),
  }));
  return printedTiles.map((printed) => {
    const index = left.findIndex((tile) => tile.key === key(printed));
    return { id: index < 0 ? undefined : left.splice(index, 1)[0]?.id, printed };
  });
}
