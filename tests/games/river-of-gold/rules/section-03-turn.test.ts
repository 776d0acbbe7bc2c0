import { legalMoves, type Move, previewMove } from '../../../../src/games/river-of-gold';
import { changeOf, scenario } from './scenario';

const POOR = { koku: 0, silk: 0, rice: 0, porcelain: 0, favor: 0 };
const FACES = [1, 2, 3, 4, 5, 6] as const;
const names = (moves: Move[]): string[] => [...new Set(moves.map((move) => move.name))].sort();

describe('section 3: a turn', () => {
  test.each(FACES)('3 there is no pass: with die %i and nothing at all both ships may sail (R)', (die) => {
    const table = scenario({ seats: [{ ...POOR, die, hand: [] }] });
    expect(table.legal()).toEqual([
      { name: 'sail', arg: { ship: 0 } },
      { name: 'sail', arg: { ship: 1 } },
    ]);
  });

  test('3 exactly one action is taken, then masteries are claimed, then the die is rolled', () => {
    const table = scenario({
      seats: [{ die: 1, koku: 25, influence: 1, favor: 1 }],
      masteries: ['void'],
      dice: [5],
    });
    expect(names(table.legal())).toEqual(['build', 'sail', 'spendFavor', 'trade']);
    table.sail(0);
    expect(names(table.legal())).toEqual(['endTurn', 'trade']);
    expect(table.player(0).points).toBe(0);
    table.endTurn();
    expect(table.events.map((event) => event.type)).toEqual([
      'masteryClaimed',
      'gained',
      'rolled',
      'turnBegan',
    ]);
    expect(table.player(0)).toMatchObject({ points: 7, die: 5 });
    expect(table.state).toMatchObject({ current: 1, step: 'beforeAction', turn: 2 });
    expect(legalMoves(table.state, 0)).toEqual([]);
  });

  const TURNS = [
    { die: 3, favor: 1, faces: [2, 4] },
    { die: 6, favor: 1, faces: [1, 5] },
    { die: 1, favor: 2, faces: [2, 3, 5, 6] },
    { die: 4, favor: 3, faces: [1, 2, 3, 5, 6] },
    { die: 4, favor: 0, faces: [] },
  ] as const;
  test.each(TURNS)(
    '3.1 $favor favor turn a die that shows $die to one of $faces',
    ({ die, favor, faces }) => {
      const table = scenario({ seats: [{ die, favor }] });
      expect(table.legalArgs('spendFavor').map((arg) => arg.face)).toEqual(faces);
    },
  );

  test('3.1 each favor turns the die one face; 6 and 1 are neighbours; favor may be spent again', () => {
    const table = scenario({ seats: [{ die: 5, favor: 6, favorLimit: 6 }] });
    expect(changeOf(table, 0, () => table.spendFavor(1))).toEqual({ favor: -2 });
    expect(table.player(0).die).toBe(1);
    expect(changeOf(table, 0, () => table.spendFavor(4))).toEqual({ favor: -3 });
    expect(changeOf(table, 0, () => table.spendFavor(3))).toEqual({ favor: -1 });
    expect(table.legalArgs('spendFavor')).toEqual([]);
  });

  test('3.1 favor is spent before the action only', () => {
    const table = scenario({ seats: [{ die: 5, favor: 3 }] }).sail(0);
    expect(table.legalArgs('spendFavor')).toEqual([]);
  });

  test('3.2 two equal goods are traded for one other, five koku for one favor', () => {
    const table = scenario({ seats: [{ koku: 5, silk: 2, rice: 3, porcelain: 1, favor: 2 }] });
    expect(table.legalArgs('trade')).toEqual([
      { give: 'silk', gain: 'rice' },
      { give: 'silk', gain: 'porcelain' },
      { give: 'rice', gain: 'silk' },
      { give: 'rice', gain: 'porcelain' },
      { give: 'koku', gain: 'favor' },
    ]);
    expect(changeOf(table, 0, () => table.trade('rice', 'porcelain'))).toEqual({ rice: -2, porcelain: 1 });
    expect(changeOf(table, 0, () => table.trade('koku', 'favor'))).toEqual({ koku: -5, favor: 1 });
    expect(table.state.step).toBe('beforeAction');
  });

  test('3.2 a trade whose gain would be lost is not allowed', () => {
    const table = scenario({ seats: [{ koku: 25, silk: 6, rice: 6, porcelain: 5, favor: 3 }] });
    expect(table.legalArgs('trade')).toEqual([
      { give: 'silk', gain: 'porcelain' },
      { give: 'rice', gain: 'porcelain' },
    ]);
  });

  test('3.2 the player on turn trades before, between and after the choices until the roll, nobody else does (R)', () => {
    const table = scenario({
      seats: [
        { die: 1, ships: [14, 9], koku: 15, favor: 0, silk: 2 },
        { koku: 25, silk: 6 },
      ],
    });
    const others = () => [1, 2, 3].flatMap((seat) => legalMoves(table.state, seat));
    table.trade('koku', 'favor');
    expect(others()).toEqual([]);
    table.sail(0);
    expect(table.state.queue).toHaveLength(2);
    expect(others()).toEqual([]);
    table.trade('koku', 'favor').choose('koku').trade('koku', 'favor').trade('silk', 'rice');
    expect(table.player(0).favor).toBe(3);
    expect(others()).toEqual([]);
    table.endTurn();
    expect(table.state.current).toBe(1);
    expect(legalMoves(table.state, 0)).toEqual([]);
    expect(table.legalArgs('trade')).toContainEqual({ give: 'koku', gain: 'favor' });
  });

  test('3.2 nobody trades after the last turn, while choices that waited are answered (R)', () => {
    const table = scenario({
      players: 2,
      phase: 'finalRound',
      finalRound: { by: 1, turnsLeft: 1 },
      seats: [
        { die: 1, ships: [4, 9] },
        { koku: 5, favor: 0, silk: 6, rice: 6, porcelain: 5 },
      ],
      shore: { 10: ['era2-port-any-good', 1] },
    })
      .sail(0)
      .endTurn();
    expect(table.state).toMatchObject({ step: 'settling', current: 1 });
    expect(table.legal()).toEqual([{ name: 'choose', arg: { option: 'porcelain' } }]);
    expect(previewMove(table.state, 1, { name: 'trade', arg: { give: 'koku', gain: 'favor' } })).toBeNull();
    table.choose('porcelain');
    expect(table.player(1)).toMatchObject({ koku: 5, favor: 0, silk: 6, rice: 6, porcelain: 6 });
    expect(table.state.step).toBe('over');
  });

  test('3.3 rewards come one after another, so an earlier one can use up the room of a later one (R)', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], koku: 23 }],
      shore: { 10: ['era1-port-rice', 1] },
    });
    const move: Move = { name: 'sail', arg: { ship: 0 } };
    const preview = previewMove(table.state, 0, move);
    table.make(move);
    const gains = table.eventsOf('gained').filter((event) => event.player === 0);
    expect(gains.map(({ amount, lost }) => [amount, lost])).toEqual([
      [1, 0],
      [1, 2],
      [0, 1],
      [0, 1],
    ]);
    expect(preview?.events).toEqual(table.events);
  });

  test('3.4 a good of choice gained on another turn waits until the own next turn and comes first there (R)', () => {
    const table = scenario({
      players: 3,
      seats: [{ die: 1, ships: [4, 9] }, { die: 1 }, { die: 2, ships: [5, 10] }],
      shore: { 10: ['era2-port-any-good', 2] },
    }).sail(0);
    expect(table.eventsOf('goodWaits')).toMatchObject([{ player: 2, source: { from: 'owner', space: 10 } }]);
    expect(table.state.waiting).toHaveLength(1);
    expect(table.state.queue).toEqual([]);
    table.endTurn().sail(0).endTurn();
    expect(table.state).toMatchObject({ current: 2, waiting: [], step: 'beforeAction' });
    expect(names(table.legal())).toEqual(['choose', 'trade']);
    expect(changeOf(table, 2, () => table.choose('porcelain'))).toEqual({ porcelain: 1 });
    expect(names(table.legal())).toContain('sail');
  });

  test('3.4 the good at the end of an influence track waits as well (R)', () => {
    const table = scenario({
      phase: 'era2',
      seats: [{ die: 1, ships: [4, 9] }, { influence: { 2: 17 } }],
      shore: { 10: ['era2-market-influence', 1] },
    })
      .sail(0)
      .choose('silk');
    expect(table.player(1)).toMatchObject({ points: 3 });
    expect(table.influence(1, 2)).toBe(18);
    expect(changeOf(table, 1, () => table.endTurn().choose('rice'))).toEqual({ rice: 1 });
  });

  test('3.4 choices of players without a turn left are made before the scoring, in turn order (R)', () => {
    const table = scenario({
      players: 3,
      phase: 'finalRound',
      finalRound: { by: 0, turnsLeft: 1 },
      current: 2,
      seats: [{}, {}, { die: 1, ships: [4, 9] }],
      shore: {
        9: ['era2-shrine-any-good', 1, 0],
        10: ['era2-port-any-good', 0],
      },
    })
      .sail(0)
      .endTurn();
    expect(table.state).toMatchObject({ step: 'settling', current: 0, result: null });
    table.choose('silk');
    expect(table.state.current).toBe(0);
    table.choose('rice');
    expect(table.state).toMatchObject({ step: 'settling', current: 1, result: null });
    table.choose('porcelain');
    expect(table.state.step).toBe('over');
    expect(table.player(0)).toMatchObject({ silk: 2, rice: 2, porcelain: 1 });
    expect(table.player(1)).toMatchObject({ silk: 1, rice: 1, porcelain: 2 });
    expect(table.state.result).not.toBeNull();
  });
});
