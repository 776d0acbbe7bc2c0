/**
 * Keys for what a table offers. A button that has one carries it as an attribute (`useShortcut`); pressing the key
 * presses the button. So a key can do nothing that a button cannot, and the list of keys is what is on the table.
 */
import { useSettings } from '../../ui/settings';

export const KEYS = {
  next: 'n',
  commit: 'e',
  cancel: 'x',
  undo: 'u',
  hint: 'h',
  moves: 'm',
  log: 'l',
  standings: 's',
  chat: 'c',
  zoomIn: '+',
  zoomOut: '-',
  list: '?',
} as const;
export type Shortcut = keyof typeof KEYS;
export const SHORTCUTS = Object.keys(KEYS) as readonly Shortcut[];

/** The attributes of the button that a shortcut presses; without a key while the player has switched keys off. */
export function useShortcut(shortcut: Shortcut): {
  readonly 'data-shortcut': Shortcut;
  readonly 'aria-keyshortcuts'?: string;
} {
  const { shortcuts } = useSettings();
  return {
    'data-shortcut': shortcut,
    'aria-keyshortcuts': shortcuts ? KEYS[shortcut].toUpperCase() : undefined,
  };
}

const TARGETS = '[data-look="possible"]';

/** Brings the focus to the next thing that can be picked, those that cost nothing first; from the last to the first. */
function focusNext(root: ParentNode): void {
  const targets = [...root.querySelectorAll<HTMLElement | SVGElement>(TARGETS)].sort(
    (a, b) => Number(a.hasAttribute('data-priced')) - Number(b.hasAttribute('data-priced')),
  );
  const at = targets.findIndex((target) => target.isSameNode(document.activeElement));
  const next = targets[(at + 1) % targets.length];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

const buttonsOf = (root: ParentNode, shortcut: Shortcut): readonly HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>(`button[data-shortcut="${shortcut}"]`),
];

/** The shortcuts that do something at this table now; a button that waits for something counts as well. */
export const shortcutsAt = (root: ParentNode): readonly Shortcut[] =>
  SHORTCUTS.filter(
    (shortcut) =>
      shortcut === 'list' ||
      (shortcut === 'next' ? root.querySelector(TARGETS) !== null : buttonsOf(root, shortcut).length > 0),
  );

/** Does what a shortcut stands for; the list is the caller's. */
export function perform(root: ParentNode, shortcut: Exclude<Shortcut, 'list'>): void {
  if (shortcut === 'next') focusNext(root);
  else
    buttonsOf(root, shortcut)
      .find(({ disabled }) => !disabled)
      ?.click();
}

const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** The shortcut of a key, for a player who is not typing and holds no other key; else null. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  // A letter with Shift is a capital, and no shortcut; signs need Shift on many keyboards.
  if (event.shiftKey && /^\p{L}$/u.test(event.key)) return null;
  return SHORTCUTS.find((shortcut) => KEYS[shortcut] === event.key.toLowerCase()) ?? null;
}
