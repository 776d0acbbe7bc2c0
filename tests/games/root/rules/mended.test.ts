import {
  applyMove,
  cloneState,
  createState,
  type DeckCardId,
  deciderOf,
  defaultMove,
  type GameState,
  legalMoves,
  type Move,
  playerView,
  previewMove,
  seededRandom,
} from '../../../../src/games/root';
import { dice, type Spec, type Table, table } from './scenario';

const ALL = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const;
/** A table of four on the Autumn map, in the Marquise's actions if nothing else is said. */
const wood = (spec: Partial<Spec>): Spec => ({
  factions: ALL,
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});

/** She loses a warrior in 8, and removes base and sympathy there: hospitals, base and Outrage at once. */
const threeTriggers = (): Table =>
  table(
    wood({
      clearings: { 1: { pieces: ['keep'] }, 8: { m: 4, a: 1, pieces: ['foxBase', 'sympathy'] } },
      hands: { marquise: ['anvil', 'foxfolk-steel', 'bake-sale'] },
      discard: ['ambush-fox', 'ambush-bird-1', 'ambush-bird-2'],
      supporters: ['travel-gear-fox', 'investments'],
    }),
    dice([3, 3]),
  ).play('marquise', 'battle', { clearing: 8, defender: 2 });
/** Answers the two questions of order, then gives what is asked for; says what was asked and what came of it. */
function worked(ofMarquise: string, ofAlliance: string) {
  const t = threeTriggers();
  const asked: (string | null)[] = [];
  const wants: Readonly<Record<string, string>> = {
    'marquise: order': ofMarquise,
    'alliance: order': ofAlliance,
    'marquise: hospitals': 'foxfolk-steel',
    'marquise: outrage': 'anvil',
  };
  for (let now = t.asked(); now !== null; now = t.asked()) {
    asked.push(now);
    t.choose(now.startsWith('marquise') ? 'marquise' : 'alliance', wants[now] ?? '');
  }
  return { asked, supporters: t.state.secret.supporters, saved: t.warriors('marquise', 1) };
}
const [ORDER_M, ORDER_A] = ['marquise: order', 'alliance: order'];
const [HOSPITALS, OUTRAGE] = ['marquise: hospitals', 'marquise: outrage'];
test.each([
  // With the base first the paid card stays with the supporters; with Outrage first it is discarded with the base's.
  ['hospitals', 'base', [ORDER_M, HOSPITALS, ORDER_A, OUTRAGE], ['investments', 'anvil']],
  ['hospitals', 'outrage', [ORDER_M, HOSPITALS, ORDER_A, OUTRAGE], ['investments']],
  ['outrage', 'base', [ORDER_M, ORDER_A, OUTRAGE, HOSPITALS], ['investments', 'anvil']],
  ['outrage', 'outrage', [ORDER_M, ORDER_A, OUTRAGE, HOSPITALS], ['investments']],
])(
  'R7 in battle the player on turn puts hospitals (%s) and the Alliance its base (%s) in order with Outrage',
  (ofMarquise, ofAlliance, asked, supporters) => {
    expect(worked(ofMarquise, ofAlliance)).toEqual({ asked, supporters, saved: 1 });
  },
);
test('R7 out of battle the player on turn puts the loss of a base and Outrage in order', () => {
  const t = table(
    wood({
      at: ['daylight', 'craft'],
      clearings: {
        8: { pieces: ['foxBase', 'sympathy'] },
        1: { pieces: ['workshop'] },
        6: { pieces: ['workshop'] },
        12: { pieces: ['workshop'] },
      },
      hands: { marquise: ['favor-of-the-foxes', 'anvil', 'bake-sale'] },
    }),
  );
  t.play('marquise', 'craft', { card: 'favor-of-the-foxes' });
  expect(t.asked()).toBe('marquise: order');
  expect(t.options()).toEqual(['base', 'outrage']);
});

