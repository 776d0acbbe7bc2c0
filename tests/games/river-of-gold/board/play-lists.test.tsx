import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { type GameState, pendingChoice, playerView } from '../../../../src/games/river-of-gold';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { presumedPlan } from '../../../../src/games/river-of-gold/board/model/primary';
import { showTable } from './play-harness';
import { positionWhere } from './play-help';

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
const builds = () =>
  positionWhere(
    (state) =>
      deciding(state) &&
      plans(state).some(({ kind, price }) => kind === 'build' && price === 0) &&
      plans(state).some(({ kind, price, parts }) => kind === 'sail' && price === 0 && presumed(state, parts)),
  );
const presumed = (state: GameState, parts: readonly string[]): boolean =>
  presumedPlan(plans(state), parts.slice(0, 1)) !== null;

describe('looking at an entry of the list of moves', () => {
  const openMoves = async () => {
    const position = builds();
    const table = showTable(position);
    await table.user.click(screen.getByRole('button', { name: 'Moves' }));
    const list = within(screen.getByRole('region', { name: 'All your moves' }));
    const [entry] = list.getAllByRole('button', { name: /^Build/ });
    if (!entry) throw new Error('no entry');
    return { ...table, list, entry, position };
  };

  test('ends when the list closes under the pointer', async () => {
    const { user, entry } = await openMoves();
    await user.hover(entry);
    expect(look()).toHaveTextContent(/^Build/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'All your moves' })).toBeNull();
    expect(look()).toBeNull();
    expect(document.querySelector('[data-look="noted"]')).toBeNull();
  });

  test('gives way to what is looked at on the board after it', async () => {
    const { user, entry } = await openMoves();
    act(() => entry.focus());
    expect(look()).toHaveTextContent(/^Build/);
    await user.hover(place('space-1'));
    expect(look()).toHaveTextContent(/^Shore space 1/);
  });

  test('gives way to the move that is put together on the board', async () => {
    const { user, entry, position } = await openMoves();
    const ship = plans(position.state).find(
      ({ kind, price, parts }) => kind === 'sail' && price === 0 && presumed(position.state, parts),
    )?.parts[0];
    act(() => entry.focus());
    await user.hover(entry);
    act(() => (place(ship ?? '') as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const main = panel().getByRole('button', { name: /^Sail to river space/ });
    expect(panel().getByRole('heading', { name: main.textContent ?? '' })).toBeVisible();
  });

  test('shows what it brings outside the list, so that no entry moves', async () => {
    const { user, entry, list } = await openMoves();
    await user.hover(entry);
    const preview = list.getByRole('region', { name: 'What it brings' });
    expect(preview.closest('.tk-moves')).toBeNull();
  });
});
