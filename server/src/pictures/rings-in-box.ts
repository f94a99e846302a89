import { clipPolygon } from 'lineclip';

type Point = [x: number, y: number];

/**
 * Rings as they appear on a drawing, cut at a box.
 * @param rings lng, lat, lng, lat… in degrees
 * @param least corners nearer to the one before them are left out, in units of the drawing
 */
export function ringsInBox(
  rings: readonly (readonly number[])[],
  project: (lat: number, lng: number) => Point,
  box: readonly [left: number, top: number, right: number, bottom: number],
  least: number,
): Point[][] {
  return rings.flatMap((ring) => {
    const points = Array.from({ length: ring.length / 2 }, (_, at) =>
      project(ring[2 * at + 1]!, ring[2 * at]!),
    );
    const distinct: Point[] = [];
    for (const [x, y] of clipPolygon(points, box)) {
      const [lastX = Infinity, lastY = Infinity] = distinct.at(-1) ?? [];
      if (Math.max(Math.abs(x - lastX), Math.abs(y - lastY)) >= least) distinct.push([x, y]);
    }
    return distinct.length < 3 ? [] : [distinct];
  });
}
