import { gamesOfEachKind, KINDS, playInClient, randomGame } from '../../in-client';
import { gamesOfEachMix, MIXES } from './mixes';

jest.setTimeout(900_000);
const GAMES = gamesOfEachMix(gamesOfEachKind(1));

test.each(MIXES)('random games on %s are the same in a boardgame.io client', (name, options, players) => {
  const kind = KINDS.find((one) => one.id === 'root' && one.players === players);
  if (!kind) throw new Error(`Root is not played by ${players}.`);
  for (let game = 0; game < GAMES; game++) {
    const seed = `${name} ${game}`;
    playInClient(kind, options, seed, randomGame(kind, options, seed));
  }
});
