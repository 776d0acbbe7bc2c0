import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocalGame } from '../../../../src/app/local/game';
import { newGame } from '../../../../src/app/local/saved';
import { type GameState, iki, type Move } from '../../../../src/games/iki';
import { lessons } from '../../../../src/games/iki/learn';
import { LEARNER } from '../../../../src/games/iki/learn/opening';
import { PLANS } from '../../../../src/games/iki/learn/plans';
import { words } from '../../../../src/games/iki/locales';
import { addWords, speak } from '../../../../src/i18n';

const LINKS = { rules: '#/iki/learn', play: '#/iki/local' };

beforeAll(() => addWords(words));
beforeEach(() => speak('en'));
afterEach(cleanup);

/** The lesson of hiring with its guide, and a way to make one move. */
function show() {
  const lesson = lessons.find(({ id }) => id === 'hire');
  if (!lesson) throw new Error('There is no lesson of hiring.');
  const seats = lesson.names().map((name) => ({ kind: 'person' as const, name }));
  const game = new LocalGame(iki, newGame('iki', seats, lesson.options, lesson.seed), () => true);
  game.advance((state) => lesson.opening?.(state as GameState) ?? null);
  const state = () => game.view(LEARNER) as GameState;
  const guide = () => <lesson.Guide state={state()} links={LINKS} />;
  const { rerender } = render(guide());
  const play = (move: Move) => {
    const moves = [move];
    game.advance(() => moves.pop() ?? null);
    act(() => rerender(guide()));
  };
  return { state, play, user: userEvent.setup() };
}
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a step that is read goes on by a click, one that asks for a deed when it is done', async () => {
  const { state, play, user } = show();
  expect(title()).toBe('The offer');
  expect(screen.getByText('Step 1 of 6')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(title()).toMatch(/^Hire [A-Z]/);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();

  const hire = PLANS.hire.steps.find(({ id }) => id === 'hire')?.move?.(state());
  if (hire?.name !== 'hire') throw new Error('Nothing to hire.');
  expect(screen.getByText(new RegExp(`ringed stall, ${hire.arg.stall}\\.`))).toBeInTheDocument();
  play(hire);
  expect(title()).toBe('Your cards at work');
});

test('the card can be folded away, and opens again with the next step', async () => {
  const { user } = show();
  const fold = () => screen.getByRole('button', { name: 'Fold the lesson away or back' });
  await user.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/Four new occupations/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
});

test('the question at the end waits for the right answer, says why, and then leads on', async () => {
  const { state, play, user } = show();
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  await next();
  await next();
  const hire = PLANS.hire.steps.find(({ id }) => id === 'hire')?.move?.(state());
  if (!hire) throw new Error('Nothing to hire.');
  play(hire);
  await next();
  const walk = iki.legalMoves(state(), LEARNER)[0];
  if (walk?.name === 'walk') play(walk);
  expect(title()).toBe('One question');

  await user.click(screen.getByRole('button', { name: '2 mon.' }));
  expect(screen.getByRole('status')).toHaveTextContent('Not quite. Try again.');
  expect(screen.queryByRole('link', { name: 'Play a whole game' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '4 mon.' }));
  expect(screen.getByRole('status')).toHaveTextContent('Right. 3 for the card and 2 for the corner');
  expect(screen.getByRole('link', { name: 'Play a whole game' })).toHaveAttribute('href', LINKS.play);
  expect(screen.getByRole('link', { name: 'All lessons and rules' })).toHaveAttribute('href', LINKS.rules);
});
