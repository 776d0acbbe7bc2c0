/** A process that was not heard for so long is dead, and nobody is connected to it. */
const SILENT_MS = 7000;

interface Known {
  heard: number;
  /** Seats by match. */
  readonly here: Map<string, readonly number[]>;
  /** Matches that it has not named again since it began to say where people are. */
  unnamed: Set<string>;
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
    else this.processes.set(process, { heard: this.now(), here: new Map(), unnamed: new Set() });
    return known === undefined;
  }

  /** Notes who is at a match there. */
  set(process: string, id: string, seats: readonly number[]): void {
    this.heard(process);
    const known = this.processes.get(process);
    known?.unnamed.delete(id);
    if (seats.length > 0) known?.here.set(id, seats);
    else known?.here.delete(id);
  }

  /** From now on a process names all matches at which people are there. */
  begin(process: string): void {
    const known = this.processes.get(process);
    if (known !== undefined) known.unnamed = new Set(known.here.keys());
  }

  /** A process has named them all: nobody is at the others there any more, which are given back. */
  end(process: string): string[] {
    const known = this.processes.get(process);
    const gone = [...(known?.unnamed ?? [])];
    for (const id of gone) known?.here.delete(id);
    known?.unnamed.clear();
    return gone;
  }

  /** Forgets the processes that are silent; the matches in which people were connected there. */
  forgetSilent(): string[] {
    const latest = this.now() - SILENT_MS;
    const gone = [...this.processes].filter(([, { heard }]) => heard < latest);
    for (const [process] of gone) this.processes.delete(process);
    return [...new Set(gone.flatMap(([, { here }]) => [...here.keys()]))];
  }
}
