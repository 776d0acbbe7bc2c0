import { setImmediate } from 'node:timers/promises';
import { readConfig } from '../../server/config';
import { Kept } from '../../server/kept';
import { costOfLength, Limits } from '../../server/limits';
import { breathing, Line } from '../../server/line';

test('in a line one task runs at a time, and visitors take turns however many tasks one of them has', async () => {
  const line = new Line();
  const order: string[] = [];
  let running = 0;
  const add = (visitor: string, name: string) =>
    line.run(visitor, async () => {
      expect(++running).toBe(1);
      await setImmediate();
      order.push(name);
      running--;
      return name;
    });
  const many = [1, 2, 3, 4].map((n) => add('many', `many ${n}`));
  const one = add('one', 'one');
  expect(await one).toBe('one');
  expect(order).toEqual(['many 1', 'many 2', 'one']);
  expect(await Promise.all(many)).toEqual(['many 1', 'many 2', 'many 3', 'many 4']);
});

test('a task that fails fails alone', async () => {
  const line = new Line();
  const failed = line.run('a', () => Promise.reject(new Error('broken')));
  const next = line.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('everything else goes on between two tasks, and in long work every few milliseconds of it', async () => {
  let turns = 0;
  let time = 0;
  const turn = () => {
    turns++;
    if (time < 100) global.setImmediate(turn);
  };
  const line = new Line();
  turn();
  await line.run('a', async () => undefined);
  expect(turns).toBeGreaterThan(1);
  const breathe = breathing(() => time);
  const before = turns;
  time += 1;
  await breathe();
  expect(turns).toBe(before);
  time += 5;
  await breathe();
  expect(turns).toBeGreaterThan(before);
  time = 100;
});

describe('what is kept', () => {
  let time = 0;
  const make = () => new Kept<string>({ bytes: 100, ms: 1000 }, () => time);

  test('is what was made of the same, while somebody asks for it now and then', () => {
    const kept = make();
    kept.set('a', '1', 'first', 10);
    time += 900;
    expect(kept.get('a', '1')).toBe('first');
    time += 900;
    expect(kept.get('a', '1')).toBe('first');
    time += 1000;
    expect(kept.get('a', '1')).toBeUndefined();
    kept.set('a', '1', 'first', 10);
    expect(kept.get('a', '2')).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  test('is not too much: what nobody has asked for longest is forgotten first', () => {
    const kept = make();
    kept.set('a', '', 'A', 40);
    kept.set('b', '', 'B', 40);
    kept.get('a', '');
    kept.set('c', '', 'C', 40);
    expect(['a', 'b', 'c'].map((key) => kept.get(key, ''))).toEqual(['A', undefined, 'C']);
    kept.set('a', '', 'again', 30);
    expect(kept.size).toBe(70);
    kept.set('d', '', 'D', 101);
    expect([kept.get('d', ''), kept.size]).toEqual([undefined, 0]);
  });
});

describe('thirty people behind one address', () => {
  const { limits } = readConfig({});
  const long = costOfLength({ stateID: 900 });

  test.each(['sync', 'replay'] as const)(
    'may each ask for a match of 900 moves at once (%s)',
    async (kind) => {
      const held = new Limits(limits, () => 0);
      for (let person = 0; person < 30; person++) {
        held.spend(kind, 'school');
        expect(await held.afford(kind, 'school', long)).toBe(true);
      }
    },
  );

  test('may do so again: what is too much for the moment waits and is not refused', async () => {
    const held = new Limits({ ...limits, sync: 6000 });
    held.spend('sync', 'school', 6000);
    const before = performance.now();
    expect(await held.afford('sync', 'school', 50)).toBe(true);
    expect(performance.now() - before).toBeGreaterThan(400);
  });

  test('are not waited for when they have gone', async () => {
    const held = new Limits({ ...limits, sync: 10 });
    held.spend('sync', 'school', 10);
    expect(await held.afford('sync', 'school', 5, () => false)).toBe(false);
  });
});
