/**
 * How a new build reaches a page that is open. The new service worker waits until somebody asks for it: by a button, or
 * by going to another page. A table is never loaded again in the middle of a move.
 */
import { PROTOCOL_VERSION, VERSION_PATH } from '../../protocol/version';
import { isRecord } from '../../ui/storage';

export interface UpdateState {
  /** A new build is here. */
  readonly ready: boolean;
  /** The server does not understand this page any more. */
  readonly tooOld: boolean;
}

/** What the browser can do about it; tests have another one. */
export interface Surroundings {
  reload(): void;
  /** How long the page has been open, in milliseconds. */
  age(): number;
  /** The script that this page began with, which names its build. */
  build(): string | null;
  /** Which build somebody has asked to leave in this tab; null where nobody has. It is told once. */
  left(): string | null;
  /** Keeps that somebody leaves this build. */
  leave(build: string): void;
}

/** A page that was opened a moment ago takes a build that already waits at once: nobody has done anything on it. */
const FRESH = 4000;
/** How long the new worker may take before the page is loaded again without waiting for it. */
const PATIENCE = 3000;
/** Where the worker keeps the page. */
const PAGE = '/index.html';

const LEFT = 'games.update.left';

/** The script that names the build of a page. */
function buildOf(page: Document): string | null {
  const address = page.querySelector('script[type="module"][src]')?.getAttribute('src');
  return address == null ? null : new URL(address, window.location.href).pathname;
}

const BROWSER: Surroundings = {
  reload: () => window.location.reload(),
  age: () => performance.now(),
  build: () => buildOf(document),
  left: () => {
    try {
      const left = window.sessionStorage.getItem(LEFT);
      window.sessionStorage.removeItem(LEFT);
      return left;
    } catch {
      return null;
    }
  },
  leave: (build) => {
    try {
      window.sessionStorage.setItem(LEFT, build);
    } catch {
      // A browser that stores nothing shows the notice once more.
    }
  },
};

export class Updates {
  private current: UpdateState = { ready: false, tooOld: false };
  private readonly listeners = new Set<() => void>();
  private activate: (() => void) | null = null;
  private look: () => void = () => {};
  private applying = false;
  /** Somebody has asked to leave this build, and the page was loaded again before the new one was ready. */
  private readonly unwanted: boolean;

  constructor(private readonly surroundings: Surroundings = BROWSER) {
    const left = surroundings.left();
    this.unwanted = left !== null && left === surroundings.build();
  }

  readonly snapshot = (): UpdateState => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** From now on the browser is asked by `look` whether there is a new build. */
  lookWith(look: () => void): void {
    this.look = look;
  }

  /** A new build was fetched and waits; `activate` lets its worker take over. */
  found(activate: () => void): void {
    this.activate = activate;
    if (this.unwanted || this.surroundings.age() < FRESH) this.apply();
    else this.publish({ ready: true });
  }

  /**
   * Another worker takes over from the one that this page came from, asked for by this page or another, and however late. A page
   * that was loaded again before the new worker was ready is an old one and would hear of it in no other way.
   */
  watch(workers: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>): void {
    let controlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      // The first worker of a browser takes over the page that has brought it: nothing is new then.
      if (controlled) this.replaced();
      controlled = true;
    });
  }

  /** The new worker has taken over: for this page, or for another tab while this page is still the old one. */
  replaced(): void {
    this.activate = null;
    if (this.applying || this.unwanted || this.surroundings.age() < FRESH) this.surroundings.reload();
    else this.publish({ ready: true });
  }

  /**
   * Compares this page with the one that its worker gives now: a worker that took over while the page was still on its
   * way could tell nobody. Only a page that somebody has asked to leave is loaded again by itself, and once: nothing can
   * go round in circles.
   */
  async compareWithWorker(ask: typeof fetch = fetch): Promise<void> {
    let text: string;
    try {
      const response = await ask(PAGE);
      if (!response.ok) return;
      text = await response.text();
    } catch {
      return;
    }
    const given = buildOf(new DOMParser().parseFromString(text, 'text/html'));
    if (given === null || given === this.surroundings.build()) return;
    this.activate = null;
    if (this.unwanted) this.surroundings.reload();
    else this.publish({ ready: true });
  }

  /** Loads the new build. */
  apply(): void {
    if (this.applying) return;
    this.applying = true;
    const build = this.surroundings.build();
    if (build !== null) this.surroundings.leave(build);
    if (this.activate === null) this.surroundings.reload();
    else {
      this.activate();
      setTimeout(() => this.surroundings.reload(), PATIENCE);
    }
  }

  /** Somebody goes to another page, or needs a part of a build that is not there any more. */
  moved(): void {
    if (this.current.ready || this.current.tooOld) this.apply();
  }

  /** Compares this page with the server; an answer that says nothing changes nothing. */
  async compare(ask: typeof fetch = fetch): Promise<void> {
    let answer: unknown;
    try {
      const response = await ask(VERSION_PATH, { cache: 'no-store' });
      answer = response.ok ? await response.json() : null;
    } catch {
      return;
    }
    if (!isRecord(answer)) return;
    const { protocol, build } = answer;
    if (typeof protocol === 'number' && protocol > PROTOCOL_VERSION) this.publish({ tooOld: true });
    const own = this.surroundings.build();
    if (typeof build === 'string' && own !== null && build !== own) this.look();
  }

  private publish(change: Partial<UpdateState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The updates of this page. */
export const updates = new Updates();
