import { setImmediate } from 'node:timers/promises';
import { steadyNow } from './bucket';

/** So long may work that is not urgent go on before moves get their turn. */
const SLICE_MS = 4;

/**
 * For long work: to be awaited after each small piece of it. Every few milliseconds everything else goes on first,
 * however long the pieces take on this machine.
 */
export function breathing(now: () => number = steadyNow): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < SLICE_MS) return;
    await setImmediate();
    since = now();
  };
}

type Task = () => Promise<void>;

/**
 * Work that stops everything else while it goes on: one task after the other, with time for moves in between. Visitors
 * take turns, however many tasks one of them has.
 */
export class Line {
  private readonly waiting = new Map<string, Task[]>();
  private running = false;

  /** Runs a task when its visitor's turn has come. */
  run<T>(visitor: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const tasks = this.waiting.get(visitor) ?? [];
      tasks.push(async () => task().then(resolve, reject));
      this.waiting.set(visitor, tasks);
      void this.work();
    });
  }

  /** How many tasks of a visitor wait. */
  waitingOf(visitor: string): number {
    return this.waiting.get(visitor)?.length ?? 0;
  }

  private async work(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let next = this.next(); next !== undefined; next = this.next()) {
      await setImmediate();
      await next();
    }
    this.running = false;
  }

  /** The first task of the visitor who has waited longest, who goes to the end then. */
  private next(): Task | undefined {
    for (const [visitor, tasks] of this.waiting) {
      const task = tasks.shift();
      this.waiting.delete(visitor);
      if (tasks.length > 0) this.waiting.set(visitor, tasks);
      return task;
    }
    return undefined;
  }
}
