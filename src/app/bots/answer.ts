import type { GameBots, GameModule } from '../../games/contract';
import { decideOrFallBack } from '../../games/decide';
import type { BotAnswer, BotRequest } from './protocol';

/** Answers a question with the bots of its game; what they throw is an answer too. */
export function answerOf(request: BotRequest, module: GameModule, bots: GameBots): BotAnswer {
  const { id, question } = request;
  try {
    switch (request.ask) {
      case 'decide': {
        const { level } = request;
        const move = decideOrFallBack(module, bots, { ...question, level }, (failed, error) =>
          console.error(`The bot "${failed}" failed; the level below decides.`, error),
        );
        return { id, move };
      }
      case 'suggest':
        return { id, suggestions: bots.suggest(question) };
      case 'compare':
        return { id, leads: bots.compare?.({ ...question, plans: request.plans }) ?? [] };
      case 'evaluate':
        return { id, shares: bots.evaluate(question) };
      case 'forecast': {
        const scores = bots.expectedScores?.(question) ?? null;
        return { id, forecast: { shares: bots.evaluate(question), scores } };
      }
    }
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}
