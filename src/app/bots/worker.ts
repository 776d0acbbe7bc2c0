import { GAMES } from '../../games';
import { BOTS } from '../../games/bots';
import { answerOf } from './answer';
import type { BotAnswer, BotRequest } from './protocol';

/** The bots think here, off the page's thread. Those of a game are loaded with the first question about it. */
async function answer(request: BotRequest): Promise<BotAnswer> {
  const module = GAMES.find(({ card }) => card.id === request.game);
  const load = BOTS[request.game];
  if (!module || !load) return { id: request.id, failed: `There are no bots of ${request.game}.` };
  try {
    const { bots } = await load();
    return answerOf(request, module, bots);
  } catch (error) {
    return { id: request.id, failed: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<BotRequest>) => self.postMessage(await answer(data));
