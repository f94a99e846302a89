import { isWithinOutline, maxComparableKm, type PositionFacts } from '@soumdar/contract';
import type { Market } from '@soumdar/engine';
import { isNearPlace, kmBetween } from '@soumdar/listings';

interface Position {
  lat: number;
  lng: number;
}

/** Around this, what lies outside the outline is a shore that it simplifies, not the sea. */
const shoreKm = 1;
/** Where the coast begins: west and south of it, what lies outside the outline is a neighbouring country. */
const coast = { south: 33.16, west: 8.6 } as const;

/** What a position in Tunisia is told to be before the property is described. While there is no market, none is called uncovered. */
export function positionFacts(position: Position, market: Market | undefined): PositionFacts {
  return { atSea: isAtSea(position), covered: !market || isCovered(position, market) };
}

function isAtSea(position: Position): boolean {
  const { lat, lng } = position;
  const isOffCoast = lat > coast.south && lng > coast.west && !isWithinOutline(position);
  return isOffCoast && !isNearPlace(position, shoreKm);
}

/** True where some advertisement in service is within the reach of comparables, whatever its type and transaction. */
function isCovered(position: Position, { comparables }: Market): boolean {
  return Object.values(comparables)
    .flatMap((byType) => Object.values(byType))
    .some((index) =>
      index.lat.some((lat, at) => kmBetween(position, { lat, lng: index.lng[at]! }) <= maxComparableKm),
    );
}
