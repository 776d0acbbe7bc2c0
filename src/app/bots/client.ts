import type { Forecast, Move, Question, Suggestion } from '../../games/contract';
import { THINKING_MS } from '../../games/thinking';
import type { BotWorker } from '../platform';
import type { BotAnswer, BotRequest } from './protocol';

interface Waiting {
  readonly resolve: (answer: BotAnswer) => void;
  readonly reject: (error: Error) => void;
}

type WithoutId<Request> = Request extends BotRequest ? Omit<Request, 'id'> : never;

const BUDGET = { milliseconds: THINKING_MS };

/** Asks the bots of one game, who think in a worker. The worker starts with the first question. */
export class BotClient {
  private worker: BotWorker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(
    private readonly game: string,
    private readonly start: () => BotWorker,
  ) {}

  /** The move of a bot. The seed makes the same bot in the same place decide the same way. */
  async chooseMove(level: string, question: Question): Promise<Move> {
    const { game } = this;
    const answer = await this.ask({ ask: 'decide', game, level, question: { budget: BUDGET, ...question } });
    if (!('move' in answer)) throw new Error('The bots gave no move.');
    return answer.move;
  }

  /** What a strong player would think about here, best first. */
  async suggest(question: Question): Promise<readonly Suggestion[]> {
    const { game } = this;
    const answer = await this.ask({ ask: 'suggest', game, question: { budget: BUDGET, ...question } });
    if (!('suggestions' in answer)) throw new Error('The bots gave no suggestions.');
    return answer.suggestions;
  }

  /** The final lead expected after each plan; none where the bots of this game cannot say. */
  async compare(question: Question, plans: readonly (readonly Move[])[]): Promise<readonly number[]> {
    const { game } = this;
    const answer = await this.ask({ ask: 'compare', game, plans, question: { budget: BUDGET, ...question } });
    if (!('leads' in answer)) throw new Error('The bots compared nothing.');
    return answer.leads;
  }

  /** Each seat's expected share of the victory. */
  async evaluate(question: Question): Promise<readonly number[]> {
    const { game } = this;
    const answer = await this.ask({ ask: 'evaluate', game, question: { budget: BUDGET, ...question } });
    if (!('shares' in answer)) throw new Error('The bots evaluated nothing.');
    return answer.shares;
  }

  /** How the game is expected to end. */
  async forecast(question: Question): Promise<Forecast> {
    const { game } = this;
    const answer = await this.ask({ ask: 'forecast', game, question: { budget: BUDGET, ...question } });
    if (!('forecast' in answer)) throw new Error('The bots gave no forecast.');
    return answer.forecast;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.fail(new Error('The bots were stopped.'));
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  private ask(question: WithoutId<BotRequest>): Promise<BotAnswer> {
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
