import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answered, measuredCalls } from './calls.ts';
import type { Product } from './product.ts';
import { latencyOf, type Latency } from './timing.ts';

/** The outcome of calls that arrive at a steady rate, whether or not earlier ones have been answered. */
export interface OverloadMeasure extends Latency {
  /** The rate of arrival, as a multiple of the rate the product can answer. */
  timesCapacity: number;
  arrivedPerSecond: number;
  acceptedPerSecond: number;
  /** Refused with 503, at once. */
  refusedPerSecond: number;
  /** Latency of the refused calls; the other latencies are of the accepted ones. */
  refusedP99Ms: number;
}

const tickMs = 10;
/** Opened beforehand, as a reverse proxy does: Node accepts only one connection per turn of its event loop. */
const connections = 500;

/** Requests estimates at a multiple of the rate the product can answer; rejects on any status but 200 and 503. */
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
 * Milliseconds that each call took, by outcome, and the time until the last was answered. Calls are spread evenly over
 * each second.
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
