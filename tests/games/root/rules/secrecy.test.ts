import {
  applyMove,
  type DeckCardId,
  deciderOf,
  type GameEvent,
  type GameState,
  hiddenFrom,
  legalMoves,
  type Move,
  playerView,
  root,
} from '../../../../src/games/root';
import { dice, type Spec, table } from './scenario';

const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'eyrie',
  at: ['daylight', 'decree'],
  leader: 'commander',
  pawn: '1-2-5-10',
  clearings: { 1: { m: 2, pieces: ['keep'] }, 9: { e: 3, m: 2 }, 5: { e: 1 } },
};

/** What somebody who is not concerned sees: the questions as they are asked, and that the table waits. */
function seenByAlliance(hand: readonly DeckCardId[], foil: readonly DeckCardId[]): unknown[] {
  const t = table({ ...SPEC, hands: { marquise: hand, eyrie: foil, alliance: ['anvil'] } }, dice([2, 1]));
  const seen: unknown[] = [];
  const look = (): void => {
    const view = playerView(t.state, t.seat('alliance'));
    seen.push({ questions: view.questions, turn: view.turn, work: view.work, clearings: view.clearings });
  };
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  look();
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('marquise'), decree: 'vizier-2' });
  look();
  while (t.state.questions.length > 0) {
    const [question] = t.state.questions;
    const faction = t.state.players[question?.seat ?? 0]?.faction ?? 'marquise';
    t.choose(faction, 'none');
    look();
  }
  return seen;
}
test('R3, R4, 1.2.1 the questions and waits that a third person sees are the same whatever a hand holds', () => {
  const without = seenByAlliance(['bake-sale', 'protection-racket'], ['smugglers-trail']);
  // After the move, at the ambush, at the hospitals, and when all is over.
  expect(without).toHaveLength(4);
  expect(seenByAlliance(['ambush-mouse', 'root-tea-mouse'], ['smugglers-trail'])).toEqual(without);
  expect(seenByAlliance(['ambush-bird-1', 'armorers-1'], ['ambush-bird-2'])).toEqual(without);
});

test('R3 a question waits even where "no" is the only answer', () => {
  const t = table({ ...SPEC, hands: { marquise: ['bake-sale'] } });
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('marquise'), decree: 'vizier-2' });
  expect(t.asked()).toBe('marquise: ambush');
  expect(t.options()).toEqual(['none']);
});

const NO_TO_ALL = {
  ambush: 'never',
  foil: 'never',
  hospitals: 'never',
  effects: 'never',
  losses: [],
  items: [],
  until: 'always',
} as const;
test('R4 standing answers say no at once, unseen by others', () => {
  const t = table({ ...SPEC, hands: { marquise: ['ambush-mouse', 'anvil'] } }, dice([2, 1]));
  t.state.secret.standing[t.seat('marquise')] = NO_TO_ALL;
  t.play('eyrie', 'move', { from: 5, to: 2, warriors: 1, decree: 'vizier-1' });
  t.play('eyrie', 'battle', { clearing: 9, defender: t.seat('marquise'), decree: 'vizier-2' });
  expect(t.asked()).toBeNull();
  expect(t.state.canUndo).toBe(false);
  expect(playerView(t.state, t.seat('eyrie')).secret.standing).toEqual([null, null, null, null]);
});
test('R4 a seat that decides may store them, for good or until its next turn', () => {
  const t = table({ ...SPEC, clearings: { 9: { e: 3, m: 2 } } });
  t.play('eyrie', 'standing', { answers: { ...NO_TO_ALL, ambush: [9], hospitals: 3, until: 'nextTurn' } });
  expect(t.state.secret.standing[t.seat('eyrie')]).toMatchObject({ ambush: [9], hospitals: 3 });
  expect(t.refused('marquise', 'standing', { answers: NO_TO_ALL })).toBe('notYourDecision');
  t.state.turn.of = t.seat('marquise');
  [t.state.turn.phase, t.state.turn.step] = ['evening', 'handLimit'];
  t.play('marquise', 'done', {});
  expect(t.state.turn.of).toBe(t.seat('eyrie'));
  expect(t.state.secret.standing[t.seat('eyrie')]).toBeNull();
});

test('R12, G.1.14 a hand looked at is seen by the viewer alone, and after the end all is open', () => {
  const t = table({
    ...SPEC,
    playAreas: { eyrie: ['codebreakers-1'] },
    hands: { marquise: ['anvil', 'bake-sale'] },
  });
  t.play('eyrie', 'useCard', { card: 'codebreakers-1', player: t.seat('marquise') });
  const eyrie = playerView(t.state, t.seat('eyrie'));
  expect(eyrie.secret.seen).toMatchObject([{ how: 'codebreakers', cards: ['anvil', 'bake-sale'] }]);
  expect(eyrie.secret.hands[t.seat('marquise')]).toEqual([null, null]);
  expect(hiddenFrom(t.state, t.seat('eyrie')).has('anvil')).toBe(false);
  expect(hiddenFrom(t.state, t.seat('alliance')).has('anvil')).toBe(true);
  expect(playerView(t.state, null).secret.seen).toEqual([]);
  t.state.result = { winners: [0], scores: [], reason: 'points' };
  expect(playerView(t.state, null)).toEqual(t.state);
  expect(hiddenFrom(t.state, null).size).toBe(0);
});

