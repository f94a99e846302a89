import { isWithinOutline, type PositionFacts } from '@soumdar/contract';
import { isCovered, type Market } from '@soumdar/engine';
import { isNearPlace } from '@soumdar/listings';

interface Position {
  lat: number;
  lng: number;
}

/** Around this, what lies outside the outline is a shore that it simplifies, not the sea. */
const shoreKm = 1;
/** Where the coast begins: west and south of it, what lies outside the outline is a neighbouring country. */
const coast = { south: 33.16, west: 8.6 } as const;

/** Before the property is described. Without a market, no position is called uncovered. */
export function positionFacts(position: Position, market: Market | undefined): PositionFacts {
  return { atSea: isAtSea(position), covered: !market || isCovered(market, position) };
}

function isAtSea(position: Position): boolean {
  const { lat, lng } = position;
  const isOffCoast = lat > coast.south && lng > coast.west && !isWithinOutline(position);
  return isOffCoast && !isNearPlace(position, shoreKm);
}
