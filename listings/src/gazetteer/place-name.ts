import { gazetteer, pointKey, usualName, type GazetteerPlace, type Point } from './gazetteer.ts';
import { kmBetween } from './geography.ts';

/** What a position is called beside a home. */
export interface PlaceName {
  name: string;
  /** True where it is the middle of a town, whose name it has: then it is no place of its own, and its distance says nothing. */
  atTown: boolean;
}

/** An advertisement this near the point of a row stands there: sources round. */
const samePointKm = 0.1;

let byPoint: Map<string, GazetteerPlace[]> | undefined;
/** By the points of advertisements, which are some hundred. */
const rowsAtPoint = new Map<string, GazetteerPlace[]>();

/**
 * The name of the place at a position where advertisements stand: of the neighbourhood there, else of the town whose postal localities stand
 * there, else the usual spelling of what the advertisement calls it.
 */
export function placeName(locality: string, position: Point): PlaceName {
  const here = rowsAt(position);
  const neighbourhood = here.find(({ kind }) => kind === 'neighbourhood');
  if (neighbourhood) return { name: neighbourhood.name, atTown: false };
  const unplaced = here.filter(({ atTown }) => atTown);
  if (unplaced.length === 0) return { name: usualName(locality), atTown: false };
  return { name: townOf(unplaced), atTown: true };
}

function rowsAt(position: Point): GazetteerPlace[] {
  const key = pointKey(position);
  let rows = rowsAtPoint.get(key);
  if (!rows) {
    byPoint ??= Map.groupBy(gazetteer(), pointKey);
    rows = byPoint.get(key) ?? gazetteer().filter((place) => kmBetween(position, place) <= samePointKm);
    rowsAtPoint.set(key, rows);
  }
  return rows;
}

/** The delegation of all, or the chief town where several delegations stand at one point. */
function townOf(places: GazetteerPlace[]): string {
  const delegations = new Set(places.map(({ delegation }) => delegation));
  const { delegation, governorate } = places[0]!;
  return delegations.size === 1 && delegation !== null ? delegation : governorate;
}

/** A neighbourhood this near names a position, even where another place is nearer. */
const neighbourhoodKm = 1;

/** The name of the nearest place whose point is its own: a neighbourhood, where one is near. */
export function nearestPlaceName(position: Point): string {
  const nearest = (places: GazetteerPlace[]) => {
    let found = { name: '', km: Infinity };
    for (const place of places) {
      const km = kmBetween(position, place);
      if (km < found.km) found = { name: place.name, km };
    }
    return found;
  };
  const placed = gazetteer().filter(({ atTown }) => !atTown);
  const neighbourhood = nearest(placed.filter(({ kind }) => kind === 'neighbourhood'));
  return neighbourhood.km <= neighbourhoodKm ? neighbourhood.name : nearest(placed).name;
}
