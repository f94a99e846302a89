import type { Zone } from '@soumdar/contract';
import type { Position } from '../position.ts';
import { openedState } from '../ui/history-entry.ts';
import { mapEntry } from './placing.ts';

/** What the map of an estimate shows before a place is chosen on it. */
export interface MapView extends Position {
  zoom: number;
}

/** So much as is needed to find one's street; the country is what the map shows anyway. */
const zoomOn = { governorate: 10, town: 13, neighbourhood: 15 } as const;

/** Navigation state of the landing page for who comes from the page of a zone: the map is open on it, and nothing is chosen. */
export function placesIn({ level, lat, lng }: Pick<Zone, 'level' | 'lat' | 'lng'>): object {
  const view: MapView | undefined = level === 'country' ? undefined : { lat, lng, zoom: zoomOn[level] };
  return openedState(mapEntry, { view });
}

/** What the map is to show, by the state of the page it opens over. */
export const viewOf = (state: unknown): MapView | undefined => (state as { view?: MapView } | null)?.view;
