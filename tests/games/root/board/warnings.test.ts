/** What the table warns of before a move that is legal and hurts. */
import { type DeckCardId, type Move, previewMove } from '../../../../src/games/root';
import { warningsOf } from '../../../../src/games/root/board/model/previews';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { i18n } from '../../../../src/i18n';
import '../english';
import { type Spec, table } from '../rules/scenario';

const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);
const wood = (spec: Partial<Spec>): Spec => ({
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'alliance',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
  ...spec,
});
function warned(spec: Partial<Spec>, move: Move): readonly string[] {
  const t = table(wood(spec));
  const preview = previewMove(t.state, t.state.turn.of, move);
  if (!preview) throw new Error('The move is not legal.');
  return warningsOf(move, preview, words);
}

test('R18 who mobilizes into a full stack of supporters is warned that the card is discarded', () => {
  const four: DeckCardId[] = ['bake-sale', 'sword-mouse', 'investments', 'foxfolk-steel'];
  const mobilize: Move = { name: 'mobilize', arg: { card: 'anvil' } };
  const hands = { alliance: ['anvil'] } as const;
  expect(warned({ hands, supporters: four }, mobilize)).toEqual([]);
  const five: DeckCardId[] = [...four, 'cobbler-1'];
  expect(warned({ hands, supporters: five }, mobilize)).toEqual([
    'The stack is full: this card is discarded.',
  ]);
  // With a base there is room for all.
  expect(warned({ hands, supporters: five, clearings: { 8: { pieces: ['foxBase'] } } }, mobilize)).toEqual(
    [],
  );
});
test('R16 under the Charismatic who recruits with the last warrior is warned of turmoil', () => {
  const recruit: Move = { name: 'recruit', arg: { clearing: 1, decree: 'vizier-1' } };
  const eyrie = (e: number): Partial<Spec> => ({
    on: 'eyrie',
    at: ['daylight', 'decree'],
    leader: 'charismatic',
    clearings: { 1: { e, pieces: ['roost'] } },
  });
  expect(warned(eyrie(18), recruit)).toEqual([]);
  expect(warned(eyrie(19), recruit)).toEqual(['There is one warrior too few: this brings turmoil.']);
});
