import { registerSW } from 'virtual:pwa-register';
import { updates } from './updates';

/** How often an open page asks for a new build by itself. */
const EVERY = 30 * 60_000;

/** Follows new builds for as long as the page is open. */
export function followUpdates(): void {
  const activate = registerSW({
    immediate: true,
    onNeedRefresh: () => updates.found(() => void activate(false)),
    onNeedReload: () => updates.replaced(),
    onRegisteredSW: (_, registration) => {
      const look = () => void registration?.update().catch(() => {});
      updates.lookWith(look);
      setInterval(look, EVERY);
    },
  });
  const compare = () => {
    if (document.visibilityState === 'visible') void updates.compare();
  };
  if ('serviceWorker' in navigator) {
    updates.watch(navigator.serviceWorker);
    if (navigator.serviceWorker.controller) void updates.compareWithWorker();
  }
  window.addEventListener('hashchange', () => updates.moved());
  window.addEventListener('vite:preloadError', () => updates.moved());
  window.addEventListener('online', compare);
  document.addEventListener('visibilitychange', compare);
  compare();
}
