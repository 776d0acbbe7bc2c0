import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { playSound } from '../../table/sounds/sounds';
import { useSettings } from '../../ui/settings';
import { showBadge } from './badge';

/** Asks the browser for permission to notify; false where it was refused or cannot be had. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

export const canNotify = (): boolean => typeof Notification !== 'undefined';

function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: 'your-turn', icon: '/icon-192.png' });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones only notify through a service worker; title and sound still tell.
  }
}

/** What was announced last: nothing yet, or that it was another's turn. */
const NOTHING = null;
const OTHERS = -1;

/**
 * Says that it is this player's turn in a game: in the title and on the icons always, by a sound and a notification
 * where they are wanted, once each time the turn comes round, the first one too. A notification is only for a page that
 * is out of sight. Null while it is not known whose turn it is.
 */
export function useTurnAlert(yourTurn: boolean | null, turn: number, game: string): void {
  const { t } = useTranslation('app');
  const { notifications } = useSettings();
  const announced = useRef<number | null>(NOTHING);
  useEffect(() => {
    document.title = yourTurn ? t('notify.title', { game }) : game;
    showBadge(yourTurn === true);
    return () => {
      document.title = game;
      showBadge(false);
    };
  }, [yourTurn, game, t]);
  useEffect(() => {
    if (yourTurn === null) return;
    // A player who opens the page on their turn sees it; a turn that comes later is announced.
    const opened = announced.current === NOTHING;
    if (!yourTurn) {
      if (opened) announced.current = OTHERS;
      return;
    }
    if (announced.current === turn) return;
    announced.current = turn;
    if (opened && document.visibilityState === 'visible') return;
    playSound('turn');
    if (notifications && document.visibilityState === 'hidden') notify(game, t('notify.body'));
  }, [yourTurn, turn, game, notifications, t]);
}
