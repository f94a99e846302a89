import { direction } from '@soumdar/words/language';
import * as words from '@soumdar/words/map';
import { colours } from '@soumdar/views';
import { Browser, divIcon, type Map as LeafletMap, type MapOptions } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { MapContainer, ScaleControl, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import { mapZoom, type Position } from '../../position.ts';
import { Ground, endZoomOnRemoval, hasTiles, keepCentreInTunisia, Tiles } from './map-layers.tsx';
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
  /** with names of towns where there are no streets */
  named?: boolean;
  options?: MapOptions;
  className?: string | undefined;
  ref?: Ref<LeafletMap>;
  children?: ReactNode;
}

/** Leaflet knows no start or end of a line. */
const [start, end] = direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const);

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
  named = true,
  options,
  className = '',
  ref,
  children,
}: CountryMapProps) {
  const [tilesMissing, setTilesMissing] = useState(!hasTiles);
  const [withStreets, setWithStreets] = useState(zoom >= mapZoom.streets);
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
          <FollowZoom onZoom={(now) => setWithStreets(now >= mapZoom.streets)} />
          <Ground named={named && (tilesMissing || !withStreets)} />
          {hasTiles ? <Tiles onMissing={setTilesMissing} /> : null}
          {tilesMissing ? <StepBack zoom={zoomWithoutTiles} /> : null}
          {interactive ? (
            <ZoomControl position={`top${end}`} zoomInTitle={words.zoomIn} zoomOutTitle={words.zoomOut} />
          ) : null}
          {children}
        </MapContainer>
      </div>
      <div role="status" className="pointer-events-none absolute top-3 end-16 start-3 z-over-map">
        {tilesMissing && withStreets && interactive ? (
          <p className="w-fit rounded-control border border-line bg-white/95 px-3 py-2 text-sm shadow-card">
            {wordWithoutTiles}
          </p>
        ) : null}
      </div>
      <Attribution />
    </div>
  );
}

export const Scale = () => <ScaleControl imperial={false} position={`bottom${start}`} />;

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

function FollowZoom({ onZoom }: { onZoom: (zoom: number) => void }) {
  const map = useMapEvents({ zoomend: () => onZoom(map.getZoom()) });
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
      <Source href="https://www.soest.hawaii.edu/pwessel/gshhg/">{words.coastSource}</Source> · ©{' '}
      <Source href="https://www.openstreetmap.org/copyright">{words.contributors}</Source>
    </p>
  );
}

function Source({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="underline hover:text-sea">
      {children}
    </a>
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
