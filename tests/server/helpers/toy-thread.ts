import { answerQuestions } from '../../../server/bots/answer';
import { BOTS } from '../../../src/games/bots';

answerQuestions({ ...BOTS, toy: () => import('../../fixtures/toy/bots') });
