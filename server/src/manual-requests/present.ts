import { manualRequestRecordSchema, type ManualRequestRecord } from '@soumdar/contract';
import type { ManualRequestRow } from '@soumdar/db';

export function presentManualRequest(row: ManualRequestRow): ManualRequestRecord {
  return manualRequestRecordSchema.parse({
    id: row.id,
    created_at: row.created_at,
    property_type: row.property_type,
    localisation: row.localisation,
    details: row.details,
    status: row.status,
    preferred_contact_method: row.preferred_contact_method,
    preferred_contact_time: row.preferred_contact_time,
    manual_result: row.manual_result,
    // a cancelled request says why
    additional_comments: row.additional_comments ?? row.cancel_reason,
  });
}
