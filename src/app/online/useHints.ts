import { useCallback, useEffect, useState } from 'react';
import type { GameState, Seat } from '../../games/river-of-gold';
import { BotClient } from '../local/bot-client';
import type { Hint } from '../local/bot-protocol';
import { usePlatform } from '../platform';
import type { TablePlayer } from './match';

/** Whether everybody else at the table is a bot. Between people there are no hints. */
export const isAloneWithBots = (players: readonly TablePlayer[], viewer: Seat | null): boolean =>
  viewer !== null &&
  players.length > 1 &&
  players.every((player) => player.id === viewer || player.bot !== null);

/** Hints for somebody who plays alone against bots and is to decide; undefined for everybody else. */
export function useHints(
  players: readonly TablePlayer[],
  viewer: Seat | null,
  state: GameState | null,
): (() => Promise<readonly Hint[]>) | undefined {
  const { startBotWorker } = usePlatform();
  const [client, setClient] = useState<BotClient | null>(null);
  const alone = isAloneWithBots(players, viewer);

  useEffect(() => {
    if (!alone) return;
    const bots = new BotClient(startBotWorker);
    setClient(bots);
    return () => {
      bots.stop();
      setClient(null);
    };
  }, [alone, startBotWorker]);

  const suggest = useCallback(async () => {
    if (client === null || state === null || viewer === null) return [];
    return client.suggest(state, viewer, `hint/${state.turn}`);
  }, [client, state, viewer]);

  const decides = state !== null && state.step !== 'over' && state.current === viewer;
  return alone && decides ? suggest : undefined;
}
