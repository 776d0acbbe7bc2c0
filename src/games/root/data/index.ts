/** The tables that the rules stand on. */
export * from './cards';
export * from './factions';
export * from './items';
export * from './maps';
export * from './options';
export * from './quests';
export * from './suits';
