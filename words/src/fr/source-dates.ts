import { formatLongDate } from './formats.ts';

const formatMonth = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '2023', 'fin 2025', 'octobre 2024', '31 mai 2024', of '2023', '2025-end', '2024-10' and '2024-05-31' */
export function formatSourceDate(date: string | undefined): string {
  if (date === undefined) return 'sans date';
  if (date.endsWith('-end')) return `fin ${date.slice(0, 4)}`;
  if (date.length === 7) return formatMonth.format(new Date(`${date}-01T00:00Z`));
  return date.length === 4 ? date : formatLongDate(date);
}
