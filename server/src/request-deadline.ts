import type { ManualRequestRow } from '@soumdar/db';

export function isLate(request: Pick<ManualRequestRow, 'answer_by' | 'closed_at'>, now: Date): boolean {
  return request.closed_at === null && new Date(request.answer_by) <= now;
}
