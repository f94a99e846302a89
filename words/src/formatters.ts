import { isolateLtr, isolateRtl } from './isolates.ts';
import type { Language } from './language.ts';

interface Conventions {
  numbers: string;
  dates: string;
  dinars: string;
  dinarsPerMonth: string;
  dinarsPerM2: string;
  squareMetres: string;
  kilometres: string;
  /** Of days in figures and of hours, where the language's own would add marks of direction or halves of the day. */
  figures: string;
  /** Platforms write the first of a month as '1'. */
  firstOfMonth: (date: string) => string;
  /** Between a day and an hour. */
  at: string;
  /** Around a number with its unit, which no line may tear apart. */
  whole: (amount: string) => string;
  /** Around a number with its sign, inside of that. */
  signed: (number: string) => string;
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
    figures: 'fr-FR',
    firstOfMonth: (date) => date.replace(/(^| )1(?= \p{L})/u, '$11er'),
    at: ' à ',
    whole: (amount) => amount,
    signed: (number) => number,
  },
  ar: {
    // Arabic conventions group with a full stop, which Tunisians read as dinars and millimes
    numbers: 'fr-TN',
    dates: 'ar-TN',
    dinars: 'د.ت',
    dinarsPerMonth: 'د.ت في الشهر',
    dinarsPerM2: 'د.ت/م²',
    squareMetres: 'م²',
    kilometres: 'كم',
    figures: 'fr-FR',
    firstOfMonth: (date) => date,
    at: ' على الساعة ',
    whole: isolateRtl,
    signed: isolateLtr,
  },
};

/** Days and hours are those of Tunis. */
const timeZone = 'Africa/Tunis';

/** Numbers, money and dates as a language writes them. */
export function formattersOf(language: Language) {
  const { numbers, dates, figures, firstOfMonth, at, whole, signed, ...units } = conventionsOf[language];
  const amount = (value: string, unit: string) => whole(`${value}\u202f${unit}`);
  const number = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(numbers, options);
    return (value: number) => format.format(value);
  };
  const date = (options: Intl.DateTimeFormatOptions, conventions = dates) => {
    const format = new Intl.DateTimeFormat(conventions, { ...options, timeZone });
    return (iso: string) => firstOfMonth(format.format(new Date(iso.length === 10 ? `${iso}T12:00Z` : iso)));
  };
  const month = date({ month: 'long', year: 'numeric' });
  const longDate = date({ dateStyle: 'long' });
  const weekday = date({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = date({ timeStyle: 'short' }, figures);
  const moment = (day: (iso: string) => string) => (iso: string) => `${day(iso)}${at}${time(iso)}`;
  const formatNumber = number({ maximumFractionDigits: 0 });
  const formatPerM2 = number({ maximumFractionDigits: 1 });
  const surface = number({ maximumFractionDigits: 2 });
  const oneDecimal = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const formatSigned = (value: number) => `${value < 0 ? '−' : '+'}\u202f${formatNumber(Math.abs(value))}`;
  const formatShare = number({ style: 'percent', maximumFractionDigits: 1 });

  return {
    formatNumber,
    /** With all its decimals. */
    formatExactly: number({ maximumFractionDigits: 20 }),
    /** Of 0.123: '12,3 %' */
    formatShare,
    formatPrice: (tnd: number) => amount(formatNumber(tnd), units.dinars),
    /** '+ 60 000' */
    formatSigned,
    /** '+ 60 000 DT' */
    formatSignedPrice: (tnd: number) => amount(signed(formatSigned(tnd)), units.dinars),
    formatSignedRent: (tnd: number) => amount(signed(formatSigned(tnd)), units.dinarsPerMonth),
    formatRent: (tnd: number) => amount(formatNumber(tnd), units.dinarsPerMonth),
    /** Without the unit. The server rounds rents per m² to one decimal. */
    formatPerM2,
    formatPricePerM2: (tnd: number) => amount(formatPerM2(tnd), units.dinarsPerM2),
    formatSurface: (m2: number) => amount(surface(m2), units.squareMetres),
    formatOneDecimal: oneDecimal,
    formatDistance: (km: number) => amount(oneDecimal(km), units.kilometres),
    /** '+ 1,2 %', '− 3 %', '0 %', of 0.012, −0.03 and 0 */
    formatChange: (change: number): string => {
      const rounded = Math.round(1000 * change) / 1000;
      if (rounded === 0) return formatShare(0);
      return `${rounded < 0 ? '−' : '+'}\u00a0${formatShare(Math.abs(rounded))}`;
    },
    /** '2 mars 2026', '1er avril 2026', of an instant or of a date, which is the same day everywhere */
    formatLongDate: longDate,
    /** of 'YYYY-MM' or a day */
    formatMonth: (iso: string) => month(`${iso.slice(0, 7)}-15`),
    /** '23/11/2026' */
    formatNumericDate: date({ dateStyle: 'short' }, figures),
    /** '2 mars', '1er avr.' */
    formatShortDate: date({ day: 'numeric', month: 'short' }),
    /** '2 mars 2026 à 14:05' */
    formatMoment: moment(longDate),
    /** '14:05' */
    formatTime: time,
    /** 'dimanche 6 décembre à 18:00' */
    formatDayAndTime: moment(weekday),
    /** '06/12' */
    formatDayAndMonth: date({ day: '2-digit', month: '2-digit' }, figures),
    /** '06/12 18:00' */
    formatDayMonthAndTime: date(
      { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
      figures,
    ),
  };
}

/** '36.8065, 10.1815', latitude first */
export const formatCoordinates = (lat: number, lng: number) => `${lat.toFixed(4)}, ${lng.toFixed(4)}`;
