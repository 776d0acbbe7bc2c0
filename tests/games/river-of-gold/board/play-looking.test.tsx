import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CUSTOMERS,
  type GameState,
  pendingChoice,
  playerView,
  shoreSpace,
} from '../../../../src/games/river-of-gold';
import { lookedAt } from '../../../../src/games/river-of-gold/board/actions/looking';
import { customerWords } from '../../../../src/games/river-of-gold/board/model/customers';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { presumedPlan } from '../../../../src/games/river-of-gold/board/model/primary';
import { makeWords } from '../../../../src/games/river-of-gold/board/model/words';
import { updateSettings } from '../../../../src/ui/settings';
import { lookCard, showTable } from './play-harness';
import { NAMES, positionWhere, wholeGame } from './play-help';
import { LANGUAGES, resourcesOf } from './play-words';

const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;
const plans = (state: GameState) => plansFor(playerView(state, state.current), state.current);
const place = (at: string): Element => {
  const found = document.querySelector(`[data-at="${at}"]`);
  if (!found) throw new Error(`Nothing is drawn at ${at}.`);
  return found;
};
const panel = () => within(screen.getByRole('region', { name: 'What you can do' }));
const look = () => document.getElementById('tk-look');
const priced = () =>
  positionWhere(
    (state) => deciding(state) && plans(state).some(({ kind, price }) => kind === 'build' && price > 0),
  );

describe('what is looked at', () => {
  test('a shore space tells its price, the favor and the face, and what is chosen next; the prompt stays', async () => {
    const position = priced();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    if (plan?.move.name !== 'build') throw new Error('no build');
    const { space } = plan.move.arg;
    const { user } = showTable(position);
    await user.hover(place(`space-${space}`));
    expect(look()).toHaveTextContent(/^Shore space \d+/);
    expect(look()).toHaveTextContent(/costs \d+ koku/);
    expect(look()).toHaveTextContent(
      `First ${plan.price} favor: the die turns to ${shoreSpace(space).region}. Then you choose a tile of the row.`,
    );
    expect(panel().getByText(/^Your die: \d/)).toBeVisible();
    await user.unhover(place(`space-${space}`));
    expect(look()).toBeNull();
    expect(panel().getByText(/^Your die: \d/)).toBeVisible();
  });

  test('a customer tells in words what it gives at once, later and at the end, in the panel and in its name', async () => {
    const position = positionWhere(
      (state) =>
        deciding(state) &&
        (state.secrets.hands[state.current] ?? []).some((id) => id?.startsWith('merchant')),
    );
    const card = position.state.secrets.hands[position.state.current]?.find((id) =>
      id?.startsWith('merchant'),
    );
    const { user } = showTable(position);
    const words =
      /At once: 3 influence in its region\. From then on: Journey completed: .*\. At the end: 1 point per 5 koku/;
    expect(place(`customer-${card}`).getAttribute('aria-label')).toMatch(words);
    await user.hover(place(`customer-${card}`));
    expect(look()?.textContent).toMatch(/At the end: 1 point per 5 koku you have left/);
  });

  test('every customer has words for what it does, in every language', async () => {
    for (const language of LANGUAGES) {
      const { t } = await resourcesOf(language);
      for (const { id } of CUSTOMERS) {
        const { now, later, end } = customerWords(id, t);
        expect(`${now}${later}${end}`).not.toBe('');
        expect(`${now}${later}${end}`).not.toContain('terms:');
      }
    }
    await resourcesOf('en');
  });

  test('after the action spaces and ships are quiet, customers are not', async () => {
    const { state } = positionWhere((known) => known.step === 'afterAction' && pendingChoice(known) === null);
    const seat = state.current;
    const looked = { state, viewer: seat, plans: plansFor(state, seat), selection: [] };
    const words = makeWords((await resourcesOf('en')).t, 'en', NAMES);
    expect(lookedAt(looked, 'space-1', words)).toBeNull();
    expect(lookedAt(looked, 'customer-elder-1', words)).toMatch(/^Elder of Spine of the World/);
  });
});

test('with a ship chosen and the pointer elsewhere, a card shows what the main button would do', async () => {
  const position = positionWhere((state) => {
    if (!deciding(state)) return false;
    const ship = plans(state).find(({ kind, price }) => kind === 'sail' && price === 0);
    const key = ship?.parts[0];
    return key !== undefined && presumedPlan(plans(state), [key]) !== null;
  });
  const sail = plans(position.state).find(({ kind, price }) => kind === 'sail' && price === 0);
  const key = sail?.parts[0] ?? '';
  const { user } = showTable(position);
  await user.click(place(key));
  await user.unhover(place(key));
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  const main = panel().getByRole('button', { name: /^Sail to river space/ });
  expect(lookCard().getByRole('heading', { name: main.textContent ?? '' })).toBeVisible();
  expect(lookCard().getByRole('region', { name: 'What it brings' })).toBeVisible();
});

test('the prices of the die stay while something is being put together', async () => {
  const position = priced();
  const { user } = showTable(position);
  const prices = () => document.querySelectorAll('.rg-face .tk-price').length;
  const before = prices();
  expect(before).toBeGreaterThan(0);
  await user.click(panel().getByRole('button', { name: /^Build/ }));
  expect(prices()).toBe(before);
});

