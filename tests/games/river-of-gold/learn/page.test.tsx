import '@testing-library/jest-dom';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passedLessons } from '../../../../src/app/learn/progress';
import { lessons } from '../../../../src/games/river-of-gold/learn/lessons';
import { sensibleMove } from '../../../../src/games/river-of-gold/learn/opening';
import { type LessonPlan, PLANS } from '../../../../src/games/river-of-gold/learn/plans';
import { screen as river } from '../../../../src/games/river-of-gold/screen';
import { speak } from '../../../../src/i18n';
import { guide, openLesson } from '../../../app/lesson-page';

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(cleanup);

const title = () => within(guide()).getByRole('heading', { level: 2 }).textContent;
const next = () => within(guide()).queryByRole('button', { name: 'Next' });
const planOf = (id: string): LessonPlan => {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no lesson ${id}.`);
  return plan;
};

/** Takes a lesson on its page up to its check: reads on, and makes the moves that are asked for. */
async function takeLesson(id: string, until?: string) {
  const plan = planOf(id);
  const lesson = lessons.find((one) => one.id === id);
  const page = await openLesson(river, id);
  const user = userEvent.setup();
  const titles: string[] = [];
  for (let clicks = 0; clicks < 30; clicks++) {
    const now = lesson?.steps.find(
      (one, at) =>
        one.words(page.state(), false).title === title() &&
        within(guide()).queryByText(`Step ${at + 1} of ${plan.steps.length + 1}`) !== null,
    );
    if (!now || now.id === until) break;
    titles.push(now.id);
    const button = next();
    if (button) await user.click(button);
    else {
      const step = plan.steps.find((one) => one.id === now.id);
      const move = step?.move?.(page.state()) ?? sensibleMove(page.state());
      if (!move) throw new Error(`Nothing to do at ${now.id}.`);
      await page.move(move);
    }
  }
  return { ...page, user, plan, titles };
}

test.each(PLANS.map(({ id }) => id))('the lesson %s is taken on its page and remembered', async (id) => {
  const { user, plan, titles, state, move } = await takeLesson(id);
  expect([...new Set(titles)]).toEqual(plan.steps.map((step) => step.id));
  expect(passedLessons('river-of-gold')).toEqual([]);
  const card = within(guide());
  if ('right' in plan.check) {
    expect(title()).toBe('One question');
    const lesson = lessons.find((one) => one.id === id);
    if (lesson?.check.kind !== 'question') throw new Error('It should end with a question.');
    const { answers, why } = lesson.check.words();
    const wrong = answers[lesson.check.right === 0 ? 1 : 0] ?? '';
    await user.click(card.getByRole('button', { name: wrong }));
    expect(card.getByRole('status')).toHaveTextContent('Not quite. Try again.');
    expect(passedLessons('river-of-gold')).toEqual([]);
    await user.click(card.getByRole('button', { name: answers[lesson.check.right] ?? '' }));
    expect(card.getByRole('status')).toHaveTextContent(`Right. ${why}`);
  } else {
    expect(title()).toBe('On your own');
    expect(card.getByRole('status')).toHaveTextContent('');
    const deed = plan.check.move(state());
    if (!deed) throw new Error('The check asks for nothing.');
    await move(deed);
    expect(card.getByRole('status')).toHaveTextContent('Right.');
  }
  expect(passedLessons('river-of-gold')).toEqual([id]);
  const on = PLANS[PLANS.indexOf(plan) + 1];
  expect(card.getByRole('link', { name: on ? 'Next lesson' : 'Play a first game' })).toHaveAttribute(
    'href',
    on ? `#/river-of-gold/learn/${on.id}` : '#/river-of-gold/learn',
  );
});

test('Back takes the table back to where the step before began', async () => {
  const { user, state } = await takeLesson('build', 'influence');
  expect(title()).toBe('Influence');
  const built = () => state().shore.filter((tile) => tile?.owners.includes(0)).length;
  expect(built()).toBe(1);
  await user.click(within(guide()).getByRole('button', { name: 'Back' }));
  expect(title()).toBe('Build here');
  expect(built()).toBe(0);
  await user.click(within(guide()).getByRole('button', { name: 'Back' }));
  expect(title()).toBe('The building row');
});

test('there is no way back from the first step', async () => {
  await openLesson(river, 'build');
  expect(within(guide()).queryByRole('button', { name: 'Back' })).toBeNull();
});

test('a move that is taken back at the table takes the lesson back, too', async () => {
  const { undo } = await takeLesson('build', 'influence');
  expect(title()).toBe('Influence');
  await undo();
  expect(title()).toBe('Build here');
});

test('a check that cannot be passed any more says how to try again', async () => {
  const { move, state, user } = await takeLesson('favor');
  expect(title()).toBe('On your own');
  await move({ name: 'sail', arg: { ship: 0 } });
  const card = within(guide());
  expect(card.getByRole('status')).toHaveTextContent('“Back” takes the table back');
  await user.click(card.getByRole('button', { name: 'Back' }));
  await user.click(card.getByRole('button', { name: 'Next' }));
  expect(state().step).toBe('beforeAction');
  await move({ name: 'spendFavor', arg: { face: 1 } });
  expect(card.getByRole('status')).toHaveTextContent('Right.');
});

test('the list shows what was passed, and begins with what comes next', async () => {
  await takeLesson('first-turn');
  await userEvent
    .setup()
    .click(within(guide()).getByRole('button', { name: '3 koku, and what the market gives a visitor.' }));
  cleanup();
  await openList();
  expect(screen.getByText('1 of 8 done')).toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'Take the lesson again: The river and your ships' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Begin the lesson: Build' })).toHaveClass('app-primary');
  expect(screen.getByRole('button', { name: 'Begin the first game' })).toBeInTheDocument();
});

async function openList() {
  const { openApp } = await import('../../../app/helpers');
  openApp('#/river-of-gold/learn');
  await screen.findByRole('heading', { name: 'Lessons' });
}
