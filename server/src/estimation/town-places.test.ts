import { expect, test } from 'vitest';
import type { MarketFigures } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { flat } from '../testing/estimating.ts';
import { marketOf, smallListings, smallMarket } from '../testing/small-market.ts';
import { valueAt } from './calculate-estimate.ts';
import type { Property } from './subject.ts';

const served = smallMarket();
const day = new Date('2026-03-01T12:00:00Z');
const zoneOf = (slug: string) => zoneTree().zones.get(slug)!;
const leKram = zoneOf('tunis/le-kram-centre');
const jardins = zoneOf('tunis/les-jardins-de-carthage');

/** The flats of the small market, half of them sales, at a place. */
const flatsAt = ({ slug, lat, lng }: { slug: string; lat: number; lng: number }, most: number, dearer = 1) =>
  smallListings
    .filter((_, at) => at % (smallListings.length / most) < 1)
    .map((one) => ({ ...one, id: `${slug} ${one.id}`, lat, lng, priceTnd: dearer * one.priceTnd }));

const valued = (listings: typeof smallListings, location: Property['location'], figures = served.figures) =>
  valueAt(
    day,
    { ...served, ...marketOf(listings, served.market.model), figures },
    { type: 'apartment', location, details: flat.details },
  );
const at = ({ lat, lng }: { lat: number; lng: number }, precision: 'town' | 'neighbourhood') => ({
  lat,
  lng,
  precision,
});

test('a property of which only the town is known is valued in its centre, however many are advertised in a dearer quarter', () => {
  const listings = [...flatsAt(leKram, 20), ...flatsAt(jardins, 40, 2)];
  const town = valued(listings, at(leKram, 'town'));
  const { estimates, places } = valued(listings, at(leKram, 'neighbourhood'));
  expect(town.coverage).toEqual({ town: 'Le Kram', quarter: 'Le Kram centre' });
  expect(town.estimates).toEqual(estimates);
  expect(town.places).toEqual(places);
});

test('valued in its centre, it comes with the prices of the whole town, of its type', () => {
  const group = (type: string, transaction: string, medianPerSqm: number | null) => ({
    type,
    transaction,
    medianPerSqm,
  });
  const groups = [
    group('apartment', 'sale', 3897.1),
    group('villa', 'sale', 2100),
    group('apartment', 'rent', null),
  ];
  const figures = { ...served.figures!, zones: { 'tunis/le-kram': { groups } } } as unknown as MarketFigures;
  expect(valued(flatsAt(leKram, 20), at(leKram, 'town'), figures).coverage?.medians).toEqual({ sale: 3900 });
  expect(valued(flatsAt(leKram, 20), at(leKram, 'neighbourhood'), figures).coverage).toBeUndefined();
});

test('where its centre has few advertisements it may be at any of its places', () => {
  const listings = [...flatsAt(leKram, 10), ...flatsAt(jardins, 40, 2)];
  const town = valued(listings, at(leKram, 'town'));
  expect(town.coverage).toEqual({ town: 'Le Kram' });
  expect(town.estimates.sale).not.toEqual(valued(listings, at(leKram, 'neighbourhood')).estimates.sale);
});

test('no share of advertisements is claimed for a town without any', () => {
  expect(valued(flatsAt(jardins, 40), at(leKram, 'town')).coverage).toEqual({ town: 'Le Kram' });
  const marsa = zoneOf('tunis/marsa-corniche');
  expect(valued(flatsAt(marsa, 40), at(leKram, 'town')).coverage).toEqual({ town: 'Le Kram', few: true });
});

test('a pin nearer to advertisements of another town than to those of its own is valued by both', () => {
  const rades = zoneOf('ben-arous/rades-centre');
  const goulette = zoneOf('tunis/la-goulette-centre');
  const ofBoth = [...flatsAt(rades, 40), ...flatsAt(goulette, 40, 2)];
  // 2.1 km from La Goulette and 4.2 km from the centre of Radès, whose beach it is
  const { sale: beach } = valued(ofBoth, { lat: 36.8, lng: 10.3 }).estimates;
  const { sale: centre } = valued(ofBoth, at(rades, 'neighbourhood')).estimates;
  const { sale: across } = valued(ofBoth, at(goulette, 'neighbourhood')).estimates;
  if (beach.kind !== 'estimated' || centre.kind !== 'estimated' || across.kind !== 'estimated')
    throw new Error('no figure');
  expect(beach.priceTnd).toBeCloseTo(centre.priceTnd, -2);
  expect(beach.lowTnd).toBeLessThan(centre.priceTnd);
  expect(beach.highTnd).toBeGreaterThan(across.priceTnd);
  expect(beach.score).toBeLessThan(centre.score);
  expect(beach.comparables.flatMap(({ matchReasons }) => matchReasons)).not.toContain('same_place');
  expect(centre.comparables.flatMap(({ matchReasons }) => matchReasons)).toContain('same_place');

  // under ten of its own say too little
  const { sale: fewOfOwn } = valued([...flatsAt(rades, 8), ...flatsAt(goulette, 40, 2)], {
    lat: 36.8,
    lng: 10.3,
  }).estimates;
  expect(fewOfOwn.kind === 'estimated' && fewOfOwn.priceTnd / across.priceTnd).toBeCloseTo(1, 1);
});

test('the centre that stands for a town is valued as its quarter, where rents of another town are nearest', () => {
  const babBhar = zoneOf('tunis/bab-bhar-centre');
  const sales = flatsAt(babBhar, 60).filter(({ transaction }) => transaction === 'sale');
  const rents = [
    ...flatsAt(zoneOf('tunis/la-medina-de-tunis-centre'), 20),
    ...flatsAt(zoneOf('tunis/lafayette'), 60, 2),
  ].filter(({ transaction }) => transaction === 'rent');
  const town = valued([...sales, ...rents], at(babBhar, 'town'));
  expect(town.coverage).toMatchObject({ quarter: 'Bab Bhar centre' });
  expect(town.estimates).toEqual(valued([...sales, ...rents], at(babBhar, 'neighbourhood')).estimates);
});
