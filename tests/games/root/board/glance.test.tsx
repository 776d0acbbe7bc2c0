/** What everybody sees of the others at a glance: what they are about to do, and how close they are to 30. */
import '@testing-library/jest-dom';
import { configure, render, screen } from '@testing-library/react';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { FoldedBoard } from '../../../../src/games/root/board/pieces/FactionBoard';
import { Race } from '../../../../src/games/root/board/pieces/Track';
import { i18n } from '../../../../src/i18n';
import '../english';
import { table } from '../rules/scenario';

configure({ defaultHidden: true });
const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);

const { state } = table({
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  clearings: {
    3: { m: 2, pieces: ['keep', 'sawmill', 'wood', 'wood'] },
    6: { a: 1, pieces: ['sympathy', 'foxBase'] },
  },
  decree: { recruit: ['birdy-bindle'], battle: ['ambush-fox', 'ambush-mouse'] },
  leader: 'commander',
  supporters: ['ambush-rabbit'],
  officers: 2,
  items: ['torch', 'boots x', 'sword d'],
  character: 'ranger',
});

test.each([
  [0, 'sawmill: 1, workshop: 0, recruiter: 0, and wood: 2'],
  [1, 'The Decree. Recruit: bird; Move: bird; Battle: fox, mouse, and bird'],
  [2, 'Supporters: 1, Officers: 2, Sympathy: 1 on the map, Bases: fox'],
  [3, 'Ranger. ready: torch. exhausted, damaged: boots and sword'],
])('of seat %i', (seat, said) => {
  render(<FoldedBoard state={state} seat={seat} words={words} />);
  expect(screen.getByRole('img', { name: said })).toBeInTheDocument();
});

test('on a phone one line says how many points everybody has, and who plays for dominance (3.3.1)', () => {
  const { state: late } = table({
    factions: ['marquise', 'eyrie', 'alliance'],
    on: 'marquise',
    at: ['daylight', 'actions'],
    scores: { marquise: 12, eyrie: 27 },
    dominance: { alliance: 'dominance-mouse' },
  });
  render(<Race state={late} words={words} />);
  const markers = screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'));
  expect(markers).toEqual(['Mara: 12 points', 'Erik: 27 points', 'Ada: Dominance']);
});
