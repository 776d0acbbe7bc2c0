import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import '../english';
import { HOLDERS } from '../../../../src/games/river-of-gold/board/table-parts';
import { showPlace } from '../../../../src/table/layout/places';
import { type Tab, TableLayout, type TableLayoutProps } from '../../../../src/table/layout/TableLayout';

const zooms = { label: 'The river and its shores', broadest: 620 };
const row = (
  <>
    row<i>masteries</i>
  </>
);
/** Words in the places where River of Gold puts its pieces. */
const parts: TableLayoutProps = {
  topLine: 'top line',
  ribbon: { label: 'points', content: 'score' },
  regions: [
    { id: 'river', content: <p>river</p>, bare: true },
    { id: 'tracks', content: 'tracks' },
    { id: 'row', content: row },
    { id: 'opponents', content: 'opponents' },
    { id: 'own', content: <p>own board</p> },
  ],
  tabs: [
    { id: 'river', title: 'River', content: <p>river</p>, zooms },
    { id: 'tracks', title: 'Influence', content: 'tracks' },
    { id: 'row', title: 'Tiles', content: row },
    {
      id: 'players',
      title: 'Players',
      content: (
        <>
          score
          <p>own board</p>
          opponents
        </>
      ),
    },
  ],
  holders: HOLDERS,
  hand: { content: <p>hand</p>, sign: 'two cards' },
  strip: 'own strip',
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
    expect(screen.getByText(/opponents/)).toHaveTextContent('scoreown boardopponents');
    expect(screen.getByText('own board')).toBeInTheDocument();
    tap('River');
    expect(screen.getByText('river')).toBeInTheDocument();
  });

  test('the actions and what the player holds are in reach on every tab', () => {
    for (const name of ['Influence', 'Tiles', 'Players', 'River']) {
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByText('actions')).toBeInTheDocument();
      expect(screen.getByText('own strip')).toBeInTheDocument();
    }
  });

  test('a place that is asked for opens the part that holds it', () => {
    const tab = () => document.querySelector('.tk-phone')?.getAttribute('data-tab');
    const handle = () => document.querySelector('.tk-sheet-handle');
    for (const [place, part] of [
      ['track-3', 'tracks'],
      ['row-4', 'row'],
      ['mastery-fire', 'row'],
      ['player-2-koku', 'players'],
      ['space-19', 'river'],
    ] as const) {
      act(() => showPlace(place));
      expect(tab()).toBe(part);
    }
    act(() => showPlace('customer-monk-1'));
    expect(tab()).toBe('river');
    expect(handle()).toHaveAttribute('aria-expanded', 'true');
    act(() => showPlace('river-3'));
    expect(handle()).toHaveAttribute('aria-expanded', 'false');
  });

  test('zooming is for the river alone', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Tiles' }));
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'River' }));
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  });

  test('the sheet opens and closes', () => {
    const handle = screen.getByRole('button', { name: 'Show your hand' });
    expect(handle).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(handle);
    expect(screen.getByRole('button', { name: 'Hide your hand' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('the board zooms in and out between its limits, by buttons and by two fingers', () => {
    const board = document.querySelector<HTMLElement>('.tk-viewport-board');
    const frame = document.querySelector<HTMLElement>('.tk-viewport-frame');
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

test('there is nothing to zoom while clans are chosen', () => {
  windowIs(false);
  const [river, ...tabs] = parts.tabs;
  render(<TableLayout {...parts} tabs={[{ ...river, zooms: undefined } as Tab, ...tabs]} />);
  expect(screen.getByText('river')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
});
