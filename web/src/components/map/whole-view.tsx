import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Position } from '../../position.ts';

/** Brings all positions into view, no closer than `closest`. */
export function WholeView({
  positions,
  closest,
  besides = 36,
}: {
  positions: Position[];
  closest: number;
  /** pixels on each side for what is written at a position */
  besides?: number;
}) {
  const map = useMap();
  const all = JSON.stringify(positions.map(({ lat, lng }) => [lat, lng]));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(all) as [number, number][]);
    map.fitBounds(bounds, { padding: [besides, 36], maxZoom: closest, animate: false });
  }, [map, all, closest, besides]);
  return null;
}
