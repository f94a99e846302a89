import { randomInt } from 'node:crypto';
import type { Listing } from '@soumdar/engine';
import { syntheticListings } from '@soumdar/engine';
import { headersOf, password, type Product } from '../product.ts';
import { latencyOf, type Latency } from '../timing.ts';
import { emailOf } from './load.ts';

export interface OwnersMeasure extends Latency {
  call: string;
}

const underWay = 4;
type Headers = Record<string, string>;

/** What owners at random do: sign in, read their dashboard, ask for an estimate. */
export async function askAsOwners(
  product: Product,
  accounts: number,
  owners: number,
): Promise<OwnersMeasure[]> {
  const times = { login: [] as number[], list: [] as number[], estimate: [] as number[] };
  const places = syntheticListings(owners, 6);
  const { address } = product;
  const { 'x-api-key': key = '' } = product.headers;

  async function visit(place: Listing): Promise<void> {
    const email = emailOf(1 + randomInt(accounts));
    const signedIn = await timed(times.login, () =>
      fetch(`${address}/api/auth/login`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    const { data } = (await signedIn.json()) as { data: { token: string } };
    const headers = headersOf(data.token);
    const list = await timed(times.list, () => fetch(`${address}/api/user/estimations`, { headers }));
    await list.arrayBuffer();
    const sent = performance.now();
    if (await askForEstimate(address, headers, place)) times.estimate.push(performance.now() - sent);
  }

  const visitors = Array.from({ length: underWay }, async () => {
    for (let place = places.pop(); place; place = places.pop()) await visit(place);
  });
  await Promise.all(visitors);
  return [
    { call: 'login', ...latencyOf(times.login) },
    { call: 'list of estimates', ...latencyOf(times.list) },
    { call: 'estimate with its record', ...latencyOf(times.estimate) },
  ];
}

async function timed(times: number[], call: () => Promise<Response>): Promise<Response> {
  const sent = performance.now();
  const response = await call();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  times.push(performance.now() - sent);
  return response;
}

/** False where there is too little to estimate from, or the invented property is none that a form takes. */
export async function askForEstimate(address: string, headers: Headers, place: Listing): Promise<boolean> {
  const { propertyType, lat, lng, surfaceM2, rooms, bathrooms, locality } = place;
  const rest = propertyType === 'land' ? {} : { rooms, bathrooms };
  const response = await fetch(`${address}/api/estimation/calculate`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      type: propertyType,
      location: { lat, lng },
      localisation: `Avenue Habib Bourguiba, ${locality}, Tunisie`,
      is_owner: true,
      property_usage: 'residence-principale',
      intended_action: 'vendre',
      sale_timeline: '3-months',
      explore_pro_opportunities: false,
      details: { surface: surfaceM2, ...rest },
    }),
  });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`an estimate was answered ${response.status}`);
  return response.ok;
}
