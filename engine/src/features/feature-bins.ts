import { largestSurfaceM2, surfaceBinWidth } from '../parameters/params.ts';
import { binOf, edgesOf, type Edges } from '../trees/binning.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { featureValues, surfaceColumn, type FieldSet } from './features.ts';

/** Bin edges of every feature. Those of the surface do not depend on the listings, so that prices can be read along it. */
export function featureEdges(listings: readonly Listing[], fields: FieldSet): Edges[] {
  const values = listings.map((listing) => featureValues(listing, listing.listedOn, fields));
  return (values[0] ?? []).map((_, column) =>
    column === surfaceColumn ? surfaceEdges : edgesOf(Float64Array.from(values, (row) => row[column]!)),
  );
}

const noEdges: Edges = new Float64Array();

/** Bins of every feature of a property at a date. */
export function binsOf(
  edges: readonly Edges[],
  subject: Subject,
  date: string,
  fields: FieldSet,
): Uint8Array {
  return Uint8Array.from(featureValues(subject, date, fields), (value, column) =>
    // a model trained before the first listing of its transaction has no edges at all
    binOf(edges[column] ?? noEdges, value),
  );
}

/** Bins of the surface, equally wide in log. */
export const surfaceBinCount = Math.ceil(Math.log(largestSurfaceM2) / surfaceBinWidth);

const surfaceEdges = Float64Array.from(
  { length: surfaceBinCount - 1 },
  (_, edge) => (edge + 1) * surfaceBinWidth,
);

/** Log surface in the middle of a bin. */
export function logSurfaceAt(bin: number): number {
  return (bin - 0.5) * surfaceBinWidth;
}

/** Bin whose middle is nearest to a log surface. */
export function surfaceBinOf(logSurface: number): number {
  return Math.min(surfaceBinCount, Math.max(1, Math.round(logSurface / surfaceBinWidth + 0.5)));
}
