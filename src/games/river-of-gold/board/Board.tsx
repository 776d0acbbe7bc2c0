import type { BoardProps } from 'boardgame.io/react';
import type { TableProps } from '../../../table/props';
import { useBoard } from '../../../table/useBoard';
import { riverOfGold } from '../index';
import type { GameState } from '../rules';
import { Table } from './Table';

/** River of Gold's table for `Client` of boardgame.io/react. */
export function Board(props: BoardProps<GameState> & TableProps) {
  return <Table {...useBoard(riverOfGold, props)} />;
}
