import {
  sharedPositionDecimals,
  shownFromScore,
  type ComparableItem,
  type ComparablePlace,
  type EstimationRecord,
  type Location,
  type SharedEstimation,
} from '@soumdar/contract';
import type { SharedEstimation as SharedRow } from '@soumdar/db';
import { kmBetween, zoneTree } from '@soumdar/listings';
import { presentRecord } from '../estimation/record.ts';

type Shared = SharedEstimation['estimation'];
type Side = 'vente' | 'location';

const hiddenSale = { netPrice: null, pricePerSqm: null, rangeLow: null, rangeHigh: null };
const hiddenRent = { monthlyRent: null, monthlyRentPerSqm: null, rentRangeLow: null, rentRangeHigh: null };

/** The day at Tunis, as `YYYY-MM-DD`. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Tunis', dateStyle: 'short' });

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
      created_at: day.format(new Date(record.created_at)),
      property_type,
      location,
      localisation: placeNameAt(location),
      details,
      ...shownFigures(record),
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
function shownFigures({
  property_type,
  confidence,
  result,
  explanation,
}: EstimationRecord): Pick<Shared, 'result' | 'explanation'> {
  const isHidden = (side: Side) => confidence != null && confidence[side].score < shownFromScore;
  const noSale = isHidden('vente');
  const noRent = isHidden('location') || property_type === 'land';
  return {
    result: { ...result, ...(noSale && hiddenSale), ...(noRent && hiddenRent) },
    explanation: explanation && {
      vente: noSale ? null : explanation.vente,
      location: noRent ? null : explanation.location,
    },
  };
}

type Comparables = NonNullable<EstimationRecord['comparables']>;

/**
 * Distances are taken anew from the coarse position: from known places, a few exact ones give the exact position away. A place
 * whose position is not kept is told in whole kilometres, and likeness, to which distance counts, in steps of five.
 */
function coarseComparables({ vente, location, places }: Comparables, from: Location): Comparables {
  const around = places && {
    vente: places.vente.map((place) => ({ ...place, distance: distanceTo(place, from) })),
    location: places.location.map((place) => ({ ...place, distance: distanceTo(place, from) })),
  };
  return {
    vente: vente.map((item) => coarseComparable(item, around?.vente ?? [])),
    location: location.map((item) => coarseComparable(item, around?.location ?? [])),
    ...(around && { places: around }),
  };
}

const distanceTo = (place: Location, from: Location) => kmBetween(place, from).toFixed(1);

function coarseComparable(item: ComparableItem, places: ComparablePlace[]): ComparableItem {
  const place = places.find(({ locality }) => locality === item.locality);
  return {
    ...item,
    distance: place?.distance ?? Number(item.distance).toFixed(0),
    similarity: Math.round(item.similarity / 5) * 5,
  };
}
