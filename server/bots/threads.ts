import { Worker } from 'node:worker_threads';
import type { decide } from '../../src/games/river-of-gold/bots';
import type { PlayableMove } from '../game';

export type ThreadQuestion = Parameters<typeof decide>[0];
export type ThreadAnswer = { readonly move: PlayableMove } | { readonly failed: string };

interface Job {
  readonly question: ThreadQuestion;
  readonly signal: AbortSignal;
  readonly resolve: (move: PlayableMove) => void;
  readonly reject: (reason: unknown) => void;
}

export interface ThreadSettings {
  /** The program that a thread runs. */
  readonly program: URL;
  readonly threads: number;
  /** A thread that has thought this long about one question is ended: it hangs. */
  readonly patienceMs: number;
}

/**
 * A few threads that answer one question each at a time; further questions wait in line. A thread that dies or takes too
 * long fails its own question only, and another one takes its place.
 */
export class Threads {
  private readonly idle: Worker[] = [];
  private readonly busy = new Set<Worker>();
  private readonly line: Job[] = [];
  private closed = false;

  constructor(private readonly settings: ThreadSettings) {}

  ask(question: ThreadQuestion, signal: AbortSignal): Promise<PlayableMove> {
    return new Promise((resolve, reject) => {
      if (this.closed || signal.aborted) {
        reject(signal.reason ?? new Error('the threads are closed'));
        return;
      }
      this.line.push({ question, signal, resolve, reject });
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
    this.work(this.idle.pop() ?? new Worker(this.settings.program), job);
  }

  private work(worker: Worker, job: Job): void {
    this.busy.add(worker);
    let settled = false;
    const settle = (alive: boolean, tell: () => void): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      // Only our own: a worker listens to itself, and without that it never hears an answer again.
      worker.off('message', heard).off('error', failed).off('exit', ended);
      // A thread that is being ended may still complain; nobody listens any more.
      if (worker.listenerCount('error') === 0) worker.on('error', () => undefined);
      this.busy.delete(worker);
      if (alive && !this.closed) this.idle.push(worker);
      else void worker.terminate();
      tell();
      this.next();
    };
    const heard = (answer: ThreadAnswer): void =>
      settle(true, () => {
        if ('move' in answer) job.resolve(answer.move);
        else job.reject(new Error(answer.failed));
      });
    const failed = (error: unknown): void => settle(false, () => job.reject(error));
    const ended = (code: number): void =>
      settle(false, () => job.reject(new Error(`a thread ended with ${code}`)));
    const timer = setTimeout(() => {
      settle(false, () => job.reject(new Error(`no answer within ${this.settings.patienceMs} ms`)));
    }, this.settings.patienceMs);
    worker.on('message', heard).on('error', failed).on('exit', ended);
    // A waiting thread must not keep the process alive; close() ends it in order.
    worker.unref();
    worker.postMessage(job.question);
  }
}
