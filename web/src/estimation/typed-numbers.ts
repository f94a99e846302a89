import * as words from '@soumdar/words/wizard';
import { formatExactly } from '@soumdar/words/formats';

/**
 * A number as a person types it in French: spaces group, the comma is decimal. So is a point, but before three digits,
 * where it groups: nobody means a millimetre. NaN when it is none.
 */
export function typedNumber(text: string): number {
  const plain = text
    .replaceAll(/\s/g, '')
    .replaceAll(/\.(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  // Number alone also reads '1e3' and '0x10'
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

const unit = /m\s*[²2]\s*$/i;

/** A surface as a person types it, its unit written or not. NaN when it is none. */
export const typedSurface = (text: string): number => typedNumber(text.replace(unit, ''));

/** 'S+2': two rooms beside the 'salon'. */
const bedroomsPattern = /^s\s*\+\s*(\d{1,2})$/i;

/** A number of rooms as a person types it: '3', 'S+2', 'studio'. NaN when it is none. */
export function typedRooms(text: string): number {
  const plain = text.trim();
  if (/^studio$/i.test(plain)) return 1;
  const [, bedrooms] = bedroomsPattern.exec(plain) ?? [];
  return bedrooms === undefined ? typedNumber(plain) : Number(bedrooms) + 1;
}

const inYears = /\s*ans?\s*$/i;
/** Older buildings are not valued, and no age in years is as high. */
const firstYear = 1800;
const currentYear = () => new Date().getFullYear();

/** The age of a building as a person types it: '28', '28 ans', or the year it was built, '1998'. NaN when it is none. */
export function typedAge(text: string, thisYear = currentYear()): number {
  const number = typedNumber(text.replace(inYears, ''));
  return number >= firstYear && number <= thisYear ? thisYear - number : number;
}

/** '28 ans' of a year of construction; undefined of what is an age as it stands, or nothing. */
export function ageOfYear(text: string, thisYear = currentYear()): string | undefined {
  const age = typedAge(text, thisYear);
  if (!Number.isInteger(age) || age === typedNumber(text.replace(inYears, ''))) return undefined;
  return words.years(age);
}

/** A number of the API as a person would have typed it, its thousands apart. */
export function asTyped(value: number | undefined): string {
  return value === undefined ? '' : formatExactly(value);
}
