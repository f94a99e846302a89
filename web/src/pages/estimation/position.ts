import { isInTunisia } from '@soumdar/contract';
import type { Position } from '../../position.ts';

/** Where the wizard stands when its address names no usable position. */
const fallbackPosition: Position = { lat: 36.862118, lng: 10.280904 };

/** The position in the query, or the fallback when it is missing, no number, or outside Tunisia. */
export function readPosition(query: URLSearchParams): Position {
  const lat = Number(query.get('lat') || Number.NaN);
  const lng = Number(query.get('lng') || Number.NaN);
  return isInTunisia({ lat, lng }) ? { lat, lng } : fallbackPosition;
}