test('R12 arguments of private moves reach their maker alone', () => {
  const entry = (name: string) => ({
    action: { type: 'MAKE_MOVE', payload: { type: name, args: [{ card: 'anvil' }], playerID: '1' } },
    _stateID: 0,
    turn: 1,
    phase: '',
  });
  for (const name of ['mobilize', 'aid', 'choose', 'standing']) {
    const logged = entry(name) as unknown as Parameters<typeof root.logEntry>[0];
    expect(JSON.stringify(root.logEntry(logged, 0))).not.toContain('anvil');
    expect(JSON.stringify(root.logEntry(logged, null))).not.toContain('anvil');
    expect(root.logEntry(logged, 1)).toBe(logged);
  }
});

/** Plays a listed move on a copy and says whether it can be taken back. */
function undoable(state: GameState, move: Move): boolean {
  const events: GameEvent[] = [];
  expect(legalMoves(state, deciderOf(state) ?? 0)).toContainEqual(move);
  applyMove(state, move, dice(), events);
  return state.canUndo;
}
test('R26 undo goes back to the last barrier', () => {
  const marquise: Spec = {
    ...SPEC,
    on: 'marquise',
    at: ['daylight', 'actions'],
    clearings: {
      1: { m: 3, pieces: ['keep', 'recruiter'] },
      9: { m: 2, e: 1 },
      12: { pieces: ['sympathy'] },
    },
    hands: { marquise: ['anvil', 'armorers-1'], eyrie: ['bake-sale'] },
    playAreas: { marquise: ['tax-collector-1'] },
  };
  const seat = 0;
  expect(undoable(table(marquise).state, { name: 'recruit', arg: {} })).toBe(true);
  expect(undoable(table(marquise).state, { name: 'move', arg: { from: 1, to: 5, warriors: 1 } })).toBe(true);
  // A question to another seat, a card given away, a draw.
  const battle: Move = { name: 'battle', arg: { clearing: 9, defender: 1 } };
  expect(undoable(table(marquise).state, battle)).toBe(false);
  const outrage = table(marquise);
  outrage.play('marquise', 'move', { from: 9, to: 12, warriors: 1 });
  expect(outrage.state.canUndo).toBe(true);
  outrage.choose('marquise', 'anvil');
  expect(outrage.state.canUndo).toBe(false);
  const tax: Move = { name: 'useCard', arg: { card: 'tax-collector-1', clearing: 1 } };
  const state = table({ ...marquise, hands: {} }).state;
  expect(undoable(state, tax)).toBe(false);
  expect(deciderOf(state)).toBe(seat);
});

test('R26 items damaged where there was nothing to choose end no undo; a standing order that chose does', () => {
  const spec = (items: Spec['items']): Spec => ({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    on: 'alliance',
    at: ['birdsong', 'revolt'],
    pawn: 8,
    items,
    clearings: { 8: { pieces: ['sympathy'] } },
    supporters: ['anvil', 'foxfolk-steel'],
  });
  const revolt: Move = { name: 'revolt', arg: { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] } };
  const two = table(spec(['boots', 'sword']));
  expect(undoable(two.state, revolt)).toBe(true);
  expect(two.items()).toEqual(['boots d', 'sword d']);
  const ordered = table(spec(['boots', 'sword', 'torch', 'tea']));
  ordered.state.secret.standing[ordered.seat('vagabond')] = {
    ...NO_TO_ALL,
    items: ['boots', 'tea', 'sword'],
  };
  expect(undoable(ordered.state, revolt)).toBe(false);
  expect(ordered.items()).toEqual(['boots d', 'sword d', 'torch', 'tea d']);
});
test('R26, R4 a "no" to the hospitals that stands is as final as one that is given', () => {
  const t = table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    on: 'alliance',
    at: ['birdsong', 'revolt'],
    pawn: '1-2-5-10',
    clearings: { 1: { pieces: ['keep'] }, 8: { m: 2, pieces: ['sympathy'] } },
    hands: { marquise: ['bake-sale'] },
    supporters: ['anvil', 'foxfolk-steel'],
  });
  t.state.secret.standing[t.seat('marquise')] = NO_TO_ALL;
  expect(
    undoable(t.state, { name: 'revolt', arg: { clearing: 8, supporters: ['anvil', 'foxfolk-steel'] } }),
  ).toBe(false);
  expect(t.asked()).toBeNull();
});
test('R26, 8.2.4 supporters that go with a base have been seen: a Strike on it cannot be taken back', () => {
  const struck = (supporters: readonly DeckCardId[]): boolean => {
    const { state } = table({
      ...SPEC,
      on: 'vagabond',
      at: ['daylight', 'actions'],
      pawn: 8,
      items: ['crossbow'],
      clearings: { 8: { pieces: ['foxBase'] } },
      supporters,
    });
    return undoable(state, { name: 'strike', arg: { player: 2, piece: 'foxBase' } });
  };
  // That none of them matches is learnt too; where there are none at all, nothing is.
  expect([struck(['anvil', 'bake-sale']), struck(['bake-sale']), struck([])]).toEqual([false, false, true]);
});
test('R26, R7.a so they have once the base is put before Outrage, before the card is paid', () => {
  const t = table({
    ...SPEC,
    on: 'eyrie',
    at: ['daylight', 'craft'],
    clearings: {
      2: { pieces: ['roost'] },
      7: { pieces: ['roost', 'sympathy', 'mouseBase'] },
      9: { pieces: ['roost'] },
    },
    hands: { eyrie: ['favor-of-the-mice', 'root-tea-mouse', 'sword-mouse'] },
    supporters: ['investments', 'bake-sale'],
  });
  t.play('eyrie', 'craft', { card: 'favor-of-the-mice' });
  expect([t.asked(), t.state.canUndo]).toEqual(['eyrie: order', true]);
  t.choose('eyrie', 'base');
  expect([t.asked(), t.state.canUndo]).toEqual(['eyrie: outrage', false]);
});
