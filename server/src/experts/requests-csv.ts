import type { ExpertRequestRow } from '@soumdar/db';
import {
  contactMethodLabels,
  contactTimeLabels,
  manualRequestStatusLabels,
  propertyTypeLabels,
} from '@soumdar/words/labels';
import { csvDateTime, csvPhone, type CsvCell } from '../http/csv.ts';
import { presentQueued } from './read-request.ts';

export function toCsvRow(row: ExpertRequestRow, now: Date): CsvCell[] {
  const request = presentQueued(row, now);
  return [
    csvDateTime(request.createdAt),
    csvDateTime(request.dueAt),
    manualRequestStatusLabels[request.status],
    csvDateTime(request.closedAt),
    propertyTypeLabels[request.propertyType],
    request.localisation,
    request.surface,
    request.contact.fullName,
    csvPhone(request.contact.phone),
    request.contact.email,
    contactMethodLabels[request.preferredContactMethod],
    contactTimeLabels[request.preferredContactTime],
    request.assignedTo?.fullName ?? null,
    row.manual_result,
    row.additional_comments,
    row.cancel_reason,
    row.result_low,
    row.result_high,
    row.rent_result,
    row.message,
    row.time_zone,
  ];
}
