/** Zoom from which places have areas in place of circles. */
export const areasFromZoom = 10;

interface Position {
  lat: number;
  lng: number;
}

export interface MapView extends Position {
  zoom: number;
}

/** Pixels of the world at zoom 0. */
const worldPixels = 256;
const closestZoom = 13;

/** Web Mercator, from the top left corner of the world. */
export function toPixels({ lat, lng }: Position, zoom: number): { x: number; y: number } {
  const pixels = worldPixels * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: (pixels * (lng + 180)) / 360, y: (pixels * (1 - north)) / 2 };
}

/** The nearest view, in half zooms, that shows all positions in so many pixels. */
export function fitted(positions: readonly Position[], width: number, height: number): MapView {
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const [topLeft, bottomRight] = [
    toPixels({ lat: north, lng: west }, 0),
    toPixels({ lat: south, lng: east }, 0),
  ];
  const scale = Math.min(width / (bottomRight.x - topLeft.x), height / (bottomRight.y - topLeft.y));
  const zoom = Math.min(closestZoom, Math.floor(2 * Math.log2(scale)) / 2);
  return { lat: (south + north) / 2, lng: (west + east) / 2, zoom };
}
