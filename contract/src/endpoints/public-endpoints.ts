import type { EndpointName } from './addresses.ts';
import type { Endpoint } from './endpoint.ts';
import * as accuracy from '../market/accuracy.ts';
import * as zones from '../market/zones.ts';

/** Open to any site, about nobody. */
export const publicEndpoints = {
  listZones: {
    tag: 'market',
    access: 'public',
    query: zones.zonesQuerySchema,
    answer: zones.zoneListResponseSchema,
    summary: 'Every zone where a type of property is advertised, with what is asked there.',
    example: '/market/zones?transaction=sale&type=apartment',
    errors: ['tooManyAttempts'],
  },
  listAreas: {
    tag: 'market',
    access: 'public',
    query: zones.zonesQuerySchema,
    answer: zones.areaListResponseSchema,
    summary:
      'The area of every place with a price: the points nearer to it than to any other such place, within 1.5 km and on land. A ring is lng and lat of its first corner in ten-thousandths of a degree, then the steps from corner to corner.',
    example: '/market/areas?transaction=sale&type=apartment',
    errors: ['tooManyAttempts'],
  },
  readGovernorate: {
    tag: 'market',
    access: 'public',
    params: zones.governorateParamsSchema,
    answer: zones.zoneResponseSchema,
    summary: 'What is asked in a governorate, or in the whole country, whose slug is `tunisie`.',
    example: '/market/zones/tunisie',
    errors: ['notFound', 'tooManyAttempts'],
  },
  readZone: {
    tag: 'market',
    access: 'public',
    params: zones.zoneParamsSchema,
    answer: zones.zoneResponseSchema,
    summary:
      'What is asked in a town or a neighbourhood. A slug that is none answers 404 with the nearest in `data.nearest`.',
    example: '/market/zones/tunis/les-berges-du-lac-2',
    errors: ['notFound', 'tooManyAttempts'],
  },
  readAccuracy: {
    tag: 'market',
    access: 'public',
    answer: accuracy.marketAccuracyResponseSchema,
    summary: 'How far estimates lie from asking prices they were not learned from, and of which models.',
    example: '/market/accuracy',
    errors: ['tooManyAttempts'],
  },
  downloadZones: {
    tag: 'market',
    access: 'public',
    summary: 'Every zone with what is asked there, as CSV: a line for each type of property and transaction.',
    example: '/market/zones.csv',
    errors: ['tooManyAttempts'],
  },
  downloadGovernorate: {
    tag: 'market',
    access: 'public',
    params: zones.governorateParamsSchema,
    summary: 'What is asked in a governorate, or in the whole country, as CSV.',
    example: '/market/zones/tunisie.csv',
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadZone: {
    tag: 'market',
    access: 'public',
    params: zones.zoneParamsSchema,
    summary: 'What is asked in a town or a neighbourhood, as CSV.',
    example: '/market/zones/tunis/les-berges-du-lac-2.csv',
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadComparison: {
    tag: 'market',
    access: 'public',
    query: zones.comparisonFileQuerySchema,
    summary: 'What is asked in two or three zones, as one CSV that names them.',
    example: '/market/comparison.csv?zones=tunis,tunis/les-berges-du-lac-2',
    errors: ['notFound', 'tooManyAttempts'],
  },
  downloadAccuracy: {
    tag: 'market',
    access: 'public',
    summary: 'How far estimates lie from asking prices, as CSV.',
    example: '/market/accuracy.csv',
    errors: ['tooManyAttempts'],
  },
  comparePrice: {
    tag: 'market',
    access: 'public',
    query: zones.comparePriceQuerySchema,
    answer: zones.priceComparisonResponseSchema,
    summary:
      'Where a price lies among what is asked for the like in a zone, from advertisements alone. Nothing is kept. A price beyond ten times the median, or under a tenth of it, answers 422 with the bounds in `data`.',
    example: '/market/compare-price?zone=tunis&transaction=sale&type=apartment&surface=100&price=310000',
    errors: ['notFound', 'notEnoughData', 'priceOutOfRange', 'tooManyAttempts'],
  },
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
