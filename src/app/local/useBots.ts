import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat, Suggestion } from '../../games/contract';
import { useSettings } from '../../ui/settings';
import type { BotClient } from '../bots/client';
import { useBotClient } from '../bots/useBotClient';
import type { LocalGame, LocalSnapshot } from './game';

/** The least time between two moves of bots, so that a person can follow; none where pieces do not move. */
const PACE = 650;

export interface Bots {
  readonly present: boolean;
  readonly thinking: Seat | null;
  readonly failure: string | null;
  /** Suggestions for a seat that is to decide. */
  readonly suggest: (seat: Seat) => Promise<readonly Suggestion[]>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Lets the bots of a local game play whenever one of them decides, on turn or off turn, also right after a reload. */
export function useBots(game: LocalGame, { status, moment }: LocalSnapshot): Bots {
  const { t } = useTranslation('app');
  const pace = useSettings().motion.pieces ? PACE : 0;
  const client = useBotClient(game.saved.game, true);
  const [failure, setFailure] = useState<string | null>(null);
  const { seats, seed } = game.saved;
  const { decider } = status;
  const player = decider === null ? undefined : seats[decider];
  const level = player?.kind === 'bot' ? player.level : null;
  const thinking = level === null ? null : decider;

  useEffect(() => {
    if (thinking === null || level === null || client === null) return;
    let stale = false;
    async function play(bots: BotClient, seat: Seat, as: string): Promise<void> {
      const asked = bots.chooseMove(as, { view: game.view(seat), seat, seed: `${seed}/${moment}` });
      const [move] = await Promise.all([asked, wait(pace)]);
      // The answer to a question that is not asked any more must not be played.
      if (stale) return;
      setFailure(game.play(move, seat) ? null : t('local.botFailed'));
    }
    play(client, thinking, level).catch((error: unknown) => {
      if (stale) return;
      console.error('A bot failed.', error);
      setFailure(t('local.botFailed'));
    });
    return () => {
      stale = true;
    };
  }, [client, game, thinking, level, moment, seed, pace, t]);

  const suggest = useCallback(
    async (seat: Seat) =>
      client === null ? [] : client.suggest({ view: game.view(seat), seat, seed: `${seed}/${moment}` }),
    [client, game, seed, moment],
  );

  return { present: seats.some((seat) => seat.kind === 'bot'), thinking, failure, suggest };
}
