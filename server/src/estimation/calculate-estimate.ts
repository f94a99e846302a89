import {
  minimumComparables,
  type CheckedEstimationRequest,
  type EstimationData,
  type InsufficientData,
} from '@soumdar/contract';
import { estimate, explain } from '@soumdar/engine';
import type { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { presentEstimate } from './present.ts';
import { toSubject } from './subject.ts';

/** What the property is worth today on the market in service. Nothing is loaded: the market is in memory. */
export function calculateEstimate(
  { servedMarket, clock }: Services,
  request: CheckedEstimationRequest,
): Omit<EstimationData, 'id'> | Refusal {
  const served = servedMarket();
  if (!served) return { refused: 'starting' };
  const today = clock().toISOString().slice(0, 10);
  const subject = toSubject(request);
  const { sale, rent } = estimate(subject, served.market, today);
  if (sale.kind === 'insufficient' && rent.kind === 'insufficient') {
    const data: InsufficientData = {
      venteComparables: sale.comparableCount,
      locationComparables: rent.comparableCount,
      minimumRequired: minimumComparables,
    };
    return { refused: 'notEnoughData', data };
  }
  const explanations = {
    sale: explain(subject, served.market, today, 'sale'),
    rent: explain(subject, served.market, today, 'rent'),
  };
  return presentEstimate({ sale, rent }, explanations, served.basis);
}
