import { latinDigits } from '@soumdar/contract';
import * as words from '@soumdar/words/wizard';
import { formatExactly } from '@soumdar/words/formats';

/**
 * Spaces and invisible marks of direction are left out; comma and point are decimal, but a point before three digits groups. NaN when it is no
 * number.
 */
export function typedNumber(text: string): number {
  const plain = latinDigits(text)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  // Number alone also reads '1e3' and '0x10'
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

const unit = /[mم]\s*[²2][\s\p{Cf}]*$/iu;

/** With or without its unit; NaN when it is no number. */
export const typedSurface = (text: string): number => typedNumber(latinDigits(text).replace(unit, ''));

/** 'S+2': two rooms and the 'salon'. */
const bedroomsPattern = /^[sس]\s*\+\s*(\d{1,2})$/i;

/** '3', 'S+2' or 'studio'; NaN when it is none. */
export function typedRooms(text: string): number {
  const plain = latinDigits(text).trim();
  if (/^(studio|ا?ستوديو)$/i.test(plain)) return 1;
  const [, bedrooms] = bedroomsPattern.exec(plain) ?? [];
  return bedrooms === undefined ? typedNumber(plain) : Number(bedrooms) + 1;
}

const inYears = /\s*(ans?|سنة|سنوات|عامًا|عاما?)\s*$/i;
/** Older buildings are not valued, and no age is as high. */
const firstYear = 1800;
const currentYear = () => new Date().getFullYear();

/** '28', '28 ans' or the year of construction, '1998'; NaN when it is none. */
export function typedAge(text: string, thisYear = currentYear()): number {
  const number = typedNumber(text.replace(inYears, ''));
  return number >= firstYear && number <= thisYear ? thisYear - number : number;
}

/** '28 ans' for a year of construction, else undefined. */
export function ageOfYear(text: string, thisYear = currentYear()): string | undefined {
  const age = typedAge(text, thisYear);
  if (!Number.isInteger(age) || age === typedNumber(text.replace(inYears, ''))) return undefined;
  return words.years(age);
}

export function asTyped(value: number | undefined): string {
  return value === undefined ? '' : formatExactly(value);
}
