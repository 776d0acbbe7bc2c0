import { setImmediate } from 'node:timers/promises';
import { Keeping } from '../../server/keeping';
import { makeLog } from '../../server/log';
import type { MatchStore, MatchSummary } from '../../server/storage/store';

const DAY = 24 * 60 * 60 * 1000;

/** A store with so many old matches in which somebody has played, and a note of each that was removed. */
function storeOf(count: number, mayBeRemoved: (match: MatchSummary) => boolean = () => true) {
  const matches = Array.from({ length: count }, (_, n) => {
    const id = `match-${String(n).padStart(3, '0')}`;
    return { id, stateID: 9, version: 0, updatedAt: Math.floor(n / 7) } as MatchSummary;
  });
  const removed: string[] = [];
  const later = (match: MatchSummary, after: { updatedAt: number; id: string } | undefined) =>
    after === undefined ||
    match.updatedAt > after.updatedAt ||
    (match.updatedAt === after.updatedAt && match.id > after.id);
  const store = {
    untouched: async ({ begun, limit, after }: Parameters<MatchStore['untouched']>[0]) =>
      begun ? matches.filter((match) => later(match, after)).slice(0, limit) : [],
    removeAsRead: async (match: MatchSummary) => {
      if (!mayBeRemoved(match)) return 'conflict';
      matches.splice(matches.indexOf(match), 1);
      removed.push(match.id);
      return 'stored';
    },
  } as unknown as MatchStore;
  return { store, removed, left: matches };
}

const keepingOf = (store: MatchStore) =>
  new Keeping({
    store,
    log: makeLog('silent'),
    now: () => 100 * DAY,
    unstartedDays: 7,
    keepDays: 1,
    exportDir: null,
  });

test('old matches are removed batch by batch, past those that somebody has come back to', async () => {
  const { store, removed, left } = storeOf(70, ({ id }) => id > 'match-024');
  await keepingOf(store).tidy();
  expect(removed).toHaveLength(45);
  expect(left).toHaveLength(25);
});

test('between two removals everything else goes on', async () => {
  const { store, removed } = storeOf(5);
  const seen = new Set<number>();
  const tidied = keepingOf(store).tidy();
  let isOver = false;
  void tidied.then(() => {
    isOver = true;
  });
  while (!isOver) {
    seen.add(removed.length);
    await setImmediate();
  }
  expect([...seen]).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a removal that is under way is not begun a second time, and ends when the server closes', async () => {
  const { store, removed } = storeOf(50);
  const keeping = keepingOf(store);
  const tidied = keeping.tidy();
  expect(keeping.tidy()).toBe(tidied);
  await keeping.close();
  await tidied;
  expect(removed.length).toBeLessThan(50);
});
