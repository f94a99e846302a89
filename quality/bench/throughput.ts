import autocannon from 'autocannon';
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
/** How often autocannon checks whether its time is over. */
const sampleMs = 20;
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

/** Milliseconds that each call took, and seconds that all took; rejects on any status but 200. */
export async function callFor(
  address: string,
  { path, ...call }: Call,
  seconds: number,
  connections = inFlight,
) {
  const timesMs: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        ...call,
        url: new URL(path, address).href,
        requests: callers.map((caller) => ({ headers: { ...call.headers, 'x-forwarded-for': caller } })),
        connections,
        duration: seconds,
        sampleInt: sampleMs,
      },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    );
    // its own histogram has whole milliseconds only
    instance.on('response', (_client, _status, _bytes, ms) => timesMs.push(ms));
  });
  const { errors, non2xx, duration } = result;
  if (errors + non2xx > 0) throw new Error(`${path} failed ${errors + non2xx} times`);
  return { timesMs, seconds: duration };
}
