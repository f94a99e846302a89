import { expect, test } from 'vitest';
import { indexByType } from '../comparables/comparables-index.ts';
import type { Listing } from '../vocabulary/property.ts';
import { checkedPrices, type CheckedMarket } from './check-price.ts';
import { comparableSets, findComparableSet } from './comparable-sets.ts';
import { onPriceGrid } from './price-grid.ts';
import { surfaceBand, surfaceBlock } from './surface-bands.ts';

const asOf = '2026-01-15';
const country = ['country'];
/** Flats of 104 m² let for 1 000, 1 010, … a month. */
const flats = (count: number, stated: Partial<Listing> = {}): Listing[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `${JSON.stringify(stated)} ${number}`,
    transaction: 'rent',
    propertyType: 'apartment',
    surfaceM2: 104,
    priceTnd: 1000 + 10 * number,
    lat: 36.8,
    lng: 10.18,
    locality: 'Quarter',
    listedOn: asOf,
    ...stated,
  }));

const question = { surfaceM2: 104, priceTnd: 1100 };
function marketOf(
  listings: Listing[],
  zonesAt: (position: { lat: number }) => readonly string[],
): CheckedMarket {
  const comparables = indexByType('rent', listings).apartment;
  const figures = { zones: {}, asOf };
  return {
    transaction: 'rent',
    type: 'apartment',
    comparables,
    sets: comparableSets(comparables, zonesAt),
    figures,
  };
}

const compared = (
  listings: Listing[],
  change: Partial<typeof question> & { rooms?: number; furnished?: boolean } = {},
  zonesAt: (position: { lat: number }) => readonly string[] = () => country,
  zones = country,
) => {
  const cell = { ...question, ...change, zones };
  const market = marketOf(listings, zonesAt);
  const set = findComparableSet(market.sets, cell);
  if (!set) return undefined;
  const { count, ofBand } = checkedPrices(market, cell)!;
  return { ...set, count, ...ofBand, shareBelow: ofBand.shareBelow(cell.priceTnd) };
};

const checkedOf = (listings: Listing[], surfaceM2: number) =>
  checkedPrices(
    marketOf(listings, () => country),
    { surfaceM2, zones: country },
  )!;

test('a price is placed among those of its band of surface, at the middle of the band', () => {
  const among = compared(flats(21))!;
  expect(among).toMatchObject({ surface: { from: 95, to: 114 }, count: 20, widened: false, shareBelow: 0.5 });
  // 1 020, 1 100 and 1 180 in the middle, for 104.5 instead of 104 m², on the grid
  expect([among.lowTnd, among.medianTnd, among.highTnd]).toEqual([1050, 1100, 1200]);
});

test('a band is a tenth wider than the one before, and three make a block', () => {
  const widths = [];
  for (let { from, to } = surfaceBand(1); to < 100_000; { from, to } = surfaceBand(to))
    widths.push(to - from);
  for (const [at, width] of widths.slice(1).entries()) {
    expect(Math.abs(width - 1.1 * widths[at]!)).toBeLessThanOrEqual(2);
  }
  expect(widths[0]).toBe(10);
  expect([surfaceBand(113.9), surfaceBand(114)]).toEqual([
    { from: 95, to: 114 },
    { from: 114, to: 136 },
  ]);
  expect([77, 100, 135.9].map(surfaceBlock)).toEqual(
    Array.from({ length: 3 }, () => ({ from: 77, to: 136 })),
  );
});

test('the grid of prices is never finer than two per cent nor coarser than five', () => {
  const grid = new Set(Array.from({ length: 9000 }, (_, at) => onPriceGrid(1000 + at)));
  const steps = [...grid].slice(1).map((price, at) => price / [...grid][at]! - 1);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.02);
  expect(Math.max(...steps)).toBeLessThanOrEqual(0.051);
  expect([12.4, 318_000, 733_000, 0.98].map(onPriceGrid)).toEqual([12.5, 320_000, 725_000, 0.975]);
});

test('where a band holds fewer than twenty its block answers, then all surfaces, then those of the larger zone, then nobody', () => {
  const wide = flats(12, { surfaceM2: 120 });
  expect(compared([...flats(12), ...wide])).toMatchObject({ surface: { from: 77, to: 136 }, count: 25 });
  const large = flats(12, { surfaceM2: 400 });
  expect(compared([...flats(12), ...large])).toMatchObject({ surface: { from: 0 }, count: 25 });
  const elsewhere = flats(40, { lat: 36 });
  const zonesAt = ({ lat }: { lat: number }) => (lat === 36 ? country : ['quarter', 'country']);
  const around = compared([...flats(12), ...elsewhere], {}, zonesAt, ['quarter', 'country']);
  expect(around).toMatchObject({ zone: 'country', surface: { from: 0 }, count: 50 });
  expect(compared(flats(19))).toBeUndefined();
});

test('rooms and furniture count where enough state the same, and are said not to where too few do', () => {
  const listings = [...flats(20, { rooms: 3 }), ...flats(20, { rooms: 4, priceTnd: 2000 })];
  expect(compared(listings, { rooms: 3 })).toMatchObject({ count: 20, widened: false });
  expect(compared(listings, { rooms: 3, furnished: true })).toMatchObject({ count: 40, widened: true });
});

