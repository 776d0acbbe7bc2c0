import {
  applyMove,
  cloneState,
  customer,
  explain,
  type GameEvent,
  type GameState,
  isCustomerId,
  legalMoves,
  neighbours,
  pendingChoice,
  playerView,
  sameMove,
  seededRandom,
  shoreSpace,
  turnsBetween,
  voyage,
} from '../../../../src/games/river-of-gold';
import { TURN_MARKS } from '../../../../src/games/river-of-gold/board/log/news';
import { sentence } from '../../../../src/games/river-of-gold/board/log/sentences';
import { PLAN_RULES } from '../../../../src/games/river-of-gold/board/model/plan-rules';
import { foresee, planOutcome, plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { progress } from '../../../../src/games/river-of-gold/board/model/progress';
import { scoresOverGame } from '../../../../src/games/river-of-gold/board/model/scores';
import { whyNotAction, whyNotKey } from '../../../../src/games/river-of-gold/board/model/why';
import { makeWords } from '../../../../src/games/river-of-gold/board/model/words';
import { voyagePath } from '../../../../src/games/river-of-gold/board/motion/script';
import { logEntries } from '../../../../src/table/log/entries';
import { sinceLastTurn } from '../../../../src/table/log/since';
import {
  chosenPlan as chosen,
  matching,
  peekedPlan,
  picks,
  selectionAfter,
} from '../../../../src/table/pick/plans';
import { NAMES, positionWhere, wholeGame } from './play-help';
import { LANGUAGES, resourcesOf } from './play-words';

const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;
const viewOf = (state: GameState): GameState => playerView(state, state.current);

describe('the log', () => {
  const move = (id: number) => ({
    action: { type: 'MAKE_MOVE', payload: {} },
    _stateID: id,
    metadata: { events: [{ type: 'emperorArrived', turn: id }] },
  });
  const undo = (id: number) => ({ action: { type: 'UNDO', payload: {} }, _stateID: id });
  const redo = (id: number) => ({ action: { type: 'REDO', payload: {} }, _stateID: id });
  const ids = (log: Parameters<typeof logEntries>[0]) => logEntries(log).map(({ id }) => id);

  test('a move that was undone is not in the log', () => {
    expect(ids([move(0), move(1), undo(2)])).toEqual([0]);
    expect(ids([move(0), move(1), undo(2), undo(3), move(4)])).toEqual([4]);
  });
  test('a move that was redone is in the log again, unless another was made instead', () => {
    expect(ids([move(0), undo(1), redo(2)])).toEqual([0]);
    expect(ids([move(0), undo(1), move(2), redo(3)])).toEqual([2]);
  });
  test('what the framework logs by itself is left out, and an entry without events is empty', () => {
    const phase = { action: { type: 'GAME_EVENT', payload: {} }, _stateID: 1, automatic: true };
    const bare = { action: { type: 'MAKE_MOVE', payload: {} }, _stateID: 2 };
    expect(logEntries([move(0), phase, bare])).toEqual([
      { id: 0, events: [{ type: 'emperorArrived', turn: 0 }] },
      { id: 2, events: [] },
    ]);
  });
});

describe('plans', () => {
  const positions = wholeGame(3, 'plans', { patrons: 'draft' }).map(({ state }) => state);
  const turns = positions.filter(deciding).map(viewOf);

  test('every legal move is a plan or a dearer way to the same thing, and every plan is legal', () => {
    for (const state of turns) {
      const all = plansFor(state, state.current);
      for (const move of legalMoves(state, state.current)) {
        const known = all.some((plan) => plan.moves.length === 1 && sameMove(plan.move, move));
        // The free turn of the royal ship may lead where the other face leads without it.
        expect(known || move.name === 'sail').toBe(true);
      }
      for (const plan of all) expect(explain(state, state.current, plan.moves[0])).toBeNull();
    }
  });

  test('a plan that turns the die first costs the shortest way round and really works', () => {
    let turned = 0;
    for (const state of turns) {
      const player = state.players[state.current];
      for (const plan of plansFor(state, state.current)) {
        const [first, second] = plan.moves;
        if (!second || first?.name !== 'spendFavor' || !player?.die) continue;
        turned++;
        expect(plan.price).toBe(turnsBetween(player.die, first.arg.face));
        const next = cloneState(state);
        applyMove(next, first, seededRandom('x'));
        expect(explain(next, state.current, second)).toBeNull();
        expect(next.players[state.current]?.favor).toBe(player.favor - plan.price);
      }
    }
    expect(turned).toBeGreaterThan(100);
  });

  test('the royal ship of the noble of region 5 goes one space more or less without favor', () => {
    const { state } = positionWhere((known) => {
      const player = known.players[known.current];
      return deciding(known) && player?.royalShip !== null && Boolean(player?.delivered.includes('noble-5'));
    });
    const seat = state.current;
    const player = state.players[seat];
    const ship = player?.royalShip ?? 0;
    const free = plansFor(state, seat).filter(
      ({ kind, price, parts }) => kind === 'sail' && price === 0 && parts[0] === `ship-${seat}-${ship}`,
    );
    const from = player?.ships[ship] ?? 0;
    const expected = [player?.die ?? 1, ...neighbours(player?.die ?? 1)].map(
      (face) => `river-${voyage(from, face).to}`,
    );
    expect(free.map(({ parts }) => parts[1]).sort()).toEqual(expected.sort());
  });

  test('nobody but the player who decides has plans', () => {
    for (const state of turns.slice(0, 5)) {
      const other = (state.current + 1) % state.players.length;
      expect(plansFor(playerView(state, other), other)).toEqual([]);
    }
  });

  test('what a plan is said to bring is what it brings, to everybody', () => {
    let compared = 0;
    for (const state of positions.filter(deciding)) {
      const seat = state.current;
      for (const plan of plansFor(viewOf(state), seat)) {
        const { events, choices, cards, roll } = foresee(viewOf(state), seat, plan.moves);
        if (choices.length > 0 || cards > 0 || roll) continue;
        const real: GameEvent[] = [];
        const next = cloneState(state);
        for (const move of plan.moves) applyMove(next, move, seededRandom('real'), real);
        expect(events).toEqual(real);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  test('the look ahead goes past a choice: rewards after it are counted, the answer itself is not', () => {
    const position = positionWhere((state) => {
      if (!deciding(state)) return false;
      const seat = state.current;
      return plansFor(viewOf(state), seat).some((plan) => {
        if (plan.kind !== 'sail' || plan.price > 0) return false;
        const { choices, events } = foresee(viewOf(state), seat, plan.moves);
        return choices[0] === 'journey' && events.some(({ type }) => type === 'tileDiscarded');
      });
    });
    const { state } = position;
    const plan = plansFor(state, state.current).find(
      (known) => known.kind === 'sail' && foresee(state, state.current, known.moves).choices[0] === 'journey',
    );
    const { events } = foresee(state, state.current, plan?.moves ?? []);
    expect(events.some(({ type }) => type === 'tileDiscarded')).toBe(true);
    expect(events.some((event) => event.type === 'gained' && event.source.from === 'journey')).toBe(false);
  });

  test('a preview warns of what a limit would take', () => {
    const { state } = positionWhere(
      (known) => deciding(known) && (known.players[known.current]?.koku ?? 0) === 25,
    );
    const losing = plansFor(state, state.current).filter((plan) => {
      const own = planOutcome(state, state.current, plan.moves).seats.find(
        ({ seat }) => seat === state.current,
      );
      return own?.resources.some(({ resource, lost }) => resource === 'koku' && lost > 0);
    });
    expect(losing.some(({ kind }) => kind === 'sail')).toBe(true);
    expect(losing.some(({ kind }) => kind === 'build')).toBe(false);
  });
});

describe('picking', () => {
  const { state } = positionWhere((known) => {
    if (!deciding(known) || known.turn < 5) return false;
    const all = plansFor(viewOf(known), known.current);
    return (
      all.some((plan) => plan.kind === 'build' && plan.price === 0) &&
      all.some((plan) => plan.kind === 'build' && plan.price > 0) &&
      all.some((plan) => plan.kind === 'deliver')
    );
  });
  const plans = plansFor(viewOf(state), state.current);
  const chosenPlan = (from: typeof plans, picked: readonly string[]) =>
    chosen(from, picked, PLAN_RULES.isComplete);
  const build = plans.find((plan) => plan.kind === 'build' && plan.price === 0);
  const [space, tile] = (build?.parts ?? []) as [string, string];

  test('space first or tile first comes to the same build', () => {
    const one = selectionAfter(plans, selectionAfter(plans, [], space), tile);
    const other = selectionAfter(plans, selectionAfter(plans, [], tile), space);
    expect(chosenPlan(plans, one)).toBe(build);
    expect(chosenPlan(plans, other)).toBe(build);
    expect(chosenPlan(plans, [space])).toBeNull();
    expect(chosenPlan(plans, [tile])).toBeNull();
  });

  test('another space takes the place of the one picked, and picking it again lets it go', () => {
    const second = plans.find((plan) => plan.kind === 'build' && plan.parts[0] !== space)?.parts[0] as string;
    expect(selectionAfter(plans, [space], second)).toEqual([second]);
    expect(selectionAfter(plans, [tile, space], second)).toEqual([tile, second]);
    expect(selectionAfter(plans, [space], space)).toEqual([]);
  });

  test('a ship takes the place of what a space had begun', () => {
    const ship = `ship-${state.current}-0`;
    expect(selectionAfter(plans, [space], ship)).toEqual([ship]);
  });

  test('a target one or more faces away is lit with its price in favor', () => {
    const looks = picks(plans, []);
    for (const plan of plans.filter(({ kind }) => kind === 'build')) {
      const [key] = plan.parts as [string];
      expect(looks.get(key)).toEqual({ look: 'possible', price: plan.price });
    }
    expect([...looks.values()].some(({ price }) => price > 0)).toBe(true);
  });

  test('with a space picked, tiles and other spaces are lit, ships and customers are not', () => {
    const lit = [...picks(plans, [space]).keys()];
    expect(picks(plans, [space]).get(space)?.look).toBe('selected');
    expect(lit.some((key) => key.startsWith('tile-'))).toBe(true);
    expect(lit.filter((key) => key.startsWith('space-')).length).toBeGreaterThan(1);
    expect(lit.some((key) => key.startsWith('ship-') || key.startsWith('customer-'))).toBe(false);
  });

  test('a river space alone is a voyage: of the ship that gets there for less favor', () => {
    for (const plan of plans.filter(({ kind }) => kind === 'sail')) {
      const river = plan.parts[1] as string;
      const rivals = matching(plans, [river]);
      const cheapest = Math.min(...rivals.map(({ price }) => price));
      const best = rivals.filter(({ price }) => price === cheapest);
      expect(chosenPlan(plans, [river])).toBe(best.length === 1 ? best[0] : null);
    }
  });

  test('looking at a ship shows the voyage that the die allows', () => {
    const shown = peekedPlan(plans, [], `ship-${state.current}-1`, PLAN_RULES.isClear);
    expect(shown?.move).toEqual({ name: 'sail', arg: { ship: 1 } });
  });
});

describe('why not', () => {
  test('a space of another region says what is missing once the die is turned, or that favor is', () => {
    const { state } = positionWhere(
      (known) => deciding(known) && known.turn > 4 && (known.players[known.current]?.favor ?? 0) === 1,
    );
    const seat = state.current;
    const player = state.players[seat];
    for (let space = 1; space <= 30; space++) {
      const lit = picks(plansFor(state, seat), []).has(`space-${space}`);
      const reasons = whyNotKey(state, seat, `space-${space}`);
      expect(reasons.length === 0).toBe(lit);
      if (lit) continue;
      const { region, cost } = shoreSpace(space);
      const codes = reasons.map(({ code }) => code);
      if (cost === null) expect(codes).toEqual(['imperialMarket']);
      else if (state.shore[space - 1]) expect(codes).toEqual(['spaceTaken']);
      else if (turnsBetween(player?.die ?? 1, region) > 1)
        expect(codes).toEqual(['wrongRegion', 'notEnoughFavor']);
      else expect(codes).toEqual(['notEnoughKoku']);
    }
  });

  test('a customer says which good is missing', () => {
    const { state } = positionWhere((known) => {
      const [card] = known.secrets.hands[known.current] ?? [];
      return (
        deciding(known) &&
        card !== undefined &&
        card !== null &&
        customer(card).region === known.players[known.current]?.die &&
        whyNotKey(known, known.current, `customer-${card}`).length > 0
      );
    });
    const [card] = state.secrets.hands[state.current] ?? [];
    const [reason] = whyNotKey(state, state.current, `customer-${card}`);
    expect(reason?.code).toBe('notEnoughGoods');
    expect(isCustomerId(card)).toBe(true);
  });

  test('a whole action says why it is impossible', () => {
    const { state } = positionWhere(
      (known) => deciding(known) && (known.players[known.current]?.koku ?? 9) < 2 && known.turn > 2,
    );
    expect(whyNotAction(state, state.current, 'sail')).toEqual([]);
    expect(['notEnoughKoku', 'noSpaceLeft']).toContain(whyNotAction(state, state.current, 'build')[0]?.code);
  });

  test('after the action a ship says that it is taken', () => {
    const { state } = positionWhere((known) => known.step === 'afterAction' && pendingChoice(known) === null);
    expect(whyNotKey(state, state.current, `ship-${state.current}-0`)).toEqual([{ code: 'actionTaken' }]);
  });
});

describe('following the game', () => {
  const game = wholeGame(3, 'follow');
  const end = game.at(-1);

  test('the countdown is the stack that the next event waits for', () => {
    for (const { state } of game) {
      const next = progress(state);
      if (next.until === 'emperor') expect(next.tiles).toBe(state.secrets.era1.length);
      if (next.until === 'emperor') expect(state.emperorsVisit).toBeNull();
      if (next.until === 'finalRound') expect(next.tiles).toBe(state.secrets.era2.length);
      if (next.until === 'end') expect(next.turns).toBe(state.finalRound?.turnsLeft);
      if (next.until === 'nothing') expect(state.result).not.toBeNull();
    }
  });

  test('the points over the game end at the final scores', () => {
    const history = scoresOverGame(end?.log ?? [], 3);
    expect(history.at(-1)?.points).toEqual(end?.state.result?.scores.map(({ total }) => total));
    expect(history.at(-2)?.points).toEqual(end?.state.players.map(({ points }) => points));
    const turns = history.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(new Set(turns).size).toBe(turns.length);
  });

  test('what happened since the last turn is exactly what the others did, and the Emperor', () => {
    let visits = 0;
    for (const { state, log } of game) {
      if (!deciding(state)) continue;
      const seat = state.current;
      const events = sinceLastTurn(log, seat, TURN_MARKS);
      const begun = events.flatMap((event) => (event.type === 'turnBegan' ? [event.turn] : []));
      const first = state.turn <= 3;
      expect(begun).toEqual(first ? [] : [state.turn - 2, state.turn - 1]);
      expect(events.some((event) => event.type === 'sailed' && event.player === seat)).toBe(false);
      if (events.some(({ type }) => type === 'emperorArrived')) visits++;
    }
    expect(visits).toBeGreaterThan(0);
  });

  test('a voyage goes space by space, past the bay to the first', () => {
    expect(voyagePath(3, 6, false)).toEqual([3, 4, 5, 6]);
    expect(voyagePath(13, 2, true)).toEqual([13, 14, 1, 2]);
  });

  test.each(LANGUAGES)('every event of whole games has its sentence in %s', async (language) => {
    const { t } = await resourcesOf(language);
    const words = makeWords(t, language, NAMES);
    const types = new Set<string>();
    for (const seed of ['a', 'b']) {
      const log = wholeGame(4, seed, { patrons: 'draft' }).at(-1)?.log ?? [];
      for (const event of log.flatMap(({ events }) => events)) {
        const said = sentence(event, words);
        types.add(event.type);
        if (!said) {
          expect('source' in event && ['trade', 'die'].includes(event.source.from)).toBe(true);
          continue;
        }
        expect(said.text).not.toMatch(/\{\{|undefined|table[.:]|terms[.:]|log\./);
        expect(said.text.length).toBeGreaterThan(8);
      }
    }
    expect(types.size).toBeGreaterThan(22);
  });
});
