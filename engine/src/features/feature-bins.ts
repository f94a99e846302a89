import { binOf, edgesOf, type Edges } from '../trees/binning.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { featureValues, surfaceColumn, type FieldSet } from './features.ts';
import { surfaceEdges } from './surface-grid.ts';

export function featureEdges(listings: readonly Listing[], fields: FieldSet): Edges[] {
  const values = listings.map((listing) => featureValues(listing, listing.listedOn, fields));
  return (values[0] ?? []).map((_, column) =>
    column === surfaceColumn ? surfaceEdges : edgesOf(Float64Array.from(values, (row) => row[column]!)),
  );
}

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
