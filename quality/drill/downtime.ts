import type { Answer } from './call.ts';
import { sum } from './sum.ts';

/** What users suffered while one fault lasted. */
export interface Hardship {
  /** number of calls that the product, or the balancer before it, failed, by what was answered */
  errors: Map<string, number>;
  /** longest time during which no session check was answered */
  withoutServiceMs: number;
}

/** Counts failed calls and the longest time without service, by the fault active at the time. */
export class Downtime {
  readonly byFault = new Map<string, Hardship>();
  #current = this.#of('the start');
  #servedAt = Date.now();

  /** From now on everything is counted under this fault. */
  begin(fault: string): void {
    this.#current = this.#of(fault);
  }

  error({ status, body }: Answer): void {
    const { errors } = this.#current;
    const answered = status === 0 ? 'no answer' : `${status} ${body.error ?? ''}`.trim();
    errors.set(answered, (errors.get(answered) ?? 0) + 1);
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
    const hardship = this.byFault.get(fault) ?? { errors: new Map<string, number>(), withoutServiceMs: 0 };
    this.byFault.set(fault, hardship);
    return hardship;
  }
}

export function countErrors({ errors }: Hardship): number {
  return sum(errors.values(), (count) => count);
}
