const whole = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 0 });
/** The server rounds: rents per m² come with one decimal. */
const perM2 = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
// the day is that of Tunis, wherever it is read or written
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Tunis' });

export const formatNumber = (value: number) => whole.format(value);
export const formatPrice = (tnd: number) => `${whole.format(tnd)} DT`;
/** A price per m² without its unit. */
export const formatPerM2 = (tnd: number) => perM2.format(tnd);
export const formatPricePerM2 = (tnd: number) => `${formatPerM2(tnd)} DT/m²`;
export const formatRent = (tnd: number) => `${whole.format(tnd)} DT/mois`;
export const formatSurface = (m2: number) => `${whole.format(m2)} m²`;
export const formatDistance = (km: number) => `${oneDecimal.format(km)} km`;
/** '36.8621, 10.2809' */
export const formatCoordinates = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
/** The first of a month is an ordinal in French, which the dates of the platform are not. */
export const withOrdinal = (date: string) => date.replace(/^1(?= )/, '1er');
/** '2 mars 2026', '1er avril 2026', of an ISO instant, or of an ISO date, which is the same day everywhere */
export const formatLongDate = (iso: string) =>
  withOrdinal(longDate.format(new Date(iso.length === 10 ? `${iso}T12:00Z` : iso)));
/** '1 pièce', '3 pièces', never broken after the number */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${whole.format(count)}\u00a0${count >= 2 ? many : one}`;
