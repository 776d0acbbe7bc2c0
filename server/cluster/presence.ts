/** A process that was not heard for so long is dead, and nobody is connected to it. */
const SILENT_MS = 7000;

interface Known {
  heard: number;
  /** Seats by match. */
  readonly here: Map<string, readonly number[]>;
}

/** Who is connected to the other processes, as far as they have said. */
export class Elsewhere {
  private readonly processes = new Map<string, Known>();

  constructor(private readonly now: () => number) {}

  isConnected(id: string, seat: number): boolean {
    for (const { here } of this.processes.values()) if (here.get(id)?.includes(seat)) return true;
    return false;
  }

  /** Notes that a process lives; whether it was unknown. */
  heard(process: string): boolean {
    const known = this.processes.get(process);
    if (known !== undefined) known.heard = this.now();
    else this.processes.set(process, { heard: this.now(), here: new Map() });
    return known === undefined;
  }

  /** Notes who is at a match there. */
  set(process: string, id: string, seats: readonly number[]): void {
    this.heard(process);
    const here = this.processes.get(process)?.here;
    if (seats.length > 0) here?.set(id, seats);
    else here?.delete(id);
  }

  /** Forgets the processes that are silent, or all of them; the matches in which people were connected there. */
  forget(which: 'silent' | 'all'): string[] {
    const latest = this.now() - SILENT_MS;
    const gone = [...this.processes].filter(([, { heard }]) => which === 'all' || heard < latest);
    for (const [process] of gone) this.processes.delete(process);
    return [...new Set(gone.flatMap(([, { here }]) => [...here.keys()]))];
  }
}
