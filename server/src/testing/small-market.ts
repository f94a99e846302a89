import {
  createMarket,
  marketFigures,
  marketSets,
  train,
  type Listing,
  type Model,
  type Transaction,
} from '@soumdar/engine';
import { zoneTree } from '@soumdar/listings';
import { priceAreas } from '../market/price-areas.ts';
import type { ServedMarket } from '../market/market-in-service.ts';

export const lakeside = { lat: 36.84, lng: 10.27 };

/** Twenty flats for sale and twenty to let, and nothing elsewhere. */
export const smallListings: Listing[] = (['sale', 'rent'] as const).flatMap((transaction) =>
  Array.from({ length: 20 }, (_, index) => flat(transaction, index)),
);

function flat(transaction: Transaction, index: number): Listing {
  const surfaceM2 = 80 + index * 3;
  const perM2 = transaction === 'sale' ? 3000 + (index % 5) * 50 : 15 + (index % 3);
  return {
    id: `00000000-0000-4000-8000-${transaction === 'sale' ? 'a' : 'b'}${String(index).padStart(11, '0')}`,
    transaction,
    propertyType: 'apartment',
    surfaceM2,
    rooms: 3,
    priceTnd: surfaceM2 * perM2,
    lat: lakeside.lat + (index % 4) * 0.004,
    lng: lakeside.lng,
    locality: 'Les Berges du Lac',
    listedOn: '2025-11-01',
  };
}

export function smallMarket(): ServedMarket {
  const training = train(smallListings, { seed: 1 });
  const figures = marketFigures(training, zoneTree(), '2025-11-22');
  return {
    ...marketOf(smallListings, training.model),
    figures,
    areas: priceAreas(figures),
    basis: { listings: smallListings.length, newestListedOn: '2025-11-01', sample: false, asksPlot: false },
    listingsVersion: '00000000-0000-4000-8000-000000000001',
    modelVersion: 'test',
    imports: 1,
    refreshedAt: '2026-03-01T03:00:00.000Z',
  };
}

/** As many alike as the check of a price needs. */
export function doubledMarket(served = smallMarket()): ServedMarket {
  const twice = smallListings.flatMap((listing) => [listing, { ...listing, id: `${listing.id}-again` }]);
  return { ...served, ...marketOf(twice, served.market.model) };
}

export function marketOf(listings: readonly Listing[], model: Model): Pick<ServedMarket, 'market' | 'sets'> {
  const market = createMarket(listings, model);
  return { market, sets: marketSets(market.comparables, zoneTree()) };
}
