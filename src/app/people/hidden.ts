import { useMemo } from 'react';
import { useBlocked } from './blocked';
import { keyOf, useMuted } from './muted';

/** Somebody at a table, a player or a spectator. */
export interface TablePerson {
  readonly name: string;
  readonly profile: string | null;
  readonly matchID: string;
}

/** Whom this person does not want to hear or to meet, and how to change it. */
export function useHidden() {
  const { muted, mute, unmute } = useMuted();
  const { blocked, block, unblock } = useBlocked();
  return useMemo(() => {
    const silent = new Set(muted.map(({ key }) => key));
    const shunned = new Set(blocked.map(({ profileID }) => profileID));
    const isMuted = (person: TablePerson): boolean => silent.has(keyOf(person));
    const isBlocked = ({ profile }: TablePerson): boolean => profile !== null && shunned.has(profile);
    return {
      muted,
      blocked,
      isMuted,
      isBlocked,
      mute: (person: TablePerson) => mute({ key: keyOf(person), name: person.name }),
      unmute: (person: TablePerson) => unmute(keyOf(person)),
      unmuteKey: unmute,
      block,
      unblock,
      /** Whether somebody's messages are not to be shown, counted or sounded. */
      hides: (person: TablePerson): boolean => isMuted(person) || isBlocked(person),
    };
  }, [muted, mute, unmute, blocked, block, unblock]);
}
export type Hidden = ReturnType<typeof useHidden>;
