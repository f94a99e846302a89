import type { Position } from '../../position.ts';
import rows from './place-names.csv?raw';

/** A name to be drawn on the map, anchored at its place. */
export interface PlaceLabel extends Position {
  name: string;
}

/** Where a label would be drawn, in pixels. */
interface Spot {
  x: number;
  y: number;
}

const letterWidth = 7;
const dotWidth = 10;
const lineHeight = 18;

/**
 * The towns and neighbourhoods people speak of, the largest first: what names places on the drawn map when tiles are
 * missing. Source: the gazetteer of the listings.
 */
export const placeLabels: PlaceLabel[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', lat, lng] = row.split(',');
    return { name, lat: Number(lat), lng: Number(lng) };
  });

/** As many labels as fit without touching, the first before the later ones; `spotOf` says where, or null out of view. */
export function labelsThatFit(
  labels: PlaceLabel[],
  spotOf: (label: PlaceLabel) => Spot | null,
): PlaceLabel[] {
  const taken: (Spot & { width: number })[] = [];
  return labels.filter((label) => {
    const spot = spotOf(label);
    if (!spot) return false;
    const width = dotWidth + label.name.length * letterWidth;
    const touches = taken.some(
      (other) =>
        Math.abs(other.y - spot.y) < lineHeight && spot.x < other.x + other.width && other.x < spot.x + width,
    );
    if (!touches) taken.push({ ...spot, width });
    return !touches;
  });
}
