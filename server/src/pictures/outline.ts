import { tunisiaBounds, tunisiaRings } from '@soumdar/contract';
import { outlineBox } from './drawing.ts';

/** The length of a degree of longitude in degrees of latitude, in the middle of the country. */
const narrowing = Math.cos((34 * Math.PI) / 180);
const unitsPerDegree = outlineBox.height / (tunisiaBounds.north - tunisiaBounds.south);

export function inPicture({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  return {
    x: outlineBox.x + toTenths((lng - tunisiaBounds.west) * narrowing * unitsPerDegree),
    y: outlineBox.y + toTenths((tunisiaBounds.north - lat) * unitsPerDegree),
  };
}

/** The country as an SVG path. */
export function outlinePath(): string {
  return tunisiaRings
    .map((ring) => {
      const corners = Array.from({ length: ring.length / 2 }, (_, at) =>
        inPicture({ lng: ring[2 * at]!, lat: ring[2 * at + 1]! }),
      );
      return `M${corners.map(({ x, y }) => `${toTenths(x)} ${toTenths(y)}`).join('L')}Z`;
    })
    .join('');
}

const toTenths = (value: number) => Number(value.toFixed(1));
