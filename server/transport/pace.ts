import type { Line } from '../line';

/** A page sends one packet per click; so many at the same moment are nothing special. */
const AT_ONCE = 10;

/**
 * Lets the packets of one socket begin in the order in which they come: at once, unless many have come in the same
 * moment. Then they wait in a line, with time for everything else after each.
 */
export class Pace {
  private begun = 0;
  private waiting = 0;

  constructor(
    private readonly id: string,
    private readonly line: Line,
  ) {}

  /** Resolves when the next packet may begin; null when that is now. */
  next(): Promise<void> | null {
    if (this.waiting === 0 && this.begun < AT_ONCE) {
      if (this.begun++ === 0) {
        setImmediate(() => {
          this.begun = 0;
        });
      }
      return null;
    }
    this.waiting++;
    return this.line.run(this.id, async () => {
      this.waiting--;
    });
  }
}
