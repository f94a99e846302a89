import { gazetteer, pointKey, usualName, type GazetteerPlace, type Point } from './gazetteer.ts';
import { kmBetween } from './geography.ts';
import { zoneTree } from './zones.ts';

export interface PlaceName {
  name: string;
  /** Only the town is known, so the distance means nothing. */
  atTown: boolean;
}

/** Sources round positions: an advertisement this near a row's point stands there. */
const samePointKm = 0.1;

let byPoint: Map<string, GazetteerPlace[]> | undefined;
/** By the points of advertisements, of which there are a few hundred. */
const rowsAtPoint = new Map<string, GazetteerPlace[]>();

/** Its neighbourhood as its price page is called, else the town of its postal localities, else the usual spelling of `locality`. */
export function placeName(locality: string, position: Point): PlaceName {
  const here = rowsAt(position);
  const neighbourhood = here.find(({ kind }) => kind === 'neighbourhood');
  const tree = zoneTree();
  if (neighbourhood) return { name: tree.zones.get(tree.zoneAt(neighbourhood))!.name, atTown: false };
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

/** The common delegation, or the chief town where several share a point. */
function townOf(places: GazetteerPlace[]): string {
  const delegations = new Set(places.map(({ delegation }) => delegation));
  const { delegation, governorate } = places[0]!;
  return delegations.size === 1 && delegation !== null ? delegation : governorate;
}