test('a set that differs from a larger one by fewer than five is answered by the larger one', () => {
  const zonesAt = ({ lat }: { lat: number }) => (lat === 36 ? country : ['quarter', 'country']);
  const zones = ['quarter', 'country'];
  const besides = (count: number) =>
    compared([...flats(30), ...flats(count, { lat: 36 })], {}, zonesAt, zones)!.zone;
  expect(besides(4)).toBe('country');
  expect(besides(5)).toBe('quarter');
  expect(besides(0)).toBe('quarter');
  const ofRooms = [...flats(30, { rooms: 3 }), ...flats(4)];
  expect(compared(ofRooms, { rooms: 3 })).toMatchObject({ widened: true, count: 35 });
});

test('however often prices and surfaces are tried, a band answers the same figures, and tenths', () => {
  const answers = (count: number) => {
    // farther apart than the grid
    const listings = flats(count).map((flat, at) => ({ ...flat, priceTnd: 1000 + 40 * at }));
    const tried = Array.from({ length: 600 }, (_, at) =>
      compared(listings, { priceTnd: 700 + 6 * at, surfaceM2: 95 + at / 32 })!,
    );
    const figures = new Set(
      tried.map(({ lowTnd, medianTnd, highTnd }) => `${lowTnd} ${medianTnd} ${highTnd}`),
    );
    return [figures.size, new Set(tried.map(({ shareBelow }) => shareBelow)).size];
  };
  expect(answers(20)).toEqual([1, 11]);
  expect(answers(60)).toEqual([1, 11]);
});

test('no figure is that of a single advertisement, not even the lowest', () => {
  const [cheapest, ...others] = flats(20);
  const lowest = compared([{ ...cheapest!, priceTnd: 500 }, ...others])!.lowTnd;
  // mean of 500, 1 010, 1 020, 1 030 and 1 040, at the middle of the band
  expect(lowest).toBe(925);
});

test('the middle never falls from one band of surface to the next, nor leaps, however dear the advertisements of one are', () => {
  const ofSurface = (surfaceM2: number, priceTnd: number) => flats(20, { surfaceM2, priceTnd });
  const listings = [
    ofSurface(86, 900),
    ofSurface(104, 2500),
    ofSurface(124, 1200),
    ofSurface(146, 1500),
  ].flat();
  const middles = [86, 104, 124, 146].map((surfaceM2) => compared(listings, { surfaceM2 })!.medianTnd);
  const rises = middles.slice(1).map((middle, at) => middle / middles[at]!);
  for (const rise of rises) {
    expect(rise).toBeGreaterThanOrEqual(1);
    // 1.36 × 19 %, and a step of the grid
    expect(rise).toBeLessThan(1.35);
  }
  const ordinary = [ofSurface(86, 1000), ofSurface(104, 1150), ofSurface(124, 1300)].flat();
  expect(compared(ordinary, { surfaceM2: 104 })!.medianTnd).toBe(1150);
});

test('prices follow the surface from the middle of one band to that of the next, without a step between them', () => {
  const ofSurface = (surfaceM2: number, priceTnd: number) => flats(20, { surfaceM2, priceTnd });
  const listings = [ofSurface(86, 1000), ofSurface(104, 1150), ofSurface(124, 1300)].flat();
  const middleAt = (surfaceM2: number) => checkedOf(listings, surfaceM2).pricesAt(surfaceM2).medianTnd;
  expect([86, 104.5, 125].map(middleAt)).toEqual([1000, 1150, 1300]);
  const middles = Array.from({ length: 60 }, (_, at) => middleAt(80 + at));
  const rises = middles.slice(1).map((middle, at) => middle / middles[at]! - 1);
  // to three digits
  expect(Math.min(...rises)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...rises)).toBeLessThan(0.012);
});

test('nor do the bounds or the place of a price step or fall where one band is of scattered prices and the next is not', () => {
  const spread = (surfaceM2: number, step: number) =>
    flats(20, { surfaceM2 }).map((flat, at) => ({ ...flat, priceTnd: 1500 + step * (at - 10) }));
  const listings = [...spread(86, 100), ...spread(104, 5), ...spread(124, 100)];
  const around = Array.from({ length: 60 }, (_, at) => checkedOf(listings, 80 + at).pricesAt(80 + at));
  for (const [at, { lowTnd, highTnd, shareBelow }] of around.slice(1).entries()) {
    const before = around[at]!;
    for (const rise of [lowTnd / before.lowTnd - 1, highTnd / before.highTnd - 1]) {
      expect(rise).toBeGreaterThanOrEqual(0);
      expect(rise).toBeLessThan(0.02);
    }
    expect(Math.abs(shareBelow(1200) - before.shareBelow(1200))).toBeLessThanOrEqual(0.11);
  }
});

test('a price inside the eight of ten is neither below all nor above all, of however few', () => {
  const scattered = flats(20).map((flat, at) => ({ ...flat, priceTnd: 1000 + 40 * at }));
  const { lowTnd, medianTnd, highTnd, shareBelow } = checkedOf(scattered, 104).ofBand;
  const nearHigh = 0.02 * medianTnd + 0.98 * highTnd;
  expect([lowTnd, medianTnd, nearHigh, highTnd].map(shareBelow)).toEqual([0.1, 0.5, 0.9, 0.9]);
  expect([0.9 * lowTnd, 1.1 * highTnd].map(shareBelow)).toEqual([0, 1]);
});
