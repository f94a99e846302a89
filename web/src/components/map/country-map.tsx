import * as words from '@soumdar/words/map';
import { colours } from '@soumdar/views';
import { Browser, divIcon, type Map as LeafletMap, type MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { MapContainer, useMap, ZoomControl } from 'react-leaflet';
import { mapZoom, type Position } from '../../position.ts';
import { CountryOutline, endZoomOnRemoval, hasTiles, keepCentreInTunisia, Tiles } from './map-layers.tsx';
import './map.css';

interface CountryMapProps {
  /** accessible name */
  name: string;
  center: Position;
  zoom: number;
  /** shows more of the outline when tiles are missing */
  zoomWithoutTiles?: number;
  wordWithoutTiles?: string;
  interactive?: boolean | undefined;
  options?: MapOptions;
  className?: string | undefined;
  ref?: Ref<LeafletMap>;
  children?: ReactNode;
}

const still: MapOptions = {
  dragging: false,
  keyboard: false,
  touchZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  scrollWheelZoom: false,
};

export function CountryMap({
  name,
  center,
  zoom,
  zoomWithoutTiles = mapZoom.max,
  wordWithoutTiles = words.noTiles,
  interactive = true,
  options,
  className = '',
  ref,
  children,
}: CountryMapProps) {
  const [tilesMissing, setTilesMissing] = useState(!hasTiles);
  return (
    <div className={`relative isolate overflow-hidden ${className}`}>
      <div inert={!interactive} className="size-full">
        <MapContainer
          ref={ref}
          center={center}
          zoom={zoom}
          minZoom={mapZoom.min}
          maxZoom={mapZoom.max}
          zoomControl={false}
          attributionControl={false}
          className="size-full"
          {...(interactive ? options : still)}
        >
          <Container name={name} />
          <CountryOutline named={tilesMissing} />
          {hasTiles ? <Tiles onMissing={setTilesMissing} /> : null}
          {tilesMissing ? <StepBack zoom={zoomWithoutTiles} /> : null}
          {interactive ? (
            <ZoomControl position="topright" zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
          ) : null}
          {children}
        </MapContainer>
      </div>
      <div role="status" className="pointer-events-none absolute top-3 end-16 start-3 z-over-map">
        {tilesMissing && interactive ? (
          <p className="w-fit rounded-control border border-line bg-white/95 px-3 py-2 text-sm shadow-card">
            {wordWithoutTiles}
          </p>
        ) : null}
      </div>
      <Attribution />
    </div>
  );
}

function Container({ name }: { name: string }) {
  const map = useMap();
  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute('role', 'application');
    box.setAttribute('aria-label', name);
  }, [map, name]);
  useEffect(() => {
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(map.getContainer());
    return () => sizes.disconnect();
  }, [map]);
  useEffect(() => keepCentreInTunisia(map), [map]);
  useEffect(() => endZoomOnRemoval(map), [map]);
  return null;
}

function StepBack({ zoom }: { zoom: number }) {
  const map = useMap();
  useEffect(() => {
    if (map.getZoom() > zoom) map.setZoom(zoom, { animate: false });
  }, [map, zoom]);
  return null;
}

function Attribution() {
  return (
    <p className="absolute end-0 bottom-0 z-over-map bg-white/90 px-2 py-0.5 text-xs text-ink-soft">
      ©{' '}
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="underline hover:text-sea"
      >
        {words.contributors}
      </a>
    </p>
  );
}

/** Its tip is the position. */
export const pin = divIcon({
  className: '',
  iconSize: [40, 50],
  iconAnchor: [20, 48],
  html: `<svg viewBox="0 0 40 50" width="40" height="50" aria-hidden="true">
    <ellipse cx="20" cy="47.5" rx="6" ry="2" fill="${colours.ink}" opacity=".25" />
    <path d="M20 48C12 37 4 29.5 4 19a16 16 0 0 1 32 0c0 10.5-8 18-16 29z" fill="${colours.clay}" stroke="${colours.white}" stroke-width="2" />
    <path d="M12 27v-8a8 8 0 0 1 16 0v8h-5v-6a3 3 0 0 0-6 0v6z" fill="${colours.white}" />
  </svg>`,
});

/** In a page that scrolls, neither the wheel nor one finger may move the map. */
export const inPage: MapOptions = { scrollWheelZoom: false, dragging: !Browser.mobile };
