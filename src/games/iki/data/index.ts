/** The tables that the rules stand on. */
export * from './board';
export * from './buildings';
export * from './calendar';
export * from './card-table';
export * from './goods';
export * from './occupations';
export * from './provenance';
export * from './shops';
export * from './tokens';
export * from './tracks';
