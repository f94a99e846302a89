import { formatCount } from './counting.ts';
import { formatMoment } from './formats.ts';

/** 'avant le 2 mars 2026 à 10:00' */
export const dueBefore = (iso: string) => `avant le ${formatMoment(iso)}`;
export const closedOn = (iso: string) => `le ${formatMoment(iso)}`;
export const answeredIn = (ms: number) => `Réponse en ${duration(ms)}`;
export const cancelledAfter = (ms: number) => `Annulée après ${duration(ms)}`;
export const lateBy = (ms: number) => `En retard de ${duration(ms)}`;
export const left = (ms: number) => `Reste ${duration(ms)}`;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** '5 min', '2 h', '2 h 05', and from two days on '3 jours' */
function duration(ms: number): string {
  if (ms >= 2 * dayMs) return formatCount(Math.floor(ms / dayMs), 'jour');
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (ms < hourMs) return minutes === 0 ? 'moins d’une minute' : `${minutes} min`;
  const hours = `${Math.floor(ms / hourMs)} h`;
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`;
}
