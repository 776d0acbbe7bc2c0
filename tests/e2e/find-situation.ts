/** Finds a random game that stands where a test wants it: a program of its own, because Playwright cannot load boardgame.io. */
import { findMoment } from '../../src/app/scenarios/moment';
import type { GameModule } from '../../src/games/contract';
import {
  type Choice,
  DEFAULT_OPTIONS,
  type GameState,
  legalMoves,
  type MatchOptions,
  type Move,
  pendingChoice,
  riverOfGold,
} from '../../src/games/river-of-gold';
import { pickForSituation } from '../../src/games/river-of-gold/board/situations';
import type { SituationName } from './situation';

const OPTIONS: MatchOptions = { ...DEFAULT_OPTIONS, clans: 'random' };

const onTurn = (state: GameState): boolean => state.step === 'beforeAction' && pendingChoice(state) === null;
const can = (state: GameState, name: Move['name']): boolean =>
  legalMoves(state, state.current).some((move) => move.name === name);
const asked = (kind: Choice['kind']) => (state: GameState) => pendingChoice(state)?.kind === kind;

/** Each with the number of moves that are left out at its end: what follows is then still to be seen. */
const SITUATIONS: Readonly<
  Record<SituationName, readonly [holds: (state: GameState) => boolean, less?: number]>
> = {
  'can build, sail and trade': [
    (state) =>
      onTurn(state) &&
      state.turn > 4 &&
      (['build', 'sail', 'trade'] as const).every((name) => can(state, name)),
  ],
  'cannot deliver': [(state) => onTurn(state) && state.turn > 4 && !can(state, 'deliver')],
  'two ships on one space': [
    (state) => {
      const player = state.players[state.current];
      return (
        onTurn(state) &&
        player?.royalShip === null &&
        player.ships[0] === player.ships[1] &&
        can(state, 'sail')
      );
    },
  ],
  'both markers of one player': [
    (state) =>
      onTurn(state) &&
      state.shore.some((built) => built?.owners.length === 2 && built.owners[0] === built.owners[1]),
  ],
  'a good to choose': [asked('good')],
  'something to sell': [asked('sell')],
  'a journey to choose': [asked('journey')],
  'before the Emperor’s visit': [(state) => state.emperorsVisit !== null, 1],
  'before the last move': [(state) => state.step === 'over', 1],
};

const name = process.argv[2] as SituationName;
const [holds, less = 0] = SITUATIONS[name];
const situation = { name, players: 2, options: OPTIONS, holds: holds as (state: unknown) => boolean };
const module = riverOfGold as GameModule;
const screen = { module, pickForSituation: pickForSituation as never };
const { seed, moves, state } = findMoment(screen, situation);
const decider = less > 0 ? moves.at(-less)?.player : module.status(state).decider;
console.log(
  JSON.stringify({ options: OPTIONS, secret: seed, moves: moves.slice(0, moves.length - less), decider }),
);
