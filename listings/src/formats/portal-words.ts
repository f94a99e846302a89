import { parseNumber } from '../reading/parse-number.ts';

/** Ambiguous text stays as it is, and is then rejected as not a number. */

const amount =
  /^(?<number>\d[\d\s.,]*?)\s*(?<unit>mille|mdt?|millions? de)?\s*(?:dt|tnd|dinars?)?\s*(?:(?:\/|par )\s*mois)?$/i;
const factors: Record<string, number> = {
  mille: 1e3,
  md: 1e6,
  mdt: 1e6,
  'million de': 1e6,
  'millions de': 1e6,
};
/** From this number on some mean a thousand by 'MD' ('mille dinars'). */
const leastDoubtfulMillions = 100;

/**
 * Dinars: '450 mille dinars', '1,2 MD', '1 200 DT/mois'. '450.000' is ambiguous, since a dinar has a thousand
 * millimes.
 */
export function portalAmount(text: string): string {
  const { number, unit = '' } = amount.exec(oneSpaced(text))?.groups ?? {};
  const value = readNumber(number);
  const factor = factors[unit.toLowerCase()] ?? 1;
  if (value === undefined || (factor === 1e6 && value >= leastDoubtfulMillions)) return text;
  return String(Math.round(value * factor * 1000) / 1000);
}

/** m²: '120 m²', '1 200 m2'. */
export function portalSurface(text: string): string {
  const value = readNumber(/^(\d[\d\s.,]*?)\s*(?:m²|m2|mètres? carrés?)?$/i.exec(oneSpaced(text))?.[1]);
  return value === undefined ? text : String(value);
}

/** 'S+2' and '3 pièces' are 3. */
export function portalRooms(text: string): string {
  const bedrooms = /^s\s*\+\s*(\d+)$/i.exec(text)?.[1];
  if (bedrooms !== undefined) return String(Number(bedrooms) + 1);
  if (/^studio$/i.test(text)) return '1';
  return /^(\d+)(?:\s*pièces?)?$/i.exec(text)?.[1] ?? text;
}

/** `YYYY-MM-DD` for '15/03/2025'. */
export function portalDate(text: string): string {
  return text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1');
}

/** Patterns match a run of spaces in too many ways. */
function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Undefined without a number, or for an ambiguous one. */
function readNumber(text = ''): number | undefined {
  if (/^\d+[.,]\d{3}$/.test(text)) return undefined;
  const value = parseNumber(text);
  return value === undefined || Number.isNaN(value) ? undefined : value;
}
