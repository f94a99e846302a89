import type { TrustedPlace } from '@soumdar/contract';
import { call } from '../../../api/call.ts';
import { useRequest, type RequestState } from '../../../use-request.ts';

export type Side = 'sale' | 'rent';

/** Not in the server's HTML, which they would make heavy. */
export function useTrustedPlaces(): RequestState<TrustedPlace[]> {
  return useRequest('places', undefined, async () => (await call('readAccuracy', {})).data.places);
}
