/** A file of its own, so that the panel is fetched only by those who ask for it. */
export { Debug } from 'boardgame.io/debug';
