import { holdNumbers, numbersOn, releaseNumbers } from '../../src/table/motion/counters';

function table(koku: number, silk: number): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<b data-at="player-0-koku"><i data-number>${koku}</i></b><b data-at="player-0-silk"><i data-number>${silk}</i></b>`;
  return root;
}
const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-number]')].map((number) => number.getAttribute('data-was'));

test('a counter shows the number before until what it gains has landed', () => {
  const before = numbersOn(table(3, 1));
  const now = table(5, 1);
  holdNumbers(now, ['player-0-koku', 'player-0-silk', 'player-0-points'], before);
  // Nothing is held where nothing has changed, and the drawn number stays for those who listen.
  expect(shown(now)).toEqual(['3', null]);
  expect(now.textContent).toBe('51');
  releaseNumbers(now, 'player-0-koku');
  expect(shown(now)).toEqual([null, null]);
});
