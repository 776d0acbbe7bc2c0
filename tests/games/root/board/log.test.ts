/** What the log says to everybody, and what only those concerned read in it (R12). */
import { type GameEvent, playerView } from '../../../../src/games/root';
import { privateSentence, sentence } from '../../../../src/games/root/board/log/sentences';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { i18n } from '../../../../src/i18n';
import '../english';
import { type Spec, type Table, table } from '../rules/scenario';

const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);
const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: 9,
  clearings: { 1: { m: 2, pieces: ['keep'] }, 9: { e: 3, m: 4 }, 12: { pieces: ['sympathy'] } },
};

/** The line for an event of this type, as each seat and a spectator read it now. */
function readings(t: Table, event: GameEvent | undefined): Record<string, string | undefined> {
  if (!event) throw new Error('That has not happened.');
  const text = (viewer: number | null) =>
    privateSentence(event, words, playerView(t.state, viewer), viewer)?.text;
  return { M: text(0), E: text(1), A: text(2), V: text(3), spectator: text(null) };
}
const last = (t: Table, type: GameEvent['type']) => t.events.findLast((event) => event.type === type);
/** The public form for everybody but these. */
const onlyFor = (said: Record<string, string>, open: string) => ({
  ...{ M: open, E: open, A: open, V: open, spectator: open },
  ...said,
});

test('R12 every hand that Codebreakers has seen stays in its own line, as it was at that moment', () => {
  const t = table({
    ...SPEC,
    playAreas: { marquise: ['codebreakers-1', 'codebreakers-2'] },
    hands: { eyrie: ['anvil', 'bake-sale'] },
  });
  t.play('marquise', 'useCard', { card: 'codebreakers-1', player: 1 });
  const first = last(t, 'handShown');
  t.state.secret.hands[1] = ['anvil', 'foxfolk-steel'];
  t.state.secret.deck = t.state.secret.deck.map((card) => (card === 'foxfolk-steel' ? 'bake-sale' : card));
  t.play('marquise', 'useCard', { card: 'codebreakers-2', player: 1 });
  const second = last(t, 'handShown');
  const open = 'Erik shows the hand to Mara.';
  const held = (cards: string) => onlyFor({ M: `${open} It held ${cards}.` }, open);
  expect(readings(t, first)).toEqual(held('Anvil (fox) and Bake Sale (rabbit)'));
  expect(readings(t, second)).toEqual(held('Anvil (fox) and Foxfolk Steel (fox)'));
});

test('R12 the line keeps what was seen when a card of it has come to light', () => {
  const t = table({
    ...SPEC,
    clearings: { 6: { e: 2, pieces: ['roost'] } },
    playAreas: { marquise: ['codebreakers-1'] },
    hands: { eyrie: ['anvil', 'bake-sale'] },
  });
  t.play('marquise', 'useCard', { card: 'codebreakers-1', player: 1 });
  const seen = last(t, 'handShown');
  [t.state.turn.of, t.state.turn.phase, t.state.turn.step] = [1, 'daylight', 'craft'];
  t.play('eyrie', 'craft', { card: 'anvil' });
  expect(t.state.discard).toContain('anvil');
  expect(readings(t, seen).M).toBe(
    'Erik shows the hand to Mara. It held Anvil (fox) and Bake Sale (rabbit).',
  );
});

test('R12 a card given by Aid is named to giver and receiver alone', () => {
  const t = table({ ...SPEC, on: 'vagabond', items: ['torch'], hands: { vagabond: ['investments'] } });
  t.play('vagabond', 'aid', { item: 'character-torch-1', card: 'investments', player: 1 });
  const open = 'Vito gives Erik a card.';
  const named = `${open} It was Investments (mouse).`;
  expect(readings(t, last(t, 'cardGiven'))).toEqual(onlyFor({ V: named, E: named }, open));
});

test('R12, D.1.2 a stolen card is named to the thief and to the one who held it', () => {
  const t = table({ ...SPEC, on: 'vagabond', items: ['torch'], hands: { eyrie: ['foxfolk-steel'] } });
  t.play('vagabond', 'special', { player: 1 });
  const open = 'Vito takes a card from Erik.';
  const named = `${open} It was Foxfolk Steel (fox).`;
  expect(readings(t, last(t, 'cardStolen'))).toEqual(onlyFor({ V: named, E: named }, open));

  const stand = table({
    ...SPEC,
    at: ['birdsong', 'wood'],
    playAreas: { marquise: ['stand-and-deliver-1'] },
    hands: { alliance: ['anvil'] },
  });
  stand.play('marquise', 'useCard', { card: 'stand-and-deliver-1', player: 2 });
  const taken = 'Mara takes a card from Ada.';
  const told = `${taken} It was Anvil (fox).`;
  expect(readings(stand, last(stand, 'cardStolen'))).toEqual(onlyFor({ M: told, A: told }, taken));
});

test('R12, R13 a card paid for Outrage is named to payer and Alliance; a hand shown instead to the Alliance', () => {
  const paid = table({ ...SPEC, hands: { marquise: ['anvil', 'bake-sale'] } });
  paid.play('marquise', 'move', { from: 9, to: 12, warriors: 2 }).choose('marquise', 'anvil');
  const open = 'Outrage in clearing 12: Mara gives Ada a card.';
  const named = `${open} It was Anvil (fox).`;
  expect(readings(paid, last(paid, 'outrage'))).toEqual(onlyFor({ M: named, A: named }, open));

  const shown = table({ ...SPEC, hands: { marquise: ['investments', 'bake-sale'] } });
  shown.play('marquise', 'move', { from: 9, to: 12, warriors: 2 });
  const hand = 'Mara shows the hand to Ada.';
  expect(readings(shown, last(shown, 'handShown'))).toEqual(
    onlyFor({ A: `${hand} It held Investments (mouse) and Bake Sale (rabbit).` }, hand),
  );
  const deck = last(shown, 'outrage');
  expect(readings(shown, deck)).toEqual(onlyFor({}, sentence(deck as GameEvent, words)?.text ?? ''));
});

test('R12 after the end all is open', () => {
  const t = table({ ...SPEC, on: 'vagabond', items: ['torch'], hands: { vagabond: ['investments'] } });
  t.play('vagabond', 'aid', { item: 'character-torch-1', card: 'investments', player: 1 });
  t.state.result = { winners: [0], scores: [], reason: 'points' };
  const named = 'Vito gives Erik a card. It was Investments (mouse).';
  expect(readings(t, last(t, 'cardGiven'))).toEqual(onlyFor({}, named));
});

test('a match stored before sights were kept goes on, and its lines stay in the public form', () => {
  const t = table({
    ...SPEC,
    playAreas: { marquise: ['codebreakers-1'] },
    hands: { eyrie: ['anvil'] },
  });
  expect(t.state.secret.sights).toBeUndefined();
  const before: GameEvent = { type: 'handShown', player: 1, to: 0 };
  expect(readings(t, before).M).toBe('Erik shows the hand to Mara.');
  t.play('marquise', 'useCard', { card: 'codebreakers-1', player: 1 });
  expect(readings(t, last(t, 'handShown')).M).toBe('Erik shows the hand to Mara. It held Anvil (fox).');
});
