import { Worker } from 'node:worker_threads';
import type { Budget, Move } from '../../src/games/contract';
import type { BotQuestion } from './seat-bots';

export type ThreadQuestion = BotQuestion & { readonly budget?: Budget };
export type ThreadAnswer = { readonly move: Move } | { readonly failed: string };

interface Job {
  readonly question: ThreadQuestion;
  readonly signal: AbortSignal;
  readonly begun: () => void;
  readonly resolve: (move: Move) => void;
  readonly reject: (reason: unknown) => void;
}

export interface ThreadSettings {
  /** The file that a thread runs. */
  readonly file: URL;
  readonly threads: number;
  /** A thread that has thought this long about one question is ended: it hangs. */
  readonly patienceMs: number;
}

/**
 * A few threads that answer one question each at a time; further questions wait in line. A match asks one question at
 * a time, so that the line is fair: between two questions of one match, every other match gets its turn. A thread that
 * dies or takes too long fails its own question only, and another one takes its place.
 */
export class Threads {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly line: Job[] = [];
  private closed = false;

  constructor(private readonly settings: ThreadSettings) {}

  /** How many questions wait in line. */
  get waiting(): number {
    return this.line.length;
  }

  /** The answer to a question; `begun` is called when a thread takes it up. */
  ask(question: ThreadQuestion, signal: AbortSignal, begun: () => void = () => undefined): Promise<Move> {
    return new Promise((resolve, reject) => {
      if (this.closed || signal.aborted) {
        reject(signal.reason ?? new Error('the threads are closed'));
        return;
      }
      this.line.push({ question, signal, begun, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.line.splice(0)) job.reject(new Error('the threads are closed'));
    await Promise.all([...this.idle.splice(0), ...this.busy].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.closed || this.line.length === 0) return;
    if (this.idle.length === 0 && this.busy.size >= this.settings.threads) return;
    const job = this.line.shift();
    if (!job) return;
    if (job.signal.aborted) {
      job.reject(job.signal.reason);
      this.next();
      return;
    }
    job.begun();
    this.work(this.idle.pop() ?? this.begin(), job);
  }

  /**
   * A new thread. One that dies while it is asked nothing is forgotten, and harms nobody. What is printed in it goes the way of
   * what is printed here: by itself it would stand between the lines of the log.
   */
  private begin(): Worker {
    const worker = new Worker(this.settings.file, { stdout: true, stderr: true });
    for (const output of [worker.stdout, worker.stderr]) {
      output.on('data', (chunk) => console.error(String(chunk).trimEnd()));
    }
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      const index = this.idle.indexOf(worker);
      if (index >= 0) this.idle.splice(index, 1);
    });
    return worker;
  }

  private work(worker: Worker, job: Job): void {
    this.busy.add(worker);
    const settle = (alive: boolean, answer: () => void): void => {
      if (!this.busy.delete(worker)) return;
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      if (alive && !this.closed) this.idle.push(worker);
      else void worker.terminate();
      answer();
      this.next();
    };
    const onMessage = (answer: ThreadAnswer): void => {
      settle(true, () => {
        if ('move' in answer) job.resolve(answer.move);
        else job.reject(new Error(answer.failed));
      });
    };
    const onError = (error: unknown): void => settle(false, () => job.reject(error));
    const onExit = (code: number): void => onError(new Error(`a thread ended with ${code}`));
    const { patienceMs } = this.settings;
    const timer = setTimeout(() => onError(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(job.question);
  }
}
