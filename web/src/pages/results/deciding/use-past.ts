import { countrySlug, type PropertyType, type Zone } from '@soumdar/contract';
import { describePosition } from '../../../api/calls.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { useRequest, type RequestState } from '../../../use-request.ts';
import { readZone } from '../../prices/use-zone.ts';
import { pastChanges, type PastChanges } from './past-changes.ts';

export interface Past {
  /** the smallest zone around with figures */
  zone: Zone | undefined;
  /** of the type, with the official index, which is the country's */
  trend: Zone['trend'];
  /** in dinars of each day; null where the index does not cover such a property */
  nominal: PastChanges | null;
  /** in constant dinars, while consumer prices are known */
  real: PastChanges | null;
}

export function usePast({ location, type }: PropertyDetails): RequestState<Past> {
  const { lat, lng } = location;
  return useRequest(`${lat},${lng},${type}`, undefined, () => readPast(lat, lng, type));
}

async function readPast(lat: number, lng: number, type: PropertyType): Promise<Past> {
  const { data } = await describePosition(lat, lng);
  const zone = data.zone ? await zoneOf(data.zone.slug) : undefined;
  const ofType = (of: Zone | undefined) => of?.trend.filter((quarter) => quarter.type === type) ?? [];
  const ownTrend = ofType(zone);
  // a zone has no trend of a type that nobody advertises there
  const trend = ownTrend.length > 0 ? ownTrend : ofType(await zoneOf(countrySlug));
  return {
    zone,
    trend,
    nominal: pastChanges(trend, type, 'index'),
    real: pastChanges(trend, type, 'indexReal'),
  };
}

async function zoneOf(slug: string): Promise<Zone | undefined> {
  const read = await readZone(slug);
  return 'zone' in read ? read.zone : undefined;
}
