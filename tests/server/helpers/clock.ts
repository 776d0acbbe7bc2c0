import { readFileSync, writeFileSync } from 'node:fs';

/** A clock that a test can set forward, for a server that is a process of its own: it reads the file before it looks. */
export class TestClock {
  private ahead = 0;

  constructor(private readonly file: string) {
    this.forward(0);
  }

  /** What to start the server with. */
  get env(): Record<string, string> {
    return { TEST_CLOCK: this.file };
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  forward(ms: number): void {
    this.ahead += ms;
    writeFileSync(this.file, String(this.ahead));
  }
}

/** The server's side of it: the machine's time where no test has set a clock. */
export function testNow(): () => number {
  const file = process.env.TEST_CLOCK;
  return file === undefined ? Date.now : () => Date.now() + Number(readFileSync(file, 'utf8'));
}
