import { type BoardProps, Client } from 'boardgame.io/react';
import type { ComponentType } from 'react';
import type { GameScreen } from '../../games/contract';
import { seatOf } from '../../games/seats';
import type { TableProps } from '../../table/props';
import { logFor, type Timeline } from './timeline';

/** The table at one moment of a match, as a seat (`playerID`) or a spectator saw it. */
export type ReplayTable = ComponentType<TableProps & { readonly playerID?: string; readonly at: number }>;

/**
 * Makes the table of a match that is looked at again: boardgame.io's React client, which is given the state of the
 * moment. To be made once for each match, because every component that is made has a client of its own.
 */
export function makeReplayTable(screen: GameScreen, timeline: Timeline): ReplayTable {
  const { moments, game } = timeline;
  const logOf = logFor(screen.module, timeline);
  const Base = Client<unknown, BoardProps<unknown> & TableProps & { readonly at: number }>({
    game,
    numPlayers: moments[0].state.ctx.numPlayers,
    board: ({ at: _, ...props }) => screen.Board(props),
    debug: false,
  });
  return class Table extends Base {
    private placed: Pick<InstanceType<typeof Base>['props'], 'at' | 'playerID'> | null = null;
    private placing = false;

    /**
     * The client is at the moment of the properties before the table is drawn. Were it put there afterwards, every step
     * would draw the table twice, and a held key could ask for more such second drawings than React allows.
     */
    override render() {
      const { at, playerID } = this.props;
      if (at !== this.placed?.at || playerID !== this.placed.playerID) this.place(at, playerID);
      return super.render();
    }

    override forceUpdate(done?: () => void): void {
      if (!this.placing) super.forceUpdate(done);
    }

    private place(at: number, playerID: string | undefined): void {
      const moment = moments[at] ?? moments[0];
      this.placing = true;
      this.client.store.dispatch({
        type: 'SYNC',
        state: moment.state,
        log: logOf(seatOf(playerID), moment.logged),
        initialState: moments[0].state,
        clientOnly: true,
      });
      this.placing = false;
      this.placed = { at, playerID };
    }
  };
}
