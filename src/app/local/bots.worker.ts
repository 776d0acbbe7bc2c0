import { decideOrFallBack, suggest } from '../../games/river-of-gold/bots';
import type { BotAnswer, BotRequest } from './bot-protocol';

/** The bots think here, off the page's thread. */
function answer(request: BotRequest): BotAnswer {
  const { id, view, seat, seed } = request;
  const budget = { milliseconds: request.budget };
  try {
    switch (request.ask) {
      case 'decide':
        return {
          id,
          move: decideOrFallBack({ view, seat, seed, budget, level: request.level }, (level, error) =>
            console.error(`A ${level} failed; the level below decides.`, error),
          ).move,
        };
      case 'suggest':
        return {
          id,
          hints: suggest({ view, seat, seed, budget }).map(({ move, plan, value }) => ({
            move,
            plan,
            value,
          })),
        };
    }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(answer(data));
