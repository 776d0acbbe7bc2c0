import { useEffect, useState } from 'react';
import { OnlineMatch } from './match';
import type { OwnSeat } from './seats';

const PASSING_THROUGH = 300;

/** How one of my matches stands, told by the server as it happens. */
export interface Standing {
  readonly current: number;
  readonly over: boolean;
  readonly begun: boolean;
  readonly names: readonly (string | null)[];
}

/** Follows my matches from my own seats, so that the list says whose turn it is without being asked again. */
export function useStandings(seats: readonly OwnSeat[]): ReadonlyMap<string, Standing> {
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing>>(new Map());
  useEffect(() => {
    const matches = seats.map((seat) => new OnlineMatch(seat.matchID, null));
    for (const match of matches) {
      match.subscribe(() => {
        const { state, players, stateID } = match.snapshot();
        if (!state) return;
        const standing: Standing = {
          current: state.current,
          over: state.step === 'over',
          begun: stateID > 0,
          names: players.map((player) => player.name),
        };
        setStandings((old) => new Map(old).set(match.matchID, standing));
      });
    }
    // Somebody who only passes through, on the way to a new match, needs no connections.
    const timer = setTimeout(() => {
      for (const match of matches) match.start();
    }, PASSING_THROUGH);
    return () => {
      clearTimeout(timer);
      for (const match of matches) match.stop();
    };
  }, [seats]);
  return standings;
}
