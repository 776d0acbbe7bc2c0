import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { OptionButton } from '../../src/table/actions/OptionButton';
import { LogLine } from '../../src/table/log/LogLine';

const look = (point: (at: string | null) => void) =>
  render(
    <OptionButton disabled={false} choose={() => {}} at="player-2" point={point}>
      Anna
    </OptionButton>,
  );

test('an answer points at its place while it is looked at', () => {
  const pointed: (string | null)[] = [];
  look((at) => pointed.push(at));
  fireEvent.pointerEnter(screen.getByRole('button'));
  fireEvent.pointerLeave(screen.getByRole('button'));
  expect(pointed).toEqual(['player-2', null]);
});

test('an answer that goes away under the pointer points no longer, and one that was not looked at says nothing', () => {
  const pointed: (string | null)[] = [];
  const looked = look((at) => pointed.push(at));
  fireEvent.pointerEnter(screen.getByRole('button'));
  looked.unmount();
  expect(pointed).toEqual(['player-2', null]);
  look((at) => pointed.push(at)).unmount();
  expect(pointed).toEqual(['player-2', null]);
});

test('a line of the log that gives way to the next points no longer', () => {
  const pointed: (string | null)[] = [];
  const line = render(
    <LogLine
      sentence={{ text: 'Anna builds.', kind: 'build', seat: null, at: 'clearing-2' }}
      point={(at) => pointed.push(at)}
    />,
  );
  fireEvent.pointerEnter(screen.getByRole('button'));
  line.unmount();
  expect(pointed).toEqual(['clearing-2', null]);
});
