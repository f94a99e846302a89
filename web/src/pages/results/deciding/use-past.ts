import type { PropertyType, Zone } from '@soumdar/contract';
import { describePosition } from '../../../api/calls.ts';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import { useRequest, type RequestState } from '../../../use-request.ts';
import { readZone } from '../../prices/use-zone.ts';
import { pastChanges, type PastChanges } from './past-changes.ts';

export interface Past {
  /** the smallest zone around with figures */
  zone: Zone | undefined;
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
  const read = data.zone && (await readZone(data.zone.slug));
  const zone = read && 'zone' in read ? read.zone : undefined;
  const changes = (figure: 'index' | 'indexReal') => (zone ? pastChanges(zone.trend, type, figure) : null);
  return { zone, nominal: changes('index'), real: changes('indexReal') };
}
