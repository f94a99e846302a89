/** How much of the way from one bound to the other a value has gone, 0–1. */
export const shareOfWay = (value: number, { from, to }: { from: number; to: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));
