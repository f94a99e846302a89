export type Point = readonly [x: number, y: number];

interface Room {
  fixed: Point;
  /** between two middles */
  distance: number;
  /** for middles */
  low: Point;
  high: Point;
}

const mostRounds = 200;
/** The golden angle never repeats a direction, so marks at the same place go different ways. */
const turn = Math.PI * (3 - Math.sqrt(5));

export function spreadApart(marks: readonly Point[], { fixed, distance, low, high }: Room): Point[] {
  const moved = marks.map(([x, y]) => ({ x, y }));
  const anchor = { x: fixed[0], y: fixed[1] };
  for (let round = 0; round < mostRounds; round += 1) {
    let isApart = true;
    for (const [at, mark] of moved.entries()) {
      for (const other of [anchor, ...moved.slice(0, at)]) {
        const gap = Math.hypot(mark.x - other.x, mark.y - other.y);
        if (gap >= distance) continue;
        isApart = false;
        const angle = gap === 0 ? at * turn : Math.atan2(mark.y - other.y, mark.x - other.x);
        // slightly more than needed, or rounds would never end
        const push = distance - gap + 0.01;
        const own = other === anchor ? 1 : 0.5;
        mark.x += Math.cos(angle) * push * own;
        mark.y += Math.sin(angle) * push * own;
        if (other === anchor) continue;
        other.x -= Math.cos(angle) * push * 0.5;
        other.y -= Math.sin(angle) * push * 0.5;
      }
    }
    for (const mark of moved) {
      mark.x = Math.min(high[0], Math.max(low[0], mark.x));
      mark.y = Math.min(high[1], Math.max(low[1], mark.y));
    }
    if (isApart) break;
  }
  return moved.map(({ x, y }) => [x, y]);
}
