/**
 * The suites that every game of the registry must pass, over IKI alone: its rules side is complete before its bots and
 * its screen, without which the registry cannot list it. Not needed once the registry does.
 */
import type { GameModule } from '../../../src/games/contract';
import type * as Game from '../../../src/games/iki';

const { iki } = require('../../../src/games/iki') as typeof Game;
const GAMES: readonly GameModule[] = [iki];
const tools = { report: { options: [{}, { extras: false }], notes: [] } };

jest.doMock('../../../src/games', () => ({ GAMES }));
jest.doMock('../../../src/games/tools', () => ({ TOOLS: { iki: async () => ({ tools }) } }));
jest.doMock('../../../src/games/bots', () => ({ BOTS: {} }));

for (const suite of ['whole-games', 'client', 'undo', 'secrets', 'garbage']) require(`../${suite}.test`);
