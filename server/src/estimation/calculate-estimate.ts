import {
  minComparables,
  type CheckedEstimationRequest,
  type EstimationData,
  type InsufficientData,
} from '@soumdar/contract';
import { findEstimation, insertEstimation } from '@soumdar/db';
import { estimateAndExplain, nearestPlaces } from '@soumdar/engine';
import { consent } from '../consent.ts';
import type { Refusal } from '../http/refusal.ts';
import { saveWithinLimit, limits, refusedWhenFull, type LimitServices } from '../limits/limits.ts';
import type { MarketAccess } from '../market/market-in-service.ts';
import { presentEstimate } from './present.ts';
import { describedProperty, isSameRequest, presentSavedEstimate, toRecord } from './record.ts';
import { roundEstimate } from './round-estimate.ts';
import { toSubject, type Property } from './subject.ts';

/** What it takes to value a property and to save the estimate. */
interface EstimationServices extends LimitServices, MarketAccess {}

/** Values a property today on the market in service, which is in memory; nothing is loaded. Its figures are not yet rounded. */
export async function calculateEstimate(
  services: EstimationServices,
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
      minimumRequired: minComparables,
    };
    return { refused: 'notEnoughData', data };
  }
  return presentEstimate(valued);
}

/**
 * Sale and rent with their explanations and the data they rest on; undefined before a market is in service.
 */
export function valueToday(
  { servedMarket, clock }: Pick<EstimationServices, 'servedMarket' | 'clock'>,
  property: Property,
) {
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

/**
 * Values a property and saves that as a record of the account. Sent again under the same key, it answers with the
 * saved record, whatever the market and the limit of the day are now.
 */
export async function saveEstimate(
  services: EstimationServices,
  accountId: string,
  request: CheckedEstimationRequest,
  requestKey?: string,
): Promise<EstimationData | Refusal> {
  const limit = limits.estimatesOf(services, accountId);
  // read before the record: otherwise a concurrent call with the same key could be saved and counted in between
  const full = await refusedWhenFull(services, limit);
  const first = requestKey && (await findEstimation(services.database.kysely, accountId, requestKey));
  if (first)
    return isSameRequest(first, describedProperty(request))
      ? presentSavedEstimate(first)
      : { refused: 'requestKeyReused' };

  if (full) return full;
  const estimated = await calculateEstimate(services, request);
  if ('refused' in estimated) return estimated;
  const now = services.clock();
  const saved = await saveWithinLimit(services, limit, async (trx) => {
    const id = await insertEstimation(trx, toRecord(accountId, request, estimated, now, requestKey));
    if (!id) return undefined;
    if (request.explore_pro_opportunities) await consent(trx, accountId, 'offers', now);
    return { id, ...roundEstimate(estimated) };
  });
  // a concurrent call with the same key was faster: answer with its record
  return saved ?? saveEstimate(services, accountId, request, requestKey);
}
