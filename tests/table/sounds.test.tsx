import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { MotionLayer, type MotionScript } from '../../src/table/motion/MotionLayer';
import type * as sounds from '../../src/table/sounds/sounds';
import { currentSettings, updateSettings } from '../../src/ui/settings';

const opened = jest.fn();
const started: { kind: 'tone' | 'rush'; at: number }[] = [];
const loudest: number[] = [];

const param = (peak?: number[]) => ({
  value: 0,
  setValueAtTime: () => {},
  exponentialRampToValueAtTime: () => {},
  linearRampToValueAtTime: (value: number) => peak?.push(value),
});
const node = (more: object) => ({ connect: (next: unknown) => next, ...more });
class FakeAudio {
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  constructor() {
    opened();
  }
  resume = () => Promise.resolve();
  createGain = () => node({ gain: param(loudest) });
  createOscillator = () =>
    node({ frequency: param(), start: (at: number) => started.push({ kind: 'tone', at }), stop: () => {} });
  createBufferSource = () =>
    node({ start: (at: number) => started.push({ kind: 'rush', at }), stop: () => {} });
  createBiquadFilter = () => node({ Q: param(), frequency: param() });
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
}

/** The sounds as a page that was just opened has them, with the settings of this test. */
function freshSounds(): typeof sounds {
  jest.doMock('../../src/ui/settings', () => ({ currentSettings }));
  let module: typeof sounds | null = null;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof sounds>('../../src/table/sounds/sounds');
  });
  if (!module) throw new Error('The sounds were not loaded.');
  return module;
}

beforeEach(() => {
  opened.mockClear();
  started.length = 0;
  loudest.length = 0;
  Object.assign(globalThis, { AudioContext: FakeAudio });
  updateSettings({ sound: true, volume: 'normal' });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'AudioContext');
});

test('no audio is opened while sounds are off, whatever happens', () => {
  updateSettings({ sound: false });
  const { SOUNDS, playSound, playSounds } = freshSounds();
  for (const sound of SOUNDS) playSound(sound);
  playSounds(SOUNDS);
  expect(opened).not.toHaveBeenCalled();
  expect(started).toEqual([]);
});

test('every sound is made of something, differs from the others, and all share one audio', () => {
  const { SOUNDS, playSound } = freshSounds();
  const made = SOUNDS.map((sound) => {
    started.length = 0;
    loudest.length = 0;
    playSound(sound);
    expect(started.length).toBeGreaterThan(0);
    return JSON.stringify([started, loudest]);
  });
  expect(new Set(made).size).toBe(SOUNDS.length);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('loud is louder than normal, and normal than quiet', () => {
  const { playSound } = freshSounds();
  const peak = (volume: 'quiet' | 'normal' | 'loud'): number => {
    updateSettings({ volume });
    loudest.length = 0;
    playSound('build');
    return Math.max(...loudest);
  };
  expect(peak('quiet')).toBeLessThan(peak('normal'));
  expect(peak('normal')).toBeLessThan(peak('loud'));
});

test('what happens at once sounds one after another, each once, and never as a noise', () => {
  const { playSounds } = freshSounds();
  playSounds(['gain', 'gain', 'chat', 'deliver', 'sail', 'build']);
  const begins = started.map(({ at }) => at);
  expect(started).toHaveLength(2 + 1 + 4);
  expect([...begins].sort((a, b) => a - b)).toEqual(begins);
});

test('a browser without audio is silent', () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  const { playSound } = freshSounds();
  expect(() => playSound('turn')).not.toThrow();
});

type Event = { readonly is: 'rolled' | 'thought' };
const script: MotionScript<Event> = {
  tracked: [],
  pieces: () => null,
  dice: () => null,
  flight: () => null,
  sound: ({ is }) => (is === 'rolled' ? 'roll' : null),
};
function Layer({ events }: { events: readonly Event[] }) {
  const root = useRef<HTMLDivElement>(null);
  const log = events.map((event, id) => ({ id, events: [event] }));
  return (
    <div ref={root}>
      <MotionLayer root={root} log={log} script={script} />
    </div>
  );
}

describe('a table', () => {
  test('sounds like what its game says, for what is new, even where nothing may move', () => {
    act(() => updateSettings({ motion: { pieces: false, gains: false, dice: false } }));
    const { rerender } = render(<Layer events={[{ is: 'rolled' }]} />);
    expect(started).toEqual([]);
    rerender(<Layer events={[{ is: 'rolled' }, { is: 'thought' }]} />);
    expect(started).toEqual([]);
    rerender(<Layer events={[{ is: 'rolled' }, { is: 'thought' }, { is: 'rolled' }]} />);
    expect(started.length).toBeGreaterThan(0);
  });
});
