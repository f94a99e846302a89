import { formatCount } from '@soumdar/words/formats';

const dayMs = 24 * 3600 * 1000;

/** 'aujourd’hui', 'il y a 12 jours', 'il y a 3 mois' */
export function ageText(iso: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(iso)) / dayMs);
  if (days < 1) return 'aujourd’hui';
  return `il y a ${days < 60 ? formatCount(days, 'jour') : formatCount(Math.floor(days / 30.44), 'mois', 'mois')}`;
}
