import type { ContactTime } from '@soumdar/contract';
import { formatDayAndTime } from '@soumdar/words/formats';

/**
 * How soon an expert gets in touch: 'sous 24 heures', or by when of the weekend.
 *
 * @param dueAt ISO 8601 UTC; undefined where nobody can promise it
 */
export function promiseText(
  slot: ContactTime | null | undefined,
  dueAt: string | undefined,
  abroad = false,
): string {
  if (dueAt === undefined) return 'dès que possible';
  return slot === 'weekend'
    ? `le weekend, avant le ${formatDayAndTime(dueAt)}${abroad ? ', heure de Tunis' : ''}`
    : 'sous 24 heures';
}
