import type { QuietHours } from '../../protocol/notices';
import { isRecord } from '../../ui/storage';
import { askProfile } from './client';

/** How the profile is told, as the server describes it. */
export interface NoticeDetails {
  readonly email: string | null;
  readonly webhook: string | null;
  readonly quiet: QuietHours | null;
  /** The endpoints of browsers that are told. */
  readonly pushes: readonly string[];
  readonly pushKey: string;
  /** Whether the server sends e-mail at all. */
  readonly canMail: boolean;
}

function parseQuiet(value: unknown): QuietHours | null {
  if (!isRecord(value)) return null;
  const { from, to, timeZone } = value;
  if (typeof from !== 'number' || typeof to !== 'number' || typeof timeZone !== 'string') return null;
  return { from, to, timeZone };
}

export async function noticeDetails(): Promise<NoticeDetails> {
  const answer = await askProfile('/notices');
  const details = isRecord(answer) ? answer : {};
  const pushes: unknown[] = Array.isArray(details.pushes) ? details.pushes : [];
  return {
    email: typeof details.email === 'string' ? details.email : null,
    webhook: typeof details.webhook === 'string' ? details.webhook : null,
    quiet: parseQuiet(details.quiet),
    pushes: pushes.map(String),
    pushKey: String(details.pushKey),
    canMail: details.canMail === true,
  };
}

export async function saveNotices(change: {
  webhook?: string | null;
  quiet?: QuietHours | null;
  language?: string;
}): Promise<void> {
  await askProfile('/notices', change);
}

/** Asks for a message that confirms the address; null removes it. */
export async function saveEmail(address: string | null): Promise<void> {
  await askProfile('/email', { address });
}

export async function confirmEmail(token: string): Promise<void> {
  await askProfile('/confirm-email', { token });
}

/** Tells the server where to push, or where not to push any more. */
export async function sendPush(added: PushSubscription | null, ended: string | null): Promise<void> {
  if (ended !== null) await askProfile('/end-push', { endpoint: ended });
  if (added === null) return;
  const { endpoint, keys } = added.toJSON();
  await askProfile('/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}
