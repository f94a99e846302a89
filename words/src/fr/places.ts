import { countrySlug } from '@soumdar/engine';

export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouyéèêâîôû]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** 'à La Marsa', 'au Kram' */
export function toPlace(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}

export function inZone({ slug, name }: { slug: string; name: string }): string {
  if (slug === countrySlug) return 'en Tunisie';
  if (!slug.includes('/')) return `dans le gouvernorat ${ofPlace(name)}`;
  return toPlace(name);
}

/** Of a page of prices; `level` as in the tree of zones. */
export function pricesTitle({ slug, name, level }: { slug: string; name: string; level: string }): string {
  if (slug === countrySlug) return 'Prix immobilier en Tunisie';
  return `Prix immobilier : ${level === 'governorate' ? `gouvernorat ${ofPlace(name)}` : name}`;
}

export const nearPlaceText = (name: string) => `près ${ofPlace(name)}`;

/** A place of the gazetteer, under its name in each language. */
export interface NamedPlace {
  name: string;
  nameAr?: string | null | undefined;
}

/** The one name by which pages, files and messages call it. */
export const placeName = ({ name }: NamedPlace): string => name;

/** Tells a governorate from its chief town, as in 'Tunis (gouvernorat)'. */
export const governorateMark = 'gouvernorat';
