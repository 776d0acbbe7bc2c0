/**
 * The suites that every game of the registry must pass, over Root alone: its rules side is complete before its bots and
 * its screen, without which the registry cannot list it. Not needed once the registry does.
 */
import type { GameModule } from '../../../src/games/contract';
import type * as Game from '../../../src/games/root';

const { root } = require('../../../src/games/root') as typeof Game;
const GAMES: readonly GameModule[] = [root];
const options = [{}, { map: 'winter' }, { factions: 'pick', suits: 'random' }, { anyFactions: true }];
const tools = { report: { options, notes: [] } };

jest.doMock('../../../src/games', () => ({ GAMES }));
jest.doMock('../../../src/games/tools', () => ({ TOOLS: { root: async () => ({ tools }) } }));
jest.doMock('../../../src/games/bots', () => ({ BOTS: {} }));

for (const suite of ['whole-games', 'client', 'undo', 'secrets', 'garbage']) require(`../${suite}.test`);
