import { parentPort } from 'node:worker_threads';
import type { BOTS } from '../../src/games/bots';
import { messageOf } from '../message';
import type { ThreadAnswer, ThreadQuestion } from './threads';

/** Answers the questions that come to this thread with the bots of these games; each is loaded when it is first asked. */
export function answerQuestions(registry: typeof BOTS): void {
  parentPort?.on('message', async (question: ThreadQuestion) => {
    parentPort?.postMessage(await answerOf(registry, question));
  });
}

async function answerOf(registry: typeof BOTS, question: ThreadQuestion): Promise<ThreadAnswer> {
  try {
    const load = registry[question.game];
    if (load === undefined) throw new Error(`no bots for ${question.game}`);
    const { bots } = await load();
    return { move: bots.decide(question).move };
  } catch (error) {
    return { failed: messageOf(error) };
  }
}
