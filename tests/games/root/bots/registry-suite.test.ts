/**
 * The suite that the bots of every game of the registry must pass, over Root alone: the registry cannot list it before
 * its screen is there. Not needed once it does.
 */
import type { GameModule } from '../../../../src/games/contract';
import type * as Game from '../../../../src/games/root';
import type * as Bots from '../../../../src/games/root/bots';

const { root } = require('../../../../src/games/root') as typeof Game;
const { bots } = require('../../../../src/games/root/bots') as typeof Bots;
const GAMES: readonly GameModule[] = [root];
const options = [{}, { map: 'winter', factions: 'pick' }, { suits: 'random', anyFactions: true }];
const tools = { report: { options, notes: [] } };

jest.doMock('../../../../src/games', () => ({ GAMES }));
jest.doMock('../../../../src/games/tools', () => ({ TOOLS: { root: async () => ({ tools }) } }));
jest.doMock('../../../../src/games/bots', () => ({ BOTS: { root: async () => ({ bots }) } }));

require('../../bots.test');
