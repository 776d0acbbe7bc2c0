import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BoardProps } from 'boardgame.io/react';
import { PacedBoard } from '../../src/app/online/PacedBoard';
import type { Status } from '../../src/games/contract';
import { speak } from '../../src/i18n';
import { ActionPanel } from '../../src/table/actions/ActionPanel';
import { TopLine } from '../../src/table/actions/TopLine';
import { useHadFocus } from '../../src/table/actions/useKeptFocus';
import { FollowBar } from '../../src/table/follow/FollowBar';
import { TableRoot } from '../../src/table/layout/TableRoot';
import type { TableProps } from '../../src/table/props';
import { updateSettings } from '../../src/ui/settings';

type Props = BoardProps<unknown> & TableProps;

/** A race: how far everybody is, and who moves next. Hana (0) is a person, Flo and Gil are bots, Ida (3) is a person. */
interface Race {
  readonly at: string;
  readonly next: number;
}
const NAMES = ['Hana', 'Flo', 'Gil', 'Ida'];
const BOTS = [false, true, true, false];
const statusOf = (G: unknown): Status => {
  const { next } = G as Race;
  return { decider: next, onTurn: next, turn: 1, over: false, canUndo: false, phase: 'race' } as Status;
};
const seats = {
  order: [0, 1, 2, 3],
  name: (seat: number) => NAMES[seat] ?? '',
  badge: () => null,
  className: () => '',
};
const picking = {
  look: () => 'idle' as const,
  price: () => 0,
  canPick: () => false,
  pick() {},
  peek() {},
  label: String,
};

function Board({ G, playerID, follow, onMove }: Props) {
  const race = G as Race;
  const status = statusOf(G);
  const had = useHadFocus();
  const deciding = String(race.next) === playerID;
  return (
    <TableRoot root={{ current: null }} className="race" seats={seats} picking={picking}>
      <TopLine status={status} viewer={0} connection="connected" phase="Race" winners={null}>
        {null}
      </TopLine>
      <main className="tk-main">
        <p data-at="track-1">{race.at}</p>
        <button type="button" onClick={() => onMove?.({ name: 'run', arg: {} })}>
          run
        </button>
      </main>
      <FollowBar log={[]} say={() => null} point={() => {}} follow={follow} />
      <ActionPanel
        state={G}
        deciding={deciding}
        had={had}
        busy={false}
        connection="connected"
        prompt={deciding ? 'Run!' : `Waiting for ${NAMES[race.next]}.`}
        canUndo={false}
        onUndo={() => {}}
        cancel={null}
        primary={null}
      />
    </TableRoot>
  );
}

/** The moves of a match, one after the other: who made it, and what it led to. */
const COURSE: readonly { by: number; to: Race }[] = [
  { by: 3, to: { at: 'start', next: 0 } },
  { by: 0, to: { at: 'Hana ran', next: 1 } },
  { by: 1, to: { at: 'Flo ran', next: 2 } },
  { by: 2, to: { at: 'Gil ran', next: 3 } },
  { by: 3, to: { at: 'Ida ran', next: 0 } },
];
const onMove = jest.fn();

function tableAfter(moves: number, playerID: string | null): Props {
  const log = COURSE.slice(0, moves + 1).map(({ by }, at) => ({
    action: { type: 'MAKE_MOVE', payload: { type: 'run', args: [], playerID: String(by) } },
    _stateID: at,
  }));
  return {
    G: COURSE[moves]?.to,
    ctx: {},
    log,
    isActive: true,
    _stateID: moves,
    playerID,
    onMove,
  } as unknown as Props;
}

