/**
 * The bots' suite that every game of the registry must pass, over IKI alone: the registry cannot list the game before
 * its screen is there. Not needed once it does.
 */
import type { GameModule } from '../../../../src/games/contract';
import type * as Game from '../../../../src/games/iki';
import type * as Bots from '../../../../src/games/iki/bots';

const { iki } = require('../../../../src/games/iki') as typeof Game;
const { bots } = require('../../../../src/games/iki/bots') as typeof Bots;
const GAMES: readonly GameModule[] = [iki];
const tools = { report: { options: [{}, { extras: false }], notes: [] } };

jest.doMock('../../../../src/games', () => ({ GAMES }));
jest.doMock('../../../../src/games/tools', () => ({ TOOLS: { iki: async () => ({ tools }) } }));
jest.doMock('../../../../src/games/bots', () => ({ BOTS: { iki: async () => ({ bots }) } }));

require('../../bots.test');
