import { describe, expect, test } from 'vitest';
import { syntheticListings } from '../testing/synthetic-listings.ts';
import { train } from '../training/train-model.ts';
import { median } from '../statistics/quantile.ts';
import type { Listing } from '../vocabulary/property.ts';
import { marketFigures, type ZoneFigures } from './market-figures.ts';
import type { ZoneTree } from './zone-tree.ts';

const asOf = '2026-01-15';
const tree: ZoneTree = {
  zones: new Map(
    [
      { slug: 'country', parent: null },
      { slug: 'north', parent: 'country' },
      { slug: 'south', parent: 'country' },
      { slug: 'north/quarter', parent: 'north' },
    ].map((zone) => [zone.slug, zone]),
  ),
  zoneAt: ({ lat }) => (lat === 36.8 ? 'north/quarter' : lat > 35 ? 'north' : 'south'),
};

const flats = (lat: number, perM2: readonly number[], overrides: Partial<Listing> = {}): Listing[] =>
  perM2.map((price, number) => ({
    id: `${lat} ${overrides.transaction ?? 'sale'} ${overrides.rooms ?? ''} ${overrides.listedOn ?? ''} ${number}`,
    transaction: 'sale',
    propertyType: 'apartment',
    surfaceM2: 100 + number,
    priceTnd: (100 + number) * price,
    lat,
    lng: 10.18,
    locality: 'Quarter',
    listedOn: asOf,
    ...overrides,
  }));
const figuresOf = (listings: Listing[]) => marketFigures(train(listings, { seed: 1 }), tree, asOf).zones;
const flatsForSale = (zone: ZoneFigures | undefined) =>
  zone?.groups.find(({ transaction, type }) => transaction === 'sale' && type === 'apartment');
const prices = (count: number) => Array.from({ length: count }, (_, at) => 2000 + 10 * at);

describe('what is asked in a zone', () => {
  test('counts for it and for every zone around it, and for no other', () => {
    const zones = figuresOf([
      ...flats(36.8, prices(12)),
      ...flats(36.5, prices(11)),
      ...flats(34, prices(10)),
    ]);
    const counts = ['north/quarter', 'north', 'south', 'country'].map(
      (slug) => flatsForSale(zones[slug])?.count,
    );
    expect(counts).toEqual([12, 23, 10, 33]);
    expect(flatsForSale(zones['north/quarter'])!.medianPerSqm).toBeCloseTo(2055);
    expect(flatsForSale(zones['north/quarter'])!.lowPerSqm).toBeCloseTo(2011);
    expect(flatsForSale(zones['north/quarter'])!.highPerSqm).toBeCloseTo(2099);
    expect(flatsForSale(zones['north/quarter'])!.medianSurface).toBeCloseTo(105.5);
  });

  test.each([
    [4, null, false],
    [5, 5, false],
    [9, 9, false],
    [10, 10, true],
    [104, 100, true],
    [106, 110, true],
  ])('of %i advertisements is counted as %j, with prices: %j', (advertised, count, hasPrices) => {
    const group = flatsForSale(figuresOf(flats(34, prices(advertised)))['south'])!;
    expect(group.count).toBe(count);
    const overrides = [group.medianPerSqm, group.lowPerSqm, group.highPerSqm, group.medianSurface];
    expect(overrides.map((figure) => figure !== null)).toEqual(overrides.map(() => hasPrices));
  });

  test('is brought to the day with the price index for sales, and left as it is for rents', () => {
    const old = { listedOn: '2020-01-15' };
    const zones = figuresOf([
      ...flats(34, prices(12), old),
      ...flats(
        34,
        prices(12).map((price) => price / 200),
        { ...old, transaction: 'rent' },
      ),
    ]);
    expect(flatsForSale(zones['south'])!.medianPerSqm! / 2055).toBeGreaterThan(1.2);
    expect(flatsForSale(zones['south'])!.medianListedPerSqm).toBeCloseTo(2055);
    const rent = zones['south']!.groups.find(({ transaction }) => transaction === 'rent')!;
    expect(rent.medianPerSqm).toBeCloseTo(2055 / 200);
  });

  test('is shown by rooms, from the number that may be counted, with a price from the number that may be shown', () => {
    const zones = figuresOf([
      ...flats(34, prices(11), { rooms: 3 }),
      ...flats(34, prices(6), { rooms: 4 }),
      ...flats(34, prices(4), { rooms: 5 }),
      ...flats(34, prices(12), { rooms: 9 }),
    ]);
    expect(zones['south']!.rooms.map(({ rooms, count, medianPrice }) => [rooms, count, medianPrice])).toEqual(
      [
        [3, 11, expect.closeTo(105 * 2050)],
        [4, 6, null],
      ],
    );
  });
});

describe('the days of advertisements', () => {
  test('are the first and the last by transaction, with the share older than a year', () => {
    const zones = figuresOf([
      ...flats(34, prices(6), { listedOn: '2020-03-01' }),
      ...flats(34, [3000, 3100], { listedOn: '2025-02-01' }),
      ...flats(34, prices(4), { transaction: 'rent' }),
    ]);
    expect(zones['south']!.listed).toEqual({
      sale: { first: '2020-03-01', last: '2025-02-01', broughtForward: 0.75 },
      rent: null,
    });
  });
});

