import { i18n } from '../../../i18n';
import type { Lesson } from '../../contract';
import type { GameState, MatchOptions } from '../rules';
import { Guide } from './Guide';
import { GUIDE_SEED, LEARNER } from './guide-steps';

const say = (key: 'guided.title' | 'guided.text' | 'guide.you' | 'guide.teacher'): string =>
  i18n.t(key, { ns: 'river-learn' });

/** A guided first turn: clans are dealt, and the learner begins. */
export const firstTurn: Lesson<GameState, MatchOptions> = {
  id: 'first-turn',
  title: () => say('guided.title'),
  about: () => say('guided.text'),
  learner: LEARNER,
  players: 2,
  options: { patrons: 'none', clans: 'random' },
  seed: GUIDE_SEED,
  names: () => [say('guide.you'), say('guide.teacher')],
  Guide,
};
