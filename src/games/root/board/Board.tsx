import type { BoardProps } from 'boardgame.io/react';
import type { TableProps } from '../../../table/props';
import { useBoard } from '../../../table/useBoard';
import { root } from '../index';
import type { GameEvent, GameState, Move } from '../rules';
import { Table } from './Table';

/** Root's table for `Client` of boardgame.io/react. */
export function Board(props: BoardProps<GameState> & TableProps) {
  return <Table {...useBoard<GameState, Move, GameEvent>(root, props)} />;
}
