import type { BoardProps } from 'boardgame.io/react';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Status } from '../../games/contract';
import { seatOf } from '../../games/seats';
import { LiveContext } from '../../table/follow/live';
import type { Follow, TableProps } from '../../table/props';
import { usePace } from '../bots/pace';

type Props = BoardProps<unknown> & TableProps;

/** What a table shows of a match: everything that belongs to one state of it. */
type Moment = Pick<Props, 'G' | 'ctx' | 'log' | 'isActive' | '_stateID' | 'playerID'>;

const momentOf = ({ G, ctx, log, isActive, _stateID, playerID }: Props): Moment => ({
  G,
  ctx,
  log,
  isActive,
  _stateID,
  playerID,
});

/** Whether a moment is the next one, made by a bot. */
function isBotMove(before: Moment, after: Moment, bots: readonly boolean[]): boolean {
  if (after._stateID !== before._stateID + 1) return false;
  const made = after.log.findLast((entry) => !entry.automatic);
  const seat = seatOf(made?.action.payload.playerID);
  return seat !== null && bots[seat] === true;
}

interface PacedProps {
  readonly Board: ComponentType<Props>;
  readonly statusOf: (G: unknown) => Status;
  /** Which seats are played by bots. */
  readonly bots: readonly boolean[];
  /** What boardgame.io's client and the page give to the board. */
  readonly table: Props;
}

/**
 * The board of an online match at the pace that its viewer wants to follow the bots at. Their moves are made when the
 * server makes them; here they wait, in order, until they are shown. The first of the moments is shown, the last is
 * what is. Whose turn it is is always said as it is, and anybody who wants to act is shown everything at once.
 */
export function PacedBoard({ Board, statusOf, bots, table }: PacedProps) {
  const wanted = usePace();
  const [paused, pause] = useState(false);
  const [skipping, setSkipping] = useState(false);
  const pace = skipping ? 0 : wanted;
  const [moments, setMoments] = useState<readonly [Moment, ...Moment[]]>(() => [momentOf(table)]);
  const shownAt = useRef(0);

  const [shown, next] = moments;
  const newest = moments.at(-1) ?? shown;
  const status = useMemo(() => statusOf(table.G), [statusOf, table.G]);
  const viewer = seatOf(table.playerID);
  const mine = viewer !== null && status.decider === viewer;

  // What has just come is drawn in this very round, or waits.
  if (newest.G !== table.G || newest._stateID !== table._stateID || newest.playerID !== table.playerID) {
    const came = momentOf(table);
    const gap = table._stateID - newest._stateID;
    const soon = performance.now() - shownAt.current < pace;
    const waits =
      newest.playerID === came.playerID &&
      gap === 1 &&
      (next !== undefined || ((paused || soon) && isBotMove(newest, came, bots)));
    if (!waits) shownAt.current = performance.now();
    setMoments(waits ? [...moments, came] : [came]);
  }

  useEffect(() => {
    if (!next || paused) return;
    const due = isBotMove(shown, next, bots) ? shownAt.current + pace - performance.now() : 0;
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setMoments(([first, second, ...others]) => (second ? [second, ...others] : [first]));
      },
      Math.max(0, due),
    );
    return () => clearTimeout(timer);
  }, [shown, next, paused, pace, bots]);

  const catchUp = useCallback(() => setMoments(([first, ...others]) => [others.at(-1) ?? first]), []);
  const waiting = moments.length - 1;
  const follow = useMemo(
    (): Follow => ({
      paused,
      pause,
      skip: () => {
        pause(false);
        setSkipping(true);
        catchUp();
      },
    }),
    [paused, catchUp],
  );
  // Skipping ends where a person decides.
  const botDecides = status.decider !== null && bots[status.decider] === true;
  useEffect(() => {
    if (!botDecides) setSkipping(false);
  }, [botDecides]);

  // A player who is to decide and touches something on the table wants to act.
  useEffect(() => {
    if (!mine || waiting === 0) return;
    const touched = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('.tk-main [data-at]')) catchUp();
    };
    document.addEventListener('click', touched);
    return () => document.removeEventListener('click', touched);
  }, [mine, waiting, catchUp]);

  const live = useMemo(
    () => (waiting === 0 ? null : { status, mine, moves: waiting, catchUp }),
    [waiting, status, mine, catchUp],
  );
  // Nothing can be done at an earlier moment: anybody who tries is shown what is.
  const acts =
    waiting === 0 ? {} : { onMove: catchUp, onUndo: catchUp, suggest: undefined, forecast: undefined };
  return (
    <LiveContext value={live}>
      <Board {...table} {...shown} {...acts} follow={bots.includes(true) ? follow : undefined} />
    </LiveContext>
  );
}
