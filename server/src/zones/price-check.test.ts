import {
  findComparableSet,
  propertyTypes,
  transactions,
  zonesAround,
  type ComparableSet,
  type Listing,
} from '@soumdar/engine';
import { readListingFile, sampleListings, zoneTree } from '@soumdar/listings';
import { describe, expect, it } from 'vitest';
import { marketOf, smallMarket } from '../testing/small-market.ts';
import type { FiguredMarket } from './figured-market.ts';
import { checkPrice, pricesOfSurface } from './price-check.ts';

const real = process.env['REAL_LISTINGS'];
const served = smallMarket() as FiguredMarket;
const tree = zoneTree();

const sample = async () => marketOf(sampleListings('2026-03-01'), served.market.model);
async function realMarket() {
  const listings: Listing[] = [];
  for await (const row of readListingFile(real!)) if (row.kind !== 'rejected') listings.push(row.listing);
  return marketOf(listings, served.market.model);
}

describe('two answers of the price check, of whichever cells, rest on the same advertisements or on sets five apart', () => {
  it('of the sample', async () => {
    const found = searchAllCells(await sample());
    expect(found.sets).toBeGreaterThan(100);
    expect([found.smallest >= 20, found.apart >= 5]).toEqual([true, true]);
  });

  it.skipIf(!real)(
    `of real ones${real ? '' : ': SKIPPED, REAL_LISTINGS is not set'}`,
    async () => {
      const found = searchAllCells(await realMarket());
      expect([found.smallest >= 20, found.apart >= 5]).toEqual([true, true]);
    },
    120_000,
  );
});

