/** Writes that come at the same moment go together, and so many batches wait at once as there are lanes. */
import { Batches } from '../../server/storage/batches';

/** Batches whose ends the test decides, and what each of them was given. */
function held(lanes: number) {
  const begun: { items: readonly string[]; end(answers: readonly (string | Error)[]): void; fail(): void }[] =
    [];
  const batches = new Batches<string, string>(
    (items) =>
      new Promise((end, reject) => begun.push({ items, end, fail: () => reject(new Error('no disk')) })),
    lanes,
  );
  return { batches, begun };
}
const moment = () => new Promise((resolve) => setImmediate(resolve));
/** Waits until so many batches have begun. */
async function until(begun: readonly unknown[], count: number): Promise<void> {
  while (begun.length < count) await moment();
}

test('what comes in the same moment goes together, and what comes meanwhile goes into the next batch', async () => {
  const { batches, begun } = held(1);
  const first = [batches.add('a'), batches.add('b')];
  await until(begun, 1);
  const next = [batches.add('c'), batches.add('d')];
  await moment();
  expect(begun.map(({ items }) => items)).toEqual([['a', 'b']]);
  begun[0]?.end(['A', 'B']);
  await until(begun, 2);
  begun[1]?.end(['C', 'D']);
  expect(await Promise.all([...first, ...next])).toEqual(['A', 'B', 'C', 'D']);
  expect(begun[1]?.items).toEqual(['c', 'd']);
});

test('with two lanes a second batch is under way while the first one waits, and the third comes after either', async () => {
  const { batches, begun } = held(2);
  const [a, b, c] = [
    batches.add('a'),
    moment().then(() => batches.add('b')),
    until(begun, 2).then(() => batches.add('c')),
  ];
  await until(begun, 2);
  await moment();
  await moment();
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b']]);
  begun[1]?.end(['B']);
  await until(begun, 3);
  begun[2]?.end(['C']);
  expect([await b, await c]).toEqual(['B', 'C']);
  begun[0]?.end(['A']);
  expect(await a).toBe('A');
});

test('a batch that fails fails for all in it and for nobody else; one item may fail alone', async () => {
  const { batches, begun } = held(1);
  const lost = Promise.allSettled([batches.add('a'), batches.add('b')]);
  await until(begun, 1);
  const next = Promise.allSettled([batches.add('c'), batches.add('d')]);
  begun[0]?.fail();
  await until(begun, 2);
  begun[1]?.end(['C', new Error('spoilt')]);
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await next).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('it is idle when nothing waits and no lane is in use', async () => {
  const { batches, begun } = held(2);
  await batches.idle();
  const all = [batches.add('a'), moment().then(() => batches.add('b'))];
  await until(begun, 2);
  let idle = false;
  const waiting = batches.idle().then(() => {
    idle = true;
  });
  begun[0]?.end(['A']);
  await moment();
  expect(idle).toBe(false);
  begun[1]?.end(['B']);
  await Promise.all([...all, waiting]);
  expect(idle).toBe(true);
});
