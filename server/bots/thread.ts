import { parentPort } from 'node:worker_threads';
import { decide } from '../../src/games/river-of-gold/bots';
import type { ThreadAnswer, ThreadQuestion } from './threads';

/** One of the threads in which the bots think: a question comes in, a move or an error goes out. */
parentPort?.on('message', (question: ThreadQuestion) => {
  let answer: ThreadAnswer;
  try {
    answer = { move: decide(question).move };
  } catch (error) {
    answer = { failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
