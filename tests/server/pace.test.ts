import { setImmediate } from 'node:timers/promises';
import { Line } from '../../server/line';
import { Pace } from '../../server/transport/pace';

/** Packets of sockets in the order in which they begin. */
function sockets() {
  const line = new Line();
  const begun: string[] = [];
  const open = (id: string) => {
    const pace = new Pace(id, line);
    let count = 0;
    return async () => {
      const name = `${id}${++count}`;
      const turn = pace.next();
      if (turn !== null) await turn;
      begun.push(name);
    };
  };
  return { open, begun };
}

test('a few packets begin at once, and those of a flood one after the other, with time for everything else', async () => {
  const { open, begun } = sockets();
  const [flood, page] = [open('f'), open('p')];
  const all = Array.from({ length: 50 }, () => flood());
  expect(begun).toHaveLength(10);
  const few = [page(), page(), page()];
  expect(begun.slice(10)).toEqual(['p1', 'p2', 'p3']);
  let before = begun.length;
  while (begun.length < 53) {
    await setImmediate();
    expect(begun.length - before).toBeLessThanOrEqual(2);
    before = begun.length;
  }
  await Promise.all([...all, ...few]);
  expect(begun.filter((name) => name.startsWith('f'))).toEqual(all.map((_, n) => `f${n + 1}`));
});

test('what comes while others wait does not overtake them', async () => {
  const { open, begun } = sockets();
  const flood = open('f');
  const all = Array.from({ length: 15 }, () => flood());
  while (begun.length < 15) {
    await setImmediate();
    if (all.length < 25) all.push(flood());
  }
  await Promise.all(all);
  expect(begun).toEqual(all.map((_, n) => `f${n + 1}`));
});

test('a client that sends now and then never waits', async () => {
  const { open, begun } = sockets();
  const page = open('p');
  for (let n = 1; n <= 30; n++) {
    void page();
    expect(begun).toHaveLength(n);
    await setImmediate();
    await setImmediate();
  }
});
