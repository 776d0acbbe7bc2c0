import type { MatchStore } from '../storage/store';

/** Everybody who asks is answered within this, whatever the database does. */
const ANSWER_MS = 1500;
/** A proof counts for so long: it costs a write, and anybody may ask. */
const PROOF_KEPT_MS = 1000;

/** Whether the database takes what is written, as far as can be told at once. */
export class Health {
  private proof: Promise<boolean> | null = null;

  constructor(private readonly store: MatchStore) {}

  /** False when nothing can be written, or when that takes too long. One proof serves all who ask in the meantime. */
  async canWrite(): Promise<boolean> {
    this.proof ??= this.prove();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, ANSWER_MS, false);
    });
    return Promise.race([this.proof, tooLong]).finally(() => clearTimeout(timer));
  }

  private async prove(): Promise<boolean> {
    const written = await this.store.ping().then(
      () => true,
      () => false,
    );
    // What has failed may work at the next attempt.
    const forget = () => {
      this.proof = null;
    };
    if (written) setTimeout(forget, PROOF_KEPT_MS).unref();
    else forget();
    return written;
  }
}
