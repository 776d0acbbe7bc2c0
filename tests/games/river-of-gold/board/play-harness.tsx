import { configure, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo, useState } from 'react';
import type { Suggestion } from '../../../../src/games/contract';
import {
  type Move,
  playerView,
  type RandomSource,
  type Seat,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { Table } from '../../../../src/games/river-of-gold/board/Table';
import '../english';
import { NAMES, type Position, played } from './play-help';

// A whole table is hundreds of elements; asking for the style of each, to see whether it is hidden, takes seconds.
configure({ defaultHidden: true });

/** A person with a mouse and a keyboard. */
export const person = () => userEvent.setup({ pointerEventsCheck: 0 });

export interface Sent {
  readonly moves: Move[];
  undos: number;
  /** The position that the table shows now. */
  position: Position;
}

/** What is looked at, on its card. */
export const lookCard = () => {
  const card = document.getElementById('tk-look');
  if (!card) throw new Error('Nothing is looked at.');
  return within(card);
};

interface Options {
  /** Who looks; the player who decides, where nobody is named. Null: a spectator. */
  readonly viewer?: Seat | null;
  readonly busy?: boolean;
  readonly connection?: 'local' | 'connected' | 'reconnecting';
  readonly suggest?: () => Promise<readonly Suggestion<Move>[]>;
  readonly refusal?: string;
  readonly afterGame?: ReactNode;
}

interface GameProps {
  readonly start: Position;
  readonly viewer: Seat | null;
  readonly options: Options;
  readonly sent: Sent;
  readonly random: RandomSource;
}

function Game({ start, viewer, options, sent, random }: GameProps) {
  const [history, setHistory] = useState<readonly Position[]>([start]);
  const now = history.at(-1) ?? start;
  const view = useMemo(() => playerView(now.state, viewer), [now, viewer]);
  sent.position = now;
  return (
    <Table
      state={view}
      viewer={viewer}
      names={NAMES}
      log={now.log}
      connection={options.connection ?? 'local'}
      busy={options.busy ?? false}
      refusal={options.refusal ?? null}
      suggest={options.suggest}
      afterGame={options.afterGame}
      onMove={(move) => {
        sent.moves.push(move);
        setHistory([...history, played(now, move, random)]);
      }}
      onUndo={() => {
        sent.undos++;
        if (history.length > 1) setHistory(history.slice(0, -1));
      }}
    />
  );
}

/** A real table on a real position: moves and undo work as in a local game, and everything sent is noted. */
export function showTable(start: Position, options: Options = {}) {
  const sent: Sent = { moves: [], undos: 0, position: start };
  const viewer = options.viewer === undefined ? start.state.current : options.viewer;
  const user = person();
  const screen = render(
    <Game start={start} viewer={viewer} options={options} sent={sent} random={seededRandom('table')} />,
  );
  return { sent, user, ...screen };
}
