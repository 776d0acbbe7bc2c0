import type { GameModule, Move } from '../../src/games/contract';
import { type RandomSource, seededRandom, UNKNOWN_RANDOM } from '../../src/games/random';
import { gamesOfEachKind, isListed, KINDS, randomGames, type Step } from './every-game';

jest.setTimeout(900_000);
const GAMES = gamesOfEachKind(24);
/** Larger states would be slow to store and to send. Root's keep what each seat has seen. */
const LARGEST_STATE = 16_384;
const LARGEST_STATES: Readonly<Record<string, number>> = { root: 24_576 };

/** Plain JSON survives a round trip unchanged: no undefined, no NaN, no class, no function. */
function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlainJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlainJson);
}

/** What is wrong with a state as such. */
function problemsOf(module: GameModule, players: number, state: unknown): string[] {
  const problems = [...module.invariants(state)];
  if (!isPlainJson(state)) problems.push('the state is not plain JSON');
  const json = JSON.stringify(state);
  if (JSON.stringify(module.clone(state)) !== json) problems.push('a clone differs');
  if (json.length > (LARGEST_STATES[module.card.id] ?? LARGEST_STATE))
    problems.push(`the state has ${json.length} bytes`);
  const { decider, onTurn, over, phase } = module.status(state);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const deciders = seats.filter((seat) => module.legalMoves(state, seat).length > 0);
  if (JSON.stringify(deciders) !== JSON.stringify(decider === null ? [] : [decider])) {
    problems.push(`seats ${deciders} have moves and seat ${decider} decides`);
  }
  if (over !== (decider === null)) problems.push(`seat ${decider} decides and over is ${over}`);
  if (over !== (module.result(state) !== null)) problems.push(`over is ${over} and the result does not fit`);
  if (!seats.includes(onTurn)) problems.push(`seat ${onTurn} is on turn`);
  for (const [language, words] of Object.entries(module.card.words)) {
    if (!words.phases[phase]) problems.push(`the phase ${phase} has no name in ${language}`);
  }
  return problems;
}

/** What is wrong with a move as a step from one state to the next. */
function problemsOfStep(module: GameModule, before: ReturnType<GameModule['status']>, step: Step): string[] {
  const problems: string[] = [];
  const { decider, turn, canUndo } = module.status(step.state);
  if (canUndo && decider !== before.decider) problems.push('undo crosses to another player');
  if (turn < before.turn) problems.push(`turn ${turn} comes after turn ${before.turn}`);
  if (!isPlainJson(step.made?.events)) problems.push('the events are not plain JSON');
  return problems;
}

/** Small changes of a listed move: other numbers, other words, a field too many, a field missing, another name. */
function altered({ name, arg }: Move, legal: readonly Move[], dice: RandomSource): Move[] {
  const fields: Record<string, unknown> = { ...(arg as object) };
  const changes: Move[] = [{ name, arg: { ...fields, extra: 1 } }];
  for (const [key, value] of Object.entries(fields)) {
    const { [key]: _gone, ...rest } = fields;
    const other = typeof value === 'number' ? dice.index(31) : 'nobody';
    changes.push({ name, arg: { ...fields, [key]: other } }, { name, arg: rest });
    changes.push({ name, arg: { ...fields, [key]: [value] } });
  }
  const another = legal[dice.index(legal.length)];
  if (another) changes.push({ name: another.name, arg });
  return changes;
}

/** Whether a move, parsed as the server would, is among the listed ones. */
function isLegal(module: GameModule, legal: readonly Move[], { name, arg }: Move): boolean {
  const parsed = module.parseMove(name, arg);
  return parsed !== null && isListed(legal, parsed);
}

