import { tunisiaBounds } from '@soumdar/contract';
import { latLngBounds, type Map as LeafletMap } from 'leaflet';

const { south, west, north, east } = tunisiaBounds;
// padded by more than a pixel at the widest zoom: bringing the centre to the very edge must count as inside
const bounds = latLngBounds([south, west], [north, east]).pad(0.01);

/**
 * Brings the map back when its centre leaves Tunisia. Leaflet's own `maxBounds` limits what is visible instead, and
 * would push Tunis off the centre of a large screen. Returns how to stop.
 */
export function keepCentreInTunisia(map: LeafletMap): () => void {
  const bringBack = () => {
    const { lat, lng } = map.getCenter();
    if (bounds.contains([lat, lng])) return;
    map.panTo([Math.min(north, Math.max(south, lat)), Math.min(east, Math.max(west, lng))]);
  };
  map.on('moveend', bringBack);
  return () => map.off('moveend', bringBack);
}
