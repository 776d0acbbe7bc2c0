import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import type { AnswerFor } from '../../src/table/ask/answer';
import { placeCard } from '../../src/table/ask/card-place';
import { LookCard } from '../../src/table/ask/LookCard';
import { TableRoot } from '../../src/table/layout/TableRoot';
import { NO_PICKING } from '../../src/table/pick/picking';

const SEATS = { order: [0], name: () => 'Aiko', badge: () => null, className: () => '' };

const answers = jest.fn<ReturnType<AnswerFor>, [string]>((key) =>
  key === 'nothing' ? null : { name: `Name of ${key}`, text: 'What it does.', worth: ['Worth 3 now.'] },
);
let drawings = 0;

function Pieces() {
  drawings++;
  return (
    <ul data-asks="">
      <li data-ask="coin">coin</li>
      <li data-ask="ship">ship</li>
      <li data-ask="nothing">nothing</li>
      <li>
        <button type="button" data-tip="There is nothing to take back.">
          Undo
        </button>
      </li>
    </ul>
  );
}

function Table({ looking = false }: { looking?: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <TableRoot root={root} className="x" seats={SEATS} picking={NO_PICKING} answer={answers}>
      <Pieces />
      {looking && <LookCard>What a pick brings</LookCard>}
    </TableRoot>
  );
}

const card = () => screen.queryByRole('tooltip');
const piece = (name: string) => screen.getByText(name);

beforeEach(() => {
  jest.useFakeTimers();
  answers.mockClear();
  drawings = 0;
});
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const rest = () => act(() => jest.advanceTimersByTime(400));

test('a pointer that rests on a thing is answered; the game is asked only then and nothing else is drawn', () => {
  render(<Table />);
  fireEvent.pointerOver(piece('coin'));
  expect(answers).not.toHaveBeenCalled();
  rest();
  expect(card()).toHaveTextContent('Name of coinWhat it does.Worth 3 now.');
  expect(piece('coin')).toHaveAttribute('aria-describedby', card()?.id);
  expect(answers).toHaveBeenCalledTimes(1);
  // TableRoot draws once more when it knows where cards go.
  expect(drawings).toBeLessThanOrEqual(2);
});

test('there is one card at a time, and none for a thing without an answer', () => {
  render(<Table />);
  fireEvent.pointerOver(piece('coin'));
  rest();
  fireEvent.pointerOver(piece('ship'));
  rest();
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(card()).toHaveTextContent('Name of ship');
  expect(piece('coin')).not.toHaveAttribute('aria-describedby');
  fireEvent.pointerOver(piece('nothing'));
  rest();
  expect(card()).toBeNull();
});

test('Escape closes the card and nothing else', async () => {
  const user = person();
  const escaped = jest.fn();
  const listener = (event: KeyboardEvent) => !event.defaultPrevented && escaped(event.key);
  window.addEventListener('keydown', listener);
  render(<Table />);
  fireEvent.pointerOver(piece('coin'));
  rest();
  await user.keyboard('{Escape}');
  expect(card()).toBeNull();
  expect(escaped).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledTimes(1);
  window.removeEventListener('keydown', listener);
});

test('a finger asks by a long press, and not by scrolling', () => {
  render(<Table />);
  // The test's browser has no pointer events of its own.
  const finger = (type: string, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: 5, clientY });
    fireEvent(piece('coin'), Object.assign(event, { pointerType: 'touch' }));
  };
  finger('pointerdown', 5);
  finger('pointermove', 40);
  act(() => jest.advanceTimersByTime(600));
  expect(card()).toBeNull();
  finger('pointerdown', 5);
  act(() => jest.advanceTimersByTime(600));
  expect(card()).toHaveTextContent('Name of coin');
});

test('by keyboard a group is one stop, and arrows go from thing to thing', async () => {
  const user = person();
  render(<Table />);
  // Past the way to the actions.
  await user.tab();
  await user.tab();
  expect(piece('coin')).toHaveFocus();
  expect(card()).toHaveTextContent('Name of coin');
  await user.keyboard('{ArrowRight}');
  expect(piece('ship')).toHaveFocus();
  expect(card()).toHaveTextContent('Name of ship');
  await user.tab();
  expect(piece('Undo')).toHaveFocus();
  expect(card()).toHaveTextContent('There is nothing to take back.');
  await user.tab({ shift: true });
  expect(piece('ship')).toHaveFocus();
});

test('what a pick would bring comes before what a thing is', () => {
  render(<Table looking />);
  fireEvent.pointerOver(piece('coin'));
  rest();
  expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  expect(card()).toHaveTextContent('What a pick brings');
});

describe('the place of a card', () => {
  const screenSize = { width: 400, height: 600 };
  const size = { width: 200, height: 100 };
  test('is above the thing, in the middle of it', () => {
    expect(placeCard({ left: 180, top: 300, width: 40, height: 40 }, size, screenSize)).toEqual({
      left: 100,
      top: 190,
    });
  });
  test('is below where there is no room above, and never beyond the edge', () => {
    expect(placeCard({ left: 0, top: 20, width: 40, height: 40 }, size, screenSize)).toEqual({
      left: 6,
      top: 70,
    });
  });
  test('is at the side of a thing that is as high as the screen', () => {
    const place = placeCard({ left: 0, top: 0, width: 100, height: 600 }, size, screenSize);
    expect(place).toEqual({ left: 110, top: 250 });
  });
});
