import { countrySlug, isInTunisia, sitePaths, type Zone } from '@soumdar/contract';
import type { Position } from '../position.ts';

/** What the map of an estimate shows before a place is chosen on it. */
export interface MapView extends Position {
  zoom: number;
}

const queried = 'autour';
/** So much as is needed to find one's street. */
const zoomOn = { governorate: 10, town: 13, neighbourhood: 15 } as const;

/** Address of an estimate whose map opens on a zone, with nothing chosen; of the country, which the map shows anyway, without a view. */
export function estimateIn({ slug, level, lat, lng }: Pick<Zone, 'slug' | 'level' | 'lat' | 'lng'>): string {
  if (level === 'country' || slug === countrySlug) return sitePaths.estimation;
  return `${sitePaths.estimation}?${queried}=${lat.toFixed(4)},${lng.toFixed(4)},${zoomOn[level]}`;
}

/** What the map is to show, by the query of the page; undefined where it names no place of Tunisia. */
export function queriedView(query: URLSearchParams): MapView | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (query.get(queried) ?? '')
    .split(',')
    .map(Number);
  const isView = isInTunisia({ lat, lng }) && Object.values(zoomOn).some((known) => known === zoom);
  return isView ? { lat, lng, zoom } : undefined;
}
