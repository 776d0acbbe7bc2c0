import { useMemo } from 'react';
import { Lobby } from './lobby';
import { OwnMatches } from './OwnMatches';

/** The matches of all games in which this browser has a seat, for pages that have no lobby of their own. */
export function MyMatches() {
  const lobby = useMemo(() => new Lobby(), []);
  return <OwnMatches lobby={lobby} game={null} />;
}
