import { ADMIN_PATH } from '../../protocol/admin';
import { isRecord, storageKey } from '../../ui/storage';
import { attempt, LobbyFailure } from '../online/lobby';

const KEY = storageKey('adminToken');

/** The token of this tab; null where none was entered. The browser forgets it with the tab. */
export function keptToken(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the token for this tab, or forgets it. Without a storage it is kept until the page is left. */
export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    return;
  }
}

/** Asks the server for something, or with a body to do something. The token goes into a header only. */
export async function askAdmin(token: string, path: string, body?: object): Promise<unknown> {
  const response = await attempt(() =>
    fetch(ADMIN_PATH + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { code, message } = isRecord(answer) ? answer : {};
  throw new LobbyFailure(typeof code === 'string' ? code : 'internal', String(message));
}
