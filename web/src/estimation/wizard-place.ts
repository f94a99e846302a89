import { isInTunisia, precisions, type PropertyLocation } from '@soumdar/contract';
import { roundedPosition, type Position } from '../position.ts';

/** `adr` finds the text of its address in this tab; empty without one. */
export interface WizardPlace extends Position {
  adr: string;
  /** absent for a point */
  precision?: PropertyLocation['precision'];
}

/** '?adr=…&precision=town&lat=…&lng=…' */
export function placeQuery({ adr, precision, lat, lng }: WizardPlace): string {
  const query = new URLSearchParams({
    ...(adr && { adr }),
    ...(precision && precision !== 'point' && { precision }),
    lat: String(lat),
    lng: String(lng),
  });
  return `?${query}`;
}

/** null when the position is missing, no number, or outside Tunisia */
export function queriedPlace(query: URLSearchParams): WizardPlace | null {
  const lat = Number(query.get('lat') || Number.NaN);
  const lng = Number(query.get('lng') || Number.NaN);
  if (!isInTunisia({ lat, lng })) return null;
  const precision = precisions.find((known) => known !== 'point' && known === query.get('precision'));
  return { adr: query.get('adr') ?? '', ...(precision && { precision }), ...roundedPosition({ lat, lng }) };
}
