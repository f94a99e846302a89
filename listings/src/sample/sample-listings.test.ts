import { describe, expect, it } from 'vitest';
import type { SourcedListing } from '@soumdar/db';
import { sampleListings } from './sample-listings.ts';
import { readZoneFacts } from './zone-facts.ts';

const sample = sampleListings();
const zoneOf = ({
  governorate,
  locality,
  propertyType,
  transaction,
}: ReturnType<typeof readZoneFacts>[number] | SourcedListing) =>
  [governorate, locality, propertyType, transaction].join('/');
const byZone = Map.groupBy(sample, zoneOf);
const zones = readZoneFacts();

/** The share of zones with enough listings in which `stated` of the facts and `measured` of the sample differ by less than 5 %. */
function agreement(
  stated: (zone: (typeof zones)[number]) => number,
  measured: (listings: SourcedListing[]) => number,
): number {
  const measurable = zones.filter((zone) => byZone.get(zoneOf(zone))!.length >= 10);
  const agreeing = measurable.filter(
    (zone) => Math.abs(measured(byZone.get(zoneOf(zone))!) / stated(zone) - 1) < 0.05,
  );
  return agreeing.length / measurable.length;
}

/** The value below which a share of the values lies, interpolated. */
function atRank(share: number, values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = share * (sorted.length - 1);
  const low = sorted[Math.floor(position)]!;
  return low + (sorted[Math.ceil(position)]! - low) * (position % 1);
}
const pricesPerM2 = (listings: SourcedListing[]) =>
  listings.map((listing) => listing.priceTnd / listing.surfaceM2);

describe('the sample', () => {
  it('is the same every time, each listing with its id', () => {
    expect(sampleListings()).toEqual(sample);
    expect(new Set(sample.map(({ id }) => id)).size).toBe(sample.length);
  });

  it('covers every zone of the facts with about half as many listings', () => {
    expect(byZone.size).toBe(zones.length);
    expect(sample.length).toBeGreaterThan(8000);
    expect(sample.length).toBeLessThan(12_000);
  });

  it('has the surfaces and prices per m² of the facts', () => {
    const surfaces = (listings: SourcedListing[]) => listings.map(({ surfaceM2 }) => surfaceM2);
    expect(
      agreement(
        (zone) => zone.surfaceM2Median,
        (listings) => atRank(0.5, surfaces(listings)),
      ),
    ).toBeGreaterThan(0.95);
    expect(
      agreement(
        (zone) => zone.pricePerM2.median,
        (listings) => atRank(0.5, pricesPerM2(listings)),
      ),
    ).toBeGreaterThan(0.95);
    expect(
      agreement(
        (zone) => zone.pricePerM2.p25,
        (listings) => atRank(0.25, pricesPerM2(listings)),
      ),
    ).toBeGreaterThan(0.8);
    expect(
      agreement(
        (zone) => zone.pricePerM2.p75,
        (listings) => atRank(0.75, pricesPerM2(listings)),
      ),
    ).toBeGreaterThan(0.8);
  });

  it('asks less per m² of larger properties', () => {
    const flats = byZone
      .get('Ariana/La Soukra/apartment/sale')!
      .toSorted((a, b) => a.surfaceM2 - b.surfaceM2);
    const half = Math.floor(flats.length / 2);
    const medianPrice = (listings: SourcedListing[]) => atRank(0.5, pricesPerM2(listings));
    expect(medianPrice(flats.slice(half))).toBeLessThan(medianPrice(flats.slice(0, half)));
  });

  it('gives larger properties more rooms, and land none', () => {
    const meanRooms = (listings: SourcedListing[]) =>
      listings.reduce((sum, { rooms }) => sum + rooms!, 0) / listings.length;
    const flats = sample.filter(({ propertyType, rooms }) => propertyType === 'apartment' && rooms);
    const isLarge = ({ surfaceM2 }: SourcedListing) => surfaceM2 > 120;
    expect(meanRooms(flats.filter(isLarge))).toBeGreaterThan(
      meanRooms(flats.filter((flat) => !isLarge(flat))) + 0.5,
    );
    const land = sample.filter(({ propertyType }) => propertyType === 'land');
    expect(land.every(({ rooms, garage }) => rooms === undefined && garage === undefined)).toBe(true);
  });

  it('is of the twelve months before March 2026', () => {
    const days = sample.map(({ listedOn }) => listedOn).toSorted();
    expect([days[0], days.at(-1)]).toEqual(['2025-03-01', '2026-02-28']);
  });
});
