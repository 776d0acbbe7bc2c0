export { Iki, iki } from './game';
export * from './rules';
