/** Whole m² from `from` up to, but not including, `to`. */
export interface SurfaceSpan {
  from: number;
  to: number;
}

/**
 * 0, 10, 21, 33, 46, 61, 77, 95, 114, 136 …: each band is a tenth wider, up to more than any surface valued.
 */
const edges = Array.from({ length: 76 }, (_, at) => Math.round(100 * (1.1 ** at - 1)));
const bandsOfBlock = 3;

/** Ascending. */
export const surfaceBands: readonly SurfaceSpan[] = edges
  .slice(1)
  .map((to, band) => ({ from: edges[band]!, to }));

/** For when the zone has too few in any block. */
export const allSurfaces: SurfaceSpan = { from: 0, to: edges.at(-1)! };

export const surfaceBand = (surfaceM2: number): SurfaceSpan => surfaceBands[bandOf(surfaceM2)]!;

export const middleOf = ({ from, to }: SurfaceSpan): number => (from + to) / 2;

/** For when one band has too few. */
export function surfaceBlock(surfaceM2: number): SurfaceSpan {
  const first = bandsOfBlock * Math.floor(bandOf(surfaceM2) / bandsOfBlock);
  return { from: edges[first]!, to: edges[first + bandsOfBlock]! };
}

function bandOf(surfaceM2: number): number {
  return Math.min(
    edges.length - 2,
    edges.findLastIndex((edge) => edge <= surfaceM2),
  );
}
