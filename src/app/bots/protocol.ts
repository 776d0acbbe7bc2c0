import type { Move, Question, Suggestion } from '../../games/contract';

/** What the page asks its worker. A question's view holds nothing that the seat may not see. */
export type BotRequest = { readonly id: number; readonly game: string; readonly question: Question } & (
  | { readonly ask: 'decide'; readonly level: string }
  | { readonly ask: 'suggest' }
);

export type BotAnswer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly suggestions: readonly Suggestion[] }
  | { readonly id: number; readonly failed: string };
