import type { Forecast, Move, Question, Suggestion } from '../../games/contract';

/** What the page asks its worker. A question's view holds nothing that the seat may not see. */
export type BotRequest = { readonly id: number; readonly game: string; readonly question: Question } & (
  | { readonly ask: 'decide'; readonly level: string }
  | { readonly ask: 'suggest' }
  | { readonly ask: 'compare'; readonly plans: readonly (readonly Move[])[] }
  | { readonly ask: 'evaluate' }
  | { readonly ask: 'forecast' }
);

export type BotAnswer =
  | { readonly id: number; readonly move: Move }
  | { readonly id: number; readonly suggestions: readonly Suggestion[] }
  | { readonly id: number; readonly leads: readonly number[] }
  | { readonly id: number; readonly shares: readonly number[] }
  | { readonly id: number; readonly forecast: Forecast }
  | { readonly id: number; readonly failed: string };
