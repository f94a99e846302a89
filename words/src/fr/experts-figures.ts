import { formatCount } from './counting.ts';
import { formatPercent } from './formats.ts';

/** How experts answer in time, and what automatic estimates come to, week by week. */

export const nothingYet = 'Rien à montrer encore';
export const loadFailed = 'Les chiffres n’ont pas pu être chargés.';
export const open = 'Demandes ouvertes';
export const late = 'En retard';
export const requestsByWeek = 'Demandes par semaine';
export const requestsByWeekLead = 'Selon la réponse donnée ; le reste est en cours ou annulé.';
export const answeredInTime = 'Réponses à temps';
export const answeredLate = 'Hors délai';
export const others = 'Autres';
export const shareByWeek = 'Part des réponses à temps';
export const shareByWeekLead =
  'Sous 24 heures, ou avant le dimanche 18 h pour un weekend ; des demandes terminées ou hors délai.';
export const shareInTime = 'Part à temps';
export const estimates = 'Estimations automatiques';
export const estimatesLead = 'D’après les événements comptés sur le site, sans identité.';
export const started = 'Commencées';
export const succeeded = 'Réussies';
export const failed = 'Échouées';
export const requests = 'Demandes';
export const estimatesStarted = 'Estimations commencées';
export const byWeek = 'Semaine par semaine';
export const weekOf = 'Semaine du';

export const inTimeOver = (weeks: number) => `${answeredInTime} (${formatCount(weeks, 'semaine')})`;
/** Of 0.123: '12 %' */
export const share = (value: number | null) =>
  value === null ? none : formatPercent(Math.round(value * 100));
const none = '–';
export const bar = (week: string, series: string, value: string | null) =>
  `${week}\u00a0· ${series} : ${value ?? none}`;
