/** The faction boards show to everybody what is open to all (R12). */
import '@testing-library/jest-dom';
import { configure, render, screen, within } from '@testing-library/react';
import { QUESTS } from '../../../../src/games/root';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { FactionBoard } from '../../../../src/games/root/board/pieces/FactionBoard';
import { i18n } from '../../../../src/i18n';
import '../english';
import { table } from '../rules/scenario';

configure({ defaultHidden: true });
const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada', 'Vito']);

function situation() {
  const t = table({
    factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
    on: 'vagabond',
    at: ['daylight', 'actions'],
    leader: 'commander',
    items: ['tea', 'torch', 'sword x', 'bag d'],
    relationships: { marquise: 'hostile', eyrie: 1, alliance: 3 },
  });
  t.state.turn.aids[1] = 1;
  return t.state;
}

test('R12, 7.7.3 which leaders have been used is seen by all', () => {
  const state = situation();
  const { board } = state.players[1] ?? {};
  if (board?.faction !== 'eyrie') throw new Error('Nobody plays the Eyrie.');
  board.faceUp = ['builder', 'despot'];
  render(<FactionBoard state={state} seat={1} words={words} />);
  const leaders = within(screen.getByRole('list', { name: 'Leaders' }));
  expect(leaders.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual([
    ...['Builder: face up', 'Charismatic: face down', 'Commander: leads', 'Despot: face up'],
  ]);
});

test('R12, 9.2.9 tracks, aids of this turn, Hostile factions and quests done are seen by all', () => {
  const state = situation();
  const { board } = state.players[3] ?? {};
  if (board?.faction !== 'vagabond') throw new Error('Nobody plays the Vagabond.');
  const [quest] = QUESTS;
  if (!quest) throw new Error('There are quests.');
  board.quests = [quest.id];
  render(<FactionBoard state={state} seat={3} words={words} />);
  const tracks = within(screen.getByRole('list', { name: 'Items on their tracks' }));
  expect(tracks.getByText('refreshes 5')).toBeInTheDocument();
  expect(tracks.getByText('draws 1 card')).toBeInTheDocument();
  expect(tracks.getByText('carries 3 of 6')).toBeInTheDocument();
  const relations = screen.getByRole('list', { name: 'Relationships' });
  expect(relations).toHaveTextContent(/Hostile.*Friendly 1.*aids 1\/2.*Allied/);
  const done = within(screen.getByRole('list', { name: 'Quests done: 1' }));
  expect(done.getByText(words.quest(quest.id))).toBeInTheDocument();
});
