import type { ComparableItem } from '../estimation.ts';
import { matchLimits } from '../limits.ts';
import { formatDistance, formatPricePerM2 } from './formats.ts';

type Likeness = NonNullable<ComparableItem['likenesses']>[number];

/** Surface assumed of a property whose surface is missing, m². */
const defaultSurfaceM2 = 80;

/** The API writes distances as text, in km. */
const distanceKm = ({ distance }: Pick<ComparableItem, 'distance'>) => Number.parseFloat(distance);

/**
 * How close the comparables are in surface, 0–100: the mean of 100 less each relative difference in percent,
 * each floored at 0; null when there is none.
 */
export function surfaceSimilarity(
  comparables: ComparableItem[],
  surfaceM2: number = defaultSurfaceM2,
): number | null {
  return mean(
    comparables.map(({ surface }) => Math.max(0, 100 - (Math.abs(surface - surfaceM2) / surfaceM2) * 100)),
  );
}

/** 'même quartier', or the distance; 'quartier non précisé' where no more than the town is known. */
export function distanceLabel(place: Pick<ComparableItem, 'distance' | 'atTown'>): string {
  if (place.atTown) return 'quartier non précisé';
  const km = distanceKm(place);
  // listings stand at the centre of their neighbourhood: closer, the distance says nothing
  return km < matchLimits.samePlaceKm ? 'même quartier' : formatDistance(km);
}

/** Its price per m² as it would be asked today: the advertisement may be two years old. */
export const todayText = (pricePerM2Tnd: number) => `${formatPricePerM2(pricePerM2Tnd)} ramené à aujourd’hui`;

/** The mean distance of the comparables whose place is known, always in km; null when there is none. */
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

/** Why a comparable was chosen: 'même quartier, surface voisine'. */
export function matchReasonsText(likenesses: readonly Likeness[]): string {
  return likenesses.map((likeness) => likenessLabels[likeness]).join(', ');
}

function mean(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
