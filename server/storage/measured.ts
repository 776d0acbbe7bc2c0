import { type MatchStore, StorageFailed } from './store';

type Observe = (operation: string, seconds: number, failed: boolean) => void;

/** The same store, with the duration of every operation reported, and every failure as StorageFailed. */
export function measured(store: MatchStore, observe: Observe): MatchStore {
  const timed =
    <A extends unknown[], R>(operation: string, run: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const start = performance.now();
      let failed = true;
      try {
        const answer = await run.apply(store, args);
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
    create: timed('create', store.create),
    load: timed('load', store.load),
    summary: timed('summary', store.summary),
    initialState: timed('initialState', store.initialState),
    log: timed('log', store.log),
    appendMove: timed('appendMove', store.appendMove),
    appendChat: timed('appendChat', store.appendChat),
    chat: timed('chat', store.chat),
    updateRecord: timed('updateRecord', store.updateRecord),
    createNext: timed('createNext', store.createNext),
    removeUnstarted: timed('removeUnstarted', store.removeUnstarted),
    removeUnstartedBefore: timed('removeUnstartedBefore', store.removeUnstartedBefore),
    remove: timed('remove', store.remove),
    list: timed('list', store.list),
    versions: timed('versions', store.versions),
    unfinishedWithBots: timed('unfinishedWithBots', store.unfinishedWithBots),
    count: timed('count', store.count),
    ping: timed('ping', store.ping),
    close: () => store.close(),
  };
}
