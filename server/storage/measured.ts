import { ADMIN_OPERATIONS } from './admin';
import { PEOPLE_OPERATIONS } from './people';
import { RESULT_OPERATIONS } from './results';
import { type MatchStore, StorageFailed } from './store';

type Observe = (operation: string, seconds: number, failed: boolean) => void;

type Timed = <A extends unknown[], R>(
  operation: string,
  run: (...args: A) => Promise<R>,
  of?: unknown,
) => (...args: A) => Promise<R>;

/** The same part of a store, with these of its operations measured. */
function measuredPart<Part extends object>(
  part: Part,
  operations: readonly (keyof Part & string)[],
  timed: Timed,
): Part {
  const measure = (name: keyof Part & string) =>
    timed(name, part[name] as (...args: unknown[]) => Promise<unknown>, part);
  return Object.fromEntries(operations.map((name) => [name, measure(name)])) as unknown as Part;
}

/** The same store, with the duration of every operation reported, and every failure as StorageFailed. */
export function measured(store: MatchStore, observe: Observe): MatchStore {
  const timed: Timed =
    <A extends unknown[], R>(operation: string, run: (...args: A) => Promise<R>, of: unknown = store) =>
    async (...args: A): Promise<R> => {
      const start = performance.now();
      let failed = true;
      try {
        const answer = await run.apply(of, args);
        failed = false;
        return answer;
      } catch (error) {
        throw new StorageFailed(operation, error);
      } finally {
        observe(operation, (performance.now() - start) / 1000, failed);
      }
    };
  return {
    kind: store.kind,
    people: measuredPart(store.people, PEOPLE_OPERATIONS, timed),
    results: measuredPart(store.results, RESULT_OPERATIONS, timed),
    admin: measuredPart(store.admin, ADMIN_OPERATIONS, timed),
    create: timed('create', store.create),
    load: timed('load', store.load),
    loadSince: timed('loadSince', store.loadSince),
    summary: timed('summary', store.summary),
    initialState: timed('initialState', store.initialState),
    log: timed('log', store.log),
    logBetween: timed('logBetween', store.logBetween),
    appendMove: timed('appendMove', store.appendMove),
    appendChat: timed('appendChat', store.appendChat),
    chat: timed('chat', store.chat),
    chatSince: timed('chatSince', store.chatSince),
    due: timed('due', store.due),
    markSeen: timed('markSeen', store.markSeen),
    seen: timed('seen', store.seen),
    updateRecord: timed('updateRecord', store.updateRecord),
    createNext: timed('createNext', store.createNext),
    request: timed('request', store.request),
    removeRequestsBefore: timed('removeRequestsBefore', store.removeRequestsBefore),
    removeAsRead: timed('removeAsRead', store.removeAsRead),
    untouched: timed('untouched', store.untouched),
    remove: timed('remove', store.remove),
    list: timed('list', store.list),
    versions: timed('versions', store.versions),
    unfinishedWithBots: timed('unfinishedWithBots', store.unfinishedWithBots),
    takeBotTurn: timed('takeBotTurn', store.takeBotTurn),
    expiredBotTurns: timed('expiredBotTurns', store.expiredBotTurns),
    releaseBotTurns: timed('releaseBotTurns', store.releaseBotTurns),
    count: timed('count', store.count),
    ping: timed('ping', store.ping),
    close: () => store.close(),
  };
}
