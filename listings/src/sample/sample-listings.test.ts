import { attributes, listedAttributes, type ListedAttribute, type PropertyType } from '@soumdar/engine';
import { describe, expect, it } from 'vitest';
import type { SourcedListing } from '@soumdar/db';
import { sampleListings } from './sample-listings.ts';
import { median } from './spread.ts';
import { readZoneFacts } from './zone-facts.ts';

const sample = sampleListings('2026-07-01');
const zoneOf = ({
  governorate,
  locality,
  propertyType,
  transaction,
}: ReturnType<typeof readZoneFacts>[number] | SourcedListing) =>
  [governorate, locality, propertyType, transaction].join('/');
const byZone = Map.groupBy(sample, zoneOf);
const zones = readZoneFacts();

/** Differ by less than 5 %, among zones with enough listings. */
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

const pricesPerM2 = (listings: SourcedListing[]) =>
  listings.map((listing) => listing.priceTnd / listing.surfaceM2);
const surfaces = (listings: SourcedListing[]) => listings.map(({ surfaceM2 }) => surfaceM2);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the sample', () => {
  it('counts its dates back from the day it is made for, and is otherwise always the same', () => {
    const days = sample.map(({ listedOn }) => listedOn).toSorted();
    expect([days[0], days.at(-1)]).toEqual(['2025-07-02', '2026-07-01']);
    const undated = (listings: SourcedListing[]) => listings.map((listing) => ({ ...listing, listedOn: '' }));
    expect(undated(sampleListings('2027-01-15'))).toEqual(undated(sample));
    expect(new Set(sample.map(({ id }) => id)).size).toBe(sample.length);
  });

  it('covers every zone of the facts with about half as many listings', () => {
    expect(byZone.size).toBe(zones.length);
    expect(sample.length).toBeGreaterThan(8000);
    expect(sample.length).toBeLessThan(12_000);
  });

  it('has the median surfaces and prices per m² of the facts', () => {
    expect(
      agreement(
        (zone) => zone.surfaceM2Median,
        (listings) => median(surfaces(listings)),
      ),
    ).toBeGreaterThan(0.95);
    expect(
      agreement(
        (zone) => zone.pricePerM2Median,
        (listings) => median(pricesPerM2(listings)),
      ),
    ).toBeGreaterThan(0.95);
  });

  it('asks neither half nor twice as much per m² as most of the neighbours do', () => {
    const flats = pricesPerM2(byZone.get('Ariana/La Soukra/apartment/sale')!);
    const usual = median(flats);
    const near = flats.filter((price) => price > usual / 1.5 && price < usual * 1.5);
    expect(near.length / flats.length).toBeGreaterThan(0.9);
  });
});

describe('a property of the sample', () => {
  const known = listedAttributes.flatMap((name) =>
    attributes[name].types.map((propertyType) => ({ name, propertyType })),
  );

  function answersTo(name: ListedAttribute, propertyType: PropertyType): readonly unknown[] {
    const attribute = attributes[name];
    if (attribute.kind === 'count') return [2, 3, 4];
    if (attribute.kind === 'rank') return attribute.values;
    // lifts are in apartment buildings
    return name === 'elevator' && propertyType !== 'apartment' ? [false] : [false, true];
  }

  it.each(known)('of type $propertyType mostly tells $name, with every answer', ({ name, propertyType }) => {
    const listings = sample.filter((listing) => listing.propertyType === propertyType);
    const answers = listings.map((listing) => listing[name]).filter((answer) => answer !== undefined);
    expect(answers.length / listings.length).toBeGreaterThan(0.75);
    expect(answers.length).toBeLessThan(listings.length);
    expect([...new Set<unknown>(answers)]).toEqual(
      expect.arrayContaining([...answersTo(name, propertyType)]),
    );
  });

  it('tells nothing that its type cannot have', () => {
    const impossible = sample.flatMap((listing) =>
      listedAttributes.filter(
        (name) =>
          listing[name] !== undefined &&
          !attributes[name].types.some((type) => type === listing.propertyType),
      ),
    );
    expect(impossible).toEqual([]);
  });

  it('has more rooms where it is larger, and room to move in each', () => {
    const flats = sample.filter(({ propertyType, rooms }) => propertyType === 'apartment' && rooms);
    const [large, small] = [
      flats.filter((flat) => flat.surfaceM2 > 120),
      flats.filter((flat) => flat.surfaceM2 <= 120),
    ];
    const meanRooms = (listings: SourcedListing[]) => mean(listings.map(({ rooms }) => rooms!));
    expect(meanRooms(large)).toBeGreaterThan(meanRooms(small) + 0.5);
    const m2PerRoom = sample.filter(({ rooms }) => rooms).map(({ rooms, surfaceM2 }) => surfaceM2 / rooms!);
    expect(Math.min(...m2PerRoom)).toBeGreaterThan(12);
  });

  it('is in better condition where it is younger', () => {
    const meanAge = (wanted: string) =>
      mean(
        sample
          .filter(({ condition, ageYears }) => condition === wanted && ageYears !== undefined)
          .map(({ ageYears }) => ageYears!),
      );
    expect(meanAge('new')).toBeLessThan(meanAge('good'));
    expect(meanAge('good')).toBeLessThan(meanAge('to_renovate'));
  });

  it('looks on the sea only where there is one', () => {
    const inland = sample.filter(({ governorate }) => governorate === 'Kairouan');
    expect(inland.some(({ seaView }) => seaView === false)).toBe(true);
    expect(inland.some(({ seaView }) => seaView)).toBe(false);
  });

  it('is farm land for a third of the plots, larger than the buildable ones', () => {
    const plots = (buildable: boolean) =>
      sample.filter(
        ({ propertyType, constructible }) => propertyType === 'land' && constructible === buildable,
      );
    const [farms, buildable] = [plots(false), plots(true)];
    expect(farms.length / (farms.length + buildable.length)).toBeCloseTo(1 / 3, 1);
    expect(median(surfaces(farms))).toBeGreaterThan(median(surfaces(buildable)));
  });
});
