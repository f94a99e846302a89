import { tunisiaBounds, tunisiaRings } from '@soumdar/contract';
import { colours, lakeRings, neighbourRings, otherColours } from '@soumdar/views';
import { latLngBounds, type LatLngTuple, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Pane, Polygon, TileLayer } from 'react-leaflet';
import { mapZoom } from '../../position.ts';
import { tileUrl } from '../../settings.ts';
import { lazyComponent } from '../../ui/lazy.tsx';

const PlaceNamesLayer = lazyComponent(() => import('./place-names-layer.tsx'));

/** 'lng, lat, lng, lat…' as Leaflet takes it. */
function toLatLngs(ring: readonly number[]): LatLngTuple[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => [ring[2 * index + 1]!, ring[2 * index]!]);
}

const neighbours = neighbourRings.map((ring) => [toLatLngs(ring)]);
const tunisia = tunisiaRings.map((ring) => [toLatLngs(ring)]);
const lakes = lakeRings.map((ring) => [toLatLngs(ring)]);

const neighbourStyle = { stroke: false, fillColor: otherColours.stone, fillOpacity: 1 };
const tunisiaStyle = {
  color: colours.lineStrong,
  weight: 1.5,
  fillColor: otherColours.landTint,
  fillOpacity: 1,
};

const lakeStyle = { stroke: false, fillColor: colours.seaTint, fillOpacity: 1 };

/** All there is before streets are shown; then below their tiles, so that a missing one leaves no blank. */
export function Ground({ named }: { named: boolean }) {
  return (
    <>
      <Pane name="ground" style={{ zIndex: 150 }}>
        <Polygon positions={neighbours} pathOptions={neighbourStyle} interactive={false} />
        <Polygon positions={tunisia} pathOptions={tunisiaStyle} interactive={false} />
        <Polygon positions={lakes} pathOptions={lakeStyle} interactive={false} />
      </Pane>
      {named ? (
        <Pane name="names">
          <PlaceNamesLayer />
        </Pane>
      ) : null}
    </>
  );
}

const patienceMs = 5000;

export const hasTiles = tileUrl !== '';

/** `missing`: a view got none of its tiles, or none within a few seconds. */
export function Tiles({ onMissing }: { onMissing: (missing: boolean) => void }) {
  const came = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const judge = () => {
    window.clearTimeout(timer.current);
    onMissing(!came.current);
  };
  return (
    <TileLayer
      url={tileUrl}
      minZoom={mapZoom.streets}
      maxZoom={mapZoom.max}
      // public tile servers refuse calls without a referrer
      referrerPolicy="strict-origin"
      eventHandlers={{
        loading: () => {
          came.current = false;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(judge, patienceMs);
        },
        tileload: () => {
          came.current = true;
          onMissing(false);
        },
        load: judge,
      }}
    />
  );
}

const { south, west, north, east } = tunisiaBounds;
const bounds = latLngBounds([south, west], [north, east]);
// about a pixel at the widest zoom: on the very edge, a centre would round to outside
const insetDegrees = 0.02;

/** Leaflet's `maxBounds` limits what is visible, and would push Tunis off the centre of a large screen. */
export function keepCentreInTunisia(map: LeafletMap): () => void {
  const bringBack = () => {
    const { lat, lng } = map.getCenter();
    if (bounds.contains([lat, lng])) return;
    map.panTo([within(lat, south, north), within(lng, west, east)]);
  };
  map.on('moveend', bringBack);
  return () => map.off('moveend', bringBack);
}

/** A zoom ends 250 ms later, which throws once the map is removed. */
export function endZoomOnRemoval(map: LeafletMap): void {
  map.on('unload', () => Object.assign(map, { _animatingZoom: false }));
}

const within = (degrees: number, low: number, high: number) =>
  Math.min(high - insetDegrees, Math.max(low + insetDegrees, degrees));
