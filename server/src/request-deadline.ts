import type { ManualRequestRow } from '@soumdar/db';

export function isLate(request: Pick<ManualRequestRow, 'due_at' | 'closed_at'>, now: Date): boolean {
  return request.closed_at === null && new Date(request.due_at) <= now;
}