test('T, R27 out of time the Decree is done by its first card, never by another card or by dominance', () => {
  const spec = wood({
    on: 'eyrie',
    at: ['daylight', 'decree'],
    leader: 'builder',
    clearings: { 1: { e: 1, pieces: ['roost'] } },
    scores: { eyrie: 12 },
    hands: { eyrie: ['dominance-fox', 'anvil'] },
    playAreas: { eyrie: ['tax-collector-1'] },
    available: ['dominance-bird'],
  });
  expect(defaultMove(table(spec).state)).toEqual({
    name: 'recruit',
    arg: { clearing: 1, decree: 'vizier-1' },
  });
  // Nothing of the column can be done, while the other cards could still be used.
  const stuck = table({ ...spec, clearings: { 1: { e: 1 } } });
  expect(stuck.legal('dominance')).not.toEqual([]);
  expect(stuck.legal('useCard')).not.toEqual([]);
  expect(defaultMove(stuck.state)).toEqual({ name: 'turmoil', arg: { decree: 'vizier-1' } });
});

/** Picks the first faction that can be had, for everybody. */
function pickAll(state: GameState, random = seededRandom('picks')): void {
  while (state.phase === 'factions') {
    applyMove(state, legalMoves(state, deciderOf(state) ?? 0)[0] as Move, random);
  }
}
test('5.1.1, 5.1.3 nobody holds a card before the factions are picked, and everybody draws three then', () => {
  const state = createState(3, { factions: 'pick' }, seededRandom('picked'));
  const first = deciderOf(state) ?? 0;
  expect(playerView(state, first).secret.hands).toEqual([[], [], []]);
  expect(state.secret.deck).toHaveLength(54);
  pickAll(state);
  expect(state.secret.hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
  // The same three cards as where factions are named: only the moment has changed.
  const named = createState(3, { factions: ['marquise', 'eyrie', 'vagabond'] }, seededRandom('picked'));
  expect(state.secret.hands).toEqual(named.secret.hands);
});
test('5.1.3 a match that has dealt its cards before the picks goes on with them', () => {
  const state = createState(3, { factions: 'pick' }, seededRandom('stored'));
  const hands: DeckCardId[][] = state.players.map(() => state.secret.deck.splice(-3) as DeckCardId[]);
  state.secret.hands = hands.map((hand) => hand.slice());
  pickAll(state);
  expect(state.secret.hands).toEqual(hands);
});

test('T, R27 out of time equal losses go in the order of the board', () => {
  const t = table(
    wood({
      on: 'eyrie',
      at: ['daylight', 'decree'],
      leader: 'despot',
      decree: { battle: ['investments'] },
      clearings: { 11: { e: 3, pieces: ['recruiter', 'sawmill'] }, 1: { e: 1 } },
    }),
    dice([0, 0]),
  );
  t.play('eyrie', 'move', { from: 1, to: 5, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 11, defender: 0, decree: 'investments' });
  expect(t.asked()).toBe('marquise: losses');
  expect(defaultMove(t.state)).toEqual({ name: 'choose', arg: { option: 'sawmill' } });
});
test('T, R27 out of time the last drawn card goes, where an equal one is held too', () => {
  const hand: DeckCardId[] = ['cobbler-1', 'root-tea-fox', 'anvil', 'bake-sale', 'cobbler-2'];
  const t = table(wood({ hands: { marquise: hand }, deck: [] }));
  t.state.questions = [{ kind: 'handLimit', seat: 0, clearing: null, left: 1 }];
  // The two are one choice, which is listed under the first.
  expect(defaultMove(t.state)).toEqual({ name: 'choose', arg: { option: 'cobbler-1' } });
});
test('3.3.1 the preview of a dominance card says that the marker leaves the track, and takes no points', () => {
  const t = table(
    wood({ scores: { marquise: 12 }, hands: { marquise: ['dominance-fox'] }, clearings: { 1: { m: 1 } } }),
  );
  const preview = previewMove(t.state, 0, { name: 'dominance', arg: { card: 'dominance-fox' } });
  expect(preview?.changes[0]).toEqual({ offTrack: true, cards: -1 });
});
test('R26 storing a standing answer is no barrier of undo, and stays stored', () => {
  const t = table(wood({ clearings: { 1: { m: 2 } } }));
  t.play('marquise', 'move', { from: 1, to: 5, warriors: 1 });
  const before = cloneState(t.state);
  const answers = {
    ambush: 'never',
    foil: 'ask',
    hospitals: 'ask',
    effects: 'ask',
    losses: [],
    items: [],
    until: 'always',
  } as const;
  t.play('marquise', 'standing', { answers });
  expect(t.state.secret.standing[0]).toEqual(answers);
  expect([before.canUndo, t.state.canUndo]).toEqual([true, true]);
});
