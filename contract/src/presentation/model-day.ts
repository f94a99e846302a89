import { formatLongDate } from '@soumdar/words/formats';

/** '2 mars 2026': a version begins with the moment of training. */
export function modelDay(version: string): string {
  const [moment] = /^[\d-]{10}T[\d:.]+Z/.exec(version) ?? [];
  return moment === undefined ? version : formatLongDate(moment);
}
