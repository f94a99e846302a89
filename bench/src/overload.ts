import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answered, measuredCalls } from './calls.ts';
import type { Product } from './product.ts';
import { latencyOf, type Latency } from './timing.ts';

/** What became of calls that arrive at a steady pace, whether earlier ones are answered or not. */
export interface OverloadMeasure extends Latency {
  /** How many times as many calls arrive as the product can answer. */
  timesCapacity: number;
  arrivedPerSecond: number;
  acceptedPerSecond: number;
  /** Refused with 503, at once. */
  refusedPerSecond: number;
  /** Of the refused; the other latencies are of the accepted. */
  refusedP99Ms: number;
}

const tickMs = 10;
/** Opened beforehand, as a reverse proxy does: Node accepts one connection for each turn of its loop. */
const connections = 500;

/** Sends estimates at so many times the pace the product can answer; any answer but 200 and 503 rejects. */
export async function measureOverload(
  product: Product,
  capacityPerSecond: number,
  times: readonly number[],
  seconds: number,
): Promise<OverloadMeasure[]> {
  const measures: OverloadMeasure[] = [];
  for (const timesCapacity of times) {
    const perSecond = Math.round(timesCapacity * capacityPerSecond);
    const { accepted, refused, tookSeconds } = await sendSteadily(product, perSecond, seconds);
    measures.push({
      timesCapacity,
      arrivedPerSecond: (accepted.length + refused.length) / tookSeconds,
      acceptedPerSecond: accepted.length / tookSeconds,
      refusedPerSecond: refused.length / tookSeconds,
      ...latencyOf(accepted),
      refusedP99Ms: latencyOf(refused).p99Ms,
    });
  }
  return measures;
}

/**
 * Milliseconds that each call took, by what became of it, and the time until the last was answered. Calls are spread evenly over
 * each second: autocannon's own rate has every connection send at the beginning of it.
 */
async function sendSteadily(product: Product, perSecond: number, seconds: number) {
  const { empty, estimate: call } = measuredCalls(product);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => answered(product.address, empty, agent)));
  const accepted: number[] = [];
  const refused: number[] = [];
  const send = async () => {
    const sentAt = performance.now();
    const status = await answered(product.address, call, agent);
    if (status !== 200 && status !== 503) throw new Error(`${call.path} answered ${status}`);
    (status === 200 ? accepted : refused).push(performance.now() - sentAt);
  };
  const started = performance.now();
  const elapsedSeconds = () => (performance.now() - started) / 1000;
  const sent: Promise<void>[] = [];
  try {
    while (elapsedSeconds() < seconds) {
      while (sent.length < elapsedSeconds() * perSecond) sent.push(send());
      await wait(tickMs);
    }
    await Promise.all(sent);
    return { accepted, refused, tookSeconds: elapsedSeconds() };
  } finally {
    agent.destroy();
  }
}
