import { formatLongDate, formatMonth } from './formats.ts';

/** '2023', 'نهاية 2025', 'أكتوبر 2024', '31 ماي 2024', of '2023', '2025-end', '2024-10' and '2024-05-31' */
export function formatSourceDate(date: string | undefined): string {
  if (date === undefined) return 'دون تاريخ';
  if (date.endsWith('-end')) return `نهاية ${date.slice(0, 4)}`;
  if (date.length === 7) return formatMonth(date);
  return date.length === 4 ? date : formatLongDate(date);
}
