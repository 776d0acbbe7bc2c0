import { programs } from './bots/programs';
import { riverOfGold } from './river-of-gold';
import { runServer } from './run';

await runServer(riverOfGold, programs);
