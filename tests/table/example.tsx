/** A smallest game, for the kit's tests and its guide: take one, two or three stones; the last one wins. */
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { BoardProps } from 'boardgame.io/react';
import { useCallback, useMemo, useRef } from 'react';
import type { Seat, Status } from '../../src/games/contract';
import { ActionPanel } from '../../src/table/actions/ActionPanel';
import { SideArea } from '../../src/table/actions/SideArea';
import { ToolButton } from '../../src/table/actions/ToolButton';
import { TopLine } from '../../src/table/actions/TopLine';
import { useHadFocus } from '../../src/table/actions/useKeptFocus';
import { useEscape, useSidePanels } from '../../src/table/actions/useSidePanels';
import { TableLayout } from '../../src/table/layout/TableLayout';
import { TableRoot } from '../../src/table/layout/TableRoot';
import { usePointing } from '../../src/table/layout/usePointing';
import { LogPanel } from '../../src/table/log/LogPanel';
import { usePickable } from '../../src/table/pick/pickable';
import type { Plan } from '../../src/table/pick/plans';
import { type PlanRules, usePlay } from '../../src/table/pick/usePlay';
import type { TableProps } from '../../src/table/props';
import { type TableModule, useBoard } from '../../src/table/useBoard';
import { useTurn } from '../../src/table/useTurn';

interface Heap {
  readonly stones: number;
  readonly turn: number;
}
interface Take {
  readonly name: 'take';
  readonly arg: number;
}
interface Taken {
  readonly seat: Seat;
  readonly stones: number;
}
const seatAt = ({ turn }: Heap): Seat => turn % 2;
const legalMoves = (heap: Heap, seat: Seat): readonly Take[] =>
  seat === seatAt(heap)
    ? [1, 2, 3].filter((n) => n <= heap.stones).map((n) => ({ name: 'take', arg: n }))
    : [];
const status = (heap: Heap): Status => ({
  decider: heap.stones === 0 ? null : seatAt(heap),
  onTurn: seatAt(heap),
  turn: heap.turn + 1,
  phase: 'stones',
  over: heap.stones === 0,
  canUndo: false,
  inTheOpen: true,
});
const stones: TableModule<Heap, Take> = {
  status,
  explain: (heap, seat, move) =>
    legalMoves(heap, seat).some((legal) => JSON.stringify(legal) === JSON.stringify(move))
      ? null
      : { code: 'no' },
  parseMove: (name, arg) => (name === 'take' && typeof arg === 'number' ? { name, arg } : null),
};
export const game: Game<Heap> = {
  setup: () => ({ stones: 7, turn: 0 }),
  moves: {
    take: ({ G, playerID, log }, n: unknown) => {
      if (typeof n !== 'number' || n > G.stones) return INVALID_MOVE;
      log.setMetadata({ events: [{ seat: Number(playerID), stones: n }] });
      return { stones: G.stones - n, turn: G.turn + 1 };
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

/* Example: begin */
const PLANS: PlanRules<Heap, Plan<Take>, string> = {
  plans: (heap, seat) =>
    legalMoves(heap, seat).map((move) => ({
      kind: 'take',
      moves: [move],
      move,
      parts: [`stone-${move.arg}`],
      price: 0,
    })),
  isComplete: () => true,
};
const say = ({ seat, stones: n }: Taken) => ({ text: `${n} taken.`, kind: 'take', seat, at: `stone-${n}` });

function Stone({ number }: { number: number }) {
  const { attributes } = usePickable(`stone-${number}`);
  return (
    <div data-at={`stone-${number}`} {...attributes}>
      {number}
    </div>
  );
}

export function Board(props: BoardProps<Heap> & TableProps) {
  const view = useBoard<Heap, Take, Taken>(stones, props);
  const turn = useTurn(stones, view);
  const { state, viewer, names, log } = view;
  const root = useRef<HTMLDivElement>(null);
  const side = useSidePanels(view);
  const had = useHadFocus();
  const { pointedAt, point } = usePointing(root);
  const nameOf = useCallback((key: string) => `Take ${key.slice('stone-'.length)}`, []);
  const play = usePlay({ ...turn, state, viewer, rules: PLANS, careful: false, pointedAt, nameOf });
  const { waiting } = play;
  useEscape({ endCeremony: null, closeSide: side.closeSide, cancel: play.cancel });
  const seats = useMemo(
    () => ({
      order: [0, 1],
      name: (seat: Seat) => names[seat] ?? '',
      badge: () => null,
      className: () => '',
    }),
    [names],
  );
  const heap = [1, 2, 3].filter((n) => n <= state.stones).map((n) => <Stone key={n} number={n} />);
  return (
    <TableRoot root={root} className="stones-table" seats={seats} picking={play.picking}>
      <TableLayout
        topLine={
          <TopLine {...view} {...turn} phase="Stones" winners={turn.status.over ? [1 - seatAt(state)] : null}>
            <ToolButton tool="log" side={side} />
          </TopLine>
        }
        regions={[{ id: 'heap', content: heap }]}
        tabs={[{ id: 'heap', title: 'Heap', content: heap }]}
        holders={{ stone: 'heap' }}
        actions={
          <ActionPanel
            {...view}
            {...turn}
            had={had}
            prompt="Take up to three stones."
            cancel={null}
            primary={waiting && { label: 'Take', perform: () => play.perform(waiting.moves) }}
          />
        }
        side={
          <SideArea
            side={side}
            panels={{ log: () => <LogPanel log={log} say={say} kinds={[]} point={point} /> }}
          />
        }
      />
    </TableRoot>
  );
}
/* Example: end */
