import { useCallback } from 'react';
import type { Seat, Suggestion } from '../../games/contract';
import { useBotClient } from '../bots/useBotClient';
import type { MatchSnapshot, TablePlayer } from './match';

/** Whether everybody else at the table is a bot. Between people there are no hints. */
export const isAloneWithBots = (players: readonly TablePlayer[], viewer: Seat | null): boolean =>
  viewer !== null &&
  players.length > 1 &&
  players.every((player) => player.id === viewer || player.bot !== null);

/** Hints for somebody who plays alone against bots and is to decide; undefined for everybody else. */
export function useHints(
  game: string,
  { players, state }: Pick<MatchSnapshot, 'players' | 'state'>,
  viewer: Seat | null,
): (() => Promise<readonly Suggestion[]>) | undefined {
  const alone = isAloneWithBots(players, viewer);
  const client = useBotClient(game, alone);
  const suggest = useCallback(async () => {
    if (client === null || state === null || viewer === null) return [];
    return client.suggest({ view: state.G, seat: viewer, seed: `hint/${state.status.turn}` });
  }, [client, state, viewer]);
  return alone && state?.status.decider === viewer ? suggest : undefined;
}
