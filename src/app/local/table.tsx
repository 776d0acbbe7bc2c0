import type { Game } from 'boardgame.io';
import { type BoardProps, Client } from 'boardgame.io/react';
import type { ComponentType, ReactNode } from 'react';
import type { GameScreen } from '../../games/contract';
import type { TableProps } from '../../table/props';
import type { LocalGame } from './game';
import { isSharedDecision } from './holding';

export type DebugOption = NonNullable<Parameters<typeof Client>[0]['debug']>;

/** The table of a local game: `playerID` is the seat that acts at this screen, left out while nobody does. */
export type LocalTable = ComponentType<TableProps & { readonly playerID?: string }>;

/** The game as it is shown here: a decision that people who share a screen make in the open shows nobody's hand. */
function shownGame({ module }: GameScreen, { saved }: LocalGame): Game {
  let last: { readonly G: unknown; readonly seen: string | null; readonly view: unknown } | null = null;
  return {
    ...module.game,
    playerView: ({ G, ctx, playerID }) => {
      const seen = isSharedDecision(module.status(G), saved.seats) ? null : playerID;
      // boardgame.io asks at every drawing; the same view tells the table that nothing has changed.
      if (last?.G !== G || last?.seen !== seen) {
        last = { G, seen, view: module.game.playerView?.({ G, ctx, playerID: seen }) ?? G };
      }
      return last.view;
    },
  };
}

/**
 * Makes the table of one local game: boardgame.io's React client, which begins where the stored moves end. To be made
 * once for each game, because every component that is made has a client of its own.
 */
export function makeLocalTable(screen: GameScreen, game: LocalGame, debug: DebugOption): LocalTable {
  const Base = Client<unknown, BoardProps<unknown> & TableProps>({
    game: shownGame(screen, game),
    numPlayers: game.saved.seats.length,
    board: screen.Board,
    debug,
  });
  return class Table extends Base {
    private disconnect: (() => void) | null = null;
    private drawn: ReactNode = null;

    constructor(props: ConstructorParameters<typeof Base>[0]) {
      super(props);
      game.place(this.client);
    }

    override componentDidMount(): void {
      super.componentDidMount();
      this.disconnect = game.connect(this.client);
    }

    override componentWillUnmount(): void {
      this.disconnect?.();
      super.componentWillUnmount();
    }

    /** The client follows a new seat right after a drawing and asks for another one: only that one is made. */
    override render() {
      const following = this.client.playerID !== (this.props.playerID ?? null);
      if (!following || this.drawn === null) this.drawn = super.render();
      return this.drawn as ReturnType<(typeof Base)['prototype']['render']>;
    }
  };
}
