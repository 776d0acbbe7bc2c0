// Records finished games as fixtures: npm run fixtures -- [--game ID]. Only on purpose: a fixture that changes is a rule
// that changed.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import type { GameBots, GameModule } from '../src/games/contract';
import { CreateGameReducer } from '../src/games/internal';
import type { RecordedMove } from '../src/games/log';
import { initialStateOf, type MatchFile, matchFile } from '../src/games/match-file';
import { seededRandom } from '../src/games/random';
import { readArguments, runTool } from './tools/arguments';
import { botsOf, GAME_FLAGS, gameOfArguments, toolsOf } from './tools/game';
import { nextMove, RANDOM } from './tools/players';

const COUNT = 20;

interface RecordedGame extends MatchFile {
  readonly result: unknown;
  /** A checksum of all states. */
  readonly states: string;
}

function record(
  module: GameModule,
  bots: GameBots,
  index: number,
  variants: readonly object[],
): RecordedGame {
  const { card, game } = module;
  const players = card.players.min + (index % (card.players.max - card.players.min + 1));
  const options = { ...card.defaultOptions, ...variants[Math.floor(index / 3) % variants.length] };
  const seed = `fixture-${index + 1}`;
  const secret = createHash('sha256').update(seed).digest('hex');
  // Random players find the odd corners, bots play the games that people play.
  const player = index % 2 === 0 ? RANDOM : card.usualBot;
  const reducer = CreateGameReducer({ game });
  const choices = seededRandom(seed);
  const states = createHash('sha256');
  const moves: RecordedMove[] = [];
  let state: State = initialStateOf(module, { game: card.id, players, options, secret, moves });
  let seat = module.status(state.G).decider;
  while (seat !== null) {
    const asked = { seat, player, random: choices, seed: `${seed}/${moves.length}` };
    const move = nextMove(module, bots, state.G, asked);
    moves.push({ player: seat, ...move });
    const payload = { type: move.name, args: [move.arg], playerID: String(seat), credentials: undefined };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    states.update(JSON.stringify(state.G));
    seat = module.status(state.G).decider;
  }
  const result = module.result(state.G);
  return matchFile({ game: card.id, players, options, secret, moves, result, states: states.digest('hex') });
}

await runTool(async () => {
  readArguments(GAME_FLAGS);
  const module = gameOfArguments();
  const bots = await botsOf(module.card);
  const { report } = await toolsOf(module.card);
  const folder = join('tests/fixtures', module.card.id, 'games');
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < COUNT; index++) {
    const fixture = record(module, bots, index, report.options);
    const name = `game-${String(index + 1).padStart(2, '0')}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(fixture)}\n`);
    console.log(`${name}: ${fixture.players} players, ${fixture.moves.length} moves`);
  }
});
