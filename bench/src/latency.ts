import { createMarket, estimate, learn, syntheticListings, type Market, type Subject } from '@soumdar/engine';

export interface EngineMeasure {
  listings: number;
  learnSeconds: number;
  createMarketSeconds: number;
  /** One estimate of both sides, market in memory. */
  p50Ms: number;
  p99Ms: number;
  /** Memory that the market holds for a listing, the model and the listings themselves aside. */
  bytesPerListing: number;
}

/** Learning from more takes minutes and changes no latency: beyond, the model of so many listings values the rest. */
const mostLearned = 40_000;
const warmUps = 200;
const measuredEstimates = 2000;

/** Measures the engine on an invented market of so many listings. Run with --expose-gc for a true memory figure. */
export function measureEngine(count: number): EngineMeasure {
  const listings = syntheticListings(count, 1);
  const learning = timed(() => learn(listings.slice(0, mostLearned), { seed: 1 }));
  const before = memoryInUse();
  const making = timed(() => createMarket(listings, learning.result));
  const bytesPerListing = (memoryInUse() - before) / count;
  const subjects = syntheticListings(warmUps + measuredEstimates, 2);
  const times = subjects
    .map((subject) => timeOfEstimate(subject, making.result))
    .slice(warmUps)
    .sort((a, b) => a - b);
  return {
    listings: count,
    learnSeconds: learning.seconds,
    createMarketSeconds: making.seconds,
    p50Ms: times[Math.floor(times.length * 0.5)]!,
    p99Ms: times[Math.floor(times.length * 0.99)]!,
    bytesPerListing,
  };
}

function timeOfEstimate(subject: Subject, market: Market): number {
  return timed(() => estimate(subject, market, '2026-01-15')).seconds * 1000;
}

function timed<Result>(work: () => Result): { result: Result; seconds: number } {
  const started = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

function memoryInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