describe('the focus', () => {
  afterEach(() => updateSettings({ oneClick: false }));

  test('goes on to the main button after a move made by keyboard', async () => {
    updateSettings({ oneClick: true });
    const position = positionWhere(
      (state) => deciding(state) && plans(state).some(({ kind, price }) => kind === 'build' && price === 0),
    );
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price === 0);
    if (plan?.move.name !== 'build') throw new Error('no build');
    const { user, sent } = showTable(position);
    const { space, tile } = plan.move.arg;
    const row = place(`row-${position.state.row.indexOf(tile) + 1}`).querySelector('[role="button"]');
    act(() => (row as HTMLElement).focus());
    await user.keyboard('{Enter}');
    act(() => (place(`space-${space}`) as SVGElement).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent.moves.at(-1)?.name).toBe('build'));
    const next = pendingChoice(sent.position.state)
      ? screen.getByRole('dialog')
      : panel().getByRole('button', { name: /^End turn/ });
    expect(next).toHaveFocus();
  });

  test('the trades take it when they open and give it back; Escape closes them', async () => {
    const position = positionWhere(
      (state) => deciding(state) && plans(state).some(({ kind }) => kind === 'trade'),
    );
    const { user } = showTable(position);
    await user.click(panel().getByRole('button', { name: 'Trade' }));
    expect(screen.getByRole('dialog', { name: 'Trade' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel().getByRole('button', { name: 'Trade' })).toHaveFocus();
  });

  test('river and shore are one stop of the Tab key each; arrows, Home and End move within them', async () => {
    const { user } = showTable(priced());
    const stops = (kind: string) => document.querySelectorAll(`${kind}[tabindex="0"]`);
    expect(stops('.rg-space')).toHaveLength(1);
    expect(document.querySelectorAll(':is(.rg-river-space, .rg-ship)[tabindex="0"]')).toHaveLength(1);
    act(() => (stops('.rg-space')[0] as SVGElement).focus());
    await user.keyboard('{Home}');
    expect(place('space-1')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(place('space-2')).toHaveFocus();
    expect(place('space-2')).toHaveAttribute('aria-describedby', 'tk-look');
    expect(place('space-1')).not.toHaveAttribute('aria-describedby');
    await user.keyboard('{End}');
    expect(place('space-30')).toHaveFocus();
    expect(stops('.rg-space')).toHaveLength(1);
  });

  test('a link leads past the board to the actions', async () => {
    const { user } = showTable(priced());
    await user.click(screen.getByRole('button', { name: 'Skip to the actions' }));
    expect(screen.getByRole('region', { name: 'What you can do' })).toHaveFocus();
  });
});

describe('Escape', () => {
  test('closes an open panel', async () => {
    const { user } = showTable(priced());
    await user.click(screen.getByRole('button', { name: 'Log' }));
    expect(screen.getByRole('complementary')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('in a dialogue of the page leaves what was begun', async () => {
    const position = priced();
    const key = plans(position.state).find(({ kind }) => kind === 'build')?.parts[0] ?? '';
    const { user } = showTable(position);
    await user.click(place(key));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await user.keyboard('{Escape}');
    expect(place(key)).toHaveAttribute('data-look', 'selected');
    dialog.remove();
    await user.keyboard('{Escape}');
    expect(place(key)).toHaveAttribute('data-look', 'possible');
  });
});

test('when the game is over, boards and score track show the final points, and the way on is offered', async () => {
  const end = wholeGame(2, 'the end').at(-1);
  const result = end?.state.result;
  if (!end || !result) throw new Error('not over');
  const { user } = showTable(end, { viewer: 0, afterGame: <button type="button">Once more</button> });
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Once more' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const [seat, { total }] of result.scores.entries()) {
    expect(place(`player-${seat}-points`)).toHaveAttribute(
      'aria-label',
      `${total} point${total === 1 ? '' : 's'}`,
    );
  }
  expect(panel().getByText(/ wins$| share the victory$/)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Once more' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Moves' })).toBeNull();
});

test('while the connection is lost the panel says that the move waits', () => {
  showTable(priced(), { connection: 'reconnecting' });
  expect(panel().getByRole('alert')).toHaveTextContent('your move waits');
});

test('why nothing can be delivered names the customer', async () => {
  const position = positionWhere((state) => {
    const die = state.players[state.current]?.die;
    return (
      deciding(state) &&
      !plans(state).some(({ kind }) => kind === 'deliver') &&
      (state.secrets.hands[state.current] ?? []).some((id) => id?.endsWith(`-${die}`))
    );
  });
  const { user } = showTable(position);
  await user.click(panel().getByRole('button', { name: 'Deliver' }));
  expect(panel().getByRole('alert')).toHaveTextContent(/^[A-Z][a-z]+ of .+: It takes /);
});

test('what the others did since the last turn is one short phrase for each of them', () => {
  const position = positionWhere(
    (state) => deciding(state) && state.turn > 4 && state.current === state.turnOrder[0],
    { players: 3 },
  );
  showTable(position);
  const line = screen.getByRole('group', { name: 'Since your last turn' });
  for (const seat of position.state.turnOrder.slice(1)) {
    expect(line.textContent).toMatch(new RegExp(`${NAMES[seat]}: (built on|sailed to|delivered to) `));
  }
});
