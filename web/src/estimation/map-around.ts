import { countrySlug, isInTunisia, sitePaths, type Zone } from '@soumdar/contract';
import type { Position } from '../position.ts';

export interface MapView extends Position {
  zoom: number;
}

const queried = 'autour';
const zoomOn = { governorate: 10, town: 13, neighbourhood: 15 } as const;

/** No view for the country, which the map shows anyway. */
export function estimateIn({ slug, level, lat, lng }: Pick<Zone, 'slug' | 'level' | 'lat' | 'lng'>): string {
  if (level === 'country' || slug === countrySlug) return sitePaths.estimation;
  return `${sitePaths.estimation}?${queried}=${lat.toFixed(4)},${lng.toFixed(4)},${zoomOn[level]}`;
}

/** undefined unless the query names a place of Tunisia */
export function queriedView(query: URLSearchParams): MapView | undefined {
  const [lat = Number.NaN, lng = Number.NaN, zoom = Number.NaN] = (query.get(queried) ?? '')
    .split(',')
    .map(Number);
  const isView = isInTunisia({ lat, lng }) && Object.values(zoomOn).some((known) => known === zoom);
  return isView ? { lat, lng, zoom } : undefined;
}
