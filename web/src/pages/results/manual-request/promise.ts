import type { ContactTime } from '@soumdar/contract';
import { formatDayAndTime } from '../../../format.ts';

/** 'sous 24 heures', or by when of the weekend: how soon an expert gets in touch. */
export function promiseText(slot: ContactTime | null | undefined, dueAt: string, abroad = false): string {
  return slot === 'weekend'
    ? `le weekend, avant le ${formatDayAndTime(dueAt)}${abroad ? ', heure de Tunis' : ''}`
    : 'sous 24 heures';
}
