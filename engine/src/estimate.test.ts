import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  estimate,
  estimateAndExplain,
  estimateFigures,
  estimatePrices,
  estimateWithout,
} from './estimate.ts';
import { syntheticListings } from './testing/synthetic-listings.ts';
import { trainModel } from './training/train-model.ts';
import { createMarket } from './valuation/market.ts';
import { describeModel } from './valuation/model.ts';
import { serialiseModel } from './valuation/serialise.ts';
import type { Comparable, TransactionEstimate } from './vocabulary/estimate.ts';
import { transactions, type Listing, type Subject } from './vocabulary/property.ts';

// enough sales for trees but not enough rents, to test both
const listings = syntheticListings(800, 7);
const model = trainModel(listings, { seed: 1 });
const market = createMarket(listings, model);
const asOf = '2026-01-15';
const flat: Subject = { propertyType: 'apartment', surfaceM2: 100, rooms: 3, lat: 36.8, lng: 10.18 };

type Answer = Extract<TransactionEstimate, { kind: 'estimated' }>;

function valued(answer: TransactionEstimate): Answer {
  if (answer.kind !== 'estimated') throw new Error(`Only ${answer.comparableCount} comparables`);
  return answer;
}

const nearTunis: fc.Arbitrary<Subject> = fc.record({
  propertyType: fc.constantFrom('apartment', 'house', 'villa'),
  surfaceM2: fc.integer({ min: 110, max: 250 }),
  rooms: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  furnished: fc.option(fc.boolean(), { nil: undefined }),
  lat: fc.double({ min: 36.75, max: 36.85, noNaN: true }),
  lng: fc.double({ min: 10.1, max: 10.25, noNaN: true }),
});

describe('for any property', () => {
  test('figures alone, and prices alone, are those of the estimate', () => {
    fc.assert(
      fc.property(nearTunis, (subject) => {
        const whole = estimate(subject, market, asOf);
        const figures = estimateFigures(subject, market, asOf);
        const prices = estimatePrices(subject, market, asOf);
        for (const transaction of transactions) {
          const { comparables: _, ...rest } = whole[transaction];
          expect(figures[transaction]).toEqual(rest);
          expect(prices[transaction]).toBe(valued(whole[transaction]).priceTnd);
        }
      }),
      { numRuns: 20 },
    );
    const nowhere = { ...flat, lat: 31.2, lng: 9.3 };
    expect(estimateFigures(nowhere, market, asOf).sale).toEqual({ kind: 'insufficient', comparableCount: 0 });
    expect(estimatePrices(nowhere, market, asOf)).toEqual({ sale: undefined, rent: undefined });
  });

  test('the range holds the estimate, and the score is one less the FSD', () => {
    fc.assert(
      fc.property(nearTunis, fc.constantFrom(...transactions), (subject, transaction) => {
        const { lowTnd, priceTnd, highTnd, fsd, score } = valued(
          estimate(subject, market, asOf)[transaction],
        );
        expect(lowTnd).toBeLessThanOrEqual(priceTnd);
        expect(highTnd).toBeGreaterThanOrEqual(priceTnd);
        expect(lowTnd).toBeGreaterThan(0);
        expect(score).toBe(Math.round(100 * Math.min(1, Math.max(0, 1 - fsd))));
      }),
    );
  });

  test('more surface never lowers the price, and above 60 m² 1 m² more moves it by less than 2 %', () => {
    fc.assert(
      fc.property(
        nearTunis,
        fc.constantFrom(...transactions),
        fc.integer({ min: 1, max: 100 }),
        (subject, transaction, more) => {
          const price = (surfaceM2: number) =>
            valued(estimate({ ...subject, surfaceM2 }, market, asOf)[transaction]).priceTnd;
          const now = price(subject.surfaceM2);
          expect(price(subject.surfaceM2 + more)).toBeGreaterThanOrEqual(now * (1 - 1e-9));
          expect(price(subject.surfaceM2 + 1) / now).toBeLessThan(subject.surfaceM2 > 60 ? 1.02 : Infinity);
        },
      ),
    );
  });

  test('one advertisement less moves the price by less than 5 %', () => {
    const whole = valued(estimate(flat, market, asOf).sale).priceTnd;
    fc.assert(
      fc.property(fc.nat({ max: listings.length - 1 }), (removed) => {
        const without = createMarket(listings.toSpliced(removed, 1), model);
        const less = valued(estimate(flat, without, asOf).sale).priceTnd;
        expect(Math.abs(less / whole - 1)).toBeLessThan(0.05);
      }),
      { numRuns: 20 },
    );
  });
});

