import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Forecast, Seat, Suggestion } from '../../games/contract';
import type { Follow } from '../../table/props';
import type { BotClient } from '../bots/client';
import { usePace } from '../bots/pace';
import { useBotClient } from '../bots/useBotClient';
import type { LocalGame, LocalSnapshot } from './game';

export interface Bots {
  readonly present: boolean;
  readonly thinking: Seat | null;
  readonly failure: string | null;
  /** Suggestions for a seat that is to decide. */
  readonly suggest: (seat: Seat) => Promise<readonly Suggestion[]>;
  readonly follow: Follow;
  /** How the game will end, as far as a seat can know. */
  readonly forecast: (seat: Seat) => Promise<Forecast>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Lets the bots of a local game play whenever one of them decides, on turn or off turn, also right after a reload. Where
 * another tab writes the game, they play there.
 */
export function useBots(game: LocalGame, { status, moment }: LocalSnapshot, writes = true): Bots {
  const { t } = useTranslation('app');
  const wanted = usePace();
  const [paused, pause] = useState(false);
  const [skipping, setSkipping] = useState(false);
  const pace = skipping ? 0 : wanted;
  const client = useBotClient(game.saved.game, true);
  const [failure, setFailure] = useState<string | null>(null);
  const { seats, id } = game.saved;
  const { decider } = status;
  const player = decider === null ? undefined : seats[decider];
  const level = player?.kind === 'bot' ? player.level : null;
  const thinking = level === null ? null : decider;

  useEffect(() => {
    if (thinking === null || level === null || client === null || paused || !writes) return;
    let stale = false;
    async function play(bots: BotClient, seat: Seat, as: string): Promise<void> {
      const asked = bots.chooseMove(as, { view: game.view(seat), seat, seed: `${id}/${moment}` });
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
  }, [client, game, thinking, level, moment, id, pace, paused, writes, t]);

  // Skipping ends where a person decides.
  useEffect(() => {
    if (thinking === null) setSkipping(false);
  }, [thinking]);
  const follow = useMemo(
    (): Follow => ({
      paused,
      pause,
      skip: () => {
        pause(false);
        setSkipping(true);
      },
    }),
    [paused],
  );

  const suggest = useCallback(
    async (seat: Seat) =>
      client === null ? [] : client.suggest({ view: game.view(seat), seat, seed: `${id}/${moment}` }),
    [client, game, id, moment],
  );

  const forecast = useCallback(
    async (seat: Seat) => {
      if (client === null) throw new Error('There are no bots yet.');
      return client.forecast({ view: game.view(seat), seat, seed: `${id}/${moment}` });
    },
    [client, game, id, moment],
  );

  return { present: seats.some((seat) => seat.kind === 'bot'), thinking, failure, suggest, forecast, follow };
}
