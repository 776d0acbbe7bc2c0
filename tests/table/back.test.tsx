import { renderHook } from '@testing-library/react';
import { useBackCloses } from '../../src/table/actions/useBackCloses';

/** Does something that moves through the history, and waits until the browser has told of it. */
async function moving(move: () => void): Promise<void> {
  const told = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await told;
}
const goTo = (hash: string): Promise<void> =>
  moving(() => {
    window.location.hash = hash;
  });

function opened() {
  const close = jest.fn();
  const hook = renderHook(({ open }: { open: boolean }) => useBackCloses(open, close), {
    initialProps: { open: true },
  });
  return { close, ...hook };
}

describe('what lies over the screen', () => {
  beforeEach(async () => {
    await goTo('#/start');
    await goTo('#/before');
    await goTo('#/page');
  });

  test('is closed by the browser’s Back, which stays on the page', async () => {
    const { close } = opened();
    expect(close).not.toHaveBeenCalled();
    await moving(() => window.history.back());
    expect(close).toHaveBeenCalledTimes(1);
    expect(window.location.hash).toBe('#/page');
  });

  test('takes its entry of the history along when it is closed otherwise', async () => {
    const { close, rerender } = opened();
    await moving(() => rerender({ open: false }));
    await moving(() => window.history.back());
    expect(window.location.hash).toBe('#/before');
    expect(close).not.toHaveBeenCalled();
  });

  test('does not call somebody back who goes to another page', async () => {
    const { unmount } = opened();
    await goTo('#/elsewhere');
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(window.location.hash).toBe('#/elsewhere');
  });
});
