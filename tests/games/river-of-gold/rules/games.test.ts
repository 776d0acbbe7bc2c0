import {
  applyMove,
  checkInvariants,
  cloneState,
  explain,
  type GameState,
  isMoveName,
  legalMoves,
  type Move,
  parseMove,
  type RandomSource,
  sameMove,
  seededRandom,
  UNKNOWN_RANDOM,
} from '../../../../src/games/river-of-gold';
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

/** Small changes of a listed move: other numbers, other ids, a field too many, a field missing. */
function altered(move: Move, state: GameState, dice: RandomSource): unknown[] {
  const arg = move.arg as Record<string, unknown>;
  const changes: unknown[] = [{ name: move.name, arg: { ...arg, extra: 1 } }];
  for (const [key, value] of Object.entries(arg)) {
    const { [key]: _gone, ...rest } = arg;
    const other = typeof value === 'number' ? dice.index(31) : (state.secrets.deck[0] ?? 'nobody');
    changes.push({ name: move.name, arg: { ...arg, [key]: other } }, { name: move.name, arg: rest });
    changes.push({ name: move.name, arg: { ...arg, [key]: [value] } });
  }
  const others = [
    'build',
    'sail',
    'deliver',
    'choose',
    'endTurn',
    'trade',
    'spendFavor',
    'chooseClan',
  ] as const;
  changes.push({ name: others[dice.index(others.length)], arg });
  return changes;
}

const isListed = (legal: readonly Move[], change: unknown): boolean => {
  const { name, arg } = change as { name: unknown; arg: unknown };
  const parsed = isMoveName(name) ? parseMove(name, arg) : null;
  return parsed !== null && legal.some((move) => sameMove(move, parsed));
};

/** What is wrong with the answers to a listed move and to small changes of it; counts the refusals. */
function wrongAnswers(
  before: GameState,
  { move, seat, legal }: Step,
  dice: RandomSource,
  count: () => void,
): string[] {
  if (explain(before, seat, move) !== null) return ['a listed move is refused'];
  return altered(move, before, dice).flatMap((change) => {
    const refused = explain(before, seat, change) !== null;
    if (refused) count();
    return refused === isListed(legal, change) ? [`wrong answer to ${JSON.stringify(change)}`] : [];
  });
}

describe.each(KINDS)('random whole games of $players players, patrons: $patrons', (kind) => {
  test('keep the invariants, stay plain JSON with one decider, take listed moves, refuse altered ones, and end', () => {
    const dice = seededRandom(`altered-${kind.players}-${kind.patrons}`);
    let refused = 0;
    let checked = 0;
    for (let game = 0; game < GAMES_OF_EACH_KIND; game++) {
      let before: GameState | null = null;
      for (const value of randomGame(kind, game)) {
        if (isStep(value)) {
          const problems = problemsAfter(value);
          if (before) problems.push(...wrongAnswers(before, value, dice, () => refused++));
          if (problems.length > 0) {
            throw new Error(`${seedOf(kind, game)}, ${JSON.stringify(value.move)}: ${problems.join('; ')}`);
          }
          checked++;
        }
        // One state in four is kept to be asked about altered moves.
        before = dice.index(4) === 0 ? cloneState(isStep(value) ? value.state : value) : null;
      }
    }
    expect(checked).toBeGreaterThan(GAMES_OF_EACH_KIND * 100);
    expect(refused).toBeGreaterThan(GAMES_OF_EACH_KIND * 20);
  });

  test('every move that is listed can be carried out, not only the one that was played', () => {
    for (let game = 0; game < 5; game++) {
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
});

test('the same seed gives the same game, another seed another', () => {
  const play = (game: number) =>
    JSON.stringify([...randomMoves({ players: 3, patrons: 'draft' }, game)].map((step) => step.move));
  expect(play(5)).toBe(play(5));
  expect(play(5)).not.toBe(play(6));
});

test('a source that knows nothing neither rolls a die nor shows a card', () => {
  expect(UNKNOWN_RANDOM.roll()).toBeNull();
  expect(UNKNOWN_RANDOM.shuffle(['noble-1'])).toEqual([null]);
});
