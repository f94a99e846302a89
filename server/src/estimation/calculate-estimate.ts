import {
  minComparables,
  type CheckedCalculationRequest,
  type CheckedEstimationRequest,
  type CheckedPreviewRequest,
  type Coverage,
  type EstimationData,
  type EstimationPreview,
  type InsufficientData,
} from '@soumdar/contract';
import {
  findEstimation,
  insertEstimation,
  keyOfNewEstimation,
  listReplacements,
  lockAccount,
  lockEstimation,
  type EstimationRow,
  type SchemaTransaction,
} from '@soumdar/db';
import {
  beyondComparables,
  estimateAndExplain,
  estimateWithout,
  matchLimits,
  transactions,
  valuesFor,
  type Comparable,
  type Estimate,
  type MarketFigures,
  type Position,
  type PropertyType,
  type Transaction,
} from '@soumdar/engine';
import { kmBetween, zoneTree, type Town } from '@soumdar/listings';
import { roundings } from '@soumdar/rules';
import { consentToOffers } from '../auth/consent.ts';
import type { Refusal } from '../http/refusal.ts';
import { saveWithinLimit, limits, refusedWhenFull, type LimitServices } from '../limits/limits.ts';
import type { MarketAccess, ServedMarket } from '../market/market-in-service.ts';
import { ofAgenciesAt } from '../zones/of-agencies.ts';
import { pricesOfSurface } from '../zones/price-check.ts';
import type { Log } from '../process/log.ts';
import { positionRefused } from './count-position.ts';
import { placesAround } from './places-around.ts';
import { presentEstimate, type ValuedProperty } from './present.ts';
import {
  calculatedProperty,
  isSameRequest,
  presentAnswer,
  presentSavedEstimate,
  toRecord,
} from './record.ts';
import type { Reader } from '../auth/reader.ts';
import { withShownListings } from './show-listings.ts';
import type { Property } from './subject.ts';
import { neighbourhoodOf } from './town-middle.ts';
import { placeSubject, type PlacedInTown } from './town-places.ts';
import { leaveOutComparables } from './what-if.ts';

interface EstimationServices extends LimitServices, MarketAccess {
  log: Log;
}

/** Not yet rounded. */
async function calculateEstimate(
  services: EstimationServices,
  reader: Reader,
  request: CheckedEstimationRequest,
): Promise<Omit<EstimationData, 'id'> | Refusal> {
  const valued = await valueFor(services, reader, request);
  return 'refused' in valued ? valued : presentEstimate(valued);
}

/** Also without some of the comparables shown; not yet rounded. */
export async function previewEstimate(
  services: EstimationServices,
  reader: Reader,
  { without, ...request }: CheckedPreviewRequest,
): Promise<EstimationPreview | Refusal> {
  const valued = await valueFor(services, reader, request);
  if ('refused' in valued) return valued;
  if (without === undefined) return presentEstimate(valued);
  const whatIf = leaveOutComparables(valued, without);
  if ('refused' in whatIf) return whatIf;
  const { withoutUnknown } = whatIf;
  return refusedAsTooFew(whatIf.valued) ?? { ...presentEstimate(whatIf.valued), withoutUnknown };
}

/** With the comparables that the reader may see. */
async function valueFor(
  services: EstimationServices,
  reader: Reader,
  request: CheckedEstimationRequest,
): Promise<ValuedProperty | Refusal> {
  await services.awaitMarket();
  const refusal = await positionRefused(services, reader.accountId, request.location);
  if (refusal) return refusal;
  const valued = valueToday(services, request);
  if (!valued) return { refused: 'starting' };
  return refusedAsTooFew(valued) ?? withShownListings(services, reader, valued);
}

function refusedAsTooFew({ estimates: { sale, rent } }: ValuedProperty): Refusal | undefined {
  if (sale.kind !== 'insufficient' || rent.kind !== 'insufficient') return undefined;
  const data: InsufficientData = {
    found: { sale: sale.comparableCount, rent: rent.comparableCount },
    minimumRequired: minComparables,
  };
  return { refused: 'notEnoughData', data };
}

/** Undefined before a market is in service. */
export function valueToday(
  { servedMarket, clock }: Pick<EstimationServices, 'servedMarket' | 'clock'>,
  property: Property,
): ValuedProperty | undefined {
  const served = servedMarket();
  return served && valueAt(clock(), served, property);
}

/** @param town of the property, where that alone is known of its position */
export function valueAt(day: Date, served: ServedMarket, property: Property, town?: Town): ValuedProperty {
  const { market, figures, basis, listingsVersion, modelVersion } = served;
  const asOf = day.toISOString().slice(0, 10);
  const placed = placeSubject(property, market, town);
  const { subject, inTown } = placed;
  const isAnywhere = inTown !== undefined && !inTown.centre;
  const neighbourhood = isAnywhere ? undefined : neighbourhoodOf(subject, market);
  const around = { middles: neighbourhood?.middles, places: placed.places };
  const { estimates, explanations } = estimateAndExplain(subject, market, asOf, around);
  const zone = zoneTree().zoneAt(subject);
  const isOfAgencies = (transaction: Transaction) =>
    figures !== undefined && ofAgenciesAt(figures, zone, transaction, subject.propertyType);
  const { lat, lng } = inTown?.centre ?? property.location;
  const pin = { ...subject, lat, lng };
  const { propertyType: type, surfaceM2: surface, rooms } = subject;
  const fromPin = seenFrom(pin, subject, estimates);
  return {
    estimates: fromPin,
    nearestKm: valuesFor(transactions, (transaction) => nearestOf(fromPin[transaction].comparables)),
    explanations,
    neighbourhood,
    coverage: inTown && { ...coverageOf(inTown), ...mediansOf(inTown, type, figures) },
    marketVersion: `${modelVersion} ${listingsVersion}`,
    places: placesAround(
      { ...pin, inTown: inTown && (isAnywhere ? 'anywhere' : 'centre') },
      type,
      figures,
      (place, transaction) =>
        figures &&
        pricesOfSurface({ ...served, figures }, { zone: place, transaction, type, surface, rooms }),
    ),
    basis,
    ofAgencies: {
      sale: isOfAgencies('sale'),
      rent: isOfAgencies('rent'),
    },
    beyond: (transaction) => beyondComparables(pin, market, asOf, transaction),
    valueWithout: (leftOut) => estimateWithout(leftOut, subject, market, asOf, around),
  };
}

