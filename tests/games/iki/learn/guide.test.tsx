import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passedLessons } from '../../../../src/app/learn/progress';
import type { GameState } from '../../../../src/games/iki';
import { iki } from '../../../../src/games/iki';
import { LEARNER } from '../../../../src/games/iki/learn/opening';
import { PLANS } from '../../../../src/games/iki/learn/plans';
import { screen as ikiScreen } from '../../../../src/games/iki/screen';
import { speak } from '../../../../src/i18n';
import { guide, openLesson } from '../../../app/lesson-page';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(cleanup);

const title = () => within(guide()).getByRole('heading', { level: 2 }).textContent;
const wantedHire = (state: GameState) => {
  const hire = PLANS.hire.steps.find(({ id }) => id === 'hire')?.move?.(state);
  if (hire?.name !== 'hire') throw new Error('Nothing to hire.');
  return hire;
};

/** The lesson of hiring on its page. */
async function show() {
  const page = await openLesson(ikiScreen, 'hire');
  const user = userEvent.setup();
  return { ...page, user, next: () => user.click(within(guide()).getByRole('button', { name: 'Next' })) };
}

test('a step that is read goes on by a click, one that asks for a deed when it is done', async () => {
  const { state, move, next } = await show();
  expect(title()).toBe('The offer');
  expect(within(guide()).getByText('Step 1 of 6')).toBeInTheDocument();
  await next();
  await next();
  expect(title()).toMatch(/^Hire [A-Z]/);
  expect(within(guide()).queryByRole('button', { name: 'Next' })).toBeNull();

  const hire = wantedHire(state());
  expect(within(guide()).getByText(new RegExp(`ringed stall, ${hire.arg.stall}\\.`))).toBeInTheDocument();
  await move(hire);
  expect(title()).toBe('Your cards at work');
});

test('the card can be folded away, and opens again with the next step', async () => {
  const { user, next } = await show();
  const fold = () => screen.getByRole('button', { name: 'Fold the lesson away or back' });
  await user.click(fold());
  expect(fold()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/Four new occupations/)).toBeNull();
  await next();
  expect(fold()).toHaveAttribute('aria-expanded', 'true');
});

test('the question at the end waits for the right answer, says why, and then leads on', async () => {
  const { state, move, next, user } = await show();
  await next();
  await next();
  await move(wantedHire(state()));
  await next();
  const walk = iki.legalMoves(state(), LEARNER)[0];
  if (walk?.name === 'walk') await move(walk);
  expect(title()).toBe('One question');

  const card = within(guide());
  await user.click(card.getByRole('button', { name: '2 mon.' }));
  expect(card.getByRole('status')).toHaveTextContent('Not quite. Try again.');
  expect(card.queryByRole('link', { name: 'Next lesson' })).toBeNull();
  await user.click(card.getByRole('button', { name: '4 mon.' }));
  expect(card.getByRole('status')).toHaveTextContent('Right. 3 for the card and 2 for the corner');
  expect(card.getByRole('link', { name: 'Next lesson' })).toHaveAttribute('href', '#/iki/learn/experience');
  expect(card.getByRole('link', { name: 'All lessons and rules' })).toHaveAttribute('href', '#/iki/learn');
  expect(passedLessons('iki')).toEqual(['hire']);
});
