import { useTranslation } from 'react-i18next';
import { ABSENT_MS } from '../../protocol/clock';
import { formatWhen } from '../format';

interface Person {
  readonly name: string | null;
  readonly bot: string | null;
  readonly connected: boolean;
  readonly lastSeen: number | null;
  readonly away: string | null;
}

/** Whether the others may let a bot play for somebody, where there is no clock. */
export const isAbsent = ({ name, bot, connected, lastSeen }: Person, now: number): boolean =>
  name !== null && bot === null && !connected && lastSeen !== null && now - lastSeen >= ABSENT_MS;

/** Whether somebody is at the table, or when they were; for whom a bot plays. Nothing for a free seat. */
export function Presence({ person }: { person: Person }) {
  const { t, i18n } = useTranslation('days');
  const { name, bot, connected, lastSeen, away } = person;
  if (away !== null)
    return <small>{t(bot === null ? 'presence.left' : 'presence.botFor', { name: away })}</small>;
  if (name === null || bot !== null) return null;
  if (connected) return <small className="app-here">{t('presence.here')}</small>;
  if (lastSeen === null) return <small>{t('presence.notYet')}</small>;
  return <small>{t('presence.seen', { when: formatWhen(lastSeen, i18n.language) })}</small>;
}
