import { formatDistance, formatPricePerM2 } from '@soumdar/words/formats';
import type { ComparableItem } from '../estimation.ts';
import { matchLimits } from '../limits.ts';

type Likeness = NonNullable<ComparableItem['likenesses']>[number];

/** m², for a property whose surface is missing. */
const defaultSurfaceM2 = 80;

/** Km, as text in the API. */
const distanceKm = ({ distance }: Pick<ComparableItem, 'distance'>) => Number.parseFloat(distance);

/** Mean of 100 less each relative difference in percent, floored at 0; null without comparables. */
export function surfaceSimilarity(
  comparables: ComparableItem[],
  surfaceM2: number = defaultSurfaceM2,
): number | null {
  return mean(
    comparables.map(({ surface }) => Math.max(0, 100 - (Math.abs(surface - surfaceM2) / surfaceM2) * 100)),
  );
}

/** 'quartier non précisé' where only the town is known. */
export function distanceLabel(place: Pick<ComparableItem, 'distance' | 'atTown'>): string {
  if (place.atTown) return 'quartier non précisé';
  const km = distanceKm(place);
  // listings stand at their neighbourhood's centre, so a shorter distance means nothing
  return km < matchLimits.samePlaceKm ? 'même quartier' : formatDistance(km);
}

/** The advertisement may be two years old, so its price is adjusted to today. */
export const todayText = (pricePerM2Tnd: number) => `${formatPricePerM2(pricePerM2Tnd)} ramené à aujourd’hui`;

/** Mean distance in km of the comparables with a known place; null without any. */
export function averageDistanceLabel(comparables: ComparableItem[]): string | null {
  const km = mean(comparables.filter(({ atTown }) => !atTown).map(distanceKm));
  return km === null ? null : formatDistance(km);
}

const likenessLabels: Record<Likeness, string> = {
  same_place: 'même quartier',
  same_rooms: 'autant de pièces',
  similar_surface: 'surface voisine',
  recent: 'annonce récente',
};

export function matchReasonsText(likenesses: readonly Likeness[]): string {
  return likenesses.map((likeness) => likenessLabels[likeness]).join(', ');
}

function mean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
