import '@testing-library/jest-dom';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Updates, updates } from '../../src/app/update/updates';
import { speak } from '../../src/i18n';
import { PROTOCOL_VERSION } from '../../src/protocol/version';
import { openApp } from './helpers';

const OLD = '/assets/index-old.js';
const NEW = '/assets/index-new.js';
/** A page that has been open for so long; `left` is the build that somebody has asked to leave in this tab. */
const opened = (milliseconds: number, left: string | null = null) => {
  const reload = jest.fn();
  const leave = jest.fn();
  const page = new Updates({ reload, age: () => milliseconds, build: () => OLD, left: () => left, leave });
  return { page, reload, leave };
};
/** What the worker gives as the page of these files. */
const giving = (build: string) =>
  jest.fn(async () => ({
    ok: true,
    text: async () => `<!doctype html><script type="module" crossorigin src="${build}"></script>`,
  })) as unknown as typeof fetch;
const answering = (answer: unknown) =>
  jest.fn(async () => ({ ok: true, json: async () => answer })) as unknown as typeof fetch;
const LONG = 60_000;

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('a new build', () => {
  test('waits at an open page until somebody goes to another page', () => {
    const { page, reload } = opened(LONG);
    const activate = jest.fn();
    page.found(activate);
    expect(page.snapshot().ready).toBe(true);
    expect(activate).not.toHaveBeenCalled();
    page.moved();
    expect(activate).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    page.replaced();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that waited already is taken by a page that was opened just now', () => {
    const { page } = opened(500);
    const activate = jest.fn();
    page.found(activate);
    expect(activate).toHaveBeenCalledTimes(1);
  });

  test('that another tab has taken does not load this one again in the middle of a move', () => {
    const { page, reload } = opened(LONG);
    page.found(() => {});
    page.replaced();
    expect(reload).not.toHaveBeenCalled();
    page.moved();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  /** The browser's workers: one controls the page already, or none yet. */
  const workers = (controller: object | null) => Object.assign(new EventTarget(), { controller });
  const takesOver = (container: EventTarget) => container.dispatchEvent(new Event('controllerchange'));

  test('whose worker takes over late reaches a page that was loaded again too early', () => {
    const fresh = opened(500);
    const late = workers({});
    fresh.page.watch(late as unknown as ServiceWorkerContainer);
    takesOver(late);
    expect(fresh.reload).toHaveBeenCalledTimes(1);
    const { page, reload } = opened(LONG);
    const later = workers({});
    page.watch(later as unknown as ServiceWorkerContainer);
    takesOver(later);
    expect(reload).not.toHaveBeenCalled();
    expect(page.snapshot().ready).toBe(true);
    page.moved();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not what the first worker of a browser brings, but the next one is', () => {
    const { page, reload } = opened(LONG);
    const first = workers(null);
    page.watch(first as unknown as ServiceWorkerContainer);
    takesOver(first);
    expect([page.snapshot().ready, reload.mock.calls.length]).toEqual([false, 0]);
    takesOver(first);
    expect(page.snapshot().ready).toBe(true);
  });

  test('whose worker took over while an old page was on its way is found by that page', async () => {
    // It was loaded again before the new worker was ready, so slowly that it missed the moment.
    const late = opened(LONG, OLD);
    await late.page.compareWithWorker(giving(NEW));
    expect(late.reload).toHaveBeenCalledTimes(1);
    // Nobody has asked to leave this one: it says so and waits.
    const { page, reload } = opened(500);
    await page.compareWithWorker(giving(OLD));
    expect(page.snapshot().ready).toBe(false);
    await page.compareWithWorker(giving(NEW));
    expect([page.snapshot().ready, reload.mock.calls.length]).toEqual([true, 0]);
    page.moved();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is taken at once by an old page that somebody has asked to leave, however slowly it was opened', () => {
    const waiting = opened(LONG, OLD);
    const activate = jest.fn();
    waiting.page.found(activate);
    expect(activate).toHaveBeenCalledTimes(1);
    const replaced = opened(LONG, OLD);
    replaced.page.replaced();
    expect(replaced.reload).toHaveBeenCalledTimes(1);
  });

  test('is remembered as the one to come until it is there: the next one waits again', () => {
    const { page, leave } = opened(LONG);
    page.found(() => {});
    page.moved();
    expect(leave.mock.calls).toEqual([[OLD]]);
    const next = opened(LONG, '/assets/index-before.js');
    next.page.replaced();
    expect([next.page.snapshot().ready, next.reload.mock.calls.length]).toEqual([true, 0]);
  });

  test('whose worker does not answer is loaded all the same', () => {
    const { page, reload } = opened(LONG);
    page.found(() => {});
    page.apply();
    jest.advanceTimersByTime(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('changes nothing while there is none: going to another page loads nothing again', () => {
    const { page, reload } = opened(LONG);
    page.moved();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('page and server compare versions', () => {
  test('a server with other pages makes the browser look for them', async () => {
    const { page } = opened(LONG);
    const look = jest.fn();
    page.lookWith(look);
    await page.compare(answering({ protocol: PROTOCOL_VERSION, build: OLD }));
    expect(look).not.toHaveBeenCalled();
    await page.compare(answering({ protocol: PROTOCOL_VERSION, build: NEW }));
    expect(look).toHaveBeenCalledTimes(1);
    expect(page.snapshot().tooOld).toBe(false);
  });

  test('a page that the server does not understand any more is too old', async () => {
    const { page } = opened(LONG);
    await page.compare(answering({ protocol: PROTOCOL_VERSION + 1, build: null }));
    expect(page.snapshot().tooOld).toBe(true);
  });

  test('no answer, or one of an old server, says nothing', async () => {
    const { page } = opened(LONG);
    await page.compare(jest.fn(() => Promise.reject(new Error('offline'))));
    await page.compare(answering('<html>'));
    expect(page.snapshot()).toEqual({ ready: false, tooOld: false });
  });
});

test('the notice stands on every page, and can wait', async () => {
  jest.useRealTimers();
  openApp('#/');
  expect(screen.queryByText(/new version/)).toBeNull();
  const age = jest.spyOn(performance, 'now').mockReturnValue(LONG);
  act(() => updates.found(() => {}));
  age.mockRestore();
  expect(screen.getByText(/A new version of these pages is there/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Load it now' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(/new version/)).toBeNull();
});
