import { BOTS } from '../../src/games/bots';
import { answerQuestions } from './answer';

/** One of the threads in which the bots think: a question comes in, a move or an error goes out. */
answerQuestions(BOTS);
