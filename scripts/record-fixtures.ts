// Records finished games as fixtures: npm run fixtures. Only on purpose: a fixture that changes is a rule that changed.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import {
  type GameState,
  type MatchOptions,
  PATRON_MODES,
  RiverOfGold,
  seededRandom,
} from '../src/games/river-of-gold';
import type { MatchFile, RecordedMove } from '../src/games/river-of-gold/replay';
import { nextMove, type PlayerKind } from './tools/players';

const FOLDER = 'tests/fixtures/river-of-gold/games';
const COUNT = 20;

/** Random players find the odd corners, merchants play the games that people play. */
const KINDS: readonly PlayerKind[] = ['random', 'merchant'];

function record(index: number): MatchFile & { result: unknown; states: string } {
  const numPlayers = 2 + (index % 3);
  const setupData: MatchOptions = {
    patrons: PATRON_MODES[Math.floor(index / 3) % PATRON_MODES.length] ?? 'none',
    clans: index % 2 === 0 ? 'choose' : 'random',
  };
  const seed = `fixture-${index + 1}`;
  const kind = KINDS[index % KINDS.length] ?? 'random';
  const reducer = CreateGameReducer({ game: RiverOfGold });
  const choices = seededRandom(seed);
  const states = createHash('sha256');
  const moves: RecordedMove[] = [];
  let state = InitializeGame({ game: { ...RiverOfGold, seed }, numPlayers, setupData });
  while (!state.ctx.gameover) {
    const G = state.G as GameState;
    const move = nextMove(G, G.current, kind, choices, `${seed}/${moves.length}`);
    moves.push({ player: G.current, ...move });
    const payload = {
      type: move.name,
      args: [move.arg],
      playerID: String(G.current),
      credentials: undefined,
    };
    state = reducer(state, { type: 'MAKE_MOVE', payload });
    states.update(JSON.stringify(state.G));
  }
  const result = (state.G as GameState).result;
  return {
    format: 'river-of-gold-match',
    version: 1,
    numPlayers,
    setupData,
    seed,
    moves,
    result,
    states: states.digest('hex'),
  };
}

mkdirSync(FOLDER, { recursive: true });
for (let index = 0; index < COUNT; index++) {
  const fixture = record(index);
  const name = `game-${String(index + 1).padStart(2, '0')}.json`;
  writeFileSync(join(FOLDER, name), `${JSON.stringify(fixture)}\n`);
  console.log(
    `${name}: ${fixture.numPlayers} players, ${fixture.setupData.patrons}, ${fixture.moves.length} moves`,
  );
}
