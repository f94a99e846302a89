import { marketPaths } from './page-paths.ts';
import type { Zone } from './zones.ts';

/** Zones side by side, on a page of their own. */
export const mostCompared = 3;

/** What the page of a comparison is drawn with. */
export interface Comparison {
  /** slugs, in the order of the page's address */
  requested: string[];
  /** those that there are; none where too many are asked about */
  zones: Zone[];
  /** names that are none, each with the zones whose names are nearest */
  unknown: { slug: string; nearest: Pick<Zone, 'slug' | 'name' | 'level'>[] }[];
  /** names of zones to choose from, as the server understands them */
  choices: string[];
}

/** The one address of a comparison: each zone once, in the order of their slugs. */
export function comparisonPath(slugs: readonly string[]): string {
  const requested = [...new Set(slugs)].sort();
  return requested.length === 0
    ? marketPaths.comparison
    : `${marketPaths.comparison}?zones=${requested.join(',')}`;
}

/** 'Comparer La Marsa et Carthage' */
export function comparisonTitle(zones: readonly Pick<Zone, 'name'>[]): string {
  const names = new Intl.ListFormat('fr').format(zones.map(({ name }) => name));
  return zones.length < 2 ? 'Comparer des zones' : `Comparer ${names}`;
}
