import { agreement, createMarket, train, type Listing, type Market, type Training } from '@soumdar/engine';
import { readListingFile, sampleListings, zoneTree } from '@soumdar/listings';
import { beforeAll, describe, expect, it } from 'vitest';
import { shareWithin } from './agreement.ts';
import { absurdities, askOneAtATime, neutralMoves, subjectsOf, type Question } from './one-at-a-time.ts';
import { hiddenBy } from './shares.ts';
import { stabilityOf, unsteady } from './stability.ts';
import { stepsOf, type Step } from './steps.ts';

const file = process.env['REAL_LISTINGS'];
if (!file) console.warn('REAL_LISTINGS is not set: the market of real advertisements is not tested.');

const asOf = '2026-03-01';
const subjectsPerType = 20;
/** Enough for nineteen of twenty to be more than chance. */
const stepSubjects = 120;

async function realListings(): Promise<Listing[]> {
  const listings = new Map<string, Listing>();
  for await (const row of readListingFile(file!)) {
    if (row.kind === 'listing') listings.set(row.listing.id, row.listing);
  }
  return [...listings.values()];
}

interface Advertisements {
  name: string;
  isThere: boolean;
  read: () => Promise<readonly Listing[]>;
  mostMoved: number;
  /** groups of agreeing figures, and the least share of price checks within 10 % of the page */
  groups: number;
  checksWithin10: number;
}

// one training for all that is asked of it
describe.each<Advertisements>([
  {
    name: 'the sample',
    isThere: true,
    read: () => Promise.resolve(sampleListings(asOf)),
    mostMoved: 0.12,
    groups: 10,
    // prices on a grid of 5 %, of twenty advertisements
    checksWithin10: 0.8,
  },
  {
    name: 'real advertisements',
    isThere: file !== undefined,
    read: realListings,
    mostMoved: 0.1,
    groups: 100,
    checksWithin10: 0.9,
  },
])('the market of $name', ({ name, isThere, read, mostMoved, groups, checksWithin10 }) => {
  let training: Training;
  let market: Market;
  let listings: readonly Listing[];
  let questions: Question[];
  beforeAll(async () => {
    if (!isThere) return;
    listings = await read();
    training = train(listings, { seed: 1 });
    market = createMarket(listings, training.model);
    questions = askOneAtATime(market, subjectsOf(listings, subjectsPerType), asOf);
  });
  const named = (some: readonly Question[]) =>
    some.map(({ transaction, propertyType, attribute }) => `${transaction} ${propertyType} ${attribute}`);

  it.runIf(isThere)('no better answer, and no more surface, lowers a price by more than 1 %', () => {
    const ordered = questions.filter(({ violated }) => violated !== undefined);
    expect(named(ordered)).toEqual(
      expect.arrayContaining(['sale villa garage', 'rent apartment condition', 'sale land constructible']),
    );
    expect(named(ordered.filter(({ violated }) => violated! > 0))).toEqual([]);
  });

  it.runIf(isThere)('the price without an answer lies between those of the answers', () => {
    expect(named(questions.filter(({ silenceOutside }) => (silenceOutside ?? 0) > 0))).toEqual([]);
  });

  it.runIf(isThere)('furniture is asked of rents only, and raises them', () => {
    const furnished = questions.filter(({ attribute }) => attribute === 'furnished');
    expect(furnished.map(({ transaction }) => transaction)).toEqual(['rent', 'rent', 'rent']);
    for (const { medianEffect } of furnished) expect(medianEffect).toBeGreaterThan(0.05);
  });

  it.runIf(isThere)('an answer that tells nothing new hardly moves a price', () => {
    const moves = neutralMoves(market, subjectsOf(listings, subjectsPerType), asOf);
    for (const { median } of moves) expect(median).toBeLessThan(mostMoved);
    const flat = moves.find(
      ({ transaction, propertyType, answer }) =>
        transaction === 'sale' && propertyType === 'apartment' && answer === 'condition good',
    )!;
    expect(flat.median).toBeLessThan(0.035);
  });

  it.runIf(isThere)('one step moves nineteen prices of twenty by what an agent would believe', () => {
    const steps = stepsOf(market, listings, stepSubjects, asOf);
    expect(steps.map((step) => step.name)).toContain('a sea view');
    // of these the typical home is bound, not nineteen of twenty
    const bound = (step: Step) =>
      /^(condition|standing|unfurnished)/.test(step.name)
        ? Math.abs(step.median) <= 0.05 || step.name === 'standing mid after economic'
        : step.believable >= 0.95;
    expect(steps.filter((step) => !bound(step))).toEqual([]);
  });

  it.runIf(isThere)('a property that is none has no figure, or a score under 40', () => {
    const scores = absurdities(market, asOf).flatMap(({ scores: { sale, rent } }) => [sale ?? 0, rent ?? 0]);
    // some have enough comparables for a figure
    expect(scores).toContain(39);
    for (const score of scores) expect(score).toBeLessThan(40);
  });

  it.runIf(name === 'the sample')('every characteristic moves the price of a newcomer’s flat', () => {
    const flat = questions.filter(
      ({ transaction, propertyType, violated }) =>
        transaction === 'sale' && propertyType === 'apartment' && violated !== undefined,
    );
    expect(flat.length).toBeGreaterThan(7);
    for (const { medianEffect } of flat) expect(medianEffect).toBeGreaterThan(0.002);
  });

  it.runIf(isThere)('estimates and price checks agree with the page of their zone', () => {
    const found = agreement(training, listings, zoneTree(), asOf);
    for (const [figures, within10] of [
      ['estimate', 0.9],
      ['check', checksWithin10],
    ] as const) {
      const pairs = found.filter((pair) => pair.figures === figures);
      expect(pairs.length).toBeGreaterThan(groups);
      expect(shareWithin(pairs, 0.1)).toBeGreaterThanOrEqual(within10);
      expect(shareWithin(pairs, 0.25)).toBe(1);
    }
    const byLargerZones = found.filter(({ figures }) => figures === 'checkAround');
    expect(shareWithin(byLargerZones, 0.25)).toBeGreaterThan(0.9);
  });

  it.runIf(name === 'the sample')('300 metres inside a neighbourhood hardly move a price', () => {
    const found = stabilityOf(market, listings, asOf);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(unsteady(found)).toEqual([]);
  });

  it.runIf(name === 'the sample')(
    'who has a share and tries a thousand positions is left with hundreds',
    () => {
      const found = hiddenBy(market, listings, asOf, 6);
      expect(found.length).toBeGreaterThan(0);
      for (const { homes, median } of found) {
        expect(homes).toBe(6);
        expect(median).toBeGreaterThan(300);
        expect(median).toBeLessThanOrEqual(10_000);
      }
    },
  );
});
