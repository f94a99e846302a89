/** Its own types are missing. */
declare module 'lineclip' {
  type Point = [x: number, y: number];
  type Box = readonly [left: number, top: number, right: number, bottom: number];
  export function clipPolygon(points: Point[], box: Box): Point[];
}
