import {
  matchLimits,
  type ComparableItem,
  type ComparablePlace,
  type EstimationData,
  type Transaction,
} from '@soumdar/contract';
import type { Level } from './level.ts';

/** `town`: only the town is known; `samePlace`: nearer than listings are placed; else km. */
export type Nearness = 'town' | 'samePlace' | number;

/** `level`: to which its price per m² is brought. */
export type ListedComparable = ComparableItem & { nearness: Nearness; level: Level };
export type ListedPlace = ComparablePlace & { nearness: Nearness };

/** The advertisements shown beside a figure. */
export interface Market {
  /** nearest first */
  comparables: ListedComparable[];
  /** nearest first */
  places: ListedPlace[];
  /** km, of those whose place is known; null without any */
  meanDistance: number | null;
  /** %: mean of 100 less each relative difference, floored at 0; null without comparables */
  surfaceSimilarity: number | null;
}

/** Km, as text in the API. */
const distanceKm = ({ distance }: { distance: string }) => Number.parseFloat(distance);

/** As the server judged it, from the middle of the property's neighbourhood; older answers have the distance alone. */
export function nearnessOf(
  place: Pick<ComparableItem, 'distance' | 'atTown'> & Partial<Pick<ComparableItem, 'likenesses'>>,
): Nearness {
  if (place.atTown) return 'town';
  const km = distanceKm(place);
  // listings stand at their neighbourhood's centre, so a shorter distance means nothing
  const isNear = place.likenesses?.includes('same_place') ?? km < matchLimits.samePlaceKm;
  return isNear ? 'samePlace' : km;
}

const placed = <Item extends Parameters<typeof nearnessOf>[0]>(item: Item) => ({
  ...item,
  nearness: nearnessOf(item),
});

/** m², for a property whose surface is missing. */
const defaultSurfaceM2 = 80;

export function marketOf(
  side: Transaction,
  comparables: EstimationData['comparables'],
  surfaceM2: number = defaultSurfaceM2,
  level: Level = { transaction: side, at: null, ofAgencies: false },
): Market {
  const listed = comparables[side];
  return {
    comparables: listed.map((comparable) => ({ ...placed(comparable), level })),
    places: comparables.places?.[side].map(placed) ?? [],
    meanDistance: mean(listed.filter(({ atTown }) => !atTown).map(distanceKm)),
    surfaceSimilarity: mean(
      listed.map(({ surface }) => Math.max(0, 100 - (Math.abs(surface - surfaceM2) / surfaceM2) * 100)),
    ),
  };
}

function mean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
