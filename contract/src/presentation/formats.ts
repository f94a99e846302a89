const whole = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 0 });
/** The server rounds rents per m² to one decimal. */
const perM2 = new Intl.NumberFormat('fr-TN', { maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('fr-TN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
// the day in Tunis
const longDate = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Africa/Tunis' });

export const formatNumber = (value: number) => whole.format(value);
export const formatPrice = (tnd: number) => `${whole.format(tnd)} DT`;
/** Without the unit. */
export const formatPerM2 = (tnd: number) => perM2.format(tnd);
export const formatPricePerM2 = (tnd: number) => `${formatPerM2(tnd)} DT/m²`;
export const formatRent = (tnd: number) => `${whole.format(tnd)} DT/mois`;
export const formatSurface = (m2: number) => `${whole.format(m2)} m²`;
export const formatDistance = (km: number) => `${oneDecimal.format(km)} km`;
export const formatCoordinates = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
/** French writes the first of a month as an ordinal, platform dates do not. */
export const withOrdinal = (date: string) => date.replace(/^1(?= )/, '1er');
/** '2 mars 2026', '1er avril 2026'; an ISO date is the same day everywhere */
export const formatLongDate = (iso: string) =>
  withOrdinal(longDate.format(new Date(iso.length === 10 ? `${iso}T12:00Z` : iso)));
/** '3 pièces', never broken after the number */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${whole.format(count)}\u00a0${count >= 2 ? many : one}`;
