import type { SourcedListing } from '../queries/market/listing-rows.ts';

/** An ordinary listing. */
export const land: SourcedListing = {
  id: '00000000-0000-8000-8000-000000000001',
  source: 'agency',
  transaction: 'sale',
  propertyType: 'land',
  priceTnd: 90_000,
  surfaceM2: 400,
  locality: 'Korba',
  lat: 36.5785,
  lng: 10.858,
  listedOn: '2025-03-15',
};
