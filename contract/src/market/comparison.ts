import { sitePaths } from '../pages/paths.ts';
import type { Zone } from './zones.ts';

export interface Comparison {
  /** slugs, in the order of the page's address */
  requested: string[];
  /** those that exist; none where too many are requested */
  zones: Zone[];
  /** unknown names, each with the zones of the nearest names */
  unknown: { slug: string; nearest: Pick<Zone, 'slug' | 'name' | 'nameAr' | 'level'>[] }[];
  /** names of zones to choose from, in the language of the page, as the server understands them */
  choices: string[];
}

/** Each zone once, in the order of the visitor. */
export function comparisonPath(slugs: readonly string[]): string {
  const requested = [...new Set(slugs)];
  return requested.length === 0
    ? sitePaths.comparison
    : `${sitePaths.comparison}?zones=${requested.join(',')}`;
}
