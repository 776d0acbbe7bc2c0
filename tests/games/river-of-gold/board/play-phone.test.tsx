import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { updateSettings } from '../../../../src/ui/settings';
import { lookCard, showTable } from './play-harness';
import { positionWhere } from './play-help';
import { buildable, deciding, panel, place, plans } from './play-places';

// One-click play, except where a test is about the other way.
beforeEach(() => updateSettings({ oneClick: true }));

describe('on a phone', () => {
  beforeEach(() => {
    const media = { matches: false, addEventListener() {}, removeEventListener() {} };
    Object.assign(window, { matchMedia: () => media });
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('a chosen space offers the tiles of the row in the sheet', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind, price }) => kind === 'build' && price > 0);
    const { user, sent } = showTable(position);
    await user.click(place(plan?.parts[0] ?? ''));
    const tiles = panel().getAllByRole('button', { name: /visitor:/ });
    expect(tiles).toHaveLength(position.state.row.filter(Boolean).length);
    // The end of the row is marked with the favor that it gives.
    expect(document.querySelectorAll('.rg-offboard-end')).toHaveLength(1);
    expect(tiles.at(-1)).toContainElement(document.querySelector('.rg-offboard-end'));
    // The first tap shows what the building brings, and the other tiles stay in reach.
    await user.click(tiles[0] as HTMLElement);
    expect(sent.moves).toEqual([]);
    expect(lookCard().getByRole('heading')).toHaveTextContent(/^Build on space/);
    expect(panel().getAllByRole('button', { name: /visitor:/ })).toHaveLength(tiles.length);
    expect(tiles[0]).toHaveAttribute('aria-pressed', 'true');
    // The second does it.
    await user.click(tiles[0] as HTMLElement);
    await waitFor(() => expect(sent.moves.at(-1)?.name).toBe('build'));
  });

  test('a long press on a tile looks and does not build', async () => {
    const position = buildable();
    const plan = plans(position.state).find(({ kind }) => kind === 'build');
    const { user, sent } = showTable(position);
    await user.click(place(plan?.parts[0] ?? ''));
    const [tile] = panel().getAllByRole('button', { name: /visitor:/ });
    await user.pointer({ keys: '[TouchA>]', target: tile });
    await waitFor(() => expect(lookCard().getByRole('heading')).toHaveTextContent(/^Build on space/), {
      timeout: 60_000,
    });
    await user.pointer({ keys: '[/TouchA]', target: tile });
    expect(sent.moves).toEqual([]);
    expect(tile).not.toHaveAttribute('aria-pressed');
  });

  test('what the player holds is in sight in one line', () => {
    const position = buildable();
    showTable(position);
    const strip = document.querySelector('.rg-strip');
    const own = position.state.players[position.state.current];
    for (const kind of ['koku', 'silk', 'rice', 'porcelain', 'favor'] as const) {
      const at = `[data-at="player-${position.state.current}-${kind}"] .rg-counter-number`;
      expect(strip?.querySelector(at)).toHaveTextContent(String(own?.[kind]));
    }
  });

  test('a line of the log opens the tab that holds its place and closes the log', async () => {
    const { user } = showTable(positionWhere((state) => deciding(state) && state.turn > 6));
    await user.click(screen.getByRole('button', { name: 'Influence' }));
    await user.click(screen.getByRole('button', { name: 'Log' }));
    const line = screen.getAllByRole('button', { name: /(builds on|sails from)/ }).at(-1);
    await user.click(line as HTMLElement);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(document.querySelector('.tk-phone')).toHaveAttribute('data-tab', 'river');
    expect(document.querySelector('[data-pointed]')).not.toBeNull();
  });

  test('delivering offers the customers that can be delivered to', async () => {
    const position = positionWhere(
      (state) => deciding(state) && plans(state).some(({ kind, price }) => kind === 'deliver' && price === 0),
    );
    const { user } = showTable(position);
    await user.click(panel().getByRole('button', { name: 'Deliver' }));
    expect(panel().getAllByRole('button', { name: /wants/ })).toHaveLength(
      plans(position.state).filter(({ kind }) => kind === 'deliver').length,
    );
  });
});
