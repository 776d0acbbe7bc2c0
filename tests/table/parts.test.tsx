import '@testing-library/jest-dom';
import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import type { Move, Status } from '../../src/games/contract';
import '../../src/i18n';
import { DockedDialog } from '../../src/table/actions/DockedDialog';
import { Preview } from '../../src/table/actions/Preview';
import { TopLine } from '../../src/table/actions/TopLine';
import { TAKE_BACK, useSending } from '../../src/table/actions/useSending';
import { HandOver } from '../../src/table/HandOver';
import { SinceLine } from '../../src/table/log/Since';
import { type Seats, SeatsContext, seatsFrom } from '../../src/table/seats';
import { ScoreChart } from '../../src/table/story/ScoreChart';
import { ScoreTable } from '../../src/table/story/ScoreTable';
import { useCeremony } from '../../src/table/story/useCeremony';
import { useTurn } from '../../src/table/useTurn';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const seats: Seats = {
  order: [2, 0, 1, 3, 4, 5],
  name: (seat) => NAMES[seat] ?? '',
  badge: (seat) => <i>sign {seat}</i>,
  className: (seat) => `seat-${seat}`,
};
const status = (change: Partial<Status>): Status => ({
  decider: 0,
  onTurn: 0,
  turn: 4,
  phase: 'day',
  over: false,
  canUndo: false,
  inTheOpen: false,
  ...change,
});

describe('the top line', () => {
  const show = (change: Partial<Status>, viewer: number | null, thinking: number | null = null) =>
    render(
      <SeatsContext value={seats}>
        <TopLine
          status={status(change)}
          viewer={viewer}
          connection="local"
          thinking={thinking}
          phase="Daylight"
          winners={change.over ? [1, 2] : null}
        >
          {null}
        </TopLine>
      </SeatsContext>,
    );
  const whose = () => document.querySelector('.tk-whose > span:last-child')?.textContent;

  test('says whose turn it is', () => {
    show({}, 0);
    expect(whose()).toBe('Your turn');
    show({ decider: 1, onTurn: 1 }, 0);
    expect(screen.getByText('Ben’s turn')).toBeInTheDocument();
    show({ decider: 1, onTurn: 1 }, 0, 1);
    expect(screen.getByText('Ben is thinking…')).toBeInTheDocument();
  });
  test('says who is asked off turn, to them and to everybody who waits', () => {
    const asked = show({ decider: 3, onTurn: 0 }, 3);
    expect(whose()).toBe('You decide');
    asked.unmount();
    show({ decider: 3, onTurn: 0 }, 0);
    expect(whose()).toBe('Waiting for Dan.');
  });
  test('says who has won once nobody decides any more', () => {
    show({ decider: null, over: true }, 0);
    expect(screen.getByText('Ben and Cleo share the victory')).toBeInTheDocument();
    expect(screen.getByText('Game over')).toBeInTheDocument();
  });
});

describe('a question off turn', () => {
  const view = (viewer: number | null, connection: 'local' | 'connected' | 'reconnecting' = 'connected') => ({
    state: {},
    viewer,
    names: NAMES,
    log: [],
    connection,
    busy: false,
    onMove: () => {},
    onUndo: () => {},
  });
  const module = {
    status: () => status({ decider: 3, onTurn: 0, canUndo: true }),
    explain: () => null,
  };
  const turnOf = (...of: Parameters<typeof view>) =>
    renderHook(() => useTurn(module, view(...of))).result.current;

  test('is the asked seat’s to decide, with its undo', () => {
    expect(turnOf(3)).toMatchObject({ deciding: true, canUndo: true, blocked: false });
    expect(turnOf(0)).toMatchObject({ deciding: false, canUndo: false });
    expect(turnOf(null)).toMatchObject({ deciding: false, canUndo: false, between: false });
  });
  test('waits while the connection is lost', () => {
    expect(turnOf(3, 'reconnecting')).toMatchObject({ deciding: true, canUndo: false, blocked: true });
  });
  test('at one screen everybody looks on until the asked person takes it', () => {
    expect(turnOf(null, 'local')).toMatchObject({ between: true, deciding: false });
  });
});

