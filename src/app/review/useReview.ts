import { useCallback, useEffect, useRef, useState } from 'react';
import type { GameModule } from '../../games/contract';
import { BotClient } from '../bots/client';
import { usePlatform } from '../platform';
import type { Timeline } from '../replay/timeline';
import { analyse } from './analyse';
import { keepReview, type Review, readReview } from './review';

/** How many bots think at the same time: one core stays for the page where there are more. */
const workers = (): number =>
  Math.max(1, Math.min(4, (navigator.hardwareConcurrency ?? 2) > 2 ? navigator.hardwareConcurrency - 1 : 2));

export interface Reviewing {
  readonly review: Review | null;
  /** From 0 to 1 while the bots think, else null. */
  readonly progress: number | null;
  readonly failed: boolean;
  start(): void;
  cancel(): void;
}

/** The review of a finished match: one that was made before, or one that is made now. */
export function useReview(module: GameModule, timeline: Timeline, id: string): Reviewing {
  const { startBotWorker } = usePlatform();
  const moves = timeline.moments.length - 1;
  const [review, setReview] = useState(() => readReview(id, moves));
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController | null>(null);

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  const start = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const thinkers = Array.from({ length: workers() }, () => new BotClient(module.card.id, startBotWorker));
    const stop = () => {
      for (const thinker of thinkers) thinker.stop();
    };
    signal.addEventListener('abort', stop);
    setFailed(false);
    setProgress(0);
    analyse({ module, timeline, id, thinkers, signal, onProgress: setProgress })
      .then((made) => {
        keepReview(id, made);
        setReview(made);
        setProgress(null);
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        console.error('A match could not be reviewed.', error);
        setFailed(true);
        setProgress(null);
      })
      .finally(stop);
  }, [module, timeline, id, startBotWorker]);

  return { review, progress, failed, start, cancel };
}
