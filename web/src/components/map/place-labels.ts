import { knownPlaces } from '@soumdar/views';
import { labelsInArabic } from '@soumdar/words/map-labels';
import { placeName } from '@soumdar/words/places';
import type { Position } from '../../position.ts';

export interface PlaceLabel extends Position {
  name: string;
}

/** In pixels. */
interface Spot {
  x: number;
  y: number;
}

const letterWidth = 7;
const dotWidth = 10;
const lineHeight = 16;

/** Most inhabitants first. */
export const placeLabels: PlaceLabel[] = knownPlaces().map(({ name, ...position }) => ({
  name: placeName({ name, nameAr: labelsInArabic[name] }),
  ...position,
}));

/** The name's side of its dot. */
type Side = 'right' | 'left';
export type PlacedLabel = PlaceLabel & { side: Side };

interface Box {
  label: PlacedLabel;
  spot: Spot;
  from: number;
  to: number;
}

/**
 * Earlier labels win; a name turns to the left where that leaves room for another.
 * @param spotOf null out of view
 */
export function labelsThatFit(
  labels: PlaceLabel[],
  spotOf: (label: PlaceLabel) => Spot | null,
): PlacedLabel[] {
  let boxes: Box[] = [];
  for (const label of labels) {
    const spot = spotOf(label);
    if (spot) boxes = withLabel(boxes, boxOf(label, spot, 'right'), boxOf(label, spot, 'left')) ?? boxes;
  }
  return boxes.map(({ label }) => label);
}

/** One other may turn to the left for them; null where neither fits. */
function withLabel(boxes: Box[], ...sides: Box[]): Box[] | null {
  for (const box of sides) {
    const inTheWay = boxes.filter((other) => touch(other, box));
    if (inTheWay.length === 0) return [...boxes, box];
  }
  for (const box of sides) {
    const [blocking, ...more] = boxes.filter((other) => touch(other, box));
    if (!blocking || more.length > 0) continue;
    const turned = boxOf(blocking.label, blocking.spot, 'left');
    const others = [...boxes.filter((other) => other !== blocking), box];
    if (!others.some((other) => touch(other, turned))) return [...others, turned];
  }
  return null;
}

function boxOf({ name, lat, lng }: PlaceLabel, spot: Spot, side: Side): Box {
  const width = dotWidth + name.length * letterWidth;
  const [from, to] = side === 'right' ? [spot.x, spot.x + width] : [spot.x - width, spot.x];
  return { label: { name, lat, lng, side }, spot, from, to };
}

const touch = (one: Box, other: Box) =>
  Math.abs(other.spot.y - one.spot.y) < lineHeight && one.from < other.to && other.from < one.to;
