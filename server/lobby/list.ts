import { steadyNow } from '../bucket';
import { Line } from '../line';
import type { Rooms } from '../match/rooms';
import { type PublicMatch, type PublicSeat, viewOfMatch } from '../match/views';
import type { MatchStore, MatchSummary } from '../storage/store';
import type { ListQuery } from './schemas';

/** So many matches are on a page of a list, unless fewer or a few more are asked for. */
const PAGE = 50;
/** How old a list may be. Who joins, leaves or creates a match makes a new one at once. */
const KEPT_MS = 1000;

interface ListServices {
  store: MatchStore;
  rooms: Rooms;
  now(): number;
}

export interface MatchList {
  matches: PublicMatch[];
  /** What to ask for as `after` to go on; missing on the last page. */
  next?: string;
}

/** Matches as the lobby shows them, with who is connected now and when the others were. */
export async function publicMatches(
  { store, rooms, now }: ListServices,
  matches: readonly MatchSummary[],
): Promise<PublicMatch[]> {
  const seen = new Map(
    (await store.seen(matches.map(({ id }) => id))).map(({ id, seat, at }) => [`${id}/${seat}`, at]),
  );
  const time = now();
  return matches.map((match) => {
    const presence = {
      isConnected: (seat: number) => rooms.isConnected(match.id, seat),
      lastSeen: (seat: number) => seen.get(`${match.id}/${seat}`) ?? null,
    };
    return viewOfMatch(match, presence, time);
  });
}

/** A seat as lists have it: what people have stored with their names is sent with the match alone. */
function listedSeat({ data, ...seat }: PublicSeat): PublicSeat {
  return seat.isBot ? { ...seat, data } : seat;
}

/**
 * A page of the public matches of these games, newest first, or those asked for by their ids. A private next match is not
 * given away by the public list.
 */
export async function listMatches(
  services: ListServices,
  games: readonly string[],
  { limit = PAGE, ...where }: ListQuery,
): Promise<MatchList> {
  const { store } = services;
  const listed = async (some: readonly MatchSummary[]) =>
    (await publicMatches(services, some)).map((match) => ({
      ...match,
      players: match.players.map(listedSeat),
    }));
  if (where.ids !== undefined) {
    return { matches: await listed(await store.list({ games, ...where, limit: where.ids.length })) };
  }
  const found = await store.list({ games, ...where, limit: limit + 1 });
  const page = found.slice(0, limit);
  const matches = await listed(page);
  const ids = page.flatMap(({ record }) => record.nextMatchID ?? []);
  const next = await store.list({ games, ids, limit: ids.length });
  const publicNext = new Set(next.filter(({ record }) => !record.unlisted).map(({ id }) => id));
  const last = found.length > page.length ? page.at(-1) : undefined;
  return {
    matches: matches.map(({ nextMatchID, ...match }) =>
      nextMatchID !== undefined && publicNext.has(nextMatchID) ? { ...match, nextMatchID } : match,
    ),
    ...(last === undefined ? {} : { next: `${last.updatedAt}_${last.id}` }),
  };
}

interface KeptList {
  readonly generation: number;
  readonly madeAt: number;
  readonly text: Promise<Buffer>;
}

/**
 * The lobby's lists, ready to be sent. A first page that everybody asks for is put together once a second at most,
 * however many ask; so many visitors, or one who asks a thousand times, cost little more than one.
 */
export class Lists {
  private readonly kept = new Map<string, KeptList>();
  private generation = 0;
  /** Of lists that somebody asks for alone. */
  private readonly line = new Line();

  constructor(
    private readonly services: ListServices,
    private readonly steady: () => number = steadyNow,
  ) {}

  /** Somebody has created, joined or left a match: nobody is shown a list from before that. */
  changed(): void {
    this.generation++;
  }

  /** What a list costs, in requests for one match: next to nothing where one is kept for everybody. */
  cost(query: ListQuery): number {
    if (isForEverybody(query)) return 1;
    return query.ids === undefined ? 5 : Math.ceil(query.ids.length / 10);
  }

  async read(games: readonly string[], query: ListQuery, visitor = ''): Promise<Buffer> {
    if (!isForEverybody(query)) {
      return this.line.run(visitor, () => toText(listMatches(this.services, games, query)));
    }
    const key = [...games, query.isGameover, query.open].join();
    const { generation } = this;
    const kept = this.kept.get(key);
    if (kept?.generation === generation && this.steady() - kept.madeAt < KEPT_MS) return kept.text;
    const text = toText(listMatches(this.services, games, query));
    const made = { generation, madeAt: this.steady(), text };
    this.kept.set(key, made);
    // A failure is not kept.
    text.catch(() => this.kept.get(key) === made && this.kept.delete(key));
    return text;
  }
}

/** A first page without anything that few others would ask for. */
const isForEverybody = ({ ids, updatedBefore, updatedAfter, after, limit }: ListQuery): boolean =>
  [ids, updatedBefore, updatedAfter, after, limit].every((field) => field === undefined);

const toText = async (list: Promise<MatchList>): Promise<Buffer> => Buffer.from(JSON.stringify(await list));