describe('without some comparables', () => {
  const { estimates, explanations } = estimateAndExplain(flat, market, asOf);
  const shown = valued(estimates.sale).comparables;
  const byPrice = shown.toSorted((a, b) => a.pricePerM2Tnd - b.pricePerM2Tnd);
  const half = shown.length / 2;
  const without = (sale: readonly Comparable[]) =>
    estimateWithout(
      { sale: new Set(sale.map(({ listingId }) => listingId)), rent: new Set() },
      flat,
      market,
      asOf,
    );
  const priceWithout = (sale: readonly Comparable[]) => {
    const { sale: figures } = without(sale).figures;
    return figures.kind === 'estimated' ? figures.priceTnd : NaN;
  };

  test('none of them left out, nothing changes', () => {
    expect(without([])).toEqual({ figures: estimateFigures(flat, market, asOf), explanations });
  });

  test('the dearest ones lower the price and the cheapest ones raise it, by their part alone', () => {
    const { priceTnd } = valued(estimates.sale);
    expect(priceWithout(byPrice.slice(-half))).toBeLessThan(priceTnd);
    expect(priceWithout(byPrice.slice(0, half))).toBeGreaterThan(priceTnd);
    expect(without(byPrice.slice(0, half)).figures.rent).toEqual(estimateFigures(flat, market, asOf).rent);
  });

  test('the effects lead to the other price', () => {
    const { typicalTnd, effects } = without(byPrice.slice(-half)).explanations.sale!;
    const sum = effects.reduce((total, { tnd }) => total + tnd, typicalTnd);
    expect(sum).toBeCloseTo(priceWithout(byPrice.slice(-half)), -1);
  });
});

describe('training', () => {
  test('the same listings in another order and the same seed give the same bytes', () => {
    const again = trainModel(listings.toReversed(), { seed: 1 });
    // comparing millions of elements one by one takes seconds
    expect(Buffer.compare(serialiseModel(again), serialiseModel(model))).toBe(0);
  });

  test('finds which town of the invented market is dearer, and errs by less than 20 % in the median', () => {
    const sousse = { ...flat, lat: 35.82, lng: 10.63 };
    const price = (subject: Subject) => valued(estimate(subject, market, asOf).sale).priceTnd;
    expect(price(flat) / price(sousse)).toBeGreaterThan(1.1);
    const errors = model.accuracy
      .filter(({ transaction, propertyType }) => transaction === 'sale' && propertyType === 'apartment')
      .map(({ medianError }) => medianError);
    expect(Math.max(...errors)).toBeLessThan(0.2);
  });

  test('gives ranges that hold eight prices of ten among unseen advertisements', () => {
    const unseen = syntheticListings(800, 8).filter(({ transaction }) => transaction === 'sale');
    const inside = unseen.filter(({ priceTnd, ...subject }) => {
      const { sale } = estimate(subject, market, subject.listedOn);
      return sale.kind === 'estimated' && sale.lowTnd <= priceTnd && priceTnd <= sale.highTnd;
    });
    expect(inside.length / unseen.length).toBeGreaterThan(0.74);
    expect(inside.length / unseen.length).toBeLessThan(0.86);
  });

  test('reports how many listings it used and why it left others out, and its progress step by step', () => {
    const done: number[] = [];
    const odd: Listing = { ...listings[0]!, id: 'odd', surfaceM2: 1 };
    const { rows } = describeModel(
      trainModel([...listings.slice(0, 100), odd], { seed: 1, onProgress: (share) => done.push(share) }),
    );
    expect(rows).toMatchObject({ read: 101, leftOut: { implausible_surface: 1 } });
    expect(done.at(-1)).toBe(1);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
  });

  test('without listings gives a market where nothing can be estimated', () => {
    const empty = createMarket([], trainModel([], { seed: 1 }));
    expect(estimate(flat, empty, asOf)).toEqual({
      unusual: [],
      levelOf: { sale: asOf.slice(0, 7), rent: asOf.slice(0, 7) },
      sale: { kind: 'insufficient', comparableCount: 0, comparables: [] },
      rent: { kind: 'insufficient', comparableCount: 0, comparables: [] },
    });
  });
});

