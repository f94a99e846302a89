import { tunisiaRings } from '@soumdar/contract';
import type { LatLngTuple } from 'leaflet';
import { Pane, Polygon } from 'react-leaflet';
import { lazyComponent } from '../../ui/lazy.tsx';
import { neighbourRings } from './country-outline.ts';

const PlaceNamesLayer = lazyComponent(() => import('./place-names-layer.tsx'));

/** 'lng, lat, lng, lat…' as Leaflet takes it. */
function toLatLngs(ring: number[]): LatLngTuple[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => [ring[2 * index + 1]!, ring[2 * index]!]);
}

const neighbours = neighbourRings.map((ring) => [toLatLngs(ring)]);
const tunisia = tunisiaRings.map((ring) => [toLatLngs(ring)]);

const neighbourStyle = { stroke: false, fillColor: '#e8e6e0', fillOpacity: 1 };
const tunisiaStyle = { color: '#7b8b9c', weight: 1.5, fillColor: '#fffdf8', fillOpacity: 1 };

/** The country as we draw it, below the tiles: a tile that fails never leaves a blank. */
export function DrawnCountry({ named }: { named: boolean }) {
  return (
    <Pane name="drawn-country" style={{ zIndex: 150 }}>
      <Polygon positions={neighbours} pathOptions={neighbourStyle} interactive={false} />
      <Polygon positions={tunisia} pathOptions={tunisiaStyle} interactive={false} />
      {named ? <PlaceNamesLayer /> : null}
    </Pane>
  );
}
