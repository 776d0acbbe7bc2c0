/** What is open to all is said and shown (R12): leaders, items, aids, quests, who rules and by how much. */
import { QUESTS } from '../../../../src/games/root';
import { answerFor, nameOfKey } from '../../../../src/games/root/board/model/labels';
import { optionWords } from '../../../../src/games/root/board/model/move-words';
import { packOf, worthOf } from '../../../../src/games/root/board/model/pack';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { i18n } from '../../../../src/i18n';
import '../english';
import { type Spec, table } from '../rules/scenario';

const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);
const SPEC: Spec = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'vagabond',
  at: ['daylight', 'actions'],
  pawn: 9,
};

test('2.5, 7.2.2 a clearing says who rules it and by how much', () => {
  const { state } = table({
    ...SPEC,
    clearings: {
      2: { e: 2, m: 1, pieces: ['sawmill'] },
      5: { m: 2, e: 1, pieces: ['workshop'] },
      9: { m: 1, a: 1 },
    },
    relationships: { marquise: 'hostile' },
  });
  const ruler = (clearing: number) => answerFor(state, null, `clearing-${clearing}`, words)?.text;
  expect(ruler(5)).toBe('ruled by Mara, 3 to 1.');
  expect(ruler(2)).toBe('ruled by Erik, 2 to 2.');
  expect(ruler(9)).toBe('nobody rules it, 1 to 1.');
  expect(ruler(7)).toBe('nobody rules it.');
  expect(nameOfKey(state, null, 'clearing-9', words)).toContain('Mara is Hostile to Vito');
  expect(nameOfKey(state, null, 'clearing-9', words)).not.toContain('Ada is Hostile');
});

test('9.2.5, R21 items lie on tracks, in the satchel or damaged, and the tracks say what they bring', () => {
  const { state } = table({
    ...SPEC,
    items: ['tea', 'tea', 'tea', 'coins', 'coins x', 'bag', 'bag d', 'sword', 'boots x'],
  });
  const { board } = state.players[3] ?? {};
  if (board?.faction !== 'vagabond') throw new Error('Nobody plays the Vagabond.');
  const pack = packOf(board.items);
  const kinds = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind);
  expect(kinds(pack.tracks.tea)).toEqual(['tea', 'tea', 'tea']);
  expect(kinds(pack.satchel)).toEqual(['coins', 'sword', 'boots']);
  expect(kinds(pack.damaged)).toEqual(['bag']);
  expect(worthOf(pack)).toEqual({ refreshes: 9, draws: 2, carried: 4, limit: 8 });
});

test('9.5.5 the reward for a quest says how many points it is', () => {
  const { state } = table(SPEC);
  const { board } = state.players[3] ?? {};
  if (board?.faction !== 'vagabond') throw new Error('Nobody plays the Vagabond.');
  const of = (suit: string) => QUESTS.filter((quest) => quest.suit === suit).map(({ id }) => id);
  const [fox] = of('fox');
  const [one, two] = of('mouse');
  if (!fox || !one || !two) throw new Error('There are more quests.');
  board.quests = [one, fox, two];
  state.questions = [{ kind: 'questReward', seat: 3, clearing: null, left: 1 }];
  expect(optionWords(state, 'points', words)).toBe('Score 2 points');
  board.quests = [one, two, fox];
  expect(optionWords(state, 'points', words)).toBe('Score 1 point');
});
