import { expect, it } from 'vitest';
import { smallMarket } from '../testing/small-market.ts';
import { valueAt } from '../estimation/calculate-estimate.ts';
import { presentEstimate } from '../estimation/present.ts';
import { ofAgenciesAt } from './of-agencies.ts';
import { presentZone, presentZones } from './present-zone.ts';

const served = smallMarket();
const figures = served.figures!;
const groups = figures.zones['tunis']!.groups.map((group) => ({
  ...group,
  ofAgencies: group.transaction === 'rent',
}));
const agencies = { ...figures, zones: { ...figures.zones, tunis: { ...figures.zones['tunis']!, groups } } };
const market = { ...served, figures: agencies };

it('a zone without a price of its own has the level of the one whose price it shows', () => {
  expect(ofAgenciesAt(agencies, 'tunis', 'rent', 'apartment')).toBe(true);
  expect(ofAgenciesAt(agencies, 'tunis/carthage', 'rent', 'apartment')).toBe(true);
  expect(ofAgenciesAt(agencies, 'tunis', 'sale', 'apartment')).toBe(false);
  expect(ofAgenciesAt(agencies, 'tunis', 'rent', 'land')).toBe(false);
});

it('the answers about zones and an estimate there say so', () => {
  const rents = presentZone(market, 'tunis')!.groups.filter(({ transaction }) => transaction === 'rent');
  expect(rents.map(({ ofAgencies }) => ofAgencies)).toEqual([true]);
  const { zones } = presentZones(market, 'rent', 'apartment');
  expect(zones.find(({ slug }) => slug === 'tunis')).toMatchObject({ ofAgencies: true });
  const flat = { type: 'apartment', location: { lat: 36.8, lng: 10.18 }, details: { surface: 90 } } as const;
  const { ofAgencies } = presentEstimate(valueAt(new Date('2025-11-22'), market, flat));
  expect(ofAgencies).toEqual({ sale: false, rent: true });
});

it('a model of before says nothing of agencies', () => {
  const old = groups.map((group) => ({ ...group, ofAgencies: undefined }));
  const before = { ...figures, zones: { tunis: { ...figures.zones['tunis']!, groups: old } } };
  expect(ofAgenciesAt(before, 'tunis', 'rent', 'apartment')).toBe(false);
});
