import { type RefObject, useEffect, useState } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { Dialog } from '../../ui/Dialog';
import { useSettings } from '../../ui/settings';
import { KEYS, perform, type Shortcut, shortcutOf, shortcutsAt } from './keys';

/** What a shortcut does: where a button says it, in the words of the button. */
const WORDS = {
  next: 'shortcuts.next',
  commit: 'shortcuts.commit',
  cancel: 'act.cancel',
  undo: 'act.undo',
  hint: 'top.hint',
  moves: 'top.moves',
  log: 'top.log',
  standings: 'shortcuts.standings',
  chat: 'shortcuts.chat',
  zoomIn: 'layout.zoomIn',
  zoomOut: 'layout.zoomOut',
  list: 'shortcuts.list',
} as const satisfies Record<Shortcut, string>;

/** Listens to the keys of a table, and shows them all when `?` is pressed. */
export function Shortcuts({ root }: { root: RefObject<HTMLElement | null> }) {
  const { t } = useQuickTranslation('table');
  const { shortcuts: wanted } = useSettings();
  const [listed, setListed] = useState<readonly Shortcut[] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const onKey = (event: KeyboardEvent): void => {
      // A dialogue of the page has all keys for itself.
      if (!root.current || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut === 'list') setListed(shortcutsAt(root.current));
      else perform(root.current, shortcut);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [root, wanted]);
  if (!listed) return null;
  return (
    <Dialog title={t('shortcuts.title')} onClose={() => setListed(null)}>
      <dl className="tk-shortcuts">
        {listed.map((shortcut) => (
          <div key={shortcut}>
            <dt>
              <kbd>{KEYS[shortcut].toUpperCase()}</kbd>
            </dt>
            <dd>{t(WORDS[shortcut])}</dd>
          </div>
        ))}
        {ALWAYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`shortcuts.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="tk-quiet">{t('shortcuts.off')}</p>
    </Dialog>
  );
}

/** Keys that work whether or not single letters do: they belong to what has the focus. */
const ALWAYS = [
  { keys: ['←', '→', '↑', '↓'], does: 'arrows' },
  { keys: ['Enter'], does: 'enter' },
  { keys: ['Esc'], does: 'escape' },
] as const;
