import { countrySlug } from '@soumdar/engine';

/** Names come in Arabic or in Latin letters, so nothing is joined to them. */

/** After a noun, without a word between: 'أحياء سوسة' */
export const ofPlace = (name: string): string => name;

/** 'في المرسى'; the capital bears the name of the country */
export const toPlace = (name: string): string => (name === 'تونس' ? 'في مدينة تونس' : `في ${name}`);

export function inZone({ slug, name }: { slug: string; name: string }): string {
  if (slug === countrySlug) return 'في كامل البلاد التونسية';
  if (!slug.includes('/')) return `في ولاية ${ofPlace(name)}`;
  return toPlace(name);
}

/** Of a page of prices; `level` as in the tree of zones. */
export function pricesTitle({ slug, name, level }: { slug: string; name: string; level: string }): string {
  if (slug === countrySlug) return 'أسعار العقارات في تونس';
  return `أسعار العقارات: ${level === 'governorate' ? `ولاية ${ofPlace(name)}` : name}`;
}

export const nearPlaceText = (name: string) => `قرب ${ofPlace(name)}`;

export interface NamedPlace {
  name: string;
  nameAr?: string | null | undefined;
}

export const placeName = ({ name, nameAr }: NamedPlace): string => nameAr ?? name;

export const governorateMark = 'ولاية';
