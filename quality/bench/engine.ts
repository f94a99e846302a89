import { setImmediate } from 'node:timers/promises';
import {
  createMarket,
  estimate,
  estimateAndExplain,
  estimateFigures,
  explain,
  marketFigures,
  syntheticListings,
  train,
  type Listing,
  type Model,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { buildPlainSearch, searchPlainly } from './plain-search.ts';
import { measurePostgres } from './postgres.ts';
import { latencyOf, timed, type Latency } from './timing.ts';

export interface EngineMeasure {
  listings: number;
  learnedFrom: number;
  learnSeconds: number;
  /** Figures of every zone, from what was learned: how long they take, and how large they are as JSON. */
  figuresSeconds: number;
  figuresBytes: number;
  createMarketSeconds: number;
  /** Memory that the market uses per listing, not counting the model and the listings themselves. */
  bytesPerListing: number;
  /** Estimating one property, for sale and for rent, with the market in memory. */
  estimate: Latency;
  /** The same without comparables and their adjustments. */
  figures: Latency;
  /** Computing the effects on the price of one side (sale or rent). */
  explain: Latency;
  /** Both figures with all their effects, of a property of which every detail is told. */
  wholeAnswer: Latency;
  /** Both medians (sale, rent) of the 15 nearest of the same rows: in memory, and by PostgreSQL where available. */
  plainSearch: Latency;
  postgres?: Latency | undefined;
}

/** Learning from more takes minutes and changes no latency: a model of this many listings values the rest. */
const mostLearned = 100_000;
const warmUps = 200;
const measuredSubjects = 2000;
const asOf = '2026-01-15';
const everyDetail = {
  furnished: true,
  condition: 'good',
  standing: 'mid',
  floor: 2,
  ageYears: 12,
  elevator: true,
  seaView: false,
  airConditioning: true,
  centralHeating: false,
  garden: false,
} as const;

interface Learned {
  model: Model;
  measured: Pick<EngineMeasure, 'learnSeconds' | 'figuresSeconds' | 'figuresBytes'>;
}

/** Measures markets of generated listings, smallest first. Run with --expose-gc for a true memory figure. */
export async function measureEngine(
  sizes: readonly number[],
  postgresUrl: string | undefined,
): Promise<EngineMeasure[]> {
  const learned = new Map<number, Learned>();
  const measures: EngineMeasure[] = [];
  for (const size of sizes) {
    console.log(`${size} invented listings…`);
    const listings = syntheticListings(size, 1);
    const learnedFrom = Math.min(size, mostLearned);
    const learning = learned.get(learnedFrom) ?? learnFrom(listings.slice(0, learnedFrom));
    learned.set(learnedFrom, learning);
    const measured = await measureMarket(listings, learning.model, postgresUrl);
    measures.push({ listings: size, learnedFrom, ...learning.measured, ...measured });
  }
  return measures;
}

function learnFrom(listings: readonly Listing[]): Learned {
  const { result: training, seconds: learnSeconds } = timed(() => train(listings, { seed: 1 }));
  const tree = zoneTree();
  const { result: figures, seconds: figuresSeconds } = timed(() => marketFigures(training, tree, asOf));
  const figuresBytes = JSON.stringify(figures).length;
  return { model: training.model, measured: { learnSeconds, figuresSeconds, figuresBytes } };
}

async function measureMarket(listings: readonly Listing[], model: Model, postgresUrl: string | undefined) {
  const subjects = syntheticListings(warmUps + measuredSubjects, 2);
  const measure = (work: (subject: Listing) => unknown): Latency =>
    latencyOf(subjects.map((subject) => timed(() => work(subject)).seconds * 1000).slice(warmUps));

  const before = await memoryInUse();
  const { result: market, seconds: createMarketSeconds } = timed(() => createMarket(listings, model));
  const bytesPerListing = ((await memoryInUse()) - before) / listings.length;
  const search = buildPlainSearch(listings);
  return {
    createMarketSeconds,
    bytesPerListing,
    estimate: measure((subject) => estimate(subject, market, asOf)),
    figures: measure((subject) => estimateFigures(subject, market, asOf)),
    explain: measure((subject) => explain(subject, market, asOf, subject.transaction)),
    wholeAnswer: measure((subject) => estimateAndExplain({ ...subject, ...everyDetail }, market, asOf)),
    plainSearch: measure((subject) => searchPlainly(search, subject, asOf)),
    postgres:
      postgresUrl === undefined ? undefined : await measurePostgres(postgresUrl, listings, subjects, warmUps),
  };
}

async function memoryInUse(): Promise<number> {
  // memory that a collection frees outside the heap is only subtracted a moment later
  for (let collection = 0; collection < 3; collection += 1) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
