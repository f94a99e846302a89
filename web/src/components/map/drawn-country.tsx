import { tunisiaRings } from '@soumdar/contract';
import { divIcon, type LatLngTuple } from 'leaflet';
import { useState } from 'react';
import { Marker, Pane, Polygon, useMapEvents } from 'react-leaflet';
import { neighbourRings } from './country-outline.ts';
import { governorateSeats } from './governorate-seats.ts';

/** 'lng, lat, lng, lat…' as Leaflet takes it. */
function toLatLngs(ring: number[]): LatLngTuple[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => [ring[2 * index + 1]!, ring[2 * index]!]);
}

const neighbours = neighbourRings.map((ring) => [toLatLngs(ring)]);
const tunisia = tunisiaRings.map((ring) => [toLatLngs(ring)]);

const neighbourStyle = { stroke: false, fillColor: '#e8e6e0', fillOpacity: 1 };
const tunisiaStyle = { color: '#7b8b9c', weight: 1.5, fillColor: '#fffdf8', fillOpacity: 1 };

// anchored at the middle of the dot that map.css draws before the name
const label = (name: string) =>
  divIcon({ className: 'seat-label', html: name, iconSize: [0, 0], iconAnchor: [0, 6] });
const labels = governorateSeats.map((seat) => ({ ...seat, icon: label(seat.name) }));

/** The country as we draw it, below the tiles: a tile that fails never leaves a blank. */
export function DrawnCountry({ named }: { named: boolean }) {
  return (
    <Pane name="drawn-country" style={{ zIndex: 150 }}>
      <Polygon positions={neighbours} pathOptions={neighbourStyle} interactive={false} />
      <Polygon positions={tunisia} pathOptions={tunisiaStyle} interactive={false} />
      {named ? <SeatNames /> : null}
    </Pane>
  );
}

function SeatNames() {
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const [zoom, setZoom] = useState(() => map.getZoom());
  return labels
    .filter((seat) => seat.fromZoom <= zoom)
    .map((seat) => (
      <Marker key={seat.name} position={seat} icon={seat.icon} interactive={false} keyboard={false} />
    ));
}
