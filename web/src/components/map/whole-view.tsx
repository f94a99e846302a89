import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Position } from '../../position.ts';

/** Brings all positions into view, no closer than `closest`. */
export function WholeView({ positions, closest }: { positions: Position[]; closest: number }) {
  const map = useMap();
  const all = JSON.stringify(positions.map(({ lat, lng }) => [lat, lng]));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(all) as [number, number][]);
    map.fitBounds(bounds, { padding: [36, 36], maxZoom: closest, animate: false });
  }, [map, all, closest]);
  return null;
}
