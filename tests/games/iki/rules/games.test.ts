import {
  applyMove,
  checkInvariants,
  cloneState,
  explain,
  type GameState,
  isMoveName,
  legalMoves,
  MOVE_NAMES,
  type Move,
  parseMove,
  playerView,
  type RandomSource,
  STALLS,
  sameMove,
  seededRandom,
} from '../../../../src/games/iki';
import { GAMES_OF_EACH_KIND, isStep, KINDS, randomGame, randomMoves, type Step, seedOf } from './playthrough';

/** Plain JSON survives a round trip unchanged: no undefined, no NaN, no class, no function. */
function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlainJson);
}

function problemsAfter({ state, move, seat, legal }: Step): string[] {
  const problems = checkInvariants(state);
  if (!isPlainJson(state)) problems.push('the state is not plain JSON');
  const json = JSON.stringify(state);
  if (JSON.stringify(cloneState(state)) !== json) problems.push('a clone differs');
  if (json.length > 16_384) problems.push(`the state has ${json.length} bytes`);
  if (!legal.some((other) => sameMove(other, move))) problems.push('the move was not listed');
  const deciders = state.players.flatMap((_, other) => (legalMoves(state, other).length > 0 ? [other] : []));
  const wanted = state.step === 'over' ? [] : [state.current];
  if (JSON.stringify(deciders) !== JSON.stringify(wanted))
    problems.push(`seats ${deciders} decide after seat ${seat}`);
  return problems;
}

/** Firefighting never falls (1.5), and the kobun that a seat has stay four: the rest the invariants know. */
const fallen = (before: readonly number[], state: GameState): boolean =>
  state.players.some(({ fire }, seat) => fire < (before[seat] ?? 0));

/** Small changes of a listed move: other numbers, other ids, a field too many, a field missing, another name. */
function altered(move: Move, state: GameState, dice: RandomSource): unknown[] {
  const arg = move.arg as Record<string, unknown>;
  const stall = () => STALLS[dice.index(STALLS.length)];
  const others: readonly unknown[] = [
    stall(),
    state.offer[dice.index(state.offer.length)]?.card ?? 'potter',
    state.openBuildings[0] ?? 'theatre',
    dice.index(9),
    dice.index(2) === 0,
    [stall(), stall()],
  ];
  const changes: unknown[] = [{ name: move.name, arg: { ...arg, extra: 1 } }];
  for (const [key, value] of Object.entries(arg)) {
    const { [key]: _gone, ...rest } = arg;
    changes.push({ name: move.name, arg: rest }, { name: move.name, arg: { ...arg, [key]: [value] } });
    const alike = others.filter((other) => typeof other === typeof value);
    for (const other of alike) changes.push({ name: move.name, arg: { ...arg, [key]: other } });
  }
  changes.push({ name: MOVE_NAMES[dice.index(MOVE_NAMES.length)], arg });
  return changes;
}

const isListed = (legal: readonly Move[], change: unknown): boolean => {
  const { name, arg } = change as { name: unknown; arg: unknown };
  const parsed = isMoveName(name) ? parseMove(name, arg) : null;
  return parsed !== null && legal.some((move) => sameMove(move, parsed));
};

/** What is wrong with the answers to all listed moves and to small changes of them; counts the refusals. */
function wrongAnswers(
  before: GameState,
  { seat, legal }: Step,
  dice: RandomSource,
  count: () => void,
): string[] {
  const refused = legal.filter((move) => explain(before, seat, move) !== null);
  if (refused.length > 0) return [`listed, but refused: ${JSON.stringify(refused[0])}`];
  const some = [0, 1, 2].flatMap(() => legal[dice.index(legal.length)] ?? []);
  return some
    .flatMap((move) => altered(move, before, dice))
    .flatMap((change) => {
      const isRefused = explain(before, seat, change) !== null;
      if (isRefused) count();
      return isRefused === isListed(legal, change) ? [`wrong answer to ${JSON.stringify(change)}`] : [];
    });
}

describe.each(KINDS)('20.4 random whole games of $players players, extras: $extras', (kind) => {
  test('keep the invariants, stay plain JSON with one decider, take listed moves, refuse altered ones, and end', () => {
    const dice = seededRandom(`altered-${kind.players}-${kind.extras}`);
    let refused = 0;
    let checked = 0;
    for (let game = 0; game < GAMES_OF_EACH_KIND; game++) {
      let before: GameState | null = null;
      let fire: number[] = [];
      for (const value of randomGame(kind, game)) {
        const state = isStep(value) ? value.state : value;
        if (isStep(value)) {
          const problems = problemsAfter(value);
          if (fallen(fire, state)) problems.push('firefighting has fallen');
          if (before) problems.push(...wrongAnswers(before, value, dice, () => refused++));
          if (problems.length > 0) {
            throw new Error(`${seedOf(kind, game)}, ${JSON.stringify(value.move)}: ${problems.join('; ')}`);
          }
          checked++;
        }
        fire = state.players.map((player) => player.fire);
        // One state in four is kept to be asked about altered moves.
        before = dice.index(4) === 0 ? cloneState(state) : null;
      }
    }
    expect(checked).toBeGreaterThan(GAMES_OF_EACH_KIND * 80);
    expect(refused).toBeGreaterThan(GAMES_OF_EACH_KIND * 20);
  });

  test('every move that is listed can be carried out, not only the one that was played', () => {
    for (let game = 0; game < 3; game++) {
      for (const value of randomGame(kind, game)) {
        const state = isStep(value) ? value.state : value;
        for (const move of legalMoves(state, state.current)) {
          const copy = cloneState(state);
          applyMove(copy, move, seededRandom('any'));
          const problems = checkInvariants(copy);
          if (problems.length > 0) throw new Error(`${JSON.stringify(move)}: ${problems.join('; ')}`);
        }
      }
    }
  });

  test('a view lists the same moves as the state', () => {
    for (const value of randomGame(kind, 1)) {
      const state = isStep(value) ? value.state : value;
      const view = playerView(state, state.current);
      if (
        JSON.stringify(legalMoves(view, state.current)) !== JSON.stringify(legalMoves(state, state.current))
      ) {
        throw new Error(`The view differs in ${state.step}.`);
      }
    }
  });
});

test('the same seed gives the same game, another seed another', () => {
  const play = (game: number) =>
    JSON.stringify([...randomMoves({ players: 3, extras: true }, game)].map((step) => step.move));
  expect(play(5)).toBe(play(5));
  expect(play(5)).not.toBe(play(6));
});

test('3.4 of 13 cards of a season 12 are seen and one stays in its deck to the end; without extras none does', () => {
  for (const extras of [true, false]) {
    let last: GameState | null = null;
    for (const value of randomGame({ players: 3, extras }, 2)) last = isStep(value) ? value.state : value;
    expect(Object.values(last?.secrets.decks ?? {}).map((deck) => deck.length)).toEqual(
      extras ? [1, 1, 1, 1] : [0, 0, 0, 0],
    );
  }
});