/** A table at which the server's moves arrive when the test says so. */
function follow(playerID: string | null = '0') {
  const paced = (moves: number) => (
    <PacedBoard Board={Board} statusOf={statusOf} bots={BOTS} table={tableAfter(moves, playerID)} />
  );
  const page = render(paced(0));
  return { arrive: (moves: number) => page.rerender(paced(moves)) };
}
const shown = () => document.querySelector('[data-at]')?.textContent;
const whose = () => document.querySelector('.tk-whose')?.textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(async () => {
  jest.useFakeTimers();
  localStorage.clear();
  onMove.mockClear();
  await speak('en');
  updateSettings({ botSpeed: 'slow' });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('bots of an online match', () => {
  test('are shown one after the other, as slowly as the viewer wants', () => {
    const { arrive } = follow();
    wait(5000);
    arrive(1);
    expect(shown()).toBe('Hana ran');
    arrive(2);
    arrive(3);
    expect(shown()).toBe('Hana ran');
    wait(1800);
    expect(shown()).toBe('Flo ran');
    wait(1700);
    expect(shown()).toBe('Flo ran');
    wait(100);
    expect(shown()).toBe('Gil ran');
  });

  test('are shown at once when they are as slow as that themselves, and when the viewer wants no waiting', () => {
    const { arrive } = follow();
    arrive(1);
    wait(1800);
    arrive(2);
    expect(shown()).toBe('Flo ran');
    act(() => updateSettings({ botSpeed: 'instant' }));
    arrive(3);
    expect(shown()).toBe('Gil ran');
  });

  test('never hide whose turn it is, and one button goes there', () => {
    const { arrive } = follow();
    arrive(1);
    arrive(2);
    arrive(3);
    expect(screen.getByText('2 moves have been made and are not shown yet.')).toBeInTheDocument();
    expect(whose()).toBe('Ida’s turn');
    arrive(4);
    expect(shown()).toBe('Hana ran');
    expect(whose()).toContain('Your turn');
    expect(screen.queryByText(/Waiting for/)).toBeNull();
    expect(screen.getByText('It is your turn. 3 moves are shown first.')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Go to my turn' }));
    expect(shown()).toBe('Ida ran');
    expect(screen.getByText('Run!')).toBeInTheDocument();
  });

  test('are over for somebody who touches the table on their turn, and nothing is sent for an earlier moment', () => {
    const { arrive } = follow();
    for (const moves of [1, 2, 3]) arrive(moves);
    fireEvent.click(screen.getByText('Hana ran'));
    // It is not their turn: they may look around.
    expect(shown()).toBe('Hana ran');
    arrive(4);
    fireEvent.click(screen.getByText('Hana ran'));
    expect(shown()).toBe('Ida ran');
    expect(onMove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'run' }));
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test('send nothing while earlier moves are shown: whoever tries to move sees what is', () => {
    const { arrive } = follow();
    for (const moves of [1, 2, 3, 4]) arrive(moves);
    fireEvent.click(screen.getByRole('button', { name: 'run' }));
    expect(onMove).not.toHaveBeenCalled();
    expect(shown()).toBe('Ida ran');
  });

  test('wait while they are paused, go on, and can be skipped', () => {
    const { arrive } = follow();
    wait(5000);
    arrive(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    wait(60_000);
    arrive(2);
    wait(60_000);
    expect(shown()).toBe('Hana ran');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    wait(0);
    expect(shown()).toBe('Flo ran');
    arrive(3);
    expect(shown()).toBe('Flo ran');
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(shown()).toBe('Gil ran');
  });

  test('are followed by spectators as well', () => {
    const { arrive } = follow(null);
    arrive(1);
    arrive(2);
    expect(shown()).toBe('Hana ran');
    wait(1800);
    expect(shown()).toBe('Flo ran');
  });

  test('make nobody wait after a lost connection: what was missed is shown at once', () => {
    const { arrive } = follow();
    arrive(1);
    arrive(2);
    arrive(4);
    expect(shown()).toBe('Ida ran');
  });

  test('make nobody wait for the moves of people', () => {
    const { arrive } = follow();
    arrive(1);
    expect(shown()).toBe('Hana ran');
  });
});
