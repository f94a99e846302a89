/** What people had to bear while one thing was wrong. */
export interface Hardship {
  /** calls that were answered 5xx, or not at all */
  errors: number;
  /** longest time in which no call of a session check was answered */
  withoutServiceMs: number;
}

/** Keeps what people had to bear, by what was wrong at that time. */
export class Toll {
  readonly byFault = new Map<string, Hardship>();
  #current = this.#of('nothing');
  #servedAt = Date.now();

  /** Everything from now on is due to this, to what it leaves behind as well. */
  begin(fault: string): void {
    this.#current = this.#of(fault);
  }

  error(): void {
    this.#current.errors += 1;
  }

  served(): void {
    const now = Date.now();
    this.#current.withoutServiceMs = Math.max(this.#current.withoutServiceMs, now - this.#servedAt);
    this.#servedAt = now;
  }

  get errors(): number {
    return [...this.byFault.values()].reduce((sum, { errors }) => sum + errors, 0);
  }

  get longestWithoutServiceMs(): number {
    return Math.max(...[...this.byFault.values()].map(({ withoutServiceMs }) => withoutServiceMs));
  }

  #of(fault: string): Hardship {
    const hardship = this.byFault.get(fault) ?? { errors: 0, withoutServiceMs: 0 };
    this.byFault.set(fault, hardship);
    return hardship;
  }
}
