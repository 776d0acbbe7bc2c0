import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

type Listener = () => void;
type SettingsModule = typeof import('../../src/ui/settings');

/** A system whose wishes can change while the page is open. */
function system(wishes: Record<string, boolean>) {
  const listeners: Listener[] = [];
  window.matchMedia = ((query: string) => ({
    get matches() {
      return wishes[query] ?? false;
    },
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
  })) as unknown as typeof window.matchMedia;
  return (query: string, wish: boolean) => {
    wishes[query] = wish;
    for (const listener of listeners) listener();
  };
}

/** The settings as a page that opens now sees them: they ask the system once, when they are loaded. */
function freshSettings(): SettingsModule {
  let module: SettingsModule | null = null;
  jest.isolateModules(() => {
    module = jest.requireActual<SettingsModule>('../../src/ui/settings');
  });
  if (!module) throw new Error('The settings were not loaded.');
  return module;
}

const CALM = '(prefers-reduced-motion: reduce)';
const DARK = '(prefers-color-scheme: dark)';
const NOTHING_MOVES = { pieces: false, gains: false, dice: false };
const ALL_MOVES = { pieces: true, gains: true, dice: true };
const { matchMedia } = window;

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.matchMedia = matchMedia;
});

test('a system that asks for less motion stops all of it, whatever is chosen here', () => {
  system({ [CALM]: true });
  const { currentSettings, chosenSettings, updateSettings, systemWantsNoMotion } = freshSettings();
  expect(systemWantsNoMotion()).toBe(true);
  expect(currentSettings().motion).toEqual(NOTHING_MOVES);
  updateSettings({ motion: ALL_MOVES });
  expect(currentSettings().motion).toEqual(NOTHING_MOVES);
  // What was chosen is kept for the day on which the system allows it.
  expect(chosenSettings().motion).toEqual(ALL_MOVES);
});

test('a system that changes its mind is followed at once', () => {
  const wish = system({});
  const { currentSettings, subscribeSettings, resolvedTheme } = freshSettings();
  const changed = jest.fn();
  subscribeSettings(changed);
  expect(currentSettings().motion).toEqual(ALL_MOVES);
  wish(CALM, true);
  expect(currentSettings().motion).toEqual(NOTHING_MOVES);
  expect(resolvedTheme()).toBe('light');
  wish(DARK, true);
  expect(resolvedTheme()).toBe('dark');
  expect(changed).toHaveBeenCalled();
});

test('what another tab has chosen is in force here too', () => {
  system({});
  const { currentSettings } = freshSettings();
  expect(currentSettings().theme).toBe('system');
  const newValue = JSON.stringify({ theme: 'dark' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'games.settings', newValue }));
  expect(currentSettings().theme).toBe('dark');
});
