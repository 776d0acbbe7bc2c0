import type { GameBots, GameModule, Move, Question } from './contract';

/**
 * The move of a bot that must not stop a game: where a level fails or answers with something illegal, the one below it
 * decides, and below the last one the first legal move is made. Every failure is reported.
 */
export function decideOrFallBack<S, M extends Move>(
  module: Pick<GameModule<S, M>, 'card' | 'legalMoves' | 'explain'>,
  bots: Pick<GameBots<S, M>, 'decide'>,
  question: Question<S> & { readonly level: string },
  onFailure: (level: string, error: unknown) => void,
): M {
  const { view, seat } = question;
  const [first] = module.legalMoves(view, seat);
  if (!first) throw new Error(`Seat ${seat} has nothing to decide.`);
  const { botLevels } = module.card;
  for (const level of botLevels.slice(0, botLevels.indexOf(question.level) + 1).reverse()) {
    try {
      const { move } = bots.decide({ ...question, level });
      const refusal = module.explain(view, seat, move);
      if (refusal) throw new Error(`The move ${move.name} is not legal: ${refusal.code}.`);
      return move;
    } catch (error) {
      onFailure(level, error);
    }
  }
  return first;
}
