import {
  sharedPositionDecimals,
  shownFigures,
  type ComparableItem,
  type ComparablePlace,
  type EstimationRecord,
  type Location,
  type SharedEstimation,
} from '@soumdar/contract';
import type { SharedEstimation as SharedRow } from '@soumdar/db';
import { maxComparableKm } from '@soumdar/engine';
import { kmBetween, nearestNamed, zoneTree } from '@soumdar/listings';
import { dayAtTunis } from '../clock.ts';
import { presentRecord } from '../estimation/record.ts';

type Shared = SharedEstimation['estimation'];
/** Where comparables lie, seen from the coarse position. */
const farthestKm = maxComparableKm + 1;

/**
 * What others see of an estimate: nothing of who made it and why, no address and no exact position, and no figure that its
 * owner is not shown.
 */
export function presentShared(row: SharedRow): SharedEstimation {
  const record = presentRecord(row);
  const location = { lat: coarse(record.location.lat), lng: coarse(record.location.lng) };
  const { property_type, details, confidence, comparableCounts, basis } = record;
  return {
    estimation: {
      created_at: dayAtTunis(new Date(record.created_at)),
      property_type,
      location,
      localisation: placeNameAt(location),
      details,
      ...withoutHidden(record),
      confidence,
      comparables: record.comparables && coarseComparables(record.comparables, location),
      comparableCounts,
      basis,
    },
    expiresAt: row.expires_at,
  };
}

const steps = 10 ** sharedPositionDecimals;
const coarse = (degrees: number) => Math.round(degrees * steps) / steps;

/** 'La Soukra (Ariana)', 'Tozeur' */
function placeNameAt(position: Location): string {
  const tree = zoneTree();
  const zone = tree.zones.get(tree.zoneAt(position))!;
  let around = zone;
  while (around.level !== 'governorate' && around.parent !== null) around = tree.zones.get(around.parent)!;
  return around.level !== 'governorate' || around.name === zone.name
    ? zone.name
    : `${zone.name} (${around.name})`;
}

/** Figures of a side whose score is too low are told to nobody but the owner, and no more is what they are made of. */
function withoutHidden(record: EstimationRecord): Pick<Shared, 'result' | 'explanation'> {
  const { property_type, confidence = null, explanation } = record;
  const result = shownFigures(property_type, { estimation: record.result, confidence });
  return {
    result,
    explanation: explanation && {
      vente: result.netPrice === null ? null : explanation.vente,
      location: result.monthlyRent === null ? null : explanation.location,
    },
  };
}

type Comparables = NonNullable<EstimationRecord['comparables']>;

/**
 * Distances are taken anew from the coarse position: from known places, a few exact ones give the exact position away. What lies in
 * a quarter of which no position is known is left out, and likeness, to which distance counts, is told in steps of five.
 */
function coarseComparables({ vente, location, places }: Comparables, from: Location): Comparables {
  const around = places && {
    vente: places.vente.map((place) => ({ ...place, distance: distanceTo(place, from) })),
    location: places.location.map((place) => ({ ...place, distance: distanceTo(place, from) })),
  };
  return {
    vente: vente.flatMap((item) => coarseComparable(item, around?.vente ?? [], from)),
    location: location.flatMap((item) => coarseComparable(item, around?.location ?? [], from)),
    ...(around && { places: around }),
  };
}

const distanceTo = (place: Location, from: Location) => kmBetween(place, from).toFixed(1);

function coarseComparable(item: ComparableItem, places: ComparablePlace[], from: Location): ComparableItem[] {
  const place =
    places.find(({ locality }) => locality === item.locality) ??
    nearestNamed(item.locality, from, farthestKm);
  if (!place) return [];
  return [{ ...item, distance: distanceTo(place, from), similarity: Math.round(item.similarity / 5) * 5 }];
}
