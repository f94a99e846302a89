import type { TrustedPlace } from '@soumdar/contract';
import { formatShare } from '@soumdar/words/formats';
import { call } from '../../../api/call.ts';
import { useRequest, type RequestState } from '../../../use-request.ts';

export type Side = 'sale' | 'rent';

export const sideNames: Record<Side, string> = { sale: 'prix de vente', rent: 'loyers' };

/** Governorates and towns: the page itself is drawn without them, which would make it heavy. */
export function useTrustedPlaces(): RequestState<TrustedPlace[]> {
  return useRequest('places', undefined, async () => (await call('readAccuracy', {})).data.places);
}

/** What is to be expected of an estimate at a place. */
export function trustText({ answered, medianError }: TrustedPlace['sale']): string {
  if (medianError !== null) return `erreur médiane de ${formatShare(medianError)}`;
  return answered ? 'estimé, erreur non mesurée ici' : 'un expert répond';
}
