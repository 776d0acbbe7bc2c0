/**
 * What a table needs, from what boardgame.io's React client and the shell give it. Everything that the shell may leave
 * out has its natural value here, so that a bare `Client({ game, board })` is a playable table.
 */
import type { BoardProps } from 'boardgame.io/react';
import { useCallback, useMemo } from 'react';
import type { GameModule, Move, Seat, Suggestion } from '../games/contract';
import { seatOf } from '../games/seats';
import { useQuickTranslation } from '../i18n/quick';
import { type LogEntry, logEntries } from './log/entries';
import type { Connection, TableProps } from './props';

/** A table as its game draws it. S is the state, M the moves, E what a move makes happen. */
export interface TableView<S, M extends Move, E>
  extends Omit<TableProps, 'names' | 'connection' | 'busy' | 'onMove' | 'onUndo' | 'suggest'> {
  /** The viewer's view of the game. */
  readonly state: S;
  /** null: a spectator. */
  readonly viewer: Seat | null;
  /** Names by seat. */
  readonly names: readonly string[];
  /** What has happened, oldest first, without what was taken back. */
  readonly log: readonly LogEntry<E>[];
  readonly connection: Connection;
  /** A move is under way: input is off. */
  readonly busy: boolean;
  onMove(move: M): void;
  onUndo(): void;
  /** Hints; without it there is no hint button. */
  readonly suggest?: () => Promise<readonly Suggestion<M>[]>;
}

function connectionOf({
  isMultiplayer,
  isConnected,
}: {
  isMultiplayer: boolean;
  isConnected: boolean;
}): Connection {
  if (!isMultiplayer) return 'local';
  return isConnected ? 'connected' : 'reconnecting';
}

/** The same suggestions with their moves as the game reads them; what it cannot read is left out. */
function readSuggestions<M extends Move>(
  suggestions: readonly Suggestion[],
  parse: (move: Move) => M | null,
): readonly Suggestion<M>[] {
  return suggestions.flatMap(({ move, plan, value }) => {
    const first = parse(move);
    return first ? [{ move: first, plan: plan.flatMap((one) => parse(one) ?? []), value }] : [];
  });
}

/** What the kit asks of a game's rules side; a GameModule is one. */
export type TableModule<S, M extends Move> = Pick<GameModule<S, M>, 'status' | 'explain' | 'parseMove'>;

export function useBoard<S, M extends Move, E>(
  module: TableModule<S, M>,
  props: BoardProps<S> & TableProps,
): TableView<S, M, E> {
  const { G, ctx, playerID, log, moves, undo, isMultiplayer } = props;
  const { front, busy, thinking, topLineExtras, sidePanel, afterGame, refusal } = props;
  const { onMove, onUndo, onSideClose, suggest, forecast, follow, seatNotes } = props;
  const { t } = useQuickTranslation('table');
  const entries = useMemo(() => logEntries<E>(log), [log]);
  const { names: given } = props;
  const names = useMemo(
    () => given ?? Array.from({ length: ctx.numPlayers }, (_, seat) => t('player', { number: seat + 1 })),
    [given, ctx.numPlayers, t],
  );
  // Nobody says who sits where: the one who is to decide plays.
  const bare = !isMultiplayer && given === undefined;
  const viewer = seatOf(playerID) ?? (bare ? module.status(G).decider : null);
  const make = useCallback(
    (move: M) => (onMove ? onMove(move) : moves[move.name]?.(move.arg)),
    [onMove, moves],
  );
  const hints = useMemo(
    () =>
      suggest &&
      (async () => readSuggestions(await suggest(), ({ name, arg }) => module.parseMove(name, arg))),
    [suggest, module],
  );
  return {
    state: G,
    viewer,
    front,
    names,
    log: entries,
    connection: props.connection ?? connectionOf(props),
    busy: busy ?? false,
    onMove: make,
    onUndo: onUndo ?? undo,
    thinking,
    suggest: hints,
    forecast,
    follow,
    seatNotes,
    topLineExtras,
    sidePanel,
    onSideClose,
    afterGame,
    refusal,
  };
}
