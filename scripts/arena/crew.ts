import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { type Fixture, type GameRecord, playGame } from './game';

type Answer = { readonly game: number; readonly record: GameRecord } | { readonly failed: string };

/** Plays whatever the main thread sends, one game after another. */
export function serveGames(): void {
  parentPort?.on('message', ({ game, fixture }: { game: number; fixture: Fixture }) => {
    let answer: Answer;
    try {
      answer = { game, record: playGame(fixture) };
    } catch (error) {
      answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}

/** Plays all games on all cores, and tells after each how many are done. The records come in the order of the games. */
export function playAll(
  program: string | URL,
  games: readonly Fixture[],
  onProgress: (done: number) => void,
  threads = availableParallelism(),
): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  let next = 0;
  let done = 0;
  return new Promise((resolve, reject) => {
    const workers: Worker[] = [];
    const end = (finish: () => void): void => {
      Promise.all(workers.map((worker) => worker.terminate())).then(finish, reject);
    };
    const send = (worker: Worker): void => {
      const fixture = games[next];
      if (fixture) worker.postMessage({ game: next++, fixture });
    };
    for (let i = 0; i < Math.min(threads, games.length); i++) {
      const worker = new Worker(program);
      workers.push(worker);
      worker.on('error', (error) => end(() => reject(error)));
      worker.on('message', (answer: Answer) => {
        if ('failed' in answer) {
          end(() => reject(new Error(answer.failed)));
          return;
        }
        records[answer.game] = answer.record;
        onProgress(++done);
        if (done === games.length) end(() => resolve(records));
        else send(worker);
      });
      send(worker);
    }
  });
}
