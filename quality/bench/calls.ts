import { countrySlug, priceMapPath } from '@soumdar/contract';
import { request, type Agent } from 'node:http';
import type { Product } from './product.ts';

/** An HTTP call to the product as its clients make it. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const property = {
  type: 'apartment',
  location: { lat: 36.86, lng: 10.28 },
  localisation: 'La Marsa',
  details: { surface: 120, rooms: 4, bathrooms: 2 },
};

/** As every browser asks. */
const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const read = (path: string) => ({ method: 'GET', path, headers: compressed }) as const;

/** The calls that are measured, from the one that does nothing to the one that does most. */
export function measuredCalls({ headers }: Product) {
  const estimate = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(property),
  } as const;
  return {
    empty: { method: 'GET', path: '/healthz' },
    landing: read('/'),
    prices: read('/prix-immobilier'),
    zonePrices: read('/prix-immobilier/tunis/la-marsa'),
    priceMap: read(priceMapPath(countrySlug, 'sale', 'apartment')),
    zones: read('/api/market/zones?transaction=sale&type=apartment'),
    areas: read('/api/market/areas?transaction=sale&type=apartment'),
    zone: read('/api/market/zones/tunis'),
    session: { method: 'GET', path: '/api/auth/session', headers },
    preview: { path: '/api/estimation/preview', ...estimate },
    estimate: { path: '/api/estimation/calculate', ...estimate },
  } satisfies Record<string, Call>;
}

/** Resolves to the status once the whole answer has arrived. */
export function answered(
  address: string,
  { path, body, ...options }: Call,
  agent: Agent,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, address), { ...options, agent }, (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode));
      answer.resume();
    });
    call.on('error', reject);
    call.end(body);
  });
}
