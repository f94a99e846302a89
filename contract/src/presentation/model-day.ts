import { formatLongDate } from './formats.ts';

/** '2 mars 2026', the day on which a model was learned: its version begins with the moment. */
export function modelDay(version: string): string {
  const [moment] = /^[\d-]{10}T[\d:.]+Z/.exec(version) ?? [];
  return moment === undefined ? version : formatLongDate(moment);
}