test('the seats lie around the table from the one in front on', () => {
  expect(seatsFrom(seats.order, 1)).toEqual([1, 3, 4, 5, 2, 0]);
  expect(seatsFrom(seats.order, null)).toEqual(seats.order);
});

describe('sending moves one after another', () => {
  const [one, two] = [
    { name: 'go', arg: 1 },
    { name: 'go', arg: 2 },
  ];
  interface Change {
    readonly state: object;
    readonly viewer?: number | null;
  }
  function sender(isLegal: (state: object, move: Move) => boolean) {
    const sent: Move[] = [];
    const onMove = (move: Move): void => void sent.push(move);
    const explain = (state: object, _seat: number, move: Move) =>
      isLegal(state, move) ? null : { code: 'no' };
    const onArrived = jest.fn();
    const onUndo = jest.fn();
    const options = {
      viewer: 0,
      busy: false,
      refusal: null,
      explain,
      mayTakeBack: () => true,
      onMove,
      onUndo,
      onArrived,
    };
    const hook = renderHook((change: Change) => useSending({ ...options, ...change }), {
      initialProps: { state: {} } as Change,
    });
    return { sent, onUndo, onArrived, ...hook };
  }

  test('the next one is sent when the one before has arrived', () => {
    const { sent, result, rerender } = sender(() => true);
    act(() => result.current.send([one, two]));
    expect(sent).toEqual([one]);
    expect(result.current.sending).toBe(true);
    rerender({ state: {} });
    expect(sent).toEqual([one, two]);
    expect(result.current.sending).toBe(false);
  });
  test('a follow-up that is not legal any more is never sent', () => {
    const { sent, result, rerender } = sender((_, move) => move !== two);
    act(() => result.current.send([one, two]));
    rerender({ state: {} });
    rerender({ state: {} });
    expect(sent).toEqual([one]);
    expect(result.current.sending).toBe(false);
  });
  test('several are taken back one after another', () => {
    const { onUndo, result, rerender } = sender(() => true);
    act(() => result.current.send([TAKE_BACK, TAKE_BACK]));
    expect(onUndo).toHaveBeenCalledTimes(1);
    rerender({ state: {} });
    expect(onUndo).toHaveBeenCalledTimes(2);
    rerender({ state: {} });
    expect(onUndo).toHaveBeenCalledTimes(2);
  });
  test('it is said when all of several have arrived, and not when the rest was dropped', () => {
    const { onArrived, result, rerender } = sender((_, move) => move !== two);
    act(() => result.current.send([one, one]));
    rerender({ state: {} });
    expect(onArrived).not.toHaveBeenCalled();
    rerender({ state: {} });
    expect(onArrived).toHaveBeenCalledTimes(1);
    act(() => result.current.send([one, two]));
    rerender({ state: {} });
    rerender({ state: {} });
    expect(onArrived).toHaveBeenCalledTimes(1);
  });
  test('nothing more is sent for somebody who has left their seat', () => {
    const { sent, result, rerender } = sender(() => true);
    act(() => result.current.send([one, two]));
    rerender({ state: {}, viewer: null });
    expect(sent).toEqual([one]);
  });
});

describe('ceremonies', () => {
  const ceremony = (final: boolean, visit: boolean) =>
    renderHook(
      (happened: { final: boolean; visit: boolean }) =>
        useCeremony([
          { kind: 'final', happened: happened.final, shownLater: true },
          { kind: 'visit', happened: happened.visit },
        ]),
      { initialProps: { final, visit } },
    );

  test('what happens is told when it happens, and not again', () => {
    const { result, rerender } = ceremony(false, false);
    expect(result.current.ceremony).toBeNull();
    rerender({ final: false, visit: true });
    expect(result.current.ceremony).toEqual({ kind: 'visit', live: true });
    act(() => result.current.end());
    rerender({ final: false, visit: true });
    expect(result.current.ceremony).toBeNull();
    rerender({ final: true, visit: true });
    expect(result.current.ceremony).toEqual({ kind: 'final', live: true });
  });
  test('somebody who comes later is shown the end only, as it ended', () => {
    expect(ceremony(true, true).result.current.ceremony).toEqual({ kind: 'final', live: false });
    expect(ceremony(false, true).result.current.ceremony).toBeNull();
  });
  test('what was taken back is not told any more', () => {
    const { result, rerender } = ceremony(false, false);
    rerender({ final: true, visit: false });
    rerender({ final: false, visit: false });
    expect(result.current.ceremony).toBeNull();
  });
});