describe.each(KINDS)('random whole games of $id, $players players', (kind) => {
  const { module, players } = kind;

  test('keep the invariants, stay plain JSON, have one decider, and end with winners', async () => {
    for await (const { seed, steps } of randomGames(kind, GAMES)) {
      let before = null;
      let last: unknown = null;
      for (const step of steps) {
        const problems = problemsOf(module, players, step.state);
        if (before) problems.push(...problemsOfStep(module, before, step));
        if (problems.length > 0) {
          throw new Error(`${seed}, ${JSON.stringify(step.made?.move)}: ${problems.join('; ')}`);
        }
        before = module.status(step.state);
        last = step.state;
      }
      const result = module.result(last);
      expect(result?.scores).toHaveLength(players);
      expect(result?.winners.length).toBeGreaterThan(0);
      for (const winner of result?.winners ?? []) expect(winner).toBeLessThan(players);
    }
  });

  test('take listed moves, refuse altered ones, and explain says the same as the list', async () => {
    const dice = seededRandom(`altered-${players}`);
    let refused = 0;
    for await (const { seed, steps } of randomGames(kind, GAMES)) {
      for (const { state } of steps) {
        const { decider } = module.status(state);
        // One state in four is asked about altered moves.
        if (decider === null || dice.index(4) > 0) continue;
        const legal = module.legalMoves(state, decider);
        for (const move of legal) {
          const parsed = module.parseMove(move.name, JSON.parse(JSON.stringify(move.arg)));
          if (!parsed || !isListed([move], parsed)) {
            throw new Error(`${seed}: ${JSON.stringify(move)} is parsed as something else`);
          }
        }
        const move = legal[dice.index(legal.length)] as Move;
        expect(module.explain(state, decider, move)).toBeNull();
        for (const change of altered(move, legal, dice)) {
          const refusal = module.explain(state, decider, change);
          if ((refusal === null) !== isLegal(module, legal, change)) {
            throw new Error(`${seed}: wrong answer to ${JSON.stringify(change)}`);
          }
          if (refusal) {
            refused++;
            expect(typeof refusal.code).toBe('string');
          }
        }
        for (let seat = 0; seat < players; seat++) {
          if (seat !== decider) expect(module.explain(state, seat, move)).not.toBeNull();
        }
      }
    }
    expect(refused).toBeGreaterThan(GAMES);
  });

  test('every listed move can be carried out and previewed, not only the one that was played', async () => {
    const dice = seededRandom(`every-${players}`);
    for await (const { seed, steps } of randomGames(kind, Math.ceil(GAMES / 10))) {
      for (const { state } of steps) {
        const { decider } = module.status(state);
        if (decider === null || dice.index(3) > 0) continue;
        const before = JSON.stringify(state);
        for (const move of module.legalMoves(state, decider)) {
          const copy = module.clone(state);
          module.apply(copy, move, seededRandom('any'));
          const problems = module.invariants(copy);
          if (problems.length > 0)
            throw new Error(`${seed}, ${JSON.stringify(move)}: ${problems.join('; ')}`);
          expect(module.preview(state, decider, move)).not.toBeNull();
        }
        // Neither a copy's moves nor a preview change the state that they start from.
        expect(JSON.stringify(state)).toBe(before);
        expect(module.preview(state, decider, { name: 'fly', arg: {} })).toBeNull();
      }
    }
  });

  test('a state that went through JSON is played on in the same way', async () => {
    for await (const { seed, options, steps } of randomGames(kind, Math.ceil(GAMES / 4))) {
      const random = seededRandom(seed);
      let copy = JSON.parse(JSON.stringify(module.create(players, options, random)));
      for (const { state, made } of steps) {
        if (!made) continue;
        module.apply(copy, JSON.parse(JSON.stringify(made.move)), random);
        copy = JSON.parse(JSON.stringify(copy));
        if (JSON.stringify(copy) !== JSON.stringify(state)) expect(copy).toEqual(state);
      }
    }
  });

  test('the same seed gives the same game, another seed another', async () => {
    const played: string[] = [];
    for (let time = 0; time < 2; time++) {
      for await (const { steps } of randomGames(kind, 2)) {
        played.push(JSON.stringify([...steps].map(({ made }) => made?.move)));
      }
    }
    expect(played.slice(2)).toEqual(played.slice(0, 2));
    expect(played[0]).not.toBe(played[1]);
  });
});

test('a source that knows nothing neither rolls a die nor shows a card', () => {
  expect(UNKNOWN_RANDOM.roll()).toBeNull();
  expect(UNKNOWN_RANDOM.shuffle(['noble-1'])).toEqual([null]);
});
