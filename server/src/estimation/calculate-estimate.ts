import {
  minimumComparables,
  type CheckedEstimationRequest,
  type EstimationData,
  type InsufficientData,
} from '@soumdar/contract';
import { estimateAndExplain, nearestPlaces } from '@soumdar/engine';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { presentEstimate } from './present.ts';
import { toSubject, type Property } from './subject.ts';

/** What the property is worth today on the market in service. Nothing is loaded: the market is in memory, or awaited. */
export async function calculateEstimate(
  services: Services,
  request: CheckedEstimationRequest,
): Promise<Omit<EstimationData, 'id'> | Refusal> {
  await services.awaitMarket();
  const valued = valueToday(services, request);
  if (!valued) return { refused: 'starting' };
  const { sale, rent } = valued.estimates;
  if (sale.kind === 'insufficient' && rent.kind === 'insufficient') {
    const data: InsufficientData = {
      venteComparables: sale.comparableCount,
      locationComparables: rent.comparableCount,
      minimumRequired: minimumComparables,
    };
    return { refused: 'notEnoughData', data };
  }
  return presentEstimate(valued);
}

/** Both sides with what explains them and the data they come from; undefined before a market is served. */
export function valueToday({ servedMarket, clock }: Services, property: Property) {
  const served = servedMarket();
  if (!served) return undefined;
  const today = clock().toISOString().slice(0, 10);
  const subject = toSubject(property);
  return {
    ...estimateAndExplain(subject, served.market, today),
    places: {
      sale: nearestPlaces(subject, served.market, today, 'sale'),
      rent: nearestPlaces(subject, served.market, today, 'rent'),
    },
    basis: served.basis,
  };
}
