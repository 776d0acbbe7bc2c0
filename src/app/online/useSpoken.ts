import { useMemo } from 'react';
import type { Seat } from '../../games/contract';
import type { TablePerson } from '../people/hidden';
import { useOwnProfile } from '../profile/profile';
import type { MatchSnapshot, TableMessage } from './match';
import { spokenBy } from './spoken';

/** The chat as this person wants to read it: who said what, without people who are muted or blocked. */
export function useSpoken(
  matchID: string,
  { chat, players }: Pick<MatchSnapshot, 'chat' | 'players'>,
  names: readonly string[],
  viewer: Seat | null,
  hides: (person: TablePerson) => boolean,
) {
  const profileID = useOwnProfile()?.profileID;
  return useMemo(() => {
    const isOwn = ({ room, sender }: TableMessage): boolean =>
      room === 'players' ? sender === String(viewer) : sender === profileID;
    const all = chat.map((message) => spokenBy(message, matchID, players, names));
    const messages = all.filter((message) => isOwn(message) || !hides(message.by));
    const others = messages.filter((message) => !isOwn(message));
    return { isOwn, messages, others, left: all.length - messages.length };
  }, [chat, players, names, matchID, viewer, profileID, hides]);
}
