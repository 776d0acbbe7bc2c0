import {
  applyMove,
  defaultMove,
  type GameState,
  type Move,
  type Option,
  optionsOf,
  type RandomSource,
} from '../rules';

const choose = (option: Option): Move => ({ name: 'choose', arg: { option } });

/** What somebody answers without much thought: an ambush is laid, a card in battle is used, the rest as by default. */
function quickAnswer(state: GameState): Move {
  const question = state.questions.at(-1);
  switch (question?.kind) {
    case 'ambush':
    case 'foil':
      return choose(optionsOf(state, question).find((option) => option !== 'none') ?? 'none');
    case 'hospitals': {
      const options = optionsOf(state, question);
      return choose(options.find((option) => option !== 'none') ?? 'none');
    }
    default:
      return defaultMove(state);
  }
}

/** Answers what is asked, until there is no question left. The order of cards makes longer chains impossible. */
const MOST_ANSWERS = 60;
export function settle(state: GameState, random: RandomSource): void {
  for (let i = 0; i < MOST_ANSWERS && !state.result && state.questions.length > 0; i++) {
    applyMove(state, quickAnswer(state), random);
  }
}
