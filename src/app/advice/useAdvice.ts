import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameScreen, Move, Reasons, Seat, Suggestion } from '../../games/contract';
import { useBotClient } from '../bots/useBotClient';
import type { LocalGame, LocalSnapshot } from '../local/game';
import { setAdvised, useAdvised } from './advised';
import { judge, type Verdict } from './verdict';

/** How long a move waits for a verdict, in milliseconds: later ones are of no use, the move is made. */
const PATIENCE = 1500;
/** How long the bots compare a move with the best plan. */
const COMPARING = { milliseconds: 250 };

/** A move that waits for an answer, and why it is doubted. */
export interface Warning {
  readonly verdict: Verdict;
  /** The best plan in words. */
  readonly better: Reasons | null;
  goOn(): void;
  drop(): void;
}

export interface Advice {
  /** Whether advice is given now; null where the game was not begun with it. */
  readonly on: boolean | null;
  /** A move is being judged, or waits for the player's answer. */
  readonly busy: boolean;
  readonly warning: Warning | null;
  setOn(on: boolean): void;
  /** Makes a move, unless it is clearly bad and the player thinks again. Without advice it is made at once. */
  consider(move: Move): void;
  /** What a strong player would think about now; null where it is not this player's decision. */
  readonly ask: (() => Promise<readonly Suggestion[]>) | null;
  reasons(suggestion: Suggestion): Reasons | null;
}

interface Options {
  readonly screen: GameScreen;
  readonly game: LocalGame;
  readonly snapshot: LocalSnapshot;
  /** The seat that acts at this screen. */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  play(move: Move): void;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });

/** The advice of a first game. It never stands in the way: where the bots are slow or fail, the move is made. */
export function useAdvice({ screen, game, snapshot, seat, names, play }: Options): Advice {
  const { id, game: kind } = game.saved;
  const on = useAdvised(id);
  const client = useBotClient(kind, on === true);
  const [busy, setBusy] = useState(false);
  const [doubted, setDoubted] = useState<{ readonly move: Move; readonly verdict: Verdict } | null>(null);
  const { moment, status } = snapshot;
  const deciding = seat !== null && status.decider === seat;

  // The bots begin to think as soon as the player is to decide, so that answers are there when they are asked for.
  const thought = useRef<Promise<readonly Suggestion[]> | null>(null);
  useEffect(() => {
    thought.current = null;
    if (client === null || seat === null || !deciding) return;
    const asked = client.suggest({ view: game.view(seat), seat, seed: `${id}/${moment}/advice` });
    // Who asks is told that there is no advice; nobody else needs to know.
    asked.catch(() => {});
    thought.current = asked;
  }, [client, game, seat, deciding, id, moment]);

  const reasons = useCallback(
    ({ plan }: Suggestion) =>
      seat === null ? null : (screen.reasonsFor?.(game.view(seat), seat, plan, names) ?? null),
    [screen, game, seat, names],
  );
  const consider = useCallback(
    (move: Move) => {
      const asked = thought.current;
      if (client === null || asked === null || seat === null) {
        play(move);
        return;
      }
      const question = { view: game.view(seat), seat, seed: `${id}/${moment}/verdict`, budget: COMPARING };
      const verdict = asked.then((suggestions) =>
        judge(move, suggestions, { compare: (plans) => client.compare(question, plans) }),
      );
      setBusy(true);
      void Promise.race([verdict.catch(() => null), after(PATIENCE)]).then((found) => {
        // Where nothing speaks for the better move, nobody could understand the question.
        if (found && (reasons(found.best)?.why.length ?? 0) > 0) setDoubted({ move, verdict: found });
        else {
          setBusy(false);
          play(move);
        }
      });
    },
    [client, game, seat, id, moment, play, reasons],
  );

  const warning = useMemo((): Warning | null => {
    if (!doubted) return null;
    const close = () => {
      setDoubted(null);
      setBusy(false);
    };
    return {
      verdict: doubted.verdict,
      better: reasons(doubted.verdict.best),
      goOn: () => {
        close();
        play(doubted.move);
      },
      drop: close,
    };
  }, [doubted, reasons, play]);
  const setOn = useCallback((wanted: boolean) => setAdvised(id, wanted), [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every moment is another question
  const ask = useMemo(
    () => (on === true && deciding ? async () => (await thought.current) ?? [] : null),
    [on, deciding, moment],
  );
  return { on, busy, warning, setOn, consider, ask, reasons };
}
