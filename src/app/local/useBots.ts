import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameState, Seat } from '../../games/river-of-gold';
import { useSettings } from '../../ui/settings';
import { usePlatform } from '../platform';
import { BotClient } from './bot-client';
import type { Hint } from './bot-protocol';
import type { LocalGame } from './game';

/** The least time between two moves of bots, so that a person can follow; none where pieces do not move. */
const PACE = 650;

export interface Bots {
  readonly present: boolean;
  readonly thinking: Seat | null;
  readonly failure: string | null;
  readonly suggest: () => Promise<readonly Hint[]>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets the bots of a local game play whenever one of them decides, also right after a reload. */
export function useBots(game: LocalGame, state: GameState, moves: number): Bots {
  const { t } = useTranslation('app');
  const { startBotWorker } = usePlatform();
  const pace = useSettings().motion.pieces ? PACE : 0;
  const [client, setClient] = useState<BotClient | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { seats, seed } = game.saved;
  const sitter = seats[state.current];
  const thinking = state.step !== 'over' && sitter?.kind === 'bot' ? state.current : null;
  const level = sitter?.kind === 'bot' ? sitter.level : null;

  useEffect(() => {
    const bots = new BotClient(startBotWorker);
    setClient(bots);
    return () => bots.stop();
  }, [startBotWorker]);

  useEffect(() => {
    if (thinking === null || level === null || client === null) return;
    let stale = false;
    async function play(bots: BotClient, seat: Seat): Promise<void> {
      const asked = bots.chooseMove(game.view(seat), seat, level ?? 'novice', `${seed}/${moves}`);
      const [move] = await Promise.all([asked, wait(pace)]);
      if (stale) return;
      if (game.play(move)) setFailure(null);
      else setFailure(t('local.botFailed'));
    }
    play(client, thinking).catch((error: unknown) => {
      if (stale) return;
      console.error('A bot failed.', error);
      setFailure(t('local.botFailed'));
    });
    return () => {
      stale = true;
    };
  }, [client, game, thinking, level, moves, seed, pace, t]);

  const suggest = useCallback(async () => {
    if (client === null) return [];
    const { current } = game.snapshot().state;
    return client.suggest(game.view(current), current, `${seed}/${moves}`);
  }, [client, game, seed, moves]);

  return { present: seats.some((seat) => seat.kind === 'bot'), thinking, failure, suggest };
}
