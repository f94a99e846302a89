import { binOf, edgesOf, type Edges } from '../trees/binning.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { featureValues, surfaceColumn, type FieldSet } from './features.ts';
import { surfaceEdges } from './surface-grid.ts';

/** Bin edges of every feature. Those of the surface are fixed, so that prices can be read along it: see `surface-grid`. */
export function featureEdges(listings: readonly Listing[], fields: FieldSet): Edges[] {
  const values = listings.map((listing) => featureValues(listing, listing.listedOn, fields));
  return (values[0] ?? []).map((_, column) =>
    column === surfaceColumn ? surfaceEdges : edgesOf(Float64Array.from(values, (row) => row[column]!)),
  );
}

/** Bins of every feature of a property at a date. */
export function binsOf(
  edges: readonly Edges[],
  subject: Subject,
  date: string,
  fields: FieldSet,
): Uint8Array {
  return Uint8Array.from(featureValues(subject, date, fields), (value, column) =>
    binOf(edges[column]!, value),
  );
}
