import { Agent } from 'node:http';
import { answered, measuredCalls, type Call } from './calls.ts';
import type { Product } from './product.ts';
import { latencyOf, type Latency } from './timing.ts';

export interface RouteMeasure extends Latency {
  route: string;
  perSecond: number;
}

const inFlight = 4;
const warmUpSeconds = 1;
const rounds = 5;

/** Calls each route of a running product, a few calls always under way, from the empty route on. */
export async function measureRoutes(product: Product, seconds: number): Promise<RouteMeasure[]> {
  const calls = Object.values(measuredCalls(product));
  // the language takes a moment to make code fast
  for (const call of calls) await callFor(product.address, call, warmUpSeconds);
  const timesMs = calls.map((): number[] => []);
  // in turns, so that what else the machine does weighs on every route alike
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, call] of calls.entries())
      timesMs[at]!.push(...(await callFor(product.address, call, seconds / rounds)));
  }
  return calls.map(({ method, path }, at) => ({
    route: `${method} ${path}`,
    perSecond: timesMs[at]!.length / seconds,
    ...latencyOf(timesMs[at]!),
  }));
}

/** Milliseconds that each call took; any answer but 200 rejects. */
async function callFor(address: string, call: Call, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const timesMs: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const caller = async () => {
    for (let sentAt = started; sentAt < end; sentAt = performance.now()) {
      const status = await answered(address, call, agent);
      if (status !== 200) throw new Error(`${call.path} answered ${status}`);
      timesMs.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: inFlight }, caller));
    return timesMs;
  } finally {
    agent.destroy();
  }
}
