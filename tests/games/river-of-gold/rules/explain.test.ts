import {
  createState,
  explain,
  legalMoves,
  type Move,
  playerView,
  type Refusal,
  type RefusalCode,
  sameMove,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { MATCHES, statesOfGame, wellFormedMoves } from './random-states';
import { position, type ScenarioSpec, scenario, Table } from './scenario';

interface Provoked {
  refusal: Refusal;
  state: () => Table;
  move: unknown;
  seat?: number;
}

const at = (spec: ScenarioSpec) => () => scenario(spec);
const newGame = (options: object) => () => new Table(createState(3, options, seededRandom('explain')));
const sail: Move = { name: 'sail', arg: { ship: 0 } };
const over = () =>
  scenario({
    players: 2,
    phase: 'finalRound',
    finalRound: { by: 1, turnsLeft: 1 },
    seats: [{ die: 1, ships: [4, 9] }],
  })
    .sail(0)
    .endTurn();
const settling = () =>
  scenario({
    players: 2,
    phase: 'finalRound',
    finalRound: { by: 1, turnsLeft: 1 },
    seats: [
      { die: 1, ships: [4, 9] },
      { koku: 5, favor: 0 },
    ],
    shore: { 10: ['era2-port-any-good', 1] },
  })
    .sail(0)
    .endTurn();
const journey = () => scenario({ seats: [{ die: 1, ships: [14, 9] }] }).sail(0);
const afterAction = (spec: ScenarioSpec) => () => scenario(spec).sail(0);
const QUIET = { die: 1, ships: [4, 9] as [number, number] } as const;

/** For every code of a refusal a state and a move that provoke it. The keys make sure that none is forgotten. */
const PROVOKED: Record<RefusalCode, Provoked[]> = {
  unknownMove: [
    { refusal: { code: 'unknownMove' }, state: at({}), move: { name: 'fly', arg: {} } },
    { refusal: { code: 'unknownMove' }, state: at({}), move: { name: 'constructor', arg: {} } },
    { refusal: { code: 'unknownMove' }, state: at({}), move: null },
    { refusal: { code: 'unknownMove' }, state: at({}), move: 'sail' },
  ],
  badArgument: [
    { refusal: { code: 'badArgument' }, state: at({}), move: { name: 'sail', arg: { ship: 2 } } },
    { refusal: { code: 'badArgument' }, state: at({}), move: { name: 'build', arg: { space: 1 } } },
    { refusal: { code: 'badArgument' }, state: at({}), move: { name: 'sail', arg: { ship: 0, speed: 9 } } },
  ],
  gameOver: [{ refusal: { code: 'gameOver' }, state: over, move: sail }],
  notYourTurn: [
    { refusal: { code: 'notYourTurn' }, state: at({}), move: sail, seat: 1 },
    { refusal: { code: 'notYourTurn' }, state: at({}), move: sail, seat: 7 },
  ],
  notInThisPhase: [
    {
      refusal: { code: 'notInThisPhase' },
      state: at({}),
      move: { name: 'chooseClan', arg: { clan: 'crab' } },
    },
    { refusal: { code: 'notInThisPhase' }, state: newGame({}), move: sail },
    {
      refusal: { code: 'notInThisPhase' },
      state: newGame({}),
      move: { name: 'choosePatron', arg: { patron: 'kudaka' } },
    },
  ],
  choiceFirst: [
    { refusal: { code: 'choiceFirst' }, state: journey, move: sail },
    { refusal: { code: 'choiceFirst' }, state: journey, move: { name: 'endTurn', arg: {} } },
  ],
  noChoice: [
    { refusal: { code: 'noChoice' }, state: at({}), move: { name: 'choose', arg: { option: 'silk' } } },
  ],
  notAnOption: [
    { refusal: { code: 'notAnOption' }, state: journey, move: { name: 'choose', arg: { option: 'done' } } },
  ],
  actionTaken: [
    { refusal: { code: 'actionTaken' }, state: afterAction({ seats: [QUIET] }), move: sail },
    {
      refusal: { code: 'actionTaken' },
      state: afterAction({ seats: [QUIET] }),
      move: { name: 'spendFavor', arg: { face: 2 } },
    },
  ],
  actionFirst: [{ refusal: { code: 'actionFirst' }, state: at({}), move: { name: 'endTurn', arg: {} } }],
  clanTaken: [
    {
      refusal: { code: 'clanTaken' },
      state: () => newGame({})().chooseClan('crab'),
      move: { name: 'chooseClan', arg: { clan: 'crab' } },
    },
  ],
  clansByPatron: [
    {
      refusal: { code: 'clansByPatron' },
      state: newGame({ patrons: 'draft' }),
      move: { name: 'chooseClan', arg: { clan: 'crab' } },
    },
  ],
  patronNotOffered: [],
  sameFace: [
    {
      refusal: { code: 'sameFace' },
      state: at({ seats: [{ die: 3 }] }),
      move: { name: 'spendFavor', arg: { face: 3 } },
    },
  ],
  notEnoughFavor: [
    {
      refusal: { code: 'notEnoughFavor', need: 3, have: 2 },
      state: at({ seats: [{ die: 3, favor: 2 }] }),
      move: { name: 'spendFavor', arg: { face: 6 } },
    },
    {
      refusal: { code: 'notEnoughFavor', need: 1, have: 0 },
      state: afterAction({ seats: [{ ...QUIET, patron: 'kakita-ryoku', favor: 0 }] }),
      move: { name: 'endTurn', arg: { setDie: 2 } },
    },
  ],
  notEnoughKoku: [
    {
      refusal: { code: 'notEnoughKoku', need: 12, have: 11 },
      state: at({ seats: [{ die: 1, koku: 11 }] }),
      move: { name: 'build', arg: { space: 4, tile: 'era1-port-rice' } },
    },
    {
      refusal: { code: 'notEnoughKoku', need: 10, have: 9 },
      state: at({ seats: [{ die: 1, koku: 9, delivered: ['artisan-1'] }] }),
      move: { name: 'build', arg: { space: 4, tile: 'era1-port-rice' } },
    },
    {
      refusal: { code: 'notEnoughKoku', need: 5, have: 4 },
      state: at({ seats: [{ koku: 4 }] }),
      move: { name: 'trade', arg: { give: 'koku', gain: 'favor' } },
    },
  ],
  notEnoughGoods: [
    {
      refusal: { code: 'notEnoughGoods', good: 'rice', need: 2, have: 1 },
      state: at({}),
      move: { name: 'trade', arg: { give: 'rice', gain: 'silk' } },
    },
    {
      refusal: { code: 'notEnoughGoods', good: 'porcelain', need: 2, have: 1 },
      state: at({ seats: [{ die: 1, hand: ['artisan-1', 'elder-1'] }] }),
      move: { name: 'deliver', arg: { customer: 'artisan-1' } },
    },
  ],
  badTrade: [
    {
      refusal: { code: 'badTrade' },
      state: at({ seats: [{ silk: 6 }] }),
      move: { name: 'trade', arg: { give: 'silk', gain: 'silk' } },
    },
    {
      refusal: { code: 'badTrade' },
      state: at({ seats: [{ koku: 25 }] }),
      move: { name: 'trade', arg: { give: 'koku', gain: 'rice' } },
    },
  ],
  noTradeAfterLastTurn: [
    {
      refusal: { code: 'noTradeAfterLastTurn' },
      state: settling,
      move: { name: 'trade', arg: { give: 'koku', gain: 'favor' } },
      seat: 1,
    },
  ],
  noRoom: [
    {
      refusal: { code: 'noRoom', resource: 'rice', limit: 6 },
      state: at({ seats: [{ silk: 2, rice: 6 }] }),
      move: { name: 'trade', arg: { give: 'silk', gain: 'rice' } },
    },
    {
      refusal: { code: 'noRoom', resource: 'favor', limit: 4 },
      state: at({ seats: [{ koku: 9, favor: 4, favorLimit: 4 }] }),
      move: { name: 'trade', arg: { give: 'koku', gain: 'favor' } },
    },
  ],
  imperialMarket: [
    {
      refusal: { code: 'imperialMarket' },
      state: at({ seats: [{ die: 2, koku: 25 }] }),
      move: { name: 'build', arg: { space: 6, tile: 'era1-port-rice' } },
    },
  ],
  spaceTaken: [
    {
      refusal: { code: 'spaceTaken' },
      state: at({ seats: [{ die: 2, koku: 25 }], shore: { 8: ['era1-port-point', 1] } }),
      move: { name: 'build', arg: { space: 8, tile: 'era1-port-rice' } },
    },
  ],
  wrongRegion: [
    {
      refusal: { code: 'wrongRegion', region: 2, die: 5 },
      state: at({ seats: [{ die: 5, koku: 25 }] }),
      move: { name: 'build', arg: { space: 8, tile: 'era1-port-rice' } },
    },
    {
      refusal: { code: 'wrongRegion', region: 1, die: 5 },
      state: at({ seats: [{ die: 5, hand: ['artisan-1', 'elder-1'], porcelain: 6 }] }),
      move: { name: 'deliver', arg: { customer: 'artisan-1' } },
    },
  ],
  tileNotInRow: [
    {
      refusal: { code: 'tileNotInRow' },
      state: at({ seats: [{ die: 2, koku: 25 }] }),
      move: { name: 'build', arg: { space: 8, tile: 'era2-port-2-points' } },
    },
  ],
  customerNotInHand: [
    {
      refusal: { code: 'customerNotInHand' },
      state: at({ seats: [{ die: 1, hand: ['elder-1'] }, { hand: ['artisan-1'] }] }),
      move: { name: 'deliver', arg: { customer: 'artisan-1' } },
    },
  ],
  cannotTurnDie: [
    {
      refusal: { code: 'cannotTurnDie' },
      state: at({ seats: [{ die: 1 }] }),
      move: { name: 'sail', arg: { ship: 0, face: 2 } },
    },
    {
      refusal: { code: 'cannotTurnDie' },
      state: at({ seats: [{ die: 1, delivered: ['noble-5'], royalShip: 1 }] }),
      move: { name: 'sail', arg: { ship: 1, face: 3 } },
    },
  ],
  cannotSetDie: [
    {
      refusal: { code: 'cannotSetDie' },
      state: afterAction({ seats: [QUIET] }),
      move: { name: 'endTurn', arg: { setDie: 2 } },
    },
    {
      refusal: { code: 'cannotSetDie' },
      state: afterAction({ phase: 'finalRound', seats: [{ ...QUIET, patron: 'kakita-ryoku', favor: 0 }] }),
      move: { name: 'endTurn', arg: { setDie: 2 } },
    },
  ],
};

const CASES = Object.values(PROVOKED)
  .flat()
  .map((provoked) => ({ ...provoked, shown: JSON.stringify(provoked.move) }));

describe('explain', () => {
  test.each(CASES)('$refusal.code: $shown', ({ refusal, state, move, seat }) => {
    const table = state();
    expect(explain(table.state, seat ?? table.state.current, move)).toEqual(refusal);
  });

  test('patronNotOffered: a patron that does not lie open, and one of somebody else', () => {
    const draft = newGame({ patrons: 'draft' })();
    const choice = newGame({ patrons: 'choice' })();
    for (const table of [draft, choice]) {
      const legal = table.legalArgs('choosePatron').map((arg) => arg.patron);
      for (const move of wellFormedMoves(seededRandom(1))) {
        if (move.name !== 'choosePatron') continue;
        expect(explain(table.state, table.state.current, move)).toEqual(
          legal.includes(move.arg.patron) ? null : { code: 'patronNotOffered' },
        );
      }
      expect(legal.length).toBeLessThan(8);
    }
  });

  test('clanTaken: a patron that lies open but whose clan somebody has picked', () => {
    const table = newGame({ patrons: 'draft' })();
    const [first] = table.legalArgs('choosePatron');
    if (!first) throw new Error('nothing is on offer');
    table.choosePatron(first.patron);
    const again: Move = { name: 'choosePatron', arg: first };
    expect(explain(table.state, table.state.current, again)).toEqual({ code: 'clanTaken' });
  });

  test('every code is provoked by a test', () => {
    const without = Object.entries(PROVOKED).flatMap(([code, cases]) => (cases.length === 0 ? [code] : []));
    expect(without).toEqual(['patronNotOffered']);
    for (const [code, cases] of Object.entries(PROVOKED)) {
      for (const { refusal } of cases) expect(refusal.code).toBe(code);
    }
  });

  test('a playerID serves as well as a seat number, and anything else is nobody', () => {
    const state = position();
    expect(explain(state, '0', sail)).toBeNull();
    expect(explain(state, '1', sail)).toEqual({ code: 'notYourTurn' });
    expect(explain(state, 'null', sail)).toEqual({ code: 'notYourTurn' });
    expect(legalMoves(state, '0')).toEqual(legalMoves(state, 0));
    for (const nobody of ['x', '', ' 0', 'null', '-1', '0x0']) expect(legalMoves(state, nobody)).toEqual([]);
    expect(legalMoves(state, null as unknown as string)).toEqual([]);
  });

  test.each(MATCHES)(
    'in random games of $players with $options it is null exactly for the legal moves, and in words otherwise',
    ({ players, options }) => {
      const seen = new Set<string>();
      for (const { state, random } of statesOfGame(players, options, 'explain')) {
        if (state.step !== 'clans' && state.step !== 'over' && random.index(5) > 0) continue;
        const seat = state.current;
        const legal = legalMoves(state, seat);
        for (const move of [...legal, ...wellFormedMoves(random)]) {
          const answer = explain(state, seat, move);
          const listed = legal.some((other) => sameMove(other, move));
          if ((answer === null) !== listed) throw new Error(`${JSON.stringify(move)}: ${answer?.code}`);
          if (answer?.code === 'notAnOption' && move.name !== 'choose')
            throw new Error(`notAnOption for ${JSON.stringify(move)}`);
          if (answer) seen.add(answer.code);
        }
        expect(explain(state, (seat + 1) % players, sail)?.code).toMatch(/notYourTurn|gameOver/);
      }
      expect(seen.size).toBeGreaterThan(15);
    },
  );

  test('on a view it answers the player as on the whole state', () => {
    for (const { state, random } of statesOfGame(4, { patrons: 'choice' }, 'views')) {
      if (random.index(10) > 0) continue;
      const seat = state.current;
      const view = playerView(state, seat);
      expect(legalMoves(view, seat)).toEqual(legalMoves(state, seat));
      for (const move of wellFormedMoves(random)) {
        const [whole, seen] = [explain(state, seat, move), explain(view, seat, move)];
        if (whole?.code !== seen?.code) throw new Error(`${JSON.stringify(move)}: ${seen?.code}`);
      }
    }
  });
});