const withoutSamePlace = (comparable: Comparable): Comparable => ({
  ...comparable,
  matchReasons: comparable.matchReasons.filter((reason) => reason !== 'same_place'),
  likeness: comparable.likeness === 'strong' ? 'fair' : comparable.likeness,
});

const nearestOf = (comparables: readonly Comparable[]): number | null =>
  comparables.length === 0
    ? null
    : Number(Math.min(...comparables.map(({ distanceKm }) => distanceKm)).toFixed(1));

const coverageOf = ({ town, centre, isFew }: PlacedInTown): Coverage => ({
  town: town.name,
  ...(centre && { quarter: centre.name }),
  ...(isFew && { few: true as const }),
});

/** The prices of its centre may be far from those of the whole town. */
function mediansOf({ town, centre }: PlacedInTown, type: PropertyType, figures: MarketFigures | undefined) {
  const groups = (centre && town.zone && figures?.zones[town.zone.slug]?.groups) ?? [];
  const medians = groups.flatMap(({ transaction, type: ofType, medianPerSqm }) =>
    ofType === type && medianPerSqm !== null
      ? [[transaction, roundings[transaction].perSqm(medianPerSqm)] as const]
      : [],
  );
  return medians.length > 0 ? { medians: Object.fromEntries(medians) } : {};
}

/** Neither the pin nor the middle of its quarter need be where the property is valued. */
function seenFrom(pin: Position, quarter: Position, { sale, rent, ...estimate }: Estimate): Estimate {
  const isInQuarter = (comparable: Comparable) => kmBetween(quarter, comparable) < matchLimits.samePlaceKm;
  const fromPin = <Side extends Estimate['sale']>(side: Side): Side => ({
    ...side,
    comparables: side.comparables.map((comparable) => ({
      ...(isInQuarter(comparable) ? comparable : withoutSamePlace(comparable)),
      distanceKm: kmBetween(pin, comparable),
    })),
  });
  return { ...estimate, sale: fromPin(sale), rent: fromPin(rent) };
}

export type HandOver = (trx: SchemaTransaction, from: EstimationRow, id: string) => Promise<void>;

/** A repeat under the same key answers with the saved record. */
export async function saveEstimate(
  services: EstimationServices,
  reader: Reader,
  request: CheckedCalculationRequest,
  handOver: HandOver,
  requestKey?: string,
): Promise<EstimationData | Refusal> {
  const { accountId } = reader;
  const limit = limits.estimatesOf(services, accountId);
  // read before the record, or a concurrent call with the same key could be counted in between
  const full = await refusedWhenFull(services, limit);
  const first = requestKey && (await findEstimation(services.database.kysely, accountId, requestKey));
  if (first)
    return isSameRequest(first, calculatedProperty(request))
      ? presentSavedEstimate(first)
      : { refused: 'requestKeyReused' };

  if (full) return full;
  const { replaces } = request;
  if (replaces) {
    // before a valuation that nobody counts
    const { kysely } = services.database;
    const corrected = await kysely.transaction().execute((trx) => lockToCorrect(trx, accountId, replaces));
    const isSaved = requestKey && (await findEstimation(kysely, accountId, requestKey));
    if ('refused' in corrected && !isSaved) return corrected;
  }
  const estimated = await calculateEstimate(services, reader, request);
  if ('refused' in estimated) return estimated;
  const now = services.clock();
  const saved = await saveWithinLimit(services, limit, async (trx) => {
    const corrected = request.replaces && (await lockToCorrect(trx, accountId, request.replaces));
    if (corrected && 'refused' in corrected) {
      const isSaved = requestKey && (await findEstimation(trx, accountId, requestKey));
      return isSaved ? undefined : corrected;
    }
    const { type: property_type, location, details } = request;
    const property_key = corrected
      ? null
      : await keyOfNewEstimation(trx, accountId, { property_type, ...location, details });
    const record = toRecord(accountId, request, estimated, now, requestKey);
    const id = await insertEstimation(trx, { ...record, property_key });
    if (!id) return undefined;
    if (corrected) await handOver(trx, corrected, id);
    if (request.explore_pro_opportunities) await consentToOffers(trx, accountId, now);
    return presentAnswer({ id, ...estimated }, request.localisation, request.location);
  });
  // a concurrent call with the same key was faster
  return saved ?? saveEstimate(services, reader, request, handOver, requestKey);
}

/** Of two simultaneous corrections, the second waits and is refused. */
async function lockToCorrect(
  trx: SchemaTransaction,
  accountId: string,
  id: string,
): Promise<EstimationRow | Refusal> {
  // prevents a new follow or share meanwhile
  await lockAccount(trx, accountId);
  const estimation = await lockEstimation(trx, accountId, id);
  if (!estimation) return { refused: 'notFound' };
  const replacements = await listReplacements(trx, accountId, [id]);
  return replacements.has(id) ? { refused: 'alreadyReplaced' } : estimation;
}
