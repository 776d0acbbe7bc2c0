import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { botsOf, gameNamed, toolsOf } from '../tools/game';
import { type Fixture, type GameRecord, type Played, playGame } from './game';

type Answer = { readonly game: number; readonly record: GameRecord } | { readonly failed: string };

async function load(id: string): Promise<Played> {
  const module = gameNamed(id);
  return { module, bots: await botsOf(module.card), tools: await toolsOf(module.card) };
}

/** Plays what the main thread sends, one game after another. */
export function serveGames(): void {
  const played = new Map<string, Promise<Played>>();
  parentPort?.on('message', async ({ game, fixture }: { game: number; fixture: Fixture }) => {
    let answer: Answer;
    try {
      const loading = played.get(fixture.game) ?? load(fixture.game);
      played.set(fixture.game, loading);
      answer = { game, record: playGame(await loading, fixture) };
    } catch (error) {
      answer = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}

/** Plays all games on all cores and reports after each how many are done. The records come in the order of the games. */
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
