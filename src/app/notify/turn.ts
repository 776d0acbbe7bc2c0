import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../ui/settings';
import { chime } from './sound';

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

/**
 * Says that it is this player's turn in a game: in the title always, by a sound and a notification where they are
 * wanted, once each time the turn comes round. A notification is only for a page that is out of sight.
 */
export function useTurnAlert(yourTurn: boolean, turn: number, game: string): void {
  const { t } = useTranslation('app');
  const { sound, notifications } = useSettings();
  const announced = useRef<number | null>(null);
  useEffect(() => {
    document.title = yourTurn ? t('notify.title', { game }) : game;
    return () => {
      document.title = game;
    };
  }, [yourTurn, game, t]);
  useEffect(() => {
    if (!yourTurn) return;
    // A player who opens the page on their turn sees it; only a turn that comes later is announced.
    const first = announced.current === null;
    if (announced.current === turn) return;
    announced.current = turn;
    if (first && document.visibilityState === 'visible') return;
    if (sound) chime();
    if (notifications && document.visibilityState === 'hidden') notify(game, t('notify.body'));
  }, [yourTurn, turn, game, sound, notifications, t]);
}
