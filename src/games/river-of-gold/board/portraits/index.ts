export { Portrait, portraitGlyph } from './Portrait';
