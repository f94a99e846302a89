import type { Language } from './language.ts';

interface Conventions {
  numbers: string;
  dates: string;
  dinars: string;
  dinarsPerMonth: string;
  dinarsPerM2: string;
  squareMetres: string;
  kilometres: string;
  /** Platforms write the first of a month as '1'. */
  firstOfMonth: (date: string) => string;
}

const conventionsOf: Record<Language, Conventions> = {
  fr: {
    numbers: 'fr-TN',
    dates: 'fr-FR',
    dinars: 'DT',
    dinarsPerMonth: 'DT/mois',
    dinarsPerM2: 'DT/m²',
    squareMetres: 'm²',
    kilometres: 'km',
    firstOfMonth: (date) => date.replace(/(^| )1(?= \p{L})/u, '$11er'),
  },
};

/** Days and hours are those of Tunis. */
const timeZone = 'Africa/Tunis';

/** Numbers, money and dates as a language writes them. */
export function formattersOf(language: Language) {
  const { numbers, dates, firstOfMonth, ...units } = conventionsOf[language];
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(numbers, options);
    return (value: number) => format.format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(dates, { ...options, timeZone });
    return (iso: string) => firstOfMonth(format.format(new Date(iso.length === 10 ? `${iso}T12:00Z` : iso)));
  };
  const month = date({ month: 'long', year: 'numeric' });
  const formatNumber = number({ maximumFractionDigits: 0 });
  const formatPerM2 = number({ maximumFractionDigits: 1 });
  const oneDecimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const formatShare = number({ style: 'percent', maximumFractionDigits: 1 });

  return {
    formatNumber,
    /** With all its decimals. */
    formatExactly: number({ maximumFractionDigits: 20 }),
    /** Of 0.123: '12,3 %' */
    formatShare,
    formatPrice: (tnd: number) => `${formatNumber(tnd)}\u202f${units.dinars}`,
    formatRent: (tnd: number) => `${formatNumber(tnd)}\u202f${units.dinarsPerMonth}`,
    /** Without the unit. The server rounds rents per m² to one decimal. */
    formatPerM2,
    formatPricePerM2: (tnd: number) => `${formatPerM2(tnd)}\u202f${units.dinarsPerM2}`,
    formatSurface: (m2: number) => `${formatNumber(m2)}\u202f${units.squareMetres}`,
    formatOneDecimal: oneDecimal,
    formatDistance: (km: number) => `${oneDecimal(km)}\u202f${units.kilometres}`,
    /** '+ 1,2 %', '− 3 %', '0 %', of 0.012, −0.03 and 0 */
    formatChange: (change: number): string => {
      const rounded = Math.round(1000 * change) / 1000;
      if (rounded === 0) return formatShare(0);
      return `${rounded < 0 ? '−' : '+'}\u00a0${formatShare(Math.abs(rounded))}`;
    },
    /** '2 mars 2026', '1er avril 2026', of an instant or of a date, which is the same day everywhere */
    formatLongDate: date({ dateStyle: 'long' }),
    /** of 'YYYY-MM' or a day */
    formatMonth: (iso: string) => month(`${iso.slice(0, 7)}-15`),
    /** '23/11/2026' */
    formatNumericDate: date({ dateStyle: 'short' }),
    /** '2 mars', '1er avr.' */
    formatShortDate: date({ day: 'numeric', month: 'short' }),
    /** '2 mars 2026 à 14:05' */
    formatMoment: date({ dateStyle: 'long', timeStyle: 'short' }),
    /** '14:05' */
    formatTime: date({ timeStyle: 'short' }),
    /** 'dimanche 6 décembre à 18:00' */
    formatDayAndTime: date({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }),
    /** '06/12' */
    formatDayAndMonth: date({ day: '2-digit', month: '2-digit' }),
    /** '06/12 18:00' */
    formatDayMonthAndTime: date({ day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' }),
  };
}

/** '36.8065, 10.1815', latitude first */
export const formatCoordinates = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