it('every question of one cell has the same figures, and counts are in fives', async () => {
  const market = await sample();
  const compared = (zone: string, surface: number, price: number) => {
    const cell = { zone, transaction: 'sale', type: 'apartment', surface, price } as const;
    const checked = checkPrice({ ...served, ...market }, cell);
    if ('refused' in checked) throw new Error(checked.refused);
    return checked;
  };
  for (const zone of ['tunis/la-marsa', 'sfax', 'nabeul/kelibia', 'tunisie']) {
    const answers = [95, 95.01, 101.7, 113.99].flatMap((surface) =>
      [307_000, 311_111, 314_999].map((price) => compared(zone, surface, price)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.count % 5).toBe(0);
  }
});

it('at the surface, a square metre more hardly moves the prices around one, nor its place among them', async () => {
  const market = await sample();
  const compared = (surface: number, atSurface: boolean) => {
    const query = { zone: 'tunis', transaction: 'sale', type: 'apartment', surface, price: 290_000 } as const;
    const checked = checkPrice({ ...served, ...market }, { ...query, atSurface });
    if ('refused' in checked) throw new Error(checked.refused);
    return checked;
  };
  const [last, first] = [113, 114].map((surface) => compared(surface, true));
  expect(Math.abs(first!.median / last!.median - 1)).toBeLessThan(0.05);
  expect(Math.abs(first!.shareBelow - last!.shareBelow)).toBeLessThanOrEqual(0.1);
  // one answer stands for all surfaces of a band
  const [ofBand, ofNext] = [113, 114].map((surface) => compared(surface, false));
  expect(ofNext!.median / ofBand!.median).toBeGreaterThan(1.08);
});

it('prices at a surface are those of the check of a zone that answers it itself, of no other', async () => {
  const market = await sample();
  const cell = { transaction: 'sale', type: 'apartment', surface: 98, rooms: 3 } as const;
  const at = (zone: string) => pricesOfSurface({ ...served, ...market }, { ...cell, zone });
  const check = { ...cell, zone: 'sfax', price: 300_000, atSurface: true };
  expect(at('sfax')).toEqual(expect.not.objectContaining({ fromAllSurfaces: true }));
  expect(checkPrice({ ...served, ...market }, check)).toMatchObject(at('sfax')!);
  expect(at('tataouine/remada')).toBeUndefined();
  const huge = { ...cell, zone: 'sfax', surface: 900 };
  expect(checkPrice({ ...served, ...market }, { ...huge, price: 900_000 })).toMatchObject({
    surface: { from: 0 },
  });
  expect(pricesOfSurface({ ...served, ...market }, huge)).toMatchObject({ fromAllSurfaces: true });
});

it('prices of a larger zone are brought to the level of the one requested', async () => {
  const market = await sample();
  const cell = {
    zone: 'tataouine/remada',
    transaction: 'sale',
    type: 'villa',
    surface: 250,
    price: 500_000,
  } as const;
  const checkedAt = (levels: Record<string, number>) => {
    const zones = Object.fromEntries(
      Object.entries(levels).map(([zone, medianPerSqm]) => [
        zone,
        {
          groups: [
            {
              transaction: 'sale',
              type: 'villa',
              medianPerSqm,
              lowPerSqm: 0.5 * medianPerSqm,
              highPerSqm: 2 * medianPerSqm,
            },
          ],
          listed: { sale: null, rent: null },
        },
      ]),
    );
    const figures = { ...served.figures, zones } as unknown as typeof served.figures;
    const checked = checkPrice({ ...served, ...market, figures }, cell);
    if ('refused' in checked) throw new Error(checked.refused);
    return checked;
  };
  const alike = checkedAt({ [cell.zone]: 1500, tunisie: 1500 });
  const twice = checkedAt({ [cell.zone]: 3000, tunisie: 1500 });
  expect(twice).toMatchObject({ zone: { slug: 'tunisie' }, broughtTo: { slug: cell.zone } });
  // prices of the country say nothing of a zone without a level
  expect(() => checkedAt({ tunisie: 1500 })).toThrow('notEnoughData');
  for (const figure of ['low', 'median', 'high'] as const) {
    // on a grid
    expect(twice[figure] / alike[figure]).toBeCloseTo(2, 0.5);
  }
});

/** The smallest set of any cell, and by how many advertisements the two most alike of different sets differ. */
function searchAllCells(market: ReturnType<typeof marketOf>) {
  const byType = transactions.flatMap((transaction) =>
    propertyTypes.map((type) => setsOfAllCells(market, transaction, type)),
  );
  const sets = byType.flat();
  return {
    sets: sets.length,
    smallest: Math.min(...sets.map(({ members }) => members.length)),
    apart: Math.min(...byType.map(fewestApart)),
  };
}

/** Each set once: a cell without advertisements has the answer of one with some. */
function setsOfAllCells(
  { market, sets }: ReturnType<typeof marketOf>,
  transaction: (typeof transactions)[number],
  type: (typeof propertyTypes)[number],
) {
  const index = market.comparables[transaction][type];
  const zonesAt = (position: { lat: number; lng: number }) => zonesAround(tree, tree.zoneAt(position));
  const found = new Map<ComparableSet['members'], ComparableSet>();
  const searched = new Set<string>();
  for (const at of index.ids.keys()) {
    const zones = zonesAt({ lat: index.lat[at]!, lng: index.lng[at]! });
    // the band of its surface and those that share a block with that
    const surfaces = [-2, -1, 0, 1, 2].map((bands) => (1 + bands / 10) * index.surfaceM2[at]! + 10 * bands);
    const rooms = [undefined, index.attributes.rooms[at]!];
    const furnished = [undefined, [undefined, false, true][index.attributes.furnished[at]!]];
    for (const depth of zones.keys()) {
      for (const surface of surfaces.filter((each) => each >= 1).map(Math.round)) {
        for (const stated of rooms.flatMap((each) => furnished.map((other) => [each, other] as const))) {
          const cell = [zones[depth], surface, ...stated].join();
          if (searched.has(cell)) continue;
          searched.add(cell);
          const question = { surfaceM2: surface, rooms: stated[0], furnished: stated[1] };
          const set = findComparableSet(sets[transaction][type], { ...question, zones: zones.slice(depth) });
          if (set) found.set(set.members, set);
        }
      }
    }
  }
  return [...found.values()];
}

/** By how many advertisements the two most alike of sets that share some differ. */
function fewestApart(sets: readonly ComparableSet[]): number {
  const holding = new Map<number, number[]>();
  for (const [number, { members }] of sets.entries()) {
    for (const at of members) holding.set(at, [...(holding.get(at) ?? []), number]);
  }
  const shared = new Map<number, number>();
  for (const numbers of holding.values()) {
    for (const [first, a] of numbers.entries()) {
      for (const b of numbers.slice(first + 1)) {
        const pair = a * sets.length + b;
        shared.set(pair, (shared.get(pair) ?? 0) + 1);
      }
    }
  }
  const sizeOf = (number: number) => sets[number]!.members.length;
  const apart = [...shared].map(
    ([pair, count]) => sizeOf(Math.floor(pair / sets.length)) + sizeOf(pair % sets.length) - 2 * count,
  );
  return apart.reduce((fewest, count) => (count === 0 ? fewest : Math.min(fewest, count)), Infinity);
}
