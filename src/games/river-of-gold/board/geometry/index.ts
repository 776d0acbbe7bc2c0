export * from './data';
export * from './frame';
export * from './river';
export * from './tile';
