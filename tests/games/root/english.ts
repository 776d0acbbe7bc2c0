import { resources } from '../../../src/games/root/locales/en';
import { i18n } from '../../../src/i18n';

// The shell loads a game's words before it draws the game; a test that imports this file has the English ones.
for (const [namespace, words] of Object.entries(resources)) i18n.addResourceBundle('en', namespace, words);
