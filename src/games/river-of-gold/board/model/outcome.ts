import type { ChoiceKind, GameEvent, Losses, Preview, Region, Resource, Seat } from '../../rules';

export interface ResourceChange {
  readonly resource: Resource;
  readonly gained: number;
  readonly paid: number;
  /** What a limit would take away. */
  readonly lost: number;
}
export interface InfluenceChange {
  readonly region: Region;
  readonly from: number;
  readonly to: number;
  readonly lost: number;
}
/** What a move means for one player. */
export interface SeatOutcome {
  readonly seat: Seat;
  readonly resources: readonly ResourceChange[];
  readonly influence: readonly InfluenceChange[];
  readonly favorLimit: number | null;
  /** Goods of choice that wait for the player's next turn. */
  readonly waiting: number;
  /** Goods of choice that find no room. */
  readonly goodsLost: number;
}
/** What a move means for everybody, and what it leaves open. */
export interface Outcome {
  readonly seats: readonly SeatOutcome[];
  readonly journey: boolean;
  readonly choices: readonly ChoiceKind[];
  /** What else the player who moves may lose to a limit, by an unlucky answer to those choices. */
  readonly perhapsLost: Losses;
  /** Hidden things that come to light, so that the move cannot be taken back. */
  readonly cards: number;
  readonly roll: boolean;
}

interface Draft {
  resources: Map<Resource, { gained: number; paid: number; lost: number }>;
  influence: Map<Region, { from: number; to: number; lost: number }>;
  favorLimit: number | null;
  waiting: number;
  goodsLost: number;
}

const RESOURCES: readonly Resource[] = ['points', 'koku', 'silk', 'rice', 'porcelain', 'favor'];

/** Adds up events by player. Players whom nothing happens to are left out; the others come in the order given. */
export function outcomeOfEvents(events: readonly GameEvent[], order: readonly Seat[]): SeatOutcome[] {
  const drafts = new Map<Seat, Draft>();
  const draftOf = (seat: Seat): Draft => {
    const begun = drafts.get(seat);
    if (begun) return begun;
    const draft: Draft = {
      resources: new Map(),
      influence: new Map(),
      favorLimit: null,
      waiting: 0,
      goodsLost: 0,
    };
    drafts.set(seat, draft);
    return draft;
  };
  for (const event of events) {
    switch (event.type) {
      case 'gained':
      case 'paid': {
        const { resources } = draftOf(event.player);
        const sum = resources.get(event.resource) ?? { gained: 0, paid: 0, lost: 0 };
        if (event.type === 'paid') sum.paid += event.amount;
        else {
          sum.gained += event.amount;
          sum.lost += event.lost;
        }
        resources.set(event.resource, sum);
        break;
      }
      case 'influenced': {
        const { influence } = draftOf(event.player);
        const earlier = influence.get(event.region);
        if (earlier) {
          earlier.to = event.to;
          earlier.lost += event.lost;
        } else influence.set(event.region, { from: event.from, to: event.to, lost: event.lost });
        break;
      }
      case 'favorLimitRaised':
        if (event.lost === 0) draftOf(event.player).favorLimit = event.limit;
        break;
      case 'goodWaits':
        draftOf(event.player).waiting++;
        break;
      case 'goodLost':
        draftOf(event.player).goodsLost++;
        break;
      default:
        break;
    }
  }
  return order.flatMap((seat) => {
    const draft = drafts.get(seat);
    if (!draft) return [];
    return [
      {
        seat,
        resources: RESOURCES.flatMap((resource) => {
          const sum = draft.resources.get(resource);
          return sum ? [{ resource, ...sum }] : [];
        }),
        influence: [...draft.influence]
          .sort(([a], [b]) => a - b)
          .map(([region, change]) => ({ region, ...change })),
        favorLimit: draft.favorLimit,
        waiting: draft.waiting,
        goodsLost: draft.goodsLost,
      },
    ];
  });
}

/** What a look ahead finds: what is sure to happen, and which choices, cards and rolls are in between. */
export interface Foreseen {
  readonly events: readonly GameEvent[];
  readonly choices: readonly ChoiceKind[];
  readonly loses: Preview['loses'];
  readonly cards: number;
  readonly roll: boolean;
}

/** The losses of the player who moves are those that no choice avoids, not those of one way to choose. */
const losing = (outcome: SeatOutcome, surely: Losses): SeatOutcome => ({
  ...outcome,
  resources: outcome.resources.map((change) => ({ ...change, lost: surely[change.resource] ?? 0 })),
  goodsLost: surely.anyGood ?? 0,
});

/** What a look ahead means for everybody; the player who moves comes first in the order. */
export function outcomeOf(
  { events, choices, loses, cards, roll }: Foreseen,
  order: readonly Seat[],
): Outcome {
  return {
    seats: outcomeOfEvents(events, order).map((outcome) =>
      outcome.seat === order[0] ? losing(outcome, loses.surely) : outcome,
    ),
    journey: events.some((event) => event.type === 'sailed' && event.journey),
    choices,
    perhapsLost: loses.perhaps,
    cards,
    roll,
  };
}
