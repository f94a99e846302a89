/** round(100 · (1 − FSD)), kept within 0–100. */
export function scoreOf(fsd: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, 1 - fsd)));
}

/** Lowest score of each level of reliability, best first (fixed by the product's specification). */
export const levelFloors = [80, 60, 40, 0] as const;
export type LevelFloor = (typeof levelFloors)[number];

export function levelFloorOf(score: number): LevelFloor {
  return levelFloors.find((floor) => score >= floor) ?? 0;
}
