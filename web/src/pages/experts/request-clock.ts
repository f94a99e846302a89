import type { QueuedRequest } from '@soumdar/contract';
import { formatCount } from '../../format.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The experts are told again this long before the time is over. */
const soonMs = 4 * hourMs;

export interface RequestClock {
  text: string;
  tone: 'late' | 'soon' | 'calm' | 'closed';
}

/** Where a request stands in its 24 hours. `now` is in ms since the epoch. */
export function requestClock(
  { status, createdAt, dueAt, closedAt }: Pick<QueuedRequest, 'status' | 'createdAt' | 'dueAt' | 'closedAt'>,
  now: number,
): RequestClock {
  if (closedAt !== null) {
    const took = duration(Date.parse(closedAt) - Date.parse(createdAt));
    return { text: status === 'completed' ? `Réponse en ${took}` : `Annulée après ${took}`, tone: 'closed' };
  }
  const leftMs = Date.parse(dueAt) - now;
  if (leftMs < 0) return { text: `En retard de ${duration(-leftMs)}`, tone: 'late' };
  return { text: `Reste ${duration(leftMs)}`, tone: leftMs < soonMs ? 'soon' : 'calm' };
}

/** '5 min', '2 h', '2 h 05', and from two days on '3 jours' */
function duration(ms: number): string {
  if (ms >= 2 * dayMs) return formatCount(Math.floor(ms / dayMs), 'jour');
  const minutes = Math.floor((ms % hourMs) / minuteMs);
  if (ms < hourMs) return minutes === 0 ? 'moins d’une minute' : `${minutes} min`;
  const hours = `${Math.floor(ms / hourMs)} h`;
  return minutes === 0 ? hours : `${hours} ${String(minutes).padStart(2, '0')}`;
}
