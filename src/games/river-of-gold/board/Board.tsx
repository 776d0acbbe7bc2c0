import type { BoardProps } from 'boardgame.io/react';
import { useMemo } from 'react';
import type { TableProps as ShellProps } from '../../../table/props';
import { seatOf } from '../../seats';
import type { GameState, Move } from '../rules';
import { foldLog } from './log/fold';
import { Table } from './Table';

/** River of Gold's table for `Client` of boardgame.io/react. */
export function Board(props: BoardProps<GameState> & ShellProps) {
  const { G, playerID, log, moves, undo, isMultiplayer, isConnected } = props;
  const entries = useMemo(() => foldLog(log), [log]);
  return (
    <Table
      state={G}
      viewer={seatOf(playerID)}
      front={props.front}
      names={props.names ?? G.players.map((_, seat) => `Player ${seat + 1}`)}
      log={entries}
      connection={props.connection ?? (!isMultiplayer ? 'local' : isConnected ? 'connected' : 'reconnecting')}
      busy={props.busy ?? false}
      onMove={props.onMove ?? ((move: Move) => moves[move.name]?.(move.arg))}
      onUndo={props.onUndo ?? undo}
      thinking={props.thinking}
      suggest={props.suggest as never}
      topLineExtras={props.topLineExtras}
      sidePanel={props.sidePanel}
      onSideClose={props.onSideClose}
      afterGame={props.afterGame}
      refusal={props.refusal}
    />
  );
}
