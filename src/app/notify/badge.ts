/** The part of the browser that marks an installed app; not every browser has it. */
interface Badges {
  setAppBadge?(): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** Marks the tab's icon and the installed app while it is somebody's turn. */
export function showBadge(yourTurn: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = yourTurn ? '/icon-turn.svg' : '/icon.svg';
  const badges: Badges = navigator;
  const done = yourTurn ? badges.setAppBadge?.() : badges.clearAppBadge?.();
  done?.catch(() => {
    // The browser does not want to; title and icon still say it.
  });
}
