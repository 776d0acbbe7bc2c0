import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import '../../src/app/i18n';
import { TableLayout } from '../../src/games/river-of-gold/board/pieces';

const parts = {
  topLine: 'top line',
  score: 'score',
  river: <p>river</p>,
  tracks: 'tracks',
  row: 'row',
  masteries: 'masteries',
  opponents: 'opponents',
  own: 'own board',
  actions: 'actions',
  side: 'side',
};

/** A window of which a wide table does or does not fit. */
function windowIs(wide: boolean) {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }),
  });
}
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('a wide table shows everything at once', () => {
  windowIs(true);
  render(<TableLayout {...parts} />);
  for (const words of ['top line', 'score', 'river', 'tracks', 'own board', 'actions', 'opponents']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('without a way to ask, the table is wide', () => {
  render(<TableLayout {...parts} />);
  expect(screen.getByText('tracks')).toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => {
    windowIs(false);
    render(<TableLayout {...parts} />);
  });

  test('the river comes first and every other part is one tap away', () => {
    expect(screen.getByText('river')).toBeInTheDocument();
    expect(screen.queryByText('tracks')).toBeNull();
    const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    tap('Influence');
    expect(screen.getByText('tracks')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Influence' })).toHaveAttribute('aria-current', 'true');
    tap('Tiles');
    expect(screen.getByText(/row/)).toHaveTextContent('rowmasteries');
    tap('Players');
    expect(screen.getByText(/opponents/)).toBeInTheDocument();
    tap('River');
    expect(screen.getByText('river')).toBeInTheDocument();
  });

  test('the actions are in reach on every tab', () => {
    for (const name of ['Influence', 'Tiles', 'Players', 'River']) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByText('actions')).toBeInTheDocument();
    }
  });

  test('the sheet opens and closes', () => {
    const handle = screen.getByRole('button', { name: 'Show hand and clan board' });
    expect(handle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(handle);
    expect(screen.getByRole('button', { name: 'Show only the actions' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test('the board zooms in and out between its limits, by buttons and by two fingers', () => {
    const board = document.querySelector<HTMLElement>('.rg-viewport-board');
    const frame = document.querySelector<HTMLElement>('.rg-viewport-frame');
    if (!board || !frame) throw new Error('There is no board to zoom.');
    const smaller = screen.getByRole('button', { name: 'Zoom out' });
    expect(board.style.width).toBe('100%');
    expect(smaller).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(Number.parseFloat(board.style.width)).toBeCloseTo(140);
    fireEvent.click(smaller);
    expect(Number.parseFloat(board.style.width)).toBeCloseTo(100);
    const finger = (clientX: number) => ({ clientX, clientY: 0 });
    fireEvent.touchStart(frame, { touches: [finger(0), finger(100)] });
    fireEvent.touchMove(frame, { touches: [finger(0), finger(250)] });
    expect(Number.parseFloat(board.style.width)).toBeCloseTo(250);
    fireEvent.touchMove(frame, { touches: [finger(0), finger(900)] });
    expect(Number.parseFloat(board.style.width)).toBeCloseTo(300);
  });
});
