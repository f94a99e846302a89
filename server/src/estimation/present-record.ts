import { estimationRecordSchema, type EstimationRecord } from '@soumdar/contract';
import type { EstimationRow } from '@soumdar/db';

export function presentRecord(row: EstimationRow): EstimationRecord {
  return estimationRecordSchema.parse({
    id: row.id,
    created_at: row.created_at,
    property_type: row.property_type,
    location: { lat: row.lat, lng: row.lng },
    localisation: row.localisation,
    details: row.details,
    result: row.result,
    confidence: row.confidence,
    comparables: row.comparables,
    comparableCounts: row.comparable_counts,
    explanation: row.explanation,
    basis: row.basis,
  });
}
