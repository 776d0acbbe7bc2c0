import type { TFunction } from 'i18next';
import type { GameState, Seat } from '../../rules';
import type { Words } from '../model/words';

/** What is asked about: the table as the viewer sees it, and the words to answer with. */
export interface Asked {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly words: Words;
  readonly t: TFunction<['river-ask', 'river-art']>;
}
