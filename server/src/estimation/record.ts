import { isDeepStrictEqual } from 'node:util';
import {
  storedEstimationSchema,
  storedRecordSchema,
  type CheckedCalculationRequest,
  type CheckedEstimationRequest,
  type EstimationData,
  type EstimationRecord,
  type Location,
} from '@soumdar/contract';
import { noteShown, type Database, type NewEstimation, type EstimationRow } from '@soumdar/db';
import { writeIfPossible } from '../process/write-if-possible.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { localisationInArabic, withArabicNames } from './arabic-names.ts';
import { roundEstimate } from './round-estimate.ts';
import { presentLocation } from './subject.ts';

export function describedProperty(request: CheckedEstimationRequest) {
  const answers = {
    is_owner: request.is_owner,
    property_usage: request.property_usage,
    intended_action: request.intended_action,
    // an owner who only wants to know the value has no plan, whatever a client sends
    ...(request.intended_action !== 'connaitre' && {
      sale_timeline: request.sale_timeline,
      sale_method: request.sale_method,
    }),
    explore_pro_opportunities: request.explore_pro_opportunities,
  };
  return {
    property_type: request.type,
    lat: request.location.lat,
    lng: request.location.lng,
    precision: request.location.precision === 'point' ? null : request.location.precision,
    localisation: request.localisation,
    answers: JSON.stringify(answers),
    details: JSON.stringify(request.details),
  };
}

export const calculatedProperty = (request: CheckedCalculationRequest) => ({
  ...describedProperty(request),
  replaces: request.replaces ?? null,
});

/** JSON columns of a new request are text. */
export function isSameRequest(row: object, columns: Record<string, string | number | null>): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => {
    const saved = stored.get(name);
    const isJson = typeof saved === 'object' && saved !== null;
    return isDeepStrictEqual(saved, isJson ? JSON.parse(String(value)) : value);
  });
}

/** Unrounded, so that an estimate shown again later is unchanged. */
export function toRecord(
  accountId: string,
  request: CheckedCalculationRequest,
  estimated: Omit<EstimationData, 'id'>,
  now: Date,
  requestKey: string | undefined,
): NewEstimation {
  return {
    account_id: accountId,
    created_at: now,
    request_key: requestKey ?? null,
    ...calculatedProperty(request),
    answer: {
      result: estimated.estimation,
      confidence: estimated.confidence,
      comparables: estimated.comparables,
      comparable_counts: estimated.comparableCounts,
      explanation: estimated.explanation,
      // of one column, so that what is stored has the shape it always had
      basis: {
        ...estimated.basis,
        levelOf: estimated.levelOf,
        ofAgencies: estimated.ofAgencies,
        coverage: estimated.coverage,
      },
    },
  };
}

export function presentRecord(row: EstimationRow): EstimationRecord {
  const { result, ...record } = storedRecordSchema.parse({
    id: row.id,
    name: row.name,
    created_at: row.created_at,
    property_type: row.property_type,
    location: presentLocation(row),
    localisation: row.localisation,
    ...localisationInArabic(row.localisation, row),
    details: row.details,
    answers: row.answers,
    ...(row.replaces !== null && { replaces: row.replaces }),
    result: row.result,
    ...savedDetails(row),
  });
  const { estimation, ...rounded } = roundEstimate({ estimation: result, ...record });
  return withArabicNames({ ...rounded, result: estimation }, row);
}

export function presentSavedEstimate(row: EstimationRow): EstimationData {
  const stored = storedEstimationSchema.parse({ id: row.id, estimation: row.result, ...savedDetails(row) });
  return presentAnswer(stored, row.localisation, row);
}

/** To whoever asked for it. */
export function presentAnswer<Answer extends EstimationData>(
  answer: Answer,
  localisation: string,
  location: Location,
): Answer {
  return {
    ...withArabicNames(roundEstimate(answer), location),
    ...localisationInArabic(localisation, location),
  };
}

function savedDetails(row: EstimationRow) {
  const basis = row.basis as
    { levelOf?: unknown; ofAgencies?: unknown; coverage?: unknown } | null | undefined;
  return {
    confidence: row.confidence,
    comparables: row.comparables,
    comparableCounts: row.comparable_counts,
    explanation: row.explanation,
    basis: row.basis,
    levelOf: basis?.levelOf,
    ofAgencies: basis?.ofAgencies,
    coverage: basis?.coverage,
  };
}

interface ShowServices {
  database: Database;
  clock: Clock;
  log: Log;
}

/** Retention erases records unseen for years. */
export async function noteShownRecords(
  services: ShowServices,
  table: Parameters<typeof noteShown>[1],
  accountId: string,
  rows: { id: string }[],
): Promise<void> {
  const { kysely } = services.database;
  const ids = rows.map(({ id }) => id);
  await writeIfPossible(services, () => noteShown(kysely, table, accountId, ids, services.clock()));
}
