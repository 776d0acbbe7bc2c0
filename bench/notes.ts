import { pino } from 'pino';
import type { Note } from '../server/cluster/bus';
import { PostgresBus } from '../server/cluster/postgres-bus';

/** So many matches change at the same moment. */
const AT_ONCE = 200;

/** How many notes a second one process can tell another one, everything else aside. */
export async function notesPerSecond(url: string, seconds: number): Promise<number> {
  const log = pino({ level: 'warn' });
  let heard = 0;
  let next: () => void = () => undefined;
  const open = (self: string, onNote: (note: Note) => void) =>
    new Promise<PostgresBus>((ready) => {
      const events = { onNote: (_: string, note: Note) => onNote(note), onDeaf: () => undefined };
      const bus = new PostgresBus(
        url,
        self,
        { ...events, onHeard: () => setImmediate(() => ready(bus)) },
        log,
      );
    });
  const teller = await open('teller', () => undefined);
  const listener = await open('listener', ({ kind }) => {
    if (kind === 'changed' && ++heard % AT_ONCE === 0) next();
  });
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const all = new Promise<void>((resolve) => {
      next = resolve;
    });
    for (let i = 0; i < AT_ONCE; i++)
      teller.tell({
        kind: 'changed',
        game: 'a-game',
        id: `match-number-${i}`,
        now: { stateID: i, version: 0 },
      });
    await all;
  }
  const perSecond = heard / ((performance.now() - start) / 1000);
  await Promise.all([teller.close(), listener.close()]);
  return perSecond;
}