describe('comparables', () => {
  const around = (count: number, facts: Partial<Listing> = {}): Listing[] =>
    Array.from({ length: count }, (_, number) => ({
      ...flat,
      id: `near-${number}`,
      transaction: 'sale',
      priceTnd: 250_000 + 5000 * number,
      locality: 'Tunis',
      listedOn: '2025-10-01',
      ...facts,
    }));
  const saleAmong = (rows: Listing[]) =>
    estimate(flat, createMarket(rows, trainModel(rows, { seed: 1 })), asOf).sale;

  test('never make more surface worth less, even where larger flats are cheaper', () => {
    const perverse = Array.from(
      { length: 120 },
      (_, number) =>
        around(1, { id: `flat-${number}`, surfaceM2: 60 + number, priceTnd: 400_000 - 2000 * number })[0]!,
    );
    const against = createMarket(perverse, trainModel(perverse, { seed: 1 }));
    const prices = [60, 80, 100, 140, 180].map(
      (surfaceM2) => valued(estimate({ ...flat, surfaceM2 }, against, asOf).sale).priceTnd,
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('change the price by less than 3 % when the pin moves by 50 metres, nine times of ten', () => {
    const price = (lat: number) => valued(estimate({ ...flat, lat }, market, asOf).sale).priceTnd;
    const moved = Array.from({ length: 40 }, (_, step) => 36.75 + step / 400).map((lat) =>
      Math.abs(price(lat + 0.00045) / price(lat) - 1),
    );
    expect(moved.filter((change) => change < 0.03).length / moved.length).toBeGreaterThanOrEqual(0.9);
  });

  test('four are enough for a figure; three are not, and are shown without one', () => {
    expect(saleAmong(around(3))).toEqual({
      kind: 'insufficient',
      comparableCount: 3,
      comparables: [0, 1, 2].map((number) => expect.objectContaining({ listingId: `near-${number}` })),
    });
    const { priceTnd, comparableCount } = valued(saleAmong(around(4)));
    expect(comparableCount).toBe(4);
    expect(priceTnd).toBeGreaterThan(240_000);
    expect(priceTnd).toBeLessThan(290_000);
  });

  test.each<[string, Partial<Listing>]>([
    ['of another type', { propertyType: 'villa' }],
    ['to rent', { transaction: 'rent', priceTnd: 900 }],
    ['beyond 25 km', { lat: flat.lat + 0.23 }],
    ['left out by the cleaning', { priceTnd: 1000 }],
  ])('one %s does not count', (_, facts) => {
    const other = around(1, { id: 'other', ...facts });
    expect(saleAmong([...around(3), ...other])).toMatchObject({ kind: 'insufficient', comparableCount: 3 });
  });

  test('are shown with the most similar first, at prices brought to the date', () => {
    const [alike, larger] = [around(1)[0]!, { ...around(1)[0]!, id: 'larger', surfaceM2: 160 }];
    const { comparables } = valued(saleAmong([larger, ...around(4), { ...alike, id: 'far', lat: 36.9 }]));
    expect(comparables[0]!.surfaceM2).toBe(100);
    expect(comparables.map(({ similarity }) => similarity)).toEqual(
      comparables.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
    );
    expect(comparables.find(({ listingId }) => listingId === 'near-0')!.pricePerM2Tnd).toBeGreaterThan(2500);
  });

  test('each come with what they have in common with the subject', () => {
    const unlike = { id: 'unlike', lat: 36.81, rooms: 5, surfaceM2: 130, listedOn: '2024-10-01' };
    const { comparables } = valued(saleAmong([...around(4), ...around(1, unlike)]));
    const matchReasons = (id: string) => comparables.find(({ listingId }) => listingId === id)!.matchReasons;
    expect(matchReasons('near-0')).toEqual(['same_place', 'same_rooms', 'similar_surface', 'recent']);
    expect(matchReasons('unlike')).toEqual([]);
  });

  test.each<[Comparable['likeness'], string, Partial<Listing>]>([
    ['strong', 'the same home near by', {}],
    ['strong', 'a room more', { rooms: 4 }],
    ['fair', 'a room more and a fifth more surface', { rooms: 4, surfaceM2: 120 }],
    ['fair', 'the same home six years ago', { listedOn: '2020-01-01' }],
    ['fair', 'a kilometre away', { lat: flat.lat + 0.01 }],
    ['loose', 'six kilometres away', { lat: flat.lat + 0.054 }],
    ['loose', 'three rooms more', { rooms: 6 }],
    ['loose', 'more than twice the surface', { surfaceM2: 210 }],
    ['loose', 'eleven rooms in 160 m²', { rooms: 11, surfaceM2: 160 }],
    ['loose', 'less than 15 m² for each of as many rooms', { rooms: 3, surfaceM2: 44 }],
  ])('are %s: %s', (likeness, _, facts) => {
    const one = around(1, { id: 'one', priceTnd: 290_000, listedOn: asOf, ...facts })[0]!;
    const { comparables } = valued(saleAmong([...around(3), one]));
    expect(comparables.find(({ listingId }) => listingId === 'one')!.likeness).toBe(likeness);
  });

  test('that nobody would compare are shown where no others are', () => {
    const manyRooms = { rooms: 8, surfaceM2: 100, listedOn: asOf };
    const others = around(12).map((listing, at) => ({
      ...listing,
      id: `other-${at}`,
      lat: listing.lat + 0.012,
    }));
    const shown = (among: Listing[]) =>
      estimate(flat, createMarket(among, model), asOf).sale.comparables.map(({ listingId }) => listingId);
    const loose = around(2, manyRooms).map((listing, at) => ({ ...listing, id: `loose-${at}` }));
    expect(shown([...loose, ...others.slice(0, 8)])).not.toContain('loose-0');
    expect(shown([...loose, ...others.slice(0, 4)])).toEqual(expect.arrayContaining(['loose-0', 'loose-1']));
  });

  test('include a listing that came after training, unless it is implausible', () => {
    const extended = createMarket([...listings, ...around(1)], model);
    const count = (of: typeof market) => valued(estimate(flat, of, asOf).sale).comparableCount;
    expect(count(extended)).toBe(count(market) + 1);
    const implausible = createMarket([...listings, ...around(1, { priceTnd: 1000 })], model);
    expect(count(implausible)).toBe(count(market));
  });
});

test('rents that came after a model trained on sales alone are answered from their comparables', () => {
  const rents = listings.filter(({ transaction }) => transaction === 'rent');
  const salesModel = trainModel(
    listings.filter(({ transaction }) => transaction === 'sale'),
    { seed: 1 },
  );
  const { rent } = estimate(flat, createMarket(listings, salesModel), asOf);
  const { priceTnd } = valued(rent);
  const asking = rents.map((listing) => listing.priceTnd / listing.surfaceM2).sort((a, b) => a - b);
  expect(priceTnd / flat.surfaceM2).toBeGreaterThan(asking[0]!);
  expect(priceTnd / flat.surfaceM2).toBeLessThan(asking.at(-1)!);
  // the explanation still adds up for a model without rents
  const larger = { ...flat, rooms: 5 };
  const { estimates, explanations } = estimateAndExplain(larger, createMarket(listings, salesModel), asOf);
  expect(valued(estimates.rent).priceTnd / priceTnd).toBeGreaterThan(0.8);
  const { typicalTnd, effects } = explanations.rent!;
  expect(effects.reduce((sum, { tnd }) => sum + tnd, typicalTnd)).toBe(
    Math.round(valued(estimates.rent).priceTnd),
  );
});

test('where advertisements tell the plot of a villa, a larger one never costs less, and silence lies between', () => {
  const villas = syntheticListings(1200, 11).map((listing, number): Listing => {
    const plotM2 = 200 + 100 * (number % 12);
    const tells = number % 3 > 0;
    return {
      ...listing,
      transaction: 'sale',
      propertyType: 'villa',
      plotM2: tells ? plotM2 : undefined,
      priceTnd: Math.round(200_000 * (plotM2 / 600) ** 0.4 * (listing.surfaceM2 / 150) ** 0.5),
    };
  });
  const ofVillas = createMarket(villas, trainModel(villas, { seed: 1 }));
  const price = (plotM2?: number) =>
    valued(estimate({ ...flat, propertyType: 'villa', plotM2 }, ofVillas, asOf).sale).priceTnd;
  const prices = [200, 400, 700, 1000, 1300].map(price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(prices.at(-1)! / prices[0]!).toBeGreaterThan(1.3);
  expect(price()).toBeGreaterThan(prices[0]!);
  expect(price()).toBeLessThan(prices.at(-1)!);
});
