const whole = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 0 });
/** The server rounds: rents per m² come with one decimal. */
const perM2 = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1 });
const share = new Intl.NumberFormat('fr-TN', { style: 'percent', maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });

export const formatNumber = (value: number) => whole.format(value);
export const formatPrice = (tnd: number) => `${whole.format(tnd)} DT`;
/** A price per m² without its unit. */
export const formatPerM2 = (tnd: number) => perM2.format(tnd);
export const formatPricePerM2 = (tnd: number) => `${formatPerM2(tnd)} DT/m²`;
export const formatRent = (tnd: number) => `${whole.format(tnd)} DT/mois`;
export const formatSurface = (m2: number) => `${whole.format(m2)} m²`;
export const formatShare = (part: number) => share.format(part);
export const formatDistance = (km: number) => `${oneDecimal.format(km)} km`;
/** '36.8621, 10.2809' */
export const formatCoordinates = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
/** The first of a month is an ordinal in French, which the browser's own dates are not. */
export const withOrdinal = (date: string) => date.replace(/^1(?= )/, '1er');
/** '2 mars 2026', '1er avril 2026', of an ISO instant, or of an ISO date, which is the same day everywhere */
export const formatLongDate = (iso: string) =>
  withOrdinal(longDate.format(new Date(iso.length === 10 ? `${iso}T00:00` : iso)));
/** '2 mars 2026 à 14:05' in Tunis, of an ISO instant */
export const formatMoment = (iso: string) => withOrdinal(moment.format(new Date(iso)));
/** 'dimanche 6 décembre à 18:00' in Tunis, of an ISO instant */
export const formatDayAndTime = (iso: string) => dayAndTime.format(new Date(iso)).replace(/ 1(?= )/, ' 1er');
/** '1 pièce', '3 pièces', never broken after the number */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${whole.format(count)}\u00a0${count >= 2 ? many : one}`;
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
