import { countrySlug, type ExampleEstimate, type LandingFigures } from '@soumdar/contract';
import { transactions } from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { estimateView, zoneView } from '@soumdar/views';
import { valueAt } from '../estimation/calculate-estimate.ts';
import { presentEstimate } from '../estimation/present.ts';
import { roundEstimate } from '../estimation/round-estimate.ts';
import type { Property } from '../estimation/subject.ts';
import type { FiguredMarket } from '../zones/figured-market.ts';
import { presentZone } from '../zones/present-zone.ts';

/** Neighbourhoods, for the prices of a town are not those of its centre. The first of them with a figure is the example. */
const examples = ['tunis/la-marsa-centre', 'ariana/cite-ennasr-2', 'sousse/sahloul', 'sfax/sfax'];
const home = { type: 'apartment', details: { surface: 100, rooms: 3, bathrooms: 1 } } as const;

export function landingFigures(market: FiguredMarket): LandingFigures {
  const country = presentZone(market, countrySlug)!;
  const { headlines } = zoneView(country);
  const measured = country.accuracy.find(({ transaction, type }) => transaction === 'sale' && type === null);
  return {
    prices: transactions.flatMap((transaction) => {
      const headline = headlines[transaction];
      return headline ? [{ transaction, type: headline.type, medianPerSqm: headline.prices.median }] : [];
    }),
    medianError: measured?.medianError ?? null,
    example: firstExample(market),
    asOf: country.asOf,
    ...(!country.asOf.startsWith(country.levelOf.rent) && { rentMonth: country.levelOf.rent }),
    sample: country.sample,
  };
}

/** Valued at the day of the figures. */
function firstExample(market: FiguredMarket): ExampleEstimate | null {
  for (const slug of examples) {
    const { name, nameAr, lat, lng } = zoneTree().zones.get(slug)!;
    const property: Property = { ...home, location: { lat, lng, precision: 'neighbourhood' } };
    const valued = valueAt(new Date(market.figures.asOf), market, property);
    const { sale } = estimateView(property, roundEstimate(presentEstimate(valued)));
    if (sale.kind !== 'estimated' || !sale.confidence) continue;
    const { price, range, confidence } = sale;
    const place = { name, ...(nameAr !== undefined && { nameAr }) };
    const { surface, rooms } = home.details;
    return { place, type: home.type, surface, rooms, price, range, confidence };
  }
  return null;
}
