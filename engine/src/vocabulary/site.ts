/** What a site that shows advertisements is: agencies ask other prices than owners do. */
export const siteKinds = ['agency', 'classified'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** By `siteKey`; a site may be unknown. */
export type SiteKinds = ReadonlyMap<string, SiteKind>;

/** Files spell a name with or without capitals. */
export const siteKey = (name: string) => name.trim().toLowerCase();
