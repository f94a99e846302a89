import { isInTunisia } from '@soumdar/contract';
import * as words from '@soumdar/words/map';
import type { LatLng, Map as LeafletMap } from 'leaflet';
import type { Ref } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { MapView } from '../../estimation/map-around.ts';
import { inhabited, mapZoom, type Position } from '../../position.ts';
import { CountryMap, pin, Scale } from './country-map.tsx';

interface PositionMapProps {
  /** the country by default */
  view: MapView | undefined;
  position: Position | null;
  /** Returns false to refuse the position. */
  onPlace: (position: Position) => boolean;
  /** A click from afar zoomed in instead. */
  onNear: () => void;
  ref: Ref<LeafletMap>;
}

/** The keyboard sets the pin at the centre first, then moves it. */
export function PositionMap({ view, position, onPlace, onNear, ref }: PositionMapProps) {
  return (
    <div className="group relative min-h-[160px] shrink-0 grow">
      <CountryMap
        ref={ref}
        name={words.mapName}
        center={view ?? inhabited}
        zoom={view?.zoom ?? mapZoom.country}
        wordWithoutTiles={words.noTilesPicker}
        className="absolute! inset-0"
      >
        <Scale />
        <PlaceOnMap onPlace={onPlace} onNear={onNear} />
        {position ? <MovablePin position={position} onMove={onPlace} /> : null}
      </CountryMap>
      <KeyboardAim />
    </div>
  );
}

const toPosition = ({ lat, lng }: LatLng): Position => ({ lat, lng });

// Leaflet listens for arrow keys on the document, which the dialog does not let them reach
const panSteps: Record<string, [number, number]> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/** Below this zoom, a fingertip covers a whole town. */
const placingZoom = 10;

function PlaceOnMap({ onPlace, onNear }: Pick<PositionMapProps, 'onPlace' | 'onNear'>) {
  const place = (position: Position) => {
    if (map.getZoom() >= placingZoom || !isInTunisia(position)) return void onPlace(position);
    map.setView(position, mapZoom.town);
    onNear();
  };
  const map = useMapEvents({
    click: ({ latlng }) => place(toPosition(latlng)),
    keydown: ({ originalEvent: { key, target } }) => {
      if (target !== map.getContainer()) return;
      const step = panSteps[key];
      if (step) map.panBy(step);
      if (key === 'Enter') place(toPosition(map.getCenter()));
    },
  });
  return null;
}

function KeyboardAim() {
  return (
    <div className="pointer-events-none absolute inset-0 z-over-map hidden ring-3 ring-sea ring-inset group-has-[.leaflet-container:focus-visible]:block">
      <svg
        viewBox="0 0 48 48"
        className="absolute top-1/2 left-1/2 size-12 -translate-1/2 text-clay"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        aria-hidden
      >
        <circle cx="24" cy="24" r="11" />
        <path d="M24 2v14M24 32v14M2 24h14M32 24h14" />
      </svg>
      <p className="absolute bottom-10 left-1/2 w-max max-w-9/10 -translate-x-1/2 rounded-control bg-ink px-3 py-2 text-center text-sm text-white">
        {words.keys}
      </p>
    </div>
  );
}

/** Pixels for each arrow key: the closer the map, the finer. */
const stepPixels = 12;
const marginPixels = 60;

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-stepPixels, 0],
  ArrowRight: [stepPixels, 0],
  ArrowUp: [0, -stepPixels],
  ArrowDown: [0, stepPixels],
};

function MovablePin({ position, onMove }: { position: Position; onMove: (position: Position) => boolean }) {
  const map = useMap();

  const moveBy = (offset: [number, number]) => {
    const moved = toPosition(map.unproject(map.project(position).add(offset)));
    if (onMove(moved)) map.panInside(moved, { padding: [marginPixels, marginPixels] });
  };

  return (
    <Marker
      position={position}
      icon={pin}
      title={words.marker}
      draggable
      autoPan
      eventHandlers={{
        dragend: ({ target }) => {
          if (!onMove(toPosition(target.getLatLng()))) target.setLatLng(position);
        },
        keydown: ({ originalEvent }) => {
          const offset = steps[originalEvent.key];
          if (!offset) return;
          // the dialog would scroll
          originalEvent.preventDefault();
          moveBy(offset);
        },
      }}
    />
  );
}