describe('six players', () => {
  test('have a line each in the chart, all different without colour', () => {
    render(
      <SeatsContext value={seats}>
        <ScoreChart
          history={[
            { turn: 0, points: [0, 0, 0, 0, 0, 0] },
            { turn: 9, points: [1, 2, 3, 4, 5, 6] },
          ]}
        />
      </SeatsContext>,
    );
    const lines = [...document.querySelectorAll('polyline')].map((line) =>
      line.getAttribute('stroke-dasharray'),
    );
    expect(lines).toHaveLength(6);
    expect(new Set(lines).size).toBe(6);
    expect(screen.getByRole('img')).toHaveAccessibleName(/Cleo 3 points, Ann 1 point, .* and Finn 6 points$/);
  });

  test('have a column each in the score table, in turn order, and the total grows with the rows', () => {
    const rows = [
      { id: 'a', title: 'Cards', points: [1, 2, 3, 4, 5, 6] },
      { id: 'b', title: 'Houses', points: [10, 20, 30, 40, 50, 60] },
    ];
    const table = (counted: number) => (
      <SeatsContext value={seats}>
        <ScoreTable
          rows={rows}
          totals={[11, 22, 33, 44, 55, 66]}
          winners={[5]}
          counted={counted}
          tieBreaks={[{ id: 'c', title: 'Coins', points: [0, 0, 0, 0, 0, 9] }]}
        />
      </SeatsContext>
    );
    const cells = (row: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent));
    const { rerender } = render(table(1));
    expect(cells('Total')).toEqual([3, 1, 2, 4, 5, 6]);
    expect(screen.queryByText('Coins')).toBeNull();
    rerender(table(2));
    expect(cells('Total')).toEqual([33, 11, 22, 44, 55, 66]);
    expect(cells('Coins')).toEqual([0, 0, 0, 0, 0, 9]);
    expect(document.querySelectorAll('[data-winner]')).toHaveLength(1);
  });
});

test('a preview that brings nothing says so, and warnings are read', () => {
  render(<Preview seats={[]} warnings={['Ann would lose 2 coins.']} notes={['Then you choose.']} />);
  expect(screen.getByText('Nobody gains or loses anything.')).toBeInTheDocument();
  expect(screen.getByText('Ann would lose 2 coins.')).toBeInTheDocument();
});

test('the news tells together what one player did, and what concerns everybody last', () => {
  render(
    <SeatsContext value={seats}>
      <SinceLine
        phrases={[
          { seat: 1, text: 'built' },
          { seat: null, text: 'It rained' },
          { seat: 2, text: 'sailed' },
          { seat: 1, text: 'sold' },
        ]}
        chips={null}
        dismiss={() => {}}
        details={() => {}}
      />
    </SeatsContext>,
  );
  expect(document.querySelector('.tk-since-words')).toHaveTextContent(
    'Ben: built, sold · Cleo: sailed · It rained',
  );
});

test('a docked dialogue takes the focus when it opens, and has its heading as its name', () => {
  render(
    <DockedDialog className="x" title="Trade" focus="opened">
      words
    </DockedDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Trade' })).toHaveFocus();
});

test('the screen is handed over by name, and only the next person takes it', () => {
  const onReady = jest.fn();
  render(<HandOver name="Ben" badge={<b>sign</b>} onReady={onReady} />);
  expect(screen.getByRole('alertdialog', { name: 'Please pass the screen to Ben' })).toHaveTextContent(
    'sign',
  );
  fireEvent.click(screen.getByRole('button', { name: 'I am Ben' }));
  expect(onReady).toHaveBeenCalledTimes(1);
});
