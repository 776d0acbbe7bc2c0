import { eventsOf, type LoggedAction, recordedMove, standingEntries } from '../../src/games/log';
import { seatOf } from '../../src/games/seats';

const entry = (type: string, name: string | null, more: Partial<LoggedAction> = {}): LoggedAction => ({
  action: { type, payload: { type: name, args: [{ at: name }], playerID: '1' } },
  _stateID: 0,
  ...more,
});
const move = (name: string): LoggedAction => entry('MAKE_MOVE', name);
const UNDO = entry('UNDO', null);
const REDO = entry('REDO', null);
const standing = (...log: LoggedAction[]): string[] =>
  standingEntries(log).map((one) => recordedMove(one).name);

describe('the moves that count in the end', () => {
  test('are all moves where none was taken back', () => {
    expect(standing(move('a'), move('b'))).toEqual(['a', 'b']);
  });

  test('are without those that were taken back, one after another', () => {
    expect(standing(move('a'), move('b'), UNDO, move('c'))).toEqual(['a', 'c']);
    expect(standing(move('a'), move('b'), UNDO, UNDO, move('c'))).toEqual(['c']);
  });

  test('are again with those that were made again', () => {
    expect(standing(move('a'), move('b'), UNDO, UNDO, REDO, REDO)).toEqual(['a', 'b']);
    expect(standing(move('a'), move('b'), UNDO, REDO, UNDO)).toEqual(['a']);
  });

  test('cannot be made again after another move', () => {
    expect(standing(move('a'), UNDO, move('b'), REDO)).toEqual(['b']);
  });

  test('are without events that boardgame.io notes by itself', () => {
    const automatic = entry('MAKE_MOVE', 'auto', { automatic: true });
    expect(standing(move('a'), entry('GAME_EVENT', 'endTurn'), automatic, UNDO)).toEqual([]);
  });
});

test('a recorded move has its seat, its name and its one argument', () => {
  expect(recordedMove(move('roll'))).toEqual({ player: 1, name: 'roll', arg: { at: 'roll' } });
});

test('the events of a move are those in its log entry; other entries have none', () => {
  expect(eventsOf(entry('MAKE_MOVE', 'a', { metadata: { events: [1, 2] } }))).toEqual([1, 2]);
  for (const metadata of [undefined, null, 5, {}, { events: 'none' }]) {
    expect(eventsOf(entry('MAKE_MOVE', 'a', { metadata }))).toEqual([]);
  }
});

test.each([null, undefined, 'null', '', '6', '10', '-1', '0 ', '٣'])('%p is nobody’s seat', (playerID) => {
  expect(seatOf(playerID)).toBeNull();
});

test('seats are 0 to 5', () => {
  expect(['0', '1', '2', '3', '4', '5'].map(seatOf)).toEqual([0, 1, 2, 3, 4, 5]);
});
