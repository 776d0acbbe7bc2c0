import { render } from '@testing-library/react';
import { Announcer } from '../../src/table/log/Announcer';

const say = (text: string) => ({ text, seat: null, at: null, kind: 'game', heading: false });
const log = (...events: string[]) => events.map((event, id) => ({ id, events: [event] }));

/** What stands to be read, and how the table goes on. */
function announced() {
  const shown = render(<Announcer log={log('before')} say={say} />);
  return {
    lines: () => [...shown.container.querySelectorAll('p')].map(({ textContent }) => textContent),
    goesOn: (events: readonly string[], now: string | null = null) =>
      shown.rerender(<Announcer log={log(...events)} say={say} now={now} />),
  };
}

test('what happened before somebody came is not announced, what happens then is, once', () => {
  const { lines, goesOn } = announced();
  expect(lines()).toEqual([]);
  goesOn(['before', 'sails']);
  goesOn(['before', 'sails', 'gains']);
  expect(lines()).toEqual(['sails', 'gains']);
});

test('nothing is lost when the next thing happens at once; whose turn it is comes last', () => {
  const { lines, goesOn } = announced();
  goesOn(['before', 'sails', 'gains'], 'Your turn');
  goesOn(['before', 'sails', 'gains', 'builds'], 'Your turn');
  expect(lines()).toEqual(['sails', 'gains', 'Your turn', 'builds']);
  goesOn(['before', 'sails', 'gains', 'builds'], null);
  goesOn(['before', 'sails', 'gains', 'builds'], 'Your turn');
  expect(lines().at(-1)).toBe('Your turn');
});
