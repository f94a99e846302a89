import { withOrdinal } from '@soumdar/contract';

const share = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 1 });
// the hour is that of Tunis, as in the messages and the hours at which people wish to be called
const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Africa/Tunis',
});
const dayAndTime = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Tunis',
});

export const formatShare = (part: number) => share.format(part);
/** '2 mars 2026 à 14:05' in Tunis, of an ISO instant */
export const formatMoment = (iso: string) => withOrdinal(moment.format(new Date(iso)));
/** 'dimanche 6 décembre à 18:00' in Tunis, of an ISO instant */
export const formatDayAndTime = (iso: string) => dayAndTime.format(new Date(iso)).replace(/ 1(?= )/, ' 1er');
/** 'Villa · 300 m² · 6 pièces': a line may end after a dot, none begins with it */
export const formatFacts = (facts: string[]) => facts.join('\u00a0· ');
/** '2026-03-01', of the visitor's own day: for the name of a file */
export const formatFileDay = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** '2:05' */
export const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
