/** Lets clients share one engine: one has the turn, the others queue. */
export class Turns {
  readonly #longestWaitMs: number;
  readonly #line: (() => void)[] = [];
  #held = false;

  constructor(longestWaitMs: number) {
    this.#longestWaitMs = longestWaitMs;
  }

  /** Resolves to the function that ends the turn; rejects after too long a wait or when `gone` is aborted. */
  async take(gone: AbortSignal): Promise<() => void> {
    gone.throwIfAborted();
    if (this.#held) await this.#wait(AbortSignal.any([gone, AbortSignal.timeout(this.#longestWaitMs)]));
    this.#held = true;
    return () => {
      this.#held = false;
      this.#line.shift()?.();
    };
  }

  #wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        this.#held = true;
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.#line.splice(this.#line.indexOf(called), 1);
        reject(signal.reason);
      };
      this.#line.push(called);
      signal.addEventListener('abort', leave, { once: true });
    });
  }
}