describe('on a market that a model learned', () => {
  const listings = syntheticListings(3000, 7);
  const training = train(listings, { seed: 1 });
  const { zones, scores } = marketFigures(training, tree, asOf);

  test('the yield is what the same homes would be let for', () => {
    // invented rents are 0.4 % of the price a month
    const { low, median: middle, high } = zones['country']!.grossYield!;
    expect(middle).toBeGreaterThan(0.043);
    expect(middle).toBeLessThan(0.053);
    expect(low).toBeLessThan(middle);
    expect(high).toBeGreaterThan(middle);
  });

  test('the typical home has the yield of its price and rent, which are near those of homes of its surface', () => {
    const { typical, median: middle } = zones['country']!.grossYield!;
    expect((12 * typical.rentTnd) / typical.priceTnd).toBeCloseTo(middle);
    const near = training.tested.filter(
      ({ listing }) =>
        listing.transaction === 'sale' &&
        listing.propertyType === typical.type &&
        Math.abs(listing.surfaceM2 / typical.surfaceM2 - 1) < 0.15,
    );
    const ratio = typical.priceTnd / median(near.map(({ listing }) => listing.priceTnd));
    expect(Math.abs(ratio - 1)).toBeLessThan(0.15);
  });

  test('furnished rents do not raise the yield', () => {
    const furnished = listings.map((listing, at) =>
      listing.transaction === 'rent' && at % 2 === 0
        ? { ...listing, priceTnd: 2 * listing.priceTnd, furnished: true }
        : listing,
    );
    const other = marketFigures(train(furnished, { seed: 1 }), tree, asOf).zones['country']!.grossYield!;
    expect(other.median / zones['country']!.grossYield!.median).toBeCloseTo(1, 1);
  });

  test('a quarter of sites that no other has is left out, and steps follow the sites of both', () => {
    const sales = listings.filter(
      ({ transaction, propertyType }) => transaction === 'sale' && propertyType === 'apartment',
    );
    const rest = listings.filter((listing) => !sales.includes(listing));
    const third = Math.floor(sales.length / 3);
    const days = ['2024-02-10', '2024-05-10', '2025-02-10'];
    const dear = (listing: Listing, source: string): Listing => ({
      ...listing,
      source,
      priceTnd: 1.5 * listing.priceTnd,
    });
    const placed = sales.slice(0, 3 * third).map((listing, at): Listing => {
      const dated = { ...listing, source: 'usual', listedOn: days[Math.floor(at / third)]! };
      if (dated.listedOn === days[1]) return dear(dated, 'of that quarter alone');
      return dated.listedOn === days[2] && at % 2 === 0 ? dear(dated, 'new') : dated;
    });
    const { quarters } = marketFigures(train([...rest, ...placed], { seed: 1 }), tree, asOf).zones[
      'country'
    ]!;
    const levels = quarters.filter(({ type }) => type === 'apartment');
    expect(levels.map(({ quarter }) => quarter)).toEqual(['2024-T1', '2025-T1']);
    // half of the newer quarter's are of a dear new site
    expect(levels[1]!.perSqm / levels[0]!.perSqm).toBeCloseTo(1, 1);
    expect(levels[1]!.yearOnYear).toBeCloseTo(levels[1]!.perSqm / levels[0]!.perSqm - 1);
    expect([levels[0]!.yearOnYear, levels[1]!.yearOnYearReal]).toEqual([null, null]);
  });

  test('a quarter’s level does not follow what happens to be advertised in it', () => {
    // one quarter advertises only the dearest town, another only the cheapest: prices are unchanged
    const isDear = ({ lat }: Listing) => lat > 36;
    const mixed = listings.map((listing) => ({
      ...listing,
      listedOn: isDear(listing) ? '2025-02-10' : '2025-05-10',
    }));
    const levels = marketFigures(train(mixed, { seed: 1 }), tree, asOf).zones['country']!.quarters;
    const [first, second] = ['2025-T1', '2025-T2'].map(
      (quarter) => levels.find((level) => level.type === 'apartment' && level.quarter === quarter)!.perSqm,
    ) as [number, number];
    const raw = (quarter: boolean) =>
      median(
        mixed
          .filter(
            (listing) =>
              listing.transaction === 'sale' &&
              listing.propertyType === 'apartment' &&
              isDear(listing) === quarter,
          )
          .map(({ priceTnd, surfaceM2 }) => priceTnd / surfaceM2),
      );
    expect(raw(true) / raw(false)).toBeGreaterThan(1.2);
    expect(first / second).toBeGreaterThan(0.9);
    expect(first / second).toBeLessThan(1.1);
  });

  test('accuracy is told by transaction and type, and what a score promises is held', () => {
    const all = zones['country']!.accuracy.find(
      ({ transaction, type }) => transaction === 'sale' && type === null,
    )!;
    expect(all.count).toBeGreaterThan(2000);
    expect(all.medianError).toBeLessThan(0.2);
    expect(all.within20).toBeGreaterThan(all.within10);
    expect(all.inRange).toBeGreaterThan(0.75);
    expect(all.inRange).toBeLessThan(0.85);
    for (const { count, withinPromise } of scores) {
      if (count < 100) continue;
      expect(withinPromise).toBeGreaterThan(0.55);
      expect(withinPromise).toBeLessThan(0.8);
    }
  });
});
