import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { speak } from '../../src/i18n';
import { TableRoot } from '../../src/table/layout/TableRoot';
import type { Picking } from '../../src/table/pick/picking';
import { KEYS, SHORTCUTS, type Shortcut, useShortcut } from '../../src/table/shortcuts/keys';
import { updateSettings } from '../../src/ui/settings';

const BUTTONS = SHORTCUTS.filter((shortcut) => shortcut !== 'list' && shortcut !== 'next');
const pressed = jest.fn<void, [Shortcut]>();
const picking = { look: () => 'idle', price: () => 0 } as unknown as Picking;
const seats = { order: [], name: () => '', badge: () => null, className: () => '' };

function Key({ shortcut, disabled }: { shortcut: Shortcut; disabled?: boolean }) {
  return (
    <button type="button" {...useShortcut(shortcut)} disabled={disabled} onClick={() => pressed(shortcut)}>
      {shortcut}
    </button>
  );
}
function Table({ keys, waiting = [] }: { keys: readonly Shortcut[]; waiting?: readonly Shortcut[] }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <TableRoot root={root} className="" seats={seats} picking={picking}>
      {keys.map((shortcut) => (
        <Key key={shortcut} shortcut={shortcut} disabled={waiting.includes(shortcut)} />
      ))}
      <div tabIndex={-1} data-look="possible" data-priced="" data-at="dear">
        dear
      </div>
      <div tabIndex={-1} data-look="possible" data-at="first">
        first
      </div>
      <div tabIndex={-1} data-look="possible" data-at="second">
        second
      </div>
      <div tabIndex={-1} data-look="idle" data-at="idle">
        idle
      </div>
      <label>
        Say <input />
      </label>
    </TableRoot>
  );
}
const press = (key: string, more = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

beforeEach(async () => {
  await speak('en');
  pressed.mockClear();
  updateSettings({ shortcuts: true });
});
afterEach(cleanup);

test('no key stands for two things, and each is one key', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(SHORTCUTS.length);
  for (const key of Object.values(KEYS)) expect(key).toHaveLength(1);
});

test.each(BUTTONS)('the key of %s presses its button, and the button says its key', (shortcut) => {
  render(<Table keys={BUTTONS} />);
  press(KEYS[shortcut]);
  expect(pressed.mock.calls).toEqual([[shortcut]]);
  expect(screen.getByRole('button', { name: shortcut })).toHaveAttribute(
    'aria-keyshortcuts',
    KEYS[shortcut].toUpperCase(),
  );
});

test('the list shows what is bound at this table, and nothing else', () => {
  const here: Shortcut[] = ['undo', 'log'];
  render(<Table keys={here} waiting={['undo']} />);
  press('?');
  const list = within(screen.getByRole('dialog', { name: 'Keyboard', hidden: true }));
  const listed = list.getAllByRole('term', { hidden: true }).map((term) => term.textContent);
  expect(listed.slice(0, 4)).toEqual(['N', 'U', 'L', '?']);
  expect(listed.slice(4)).toEqual(['←→↑↓', 'Enter', 'Esc']);
  expect(list.getAllByRole('definition', { hidden: true }).map((words) => words.textContent)).toEqual(
    expect.arrayContaining(['Undo', 'Log', 'This list']),
  );
});

test('a button that waits for something is not pressed', () => {
  render(<Table keys={['undo']} waiting={['undo']} />);
  press('u');
  expect(pressed).not.toHaveBeenCalled();
});

test('nothing fires while somebody types, holds another key, or has a dialogue open', () => {
  render(<Table keys={BUTTONS} />);
  press('u', {}, screen.getByRole('textbox'));
  press('?', {}, screen.getByRole('textbox'));
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing']) {
    press('u', { [modifier]: true });
  }
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  press('?', { shiftKey: true });
  expect(screen.getByRole('dialog', { hidden: true })).toBeInTheDocument();
  press('u');
  expect(pressed).not.toHaveBeenCalled();
});

test('single keys can be switched off, and then no button speaks of one', () => {
  render(<Table keys={BUTTONS} />);
  act(() => updateSettings({ shortcuts: false }));
  for (const shortcut of SHORTCUTS) press(KEYS[shortcut]);
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(document.querySelector('[aria-keyshortcuts]')).toBeNull();
});

test('the next target goes around what can be picked, free ones first', () => {
  render(<Table keys={[]} />);
  const visited = Array.from({ length: 4 }, () => {
    press('n');
    return document.activeElement?.getAttribute('data-at');
  });
  expect(visited).toEqual(['first', 'second', 'dear', 'first']);
});
