export { Root, root } from './game';
export * from './rules';
