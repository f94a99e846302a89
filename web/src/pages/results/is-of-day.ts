import { formatLongDate } from '@soumdar/words/formats';

/** In Tunis, whose days are written everywhere. */
export const isOfDay = (iso: string, day: Date): boolean =>
  formatLongDate(iso) === formatLongDate(day.toISOString());
