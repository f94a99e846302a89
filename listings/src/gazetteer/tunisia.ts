import { gazetteer } from './gazetteer.ts';
import type { Point } from './near.ts';

const marginDegrees = 0.2;

let box: { south: number; north: number; west: number; east: number } | undefined;

/** True within the box that holds every place of the gazetteer, islands and a margin included. */
export function isInTunisia({ lat, lng }: Point): boolean {
  const { south, north, west, east } = (box ??= boxAround(gazetteer()));
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

function boxAround(points: Point[]) {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  return {
    south: Math.min(...lats) - marginDegrees,
    north: Math.max(...lats) + marginDegrees,
    west: Math.min(...lngs) - marginDegrees,
    east: Math.max(...lngs) + marginDegrees,
  };
}
