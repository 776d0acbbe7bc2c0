import type { GameState, Move, Seat } from '../../games/river-of-gold';
import type { BotLevel } from '../../games/river-of-gold/bots/types';
import type { BotWorker } from '../platform';
import type { BotAnswer, BotRequest, Hint } from './bot-protocol';

/** Milliseconds that a bot may think about a move; the screen stays free meanwhile. */
const BUDGET = 700;

interface Waiting {
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: Error) => void;
}

type Question = BotRequest extends infer One ? (One extends BotRequest ? Omit<One, 'id'> : never) : never;

/** Asks the bots, who think in a worker of their own. The worker starts with the first question. */
export class BotClient {
  private worker: BotWorker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly start: () => BotWorker) {}

  /** The move of a bot. The seed makes the same bot in the same place decide the same way. */
  async chooseMove(
    view: GameState,
    seat: Seat,
    level: BotLevel,
    seed: string,
    budget = BUDGET,
  ): Promise<Move> {
    const answer = await this.ask({ ask: 'decide', view, seat, level, seed, budget });
    if (!('move' in answer)) throw new Error('The bots gave no move.');
    return answer.move;
  }

  /** What a strong player would think about here, best first. */
  async suggest(view: GameState, seat: Seat, seed: string, budget = BUDGET): Promise<readonly Hint[]> {
    const answer = await this.ask({ ask: 'suggest', view, seat, seed, budget });
    if (!('hints' in answer)) throw new Error('The bots gave no hints.');
    return answer.hints;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.fail(new Error('The bots were sent home.'));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private ask(question: Question): Promise<BotAnswer> {
    this.asked += 1;
    const id = this.asked;
    const worker = this.worker ?? this.begin();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ ...question, id });
    });
  }

  private begin(): BotWorker {
    const worker = this.start();
    worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data);
    };
    worker.onerror = (event) => {
      // A worker that died is not asked again; the next question starts a new one.
      this.worker = null;
      this.fail(new Error(event.message || 'The bots stopped.'));
    };
    this.worker = worker;
    return worker;
  }
}
