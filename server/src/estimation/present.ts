import { createHash } from 'node:crypto';
import {
  causeOf,
  factorOf,
  type ByTransaction,
  type ComparableItem,
  type ComparablePlace,
  type Confidence,
  type Coverage,
  type DataBasis,
  type EstimationData,
  type Figures,
  type Explanation as ExplanationData,
} from '@soumdar/contract';
import {
  shownCount,
  type Comparable,
  type Estimate,
  type estimateWithout,
  type Explanation,
  type BandAccuracy,
  type Transaction,
  type TransactionEstimate,
} from '@soumdar/engine';
import { placeName } from '@soumdar/listings';
import { townRadiusKm } from './places-around.ts';
import { toDetails } from './subject.ts';
import type { Neighbourhood } from './town-middle.ts';

export interface ValuedProperty {
  estimates: Estimate;
  explanations: { sale: Explanation | undefined; rent: Explanation | undefined };
  places: ByTransaction<ComparablePlace[]>;
  /** to the nearest comparable; null without any */
  nearestKm: ByTransaction<number | null>;
  /** of the explanations' effect `place` */
  neighbourhood: Pick<Neighbourhood, 'name' | 'town'> | undefined;
  /** the town, where that alone is known of the position */
  coverage: Coverage | undefined;
  marketVersion: string;
  basis: DataBasis;
  ofAgencies: ByTransaction<boolean>;
  /** comparables that the day's limit leaves out */
  withheld?: true;
  /** in the same market, without some comparables */
  valueWithout: (leftOut: ByTransaction<ReadonlySet<string>>) => ReturnType<typeof estimateWithout>;
  /** advertisements that are no comparables, for experts alone */
  beyond: (transaction: Transaction) => Comparable[];
}

/** As stored; `roundEstimate` makes the answer. */
export function presentEstimate({
  estimates: { sale, rent, unusual, levelOf },
  explanations,
  places,
  nearestKm,
  neighbourhood,
  coverage,
  marketVersion,
  basis,
  ofAgencies,
  withheld,
}: Omit<ValuedProperty, 'valueWithout' | 'beyond'>): Omit<EstimationData, 'id'> {
  const [salePrice, rentPrice] = [presentFigures(sale), presentFigures(rent)];
  const estimation: Figures = {
    netPrice: salePrice.price,
    pricePerSqm: salePrice.perSqm,
    rangeLow: salePrice.low,
    rangeHigh: salePrice.high,
    monthlyRent: rentPrice.price,
    monthlyRentPerSqm: rentPrice.perSqm,
    rentRangeLow: rentPrice.low,
    rentRangeHigh: rentPrice.high,
  };
  return {
    estimation,
    confidence: {
      sale: presentConfidence(sale),
      rent: presentConfidence(rent),
      ...(unusual.length > 0 && { unusual: [...unusual] }),
    },
    comparables: {
      sale: presentComparables(sale, marketVersion, coverage),
      rent: presentComparables(rent, marketVersion, coverage),
      places: {
        sale: sale.kind === 'insufficient' ? [] : places.sale,
        rent: rent.kind === 'insufficient' ? [] : places.rent,
      },
      nearestKm,
      ...(withheld && { withheld }),
    },
    comparableCounts: { sale: sale.comparableCount, rent: rent.comparableCount },
    explanation: {
      sale: presentExplanation(explanations.sale, neighbourhood),
      rent: presentExplanation(explanations.rent, neighbourhood),
    },
    basis,
    levelOf,
    ofAgencies,
    ...(coverage && { coverage }),
  };
}

function presentFigures(side: TransactionEstimate) {
  if (side.kind === 'insufficient') return { price: null, perSqm: null, low: null, high: null };
  return {
    price: side.priceTnd,
    perSqm: side.pricePerM2Tnd,
    low: side.lowTnd,
    high: side.highTnd,
  };
}

function presentConfidence(side: TransactionEstimate): Confidence {
  if (side.kind === 'insufficient') return { score: 0 };
  const { score, bandAccuracy, oldEvidenceOn } = side;
  return {
    score,
    accuracy: bandAccuracy && presentAccuracy(bandAccuracy),
    ...(oldEvidenceOn !== undefined && { oldEvidenceOn }),
  };
}

/** Rounded as `/fiabilite` rounds them. */
function presentAccuracy({ rows, medianError, p90Error, within20 }: BandAccuracy): Confidence['accuracy'] {
  const percent = (share: number) => Math.round(Math.round(1000 * share) / 10);
  return {
    cases: shownCount(rows)!,
    medianError: percent(medianError),
    p90Error: percent(p90Error),
    within20: percent(within20),
  };
}

function presentComparables(
  side: TransactionEstimate,
  marketVersion: string,
  coverage: Coverage | undefined,
): ComparableItem[] {
  if (side.kind === 'insufficient') return [];
  return side.comparables.map((comparable) => ({
    id: opaqueId(comparable.listingId, marketVersion),
    ...presentComparable(comparable, isOfTown(coverage)),
  }));
}

/** Of one version of the market: the source's own id stays inside. */
export const opaqueId = (listingId: string, marketVersion: string) =>
  createHash('sha256').update(`${marketVersion} ${listingId}`).digest('base64url').slice(0, 16);

function namePlace(place: { locality: string; lat: number; lng: number; distanceKm: number }) {
  const { name, atTown } = placeName(place.locality, place);
  return { locality: name, ...(atTown && place.distanceKm < townRadiusKm && { atTown }) };
}

/** Where no place in it is supposed. */
export const isOfTown = (coverage: Coverage | undefined) => coverage !== undefined && !coverage.quarter;

/** @param isUnplaced where only the town of the property is known */
export function presentComparable(comparable: Comparable, isUnplaced = false): ComparableItem {
  const place = namePlace(comparable);
  // who does not know where one of both stands cannot say that it is in the same quarter
  const isPlaced = !isUnplaced && !place.atTown;
  return {
    surface: Math.round(comparable.surfaceM2),
    distance: comparable.distanceKm.toFixed(1),
    price: Math.round(comparable.priceTnd),
    pricePerSqm: comparable.pricePerM2Tnd,
    rooms: comparable.rooms ?? null,
    propertyType: comparable.propertyType,
    ...place,
    listedOn: comparable.listedOn,
    similarity: Math.round(comparable.similarity),
    likenesses: comparable.matchReasons.filter((reason) => isPlaced || reason !== 'same_place'),
    likeness: !isPlaced && comparable.likeness === 'strong' ? 'fair' : comparable.likeness,
    ...(comparable.adjusted && {
      adjustments: comparable.adjusted.adjustments
        .filter(({ tnd }) => tnd !== 0)
        .map(({ of, ...adjustment }) => ({ ...adjustment, ...(of && { of: of.map(causeOf) }) })),
      adjustedPrice: Math.round(comparable.adjusted.priceTnd),
    }),
  };
}

function presentExplanation(
  explanation: Explanation | undefined,
  neighbourhood: ValuedProperty['neighbourhood'],
): ExplanationData | null {
  if (!explanation) return null;
  const hasPlace = explanation.effects.some(({ attribute }) => attribute === 'place');
  return {
    typical: toDetails(explanation.typical),
    typicalPrice: explanation.typicalTnd,
    ...(hasPlace && neighbourhood && { place: { name: neighbourhood.name, town: neighbourhood.town } }),
    effects: explanation.effects.map(({ attribute, tnd }) => ({ factor: factorOf(attribute), amount: tnd })),
  };
}
