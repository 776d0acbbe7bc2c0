export * from './board';
export * from './buildings';
export * from './customers';
export * from './effects';
export * from './masteries';
export * from './options';
export * from './patrons';
export * from './region-tiles';
