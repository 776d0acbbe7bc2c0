import { answerQuestions } from '../../../server/bots/answer';

// A thread in which everything prints, as a package or Node itself may.
console.log('a thread says this');
console.error('a thread complains');
process.emitWarning('a thread is warned');

answerQuestions({ toy: () => import('../../fixtures/toy/bots') });
