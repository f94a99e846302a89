import { largestSurfaceM2, newestShare, surfaceBinWidth } from '../parameters/params.ts';
import { binOf, edgesOf, type Edges } from '../trees/binning.ts';
import type { Listing, Subject } from '../vocabulary/property.ts';
import { additiveColumns, featureValues, dateColumn, surfaceColumn } from './features.ts';

/** Those of the surface are fixed, so that prices can be read along it; additive columns have none to split at. */
export function featureEdges(listings: readonly Listing[]): Edges[] {
  const values = listings.map((listing) => featureValues(listing, listing.listedOn));
  const additive = listings[0] ? additiveColumns(listings[0].transaction) : [];
  return (values[0] ?? []).map((_, column) => {
    if (column === surfaceColumn) return surfaceEdges;
    if (additive.includes(column)) return new Float64Array();
    const known = Float64Array.from(values, (row) => row[column]!);
    const edges = edgesOf(known);
    return column === dateColumn ? withoutNewest(edges, known, newestShare[listings[0]!.transaction]) : edges;
  });
}

/** Of the newest values, that share has no edge between them. */
function withoutNewest(edges: Edges, values: Float64Array, share: number): Edges {
  const first = values.toSorted()[Math.floor(values.length * (1 - share))] ?? Infinity;
  return edges.filter((edge) => edge < first);
}

/** Empty for a model trained before its transaction had a listing. */
export function binsOf(edges: readonly Edges[], subject: Subject, date: string): Uint8Array {
  const values = featureValues(subject, date);
  return Uint8Array.from(edges, (edgesOfFeature, column) => binOf(edgesOfFeature, values[column]!));
}

/** Bins of the surface, equally wide in log. */
export const surfaceBinCount = Math.ceil(Math.log(largestSurfaceM2) / surfaceBinWidth);

const surfaceEdges = Float64Array.from(
  { length: surfaceBinCount - 1 },
  (_, edge) => (edge + 1) * surfaceBinWidth,
);

export function logSurfaceAt(bin: number): number {
  return (bin - 0.5) * surfaceBinWidth;
}

export function surfaceBinOf(logSurface: number): number {
  return Math.min(surfaceBinCount, Math.max(1, Math.round(logSurface / surfaceBinWidth + 0.5)));
}
