import { tunisiaBounds } from '@soumdar/contract';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';

const { south, west, north, east } = tunisiaBounds;
const bounds = latLngBounds([south, west], [north, east]);
// about a pixel at the widest zoom: a centre brought back to the very edge would round to outside
const insetDegrees = 0.02;

/**
 * Brings the map back when its centre leaves Tunisia. Leaflet's own `maxBounds` limits what is visible instead, and
 * would push Tunis off the centre of a large screen. Returns how to stop.
 */
export function keepCentreInTunisia(map: LeafletMap): () => void {
  const bringBack = () => {
    const { lat, lng } = map.getCenter();
    if (bounds.contains([lat, lng])) return;
    map.panTo([within(lat, south, north), within(lng, west, east)]);
  };
  map.on('moveend', bringBack);
  return () => map.off('moveend', bringBack);
}

const within = (degrees: number, low: number, high: number) =>
  Math.min(high - insetDegrees, Math.max(low + insetDegrees, degrees));
