import { useCallback, useEffect, useState } from 'react';
import { isRecord } from '../../ui/storage';
import { askProfile } from '../profile/client';
import { useOwnProfile } from '../profile/profile';

/** Somebody whom this profile does not want to meet. */
export interface BlockedPerson {
  readonly profileID: string;
  readonly name: string;
}

async function fetchBlocked(): Promise<readonly BlockedPerson[]> {
  const answer = await askProfile('/blocked');
  const list: unknown[] = isRecord(answer) && Array.isArray(answer.blocked) ? answer.blocked : [];
  return list.flatMap((one) =>
    isRecord(one) && typeof one.profileID === 'string'
      ? [{ profileID: one.profileID, name: String(one.name) }]
      : [],
  );
}

/** Whom the profile of this browser has blocked; nobody without a profile, or while the server does not answer. */
export function useBlocked(): {
  readonly blocked: readonly BlockedPerson[];
  block(profileID: string): Promise<void>;
  unblock(profileID: string): Promise<void>;
} {
  const secret = useOwnProfile()?.secret;
  const [blocked, setBlocked] = useState<readonly BlockedPerson[]>([]);
  useEffect(() => {
    if (secret === undefined) return setBlocked([]);
    let gone = false;
    fetchBlocked().then(
      (list) => {
        if (!gone) setBlocked(list);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [secret]);
  const change = useCallback(async (what: '/block' | '/unblock', profileID: string) => {
    await askProfile(what, { profileID });
    setBlocked(await fetchBlocked());
  }, []);
  return {
    blocked,
    block: useCallback((profileID) => change('/block', profileID), [change]),
    unblock: useCallback((profileID) => change('/unblock', profileID), [change]),
  };
}
