import { useEffect, useState } from 'react';
import { usePlatform } from '../platform';
import { BotClient } from './client';

/** The bots of a game for as long as they are wanted; null before, and while they are not. */
export function useBotClient(game: string, wanted: boolean): BotClient | null {
  const { startBotWorker } = usePlatform();
  const [client, setClient] = useState<BotClient | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const bots = new BotClient(game, startBotWorker);
    setClient(bots);
    return () => {
      bots.stop();
      setClient(null);
    };
  }, [game, wanted, startBotWorker]);
  return client;
}
