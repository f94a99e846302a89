export const countrySlug = 'tunisie';

export function ofPlace(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `des ${name.slice(4)}`;
  return /^[aeiouyéèêâîôû]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export function inZone({ slug, name }: { slug: string; name: string }): string {
  if (slug === countrySlug) return 'en Tunisie';
  if (!slug.includes('/')) return `dans le gouvernorat ${ofPlace(name)}`;
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}
