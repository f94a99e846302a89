import { zoneTree } from '@soumdar/listings';
import { expect, it } from 'vitest';
import { valueAt } from '../estimation/calculate-estimate.ts';
import { presentEstimate } from '../estimation/present.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import { smallMarket } from '../testing/small-market.ts';
import { presentZone } from '../zones/present-zone.ts';
import { landingFigures } from './landing-figures.ts';

const served = smallMarket();
const market = { ...served, figures: served.figures! };

it('has the figures of the country’s page, at their day', () => {
  const { prices, asOf, medianError } = landingFigures(market);
  const { groups, accuracy } = presentZone(market, 'tunisie')!;
  expect(prices).toEqual(
    groups.map(({ transaction, type, medianPerSqm }) => ({ transaction, type, medianPerSqm })),
  );
  expect(asOf).toBe('2025-11-22');
  const rentsOf = (rent: string) => ({ ...market.figures, levelOf: { ...market.figures.levelOf, rent } });
  const rentMonths = ['2025-11', '2025-05'].map(
    (month) => landingFigures({ ...market, figures: rentsOf(month) }).rentMonth,
  );
  expect(rentMonths).toEqual([undefined, '2025-05']);
  const ofSales = accuracy.find(({ transaction, type }) => transaction === 'sale' && type === null);
  expect(medianError).toBe(ofSales?.medianError ?? null);
});

it('has an example with its own score, of the market in service', () => {
  const { example } = landingFigures(market);
  expect(example).toMatchObject({ place: { name: 'La Marsa centre' }, type: 'apartment', surface: 100 });
  expect(example!.confidence.score).toBeGreaterThanOrEqual(40);
  expect(example!.range!.low).toBeLessThan(example!.price);
});

it('has the figure that an owner in that neighbourhood gets', () => {
  const { lat, lng } = zoneTree().zones.get('tunis/la-marsa-centre')!;
  const valued = valueAt(new Date(market.figures.asOf), market, {
    type: 'apartment',
    details: { surface: 100, rooms: 3, bathrooms: 1 },
    location: { lat, lng, precision: 'neighbourhood' },
  });
  const { netPrice, rangeLow, rangeHigh } = roundEstimate(presentEstimate(valued)).estimation;
  const { price, range } = landingFigures(market).example!;
  expect({ price, ...range }).toEqual({ price: netPrice, low: rangeLow, high: rangeHigh });
});
