import { act, cleanup, render } from '@testing-library/react';
import { BotClient } from '../../src/app/bots/client';
import type { BotAnswer, BotRequest } from '../../src/app/bots/protocol';
import { useChatSound } from '../../src/app/notify/chat';
import { useTurnAlert } from '../../src/app/notify/turn';
import type { BotWorker } from '../../src/app/platform';
import type { Move } from '../../src/games/contract';
import { THINKING_MS } from '../../src/games/thinking';
import { speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';

const notified = jest.fn<void, [string, { body: string }]>();
class FakeNotification {
  static permission = 'granted';
  onclick: (() => void) | null = null;
  constructor(title: string, options: { body: string }) {
    notified(title, options);
  }
  close(): void {}
}

function Alert({ yours, turn }: { yours: boolean | null; turn: number }) {
  useTurnAlert(yours, turn, 'Chess');
  return null;
}

function Chat({ said }: { said: number }) {
  useChatSound(said, 5);
  return null;
}

const look = (state: 'visible' | 'hidden') =>
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });

beforeEach(async () => {
  await speak('en');
  notified.mockClear();
  Object.assign(globalThis, { Notification: FakeNotification });
  updateSettings({ notifications: true, sound: false });
});
afterEach(() => {
  cleanup();
  look('visible');
});

test('the title says when it is my turn, and no longer when it is not', () => {
  const { rerender } = render(<Alert yours={false} turn={1} />);
  expect(document.title).toBe('Chess');
  rerender(<Alert yours turn={2} />);
  expect(document.title).toBe('● Your turn – Chess');
  rerender(<Alert yours={false} turn={3} />);
  expect(document.title).toBe('Chess');
});

test('a page out of sight notifies once for each turn', () => {
  look('hidden');
  const { rerender } = render(<Alert yours={false} turn={1} />);
  rerender(<Alert yours turn={2} />);
  rerender(<Alert yours turn={2} />);
  expect(notified.mock.calls).toEqual([['Chess', expect.objectContaining({ body: 'It is your turn.' })]]);
  rerender(<Alert yours={false} turn={3} />);
  rerender(<Alert yours turn={4} />);
  expect(notified).toHaveBeenCalledTimes(2);
});

test('a page in sight, or one whose player does not want it, does not notify', () => {
  const { rerender } = render(<Alert yours={false} turn={1} />);
  rerender(<Alert yours turn={2} />);
  look('hidden');
  act(() => updateSettings({ notifications: false }));
  rerender(<Alert yours={false} turn={3} />);
  rerender(<Alert yours turn={4} />);
  expect(notified).not.toHaveBeenCalled();
});

test('the tab’s icon and the installed app are marked while it is my turn', () => {
  const icon = document.createElement('link');
  icon.rel = 'icon';
  document.head.append(icon);
  const setAppBadge = jest.fn(async () => undefined);
  const clearAppBadge = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender } = render(<Alert yours turn={2} />);
  expect(icon.href).toMatch(/icon-turn\.svg$/);
  expect(setAppBadge).toHaveBeenCalledTimes(1);
  clearAppBadge.mockClear();
  rerender(<Alert yours={false} turn={3} />);
  expect(icon.href).toMatch(/icon\.svg$/);
  expect(clearAppBadge).toHaveBeenCalled();
  icon.remove();
});

test('the first turn of a match is announced to a page that waited for it, not to one that was opened on it', () => {
  look('hidden');
  const { rerender, unmount } = render(<Alert yours={null} turn={0} />);
  rerender(<Alert yours={false} turn={1} />);
  rerender(<Alert yours turn={1} />);
  expect(notified).toHaveBeenCalledTimes(1);
  unmount();
  look('visible');
  const opened = render(<Alert yours={null} turn={0} />);
  opened.rerender(<Alert yours turn={1} />);
  look('hidden');
  opened.rerender(<Alert yours turn={1} />);
  expect(notified).toHaveBeenCalledTimes(1);
});

describe('sounds', () => {
  const sounded = jest.fn();
  const param = () => ({
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  class FakeAudio {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({ gain: param(), connect() {} });
    createOscillator = () => ({ frequency: param(), connect() {}, start: sounded, stop() {} });
  }
  beforeEach(() => {
    sounded.mockClear();
    Object.assign(globalThis, { AudioContext: FakeAudio });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'AudioContext');
    act(() => updateSettings({ sound: false }));
  });

  test('a message of somebody else sounds once, one that was read before never', () => {
    updateSettings({ sound: true });
    const { rerender } = render(<Chat said={5} />);
    expect(sounded).not.toHaveBeenCalled();
    rerender(<Chat said={8} />);
    rerender(<Chat said={8} />);
    expect(sounded).toHaveBeenCalledTimes(1);
  });

  test('my turn sounds once when it comes, and not while sounds are off', () => {
    const { rerender } = render(<Alert yours={false} turn={1} />);
    look('hidden');
    rerender(<Alert yours turn={2} />);
    expect(sounded).not.toHaveBeenCalled();
    act(() => updateSettings({ sound: true }));
    rerender(<Alert yours={false} turn={3} />);
    rerender(<Alert yours turn={4} />);
    const once = sounded.mock.calls.length;
    expect(once).toBeGreaterThan(0);
    rerender(<Alert yours turn={4} />);
    expect(sounded).toHaveBeenCalledTimes(once);
  });
});

/** A worker that answers when it is told to. */
function fakeWorker() {
  const asked: BotRequest[] = [];
  const worker: BotWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => asked.push(request),
    terminate: jest.fn(),
  };
  const answer = (data: BotAnswer) => worker.onmessage?.({ data } as MessageEvent<BotAnswer>);
  return { worker, asked, answer };
}

const view = { board: 'as the seat sees it' };
const sail: Move = { name: 'sail', arg: { ship: 0 } };
const question = { view, seat: 0, seed: 'seed' };

test('each question to the bots gets its own answer, whatever the order', async () => {
  const { worker, asked, answer } = fakeWorker();
  const bots = new BotClient('chess', () => worker);
  const move = bots.chooseMove('strong', question);
  const suggested = bots.suggest(question);
  const [first, second] = asked;
  if (!first || !second) throw new Error('The worker was not asked.');
  expect(first).toMatchObject({
    ask: 'decide',
    game: 'chess',
    level: 'strong',
    question: { ...question, budget: { milliseconds: THINKING_MS } },
  });
  const suggestions = [{ move: sail, plan: [sail], value: 3 }];
  answer({ id: second.id, suggestions });
  answer({ id: first.id, move: sail });
  expect(await move).toEqual(sail);
  expect(await suggested).toEqual(suggestions);
});

test('bots that fail or are stopped leave nobody waiting', async () => {
  const { worker, asked, answer } = fakeWorker();
  const bots = new BotClient('chess', () => worker);
  const failing = bots.chooseMove('weak', question);
  answer({ id: asked[0]?.id ?? 0, failed: 'no idea' });
  await expect(failing).rejects.toThrow('no idea');
  const waiting = bots.chooseMove('weak', question);
  bots.stop();
  await expect(waiting).rejects.toThrow('stopped');
  expect(worker.terminate).toHaveBeenCalled();
});
