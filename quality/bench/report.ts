import type { EngineMeasure } from './engine.ts';
import type { FollowingMeasure } from './following.ts';
import type { OverloadMeasure } from './overload.ts';
import type { PdfMeasure } from './pdf-report.ts';
import { alignedTable } from './table.ts';
import type { RouteMeasure } from './throughput.ts';
import type { Latency } from './timing.ts';
import type { WorkersMeasure } from './workers.ts';

/** Learning, memory and latency, and how the latency compares with that of other searches in the same run. */
export function engineReport(measures: readonly EngineMeasure[]): string {
  const costs = alignedTable([
    ['listings', 'learned from', 'learn s', 'zones s', 'zones kB', 'market s', 'bytes/listing'],
    ...measures.map((measure) => [
      String(measure.listings),
      String(measure.learnedFrom),
      measure.learnSeconds.toFixed(1),
      measure.figuresSeconds.toFixed(1),
      (measure.figuresBytes / 1000).toFixed(0),
      measure.createMarketSeconds.toFixed(1),
      measure.bytesPerListing.toFixed(0),
    ]),
  ]);
  const latencies = alignedTable([
    ['listings', 'of one property', 'p50 ms', 'p99 ms', 'the estimate takes'],
    ...measures.flatMap(({ listings, estimate, figures, explain, wholeAnswer, plainSearch, postgres }) => {
      const row = (name: string, { p50Ms, p99Ms }: Latency, ratio = '') => [
        String(listings),
        name,
        p50Ms.toFixed(2),
        p99Ms.toFixed(2),
        ratio,
      ];
      const other = (name: string, latency: Latency) =>
        row(name, latency, `${(estimate.p50Ms / latency.p50Ms).toFixed(1)} times as long`);
      return [
        row('estimate, sale and rent', estimate),
        other('without the grid of comparables', figures),
        row('effects on one price', explain),
        row('both with every detail', wholeAnswer),
        other('15 nearest, sale and rent', plainSearch),
        ...(postgres ? [other('the same by PostgreSQL', postgres)] : []),
      ];
    }),
  ]);
  return `${costs}\n\n${latencies}`;
}

/** Calls a second of each route, compared with the first one, which does nothing. */
export function routeReport(measures: readonly RouteMeasure[]): string {
  return alignedTable([
    ['route', 'calls/s', 'p50 ms', 'p99 ms', 'of the empty route'],
    ...measures.map(({ route, perSecond, p50Ms, p99Ms }) => [
      route,
      perSecond.toFixed(0),
      p50Ms.toFixed(1),
      p99Ms.toFixed(1),
      `${((100 * perSecond) / measures[0]!.perSecond).toFixed(0)} %`,
    ]),
  ]);
}

/** The outcome of estimate requests that arrive faster than they can be answered. */
export function overloadReport(measures: readonly OverloadMeasure[]): string {
  return alignedTable([
    ['of capacity', 'arrived/s', 'answered/s', 'p50 ms', 'p99 ms', 'refused/s', 'p99 ms of refusals'],
    ...measures.map((measure) => [
      `${measure.timesCapacity} times`,
      measure.arrivedPerSecond.toFixed(0),
      measure.acceptedPerSecond.toFixed(0),
      measure.p50Ms.toFixed(0),
      measure.p99Ms.toFixed(0),
      measure.refusedPerSecond.toFixed(0),
      measure.refusedPerSecond > 0 ? measure.refusedP99Ms.toFixed(0) : '',
    ]),
  ]);
}

/** Estimates a second by the number of processes, compared with the first line. */
export function workersReport(measures: readonly WorkersMeasure[]): string {
  return alignedTable([
    [
      'processes',
      'estimates/s',
      'of the first',
      'p50 ms',
      'p99 ms',
      'MB each',
      'MB beside',
      's until all serve a new model',
    ],
    ...measures.map((measure) => [
      String(measure.workers),
      measure.estimatesPerSecond.toFixed(0),
      `${(measure.estimatesPerSecond / measures[0]!.estimatesPerSecond).toFixed(2)} times`,
      measure.p50Ms.toFixed(0),
      measure.p99Ms.toFixed(0),
      measure.residentMbEach.toFixed(0),
      measure.supervisorMb.toFixed(0),
      measure.allServeNewModelSeconds.toFixed(1),
    ]),
  ]);
}

/** The processor's time of one report, and its size. */
export function pdfReport({ processorMs, firstProcessorMs, bytes }: PdfMeasure): string {
  const format = (ms: number | null) => (ms === null ? 'not told' : ms.toFixed(0));
  return alignedTable([
    ['processor ms', 'the first one', 'kB'],
    [format(processorMs), format(firstProcessorMs), (bytes / 1000).toFixed(0)],
  ]);
}

/** The time of a run, and what of it one property takes beside a preview over HTTP, of which 4 are always under way. */
export function followingReport(
  { properties, seconds, processorSeconds }: FollowingMeasure,
  routes: readonly RouteMeasure[],
): string {
  const preview = routes.find(({ route }) => route.endsWith('/preview'))!;
  return alignedTable([
    ['properties', 'seconds', 'of the processor', 'ms each', 'of the time of a preview'],
    [
      String(properties),
      seconds.toFixed(1),
      processorSeconds === null ? 'not told' : processorSeconds.toFixed(1),
      ((1000 * seconds) / properties).toFixed(2),
      `${((100 * seconds * preview.perSecond) / properties).toFixed(0)} %`,
    ],
  ]);
}
