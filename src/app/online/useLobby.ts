import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type Lobby, type LobbyFailure, type LobbyMatch } from './lobby';

const EVERY = 4000;

export interface LobbyList {
  readonly matches: readonly LobbyMatch[] | null;
  readonly failure: LobbyFailure | null;
  readonly refresh: () => void;
}

/** The open matches, asked for every few seconds while the page is in sight. */
export function useLobby(lobby: Lobby): LobbyList {
  const [matches, setMatches] = useState<readonly LobbyMatch[] | null>(null);
  const [failure, setFailure] = useState<LobbyFailure | null>(null);
  const alive = useRef(true);

  const refresh = useCallback(() => {
    lobby
      .list()
      .then((list) => {
        if (!alive.current) return;
        setMatches(list);
        setFailure(null);
      })
      .catch((error: unknown) => {
        if (alive.current) setFailure(asFailure(error));
      });
  }, [lobby]);

  useEffect(() => {
    alive.current = true;
    refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      alive.current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);

  return { matches, failure, refresh };
}
