import { cloneState, type GameState, MOVE_NAMES, root } from '../../../../src/games/root';
import { craftLine } from '../../../../src/games/root/board/model/crafting';
import {
  canSayWhyNot,
  type Reason,
  reasonText,
  whyNotKey,
  whyNotKind,
} from '../../../../src/games/root/board/model/why';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { passagesOf } from '../../../../src/games/root/learn';
import { words as allWords } from '../../../../src/games/root/locales';
import { addWords, i18n, speak } from '../../../../src/i18n';
import { randomGame } from '../../every-game';

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dario'];
let words: ReturnType<typeof makeWords>;
beforeAll(async () => {
  addWords(allWords);
  await speak('en');
  words = makeWords(i18n.getFixedT('en') as never, 'en', NAMES);
});

/** What the table answers to somebody who asks for anything that cannot be done now. */
function reasonsIn(state: GameState, seat: number): readonly Reason[] {
  const keys = [
    ...state.clearings.map((_, at) => `clearing-${at + 1}`),
    ...(state.secret.hands[seat] ?? []).map((card) => `card-${card}`),
  ];
  return [
    ...MOVE_NAMES.flatMap((kind) => whyNotKind(state, seat, kind)),
    ...keys.filter((key) => canSayWhyNot(state, seat, key)).flatMap((key) => whyNotKey(state, seat, key)),
  ];
}

/** Every tenth moment of a random game with all four factions, and who decides then. */
function* moments(seed: string): Generator<{ readonly state: GameState; readonly seat: number }> {
  const options = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
  let moves = 0;
  for (const { state } of randomGame({ module: root, players: 4 }, options, seed)) {
    const game = state as GameState;
    const seat = root.status(game).decider;
    // The game goes on in the same state; the table remembers what it found out about one.
    if (moves++ % 10 === 0 && seat !== null && game.phase === 'play') yield { state: cloneState(game), seat };
  }
}

test('every refusal on the screen cites a rule that is written on the page of the rules', () => {
  const given = new Map<string, Reason>();
  for (const { state, seat } of moments('refused')) {
    for (const reason of reasonsIn(state, seat)) given.set(JSON.stringify(reason), reason);
  }
  for (const reason of given.values()) {
    expect(reasonText(reason, words)).toMatch(/\(rule [^()]+\)$/);
    expect([reason, passagesOf(reason.rule ?? '').length > 0]).toEqual([reason, true]);
  }
  const codes = [...given.values()].map(({ code }) => code);
  expect(codes).toEqual(
    expect.arrayContaining([
      'notNow',
      'notYourFaction',
      'craftingPieces',
      'notPossible',
      'nothingHere',
      'answerFirst',
    ]),
  );
});

test('a card of the hand that cannot be crafted says why, with the number of a rule', () => {
  const lines = new Set<string>();
  for (const { state, seat } of moments('crafting')) {
    for (const card of state.secret.hands[seat] ?? []) {
      if (card !== null) lines.add(craftLine(state, seat, card, words));
    }
  }
  const can = i18n.t('card.canCraft', { ns: 'root-table' });
  expect(lines).toContain(can);
  const reasons = [...lines].filter((line) => line !== can && line !== '');
  expect(reasons.length).toBeGreaterThan(8);
  for (const line of reasons) {
    const rule = /\(([^()]+)\)\.$/.exec(line)?.[1] ?? '';
    expect([line, passagesOf(rule).length > 0]).toEqual([line, true]);
  }
});
