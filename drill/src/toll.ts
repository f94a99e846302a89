import { sum } from './sum.ts';

/** What people had to bear while one thing was wrong. */
export interface Hardship {
  /** calls the product, or what stands before it, failed, by status; 0 where no answer came */
  errors: Map<number, number>;
  /** longest time in which no session check was answered */
  withoutServiceMs: number;
}

/** Keeps what people had to bear, by what was wrong at that time. */
export class Toll {
  readonly byFault = new Map<string, Hardship>();
  #current = this.#of('the start');
  #servedAt = Date.now();

  /** Whatever comes now is due to this. */
  begin(fault: string): void {
    this.#current = this.#of(fault);
  }

  error(status: number): void {
    const { errors } = this.#current;
    errors.set(status, (errors.get(status) ?? 0) + 1);
  }

  served(): void {
    const now = Date.now();
    this.#current.withoutServiceMs = Math.max(this.#current.withoutServiceMs, now - this.#servedAt);
    this.#servedAt = now;
  }

  get errors(): number {
    return sum(this.byFault.values(), countErrors);
  }

  get longestWithoutServiceMs(): number {
    return Math.max(...[...this.byFault.values()].map(({ withoutServiceMs }) => withoutServiceMs));
  }

  #of(fault: string): Hardship {
    const hardship = this.byFault.get(fault) ?? { errors: new Map<number, number>(), withoutServiceMs: 0 };
    this.byFault.set(fault, hardship);
    return hardship;
  }
}

export function countErrors({ errors }: Hardship): number {
  return sum(errors.values(), (count) => count);
}
