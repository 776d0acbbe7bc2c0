/**
 * Everything that we take from boardgame.io's internal entry, which promises nothing from one release to the next.
 * Nothing else imports that entry: when it changes, this file is the one to change.
 */
export {
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/internal';
