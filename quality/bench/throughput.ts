import { Pool } from 'undici';
import { measuredCalls, type Call } from './calls.ts';
import type { Product } from './product.ts';
import { latencyOf, type Latency } from './timing.ts';

export interface RouteMeasure extends Latency {
  route: string;
  perSecond: number;
}

const inFlight = 4;
const warmUpSeconds = 1;
const rounds = 5;
/** Whom the calls come from in turns: one address alone soon reads more than it may. */
const callers = Array.from({ length: 250 }, (_, at) => `203.0.113.${at}`);

/** Calls each route of a running product, starting with the empty one, with a few calls always in flight. */
export async function measureRoutes(product: Product, seconds: number): Promise<RouteMeasure[]> {
  const calls = Object.values(measuredCalls(product));
  // warm-up: the JavaScript engine needs a moment to optimize the code
  for (const call of calls) await callFor(product.address, call, warmUpSeconds);
  const totals = calls.map(() => ({ timesMs: [] as number[], seconds: 0 }));
  // in turns, so that other load on the machine affects every route alike
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, call] of calls.entries()) {
      const measured = await callFor(product.address, call, seconds / rounds);
      totals[at]!.timesMs.push(...measured.timesMs);
      totals[at]!.seconds += measured.seconds;
    }
  }
  return calls.map(({ method, path }, at) => ({
    route: `${method} ${path}`,
    perSecond: totals[at]!.timesMs.length / totals[at]!.seconds,
    ...latencyOf(totals[at]!.timesMs),
  }));
}

/**
 * Milliseconds that each call took, and seconds that all took; rejects on any status but 200. Answers stay the bytes they
 * are: to decode them takes longer than the server needs to send them.
 */
export async function callFor(
  address: string,
  { path, headers, ...call }: Call,
  seconds: number,
  connections = inFlight,
) {
  const pool = new Pool(address, { connections });
  const timesMs: number[] = [];
  const started = performance.now();
  const elapsedSeconds = () => (performance.now() - started) / 1000;
  async function callInTurn() {
    while (elapsedSeconds() < seconds) {
      const sentAt = performance.now();
      const from = { 'x-forwarded-for': callers[timesMs.length % callers.length]! };
      const { statusCode, body } = await pool.request({ ...call, path, headers: { ...headers, ...from } });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      timesMs.push(performance.now() - sentAt);
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, callInTurn));
    return { timesMs, seconds: elapsedSeconds() };
  } finally {
    await pool.destroy();
  }
}
