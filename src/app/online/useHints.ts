import { useCallback } from 'react';
import type { Forecast, Seat, Suggestion } from '../../games/contract';
import { useBotClient } from '../bots/useBotClient';
import type { MatchSnapshot, TablePlayer } from './match';

/** Whether everybody else at the table is a bot. Between people there are no hints. */
export const isAloneWithBots = (players: readonly TablePlayer[], viewer: Seat | null): boolean =>
  viewer !== null &&
  players.length > 1 &&
  players.every((player) => player.id === viewer || player.bot !== null);

/** What the bots tell somebody who plays alone against them. */
interface Advice {
  /** While they are to decide. */
  readonly suggest?: () => Promise<readonly Suggestion[]>;
  readonly forecast?: () => Promise<Forecast>;
}

/** Hints and a forecast for somebody who plays alone against bots; nothing for everybody else. */
export function useHints(
  game: string,
  { players, state }: Pick<MatchSnapshot, 'players' | 'state'>,
  viewer: Seat | null,
): Advice {
  const alone = isAloneWithBots(players, viewer);
  const client = useBotClient(game, alone);
  const suggest = useCallback(async () => {
    if (client === null || state === null || viewer === null) return [];
    return client.suggest({ view: state.G, seat: viewer, seed: `hint/${state.status.turn}` });
  }, [client, state, viewer]);
  const forecast = useCallback(async () => {
    if (client === null || state === null || viewer === null) throw new Error('There are no bots yet.');
    return client.forecast({ view: state.G, seat: viewer, seed: `forecast/${state.status.turn}` });
  }, [client, state, viewer]);
  if (!alone) return {};
  return { suggest: state?.status.decider === viewer ? suggest : undefined, forecast };
}
