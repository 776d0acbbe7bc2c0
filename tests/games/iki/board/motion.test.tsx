/** What passes over the street: a craftsman who retires, and a fire from stall to stall. */
import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { createState, DEFAULT_OPTIONS, type GameEvent, seededRandom } from '../../../../src/games/iki';
import { Table } from '../../../../src/games/iki/board/Table';
import { updateSettings } from '../../../../src/ui/settings';
import '../english';

const STILL = { pieces: false, gains: false, dice: false };
const RETIRES: GameEvent = { type: 'retired', player: 1, card: 'potter', stall: 'B2' };
const BURNS: readonly GameEvent[] = [
  { type: 'fireBroke', month: 5, nagaya: 'C', strength: 4 },
  { type: 'fireCame', stall: 'C1', strength: 4, outcome: 'burnt', card: 'ox', owner: 0 },
  { type: 'fireCame', stall: 'C2', strength: 3, outcome: 'empty', card: null, owner: null },
  { type: 'fireCame', stall: 'C3', strength: 2, outcome: 'stopped', card: 'cooper', owner: 1 },
  { type: 'fireOut', nagaya: 'C' },
];

/** The element that moves, the pictures that it goes through and when. */
type Run = { moved: Element; frames: Keyframe[]; delay: number; duration: number; onfinish?: () => void };
const runs: Run[] = [];

/** Every place has a spot of its own on the screen: by its name, since nothing is laid out here. */
const spotOf = (place: string): number =>
  [...place].reduce((sum, letter) => sum * 3 + letter.charCodeAt(0), 0);

beforeEach(() => {
  runs.length = 0;
  Object.assign(Element.prototype, {
    animate(
      this: Element,
      frames: Keyframe[],
      { delay = 0, duration }: { delay?: number; duration: number },
    ) {
      const run: Run & { finish(): void; cancel(): void } = {
        moved: this,
        frames,
        delay,
        duration,
        finish() {},
        cancel() {},
      };
      runs.push(run);
      return run;
    },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(spotOf(this.getAttribute('data-at') ?? ''), 0, 10, 10);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** A table at which these things happen after everybody has sat down. */
function happens(events: readonly GameEvent[], motion: typeof STILL) {
  act(() => updateSettings({ motion }));
  const state = createState(4, DEFAULT_OPTIONS, seededRandom('motion'));
  const table = (log: { id: number; events: readonly GameEvent[] }[]) => (
    <Table
      state={state}
      viewer={0}
      names={['Ann', 'Ben', 'Cleo', 'Dan']}
      log={log}
      connection="local"
      busy={false}
      onMove={() => {}}
      onUndo={() => {}}
    />
  );
  const { container, rerender } = render(table([]));
  rerender(table([{ id: 0, events }]));
  return { passing: () => [...container.querySelectorAll('.tk-flight')] };
}
const passes = (): Run[] => runs.filter(({ moved }) => moved.classList.contains('tk-flight'));
const shift = (from: string, to: string): string => `${spotOf(to) - spotOf(from)}px 0px`;

describe('a craftsman who retires', () => {
  test('bows where the card lay and walks to the things of its owner', () => {
    const { passing } = happens([RETIRES], { ...STILL, pieces: true });
    expect(passing()).toHaveLength(1);
    expect(passing()[0]?.querySelector('.iki-figure')).toHaveClass('iki-type-red');
    expect(passing()[0]).toHaveStyle({ left: `${spotOf('stall-B2') + 5}px` });
    const [{ frames } = { frames: [] }] = passes();
    const bows = frames.filter(({ translate, rotate }) => translate === '0 0' && rotate !== '0deg');
    expect(bows.length).toBeGreaterThan(0);
    const [x] = shift('stall-B2', 'player-1-kobun').split(' ');
    expect(frames.at(-1)?.translate).toBe(`calc(${x} * 1) calc(0px * 1)`);
    act(() => passes()[0]?.onfinish?.());
    expect(passing()).toEqual([]);
  });

  test('is gone at a click', () => {
    const { passing } = happens([RETIRES], { ...STILL, pieces: true });
    act(() => fireEvent.pointerDown(window));
    expect(passing()).toEqual([]);
  });

  test('only leaves the street where pieces may not move', () => {
    const { passing } = happens([RETIRES], { ...STILL, gains: true });
    expect(passing()).toEqual([]);
    expect(runs).toEqual([]);
  });
});

describe('a fire', () => {
  test('runs along the row stall by stall, flares up over what burns and is beaten down', () => {
    const { passing } = happens(BURNS, { ...STILL, pieces: true });
    expect(passing()).toHaveLength(3);
    const [first, second, third] = passes();
    expect([first, second, third].map((run) => run?.frames.at(-1)?.translate)).toEqual([
      shift('stall-C1', 'stall-C1'),
      shift('stall-C1', 'stall-C2'),
      shift('stall-C2', 'stall-C3'),
    ]);
    // Each sets out when the one before has ended.
    const end = (run: Run | undefined): number => (run ? run.delay + run.duration : 0);
    expect(first?.delay).toBe(0);
    expect(second?.delay).toBe(end(first));
    expect(third?.delay).toBe(end(second));
    const sizeInTheEnd = (run: Run | undefined): number => Number(run?.frames.at(-1)?.scale);
    expect(sizeInTheEnd(first)).toBeGreaterThan(1);
    expect(sizeInTheEnd(third)).toBeLessThan(1);
  });

  test('does not run where pieces may not move', () => {
    const { passing } = happens(BURNS, STILL);
    expect(passing()).toEqual([]);
    expect(runs).toEqual([]);
  });
});
