/** One engine, many clients: who holds the turn has the engine for itself, the others wait in line. */
export class Turns {
  #held = false;
  readonly #line: (() => void)[] = [];

  /** Resolves with the function that gives the turn back; rejects with the signal's reason when it comes first. */
  async take(signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#held) await this.#wait(signal);
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
