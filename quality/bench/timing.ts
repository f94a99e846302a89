export interface Latency {
  p50Ms: number;
  p99Ms: number;
}

export function timed<Result>(work: () => Result): { result: Result; seconds: number } {
  const started = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - started) / 1000 };
}

export function latencyOf(timesMs: readonly number[]): Latency {
  const ascending = timesMs.toSorted((a, b) => a - b);
  const at = (share: number) => ascending[Math.floor(ascending.length * share)] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
