import { latLngBounds, type FitBoundsOptions, type LatLngBounds, type Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CircleMarker, useMap, useMapEvents } from 'react-leaflet';
import { inhabited, mapZoom, type Position } from '../../position.ts';
import { CircleLegend, type CircleLegendProps } from './circle-legend.tsx';
import { circleEdge } from './circle-palette.ts';
import { levelAt, radiusOf, zonesAtLevel, type CircleZone } from './circle-scale.ts';
import { CountryMap, inPage } from './country-map.tsx';

interface ZoneMapProps<Zone extends CircleZone> {
  /** accessible name */
  name: string;
  zones: readonly Zone[];
  /** the opening view */
  around: readonly Position[];
  /** level of the opening view: nothing larger is shown */
  coarsest: Parameters<typeof levelAt>[1];
  colourOf: (zone: Zone) => string;
  /** for the zone under the pointer */
  textOf: (zone: Zone) => string;
  chosen: string | undefined;
  /** called with nothing for a tap outside all circles */
  onChoose: (zone: Zone | undefined) => void;
  legend: Omit<CircleLegendProps, 'largest'>;
  children?: ReactNode;
}

interface View {
  zoom: number;
  bounds: LatLngBounds;
}

/** Circles are no stops of the keyboard: a table next to the map states the same. */
export function ZoneMap<Zone extends CircleZone>({
  name,
  zones,
  around,
  coarsest,
  colourOf,
  textOf,
  chosen,
  onChoose,
  legend,
  children,
}: ZoneMapProps<Zone>) {
  const [view, setView] = useState<View>();
  // Leaflet's own tooltips would make each circle a stop of the keyboard
  const [pointed, setPointed] = useState<string>();
  const visible = zonesAtLevel(zones, view ? levelAt(view.zoom, coarsest) : coarsest);
  // zones at the edge show too
  const inView = visible.filter((zone) => view?.bounds.pad(0.2).contains(zone));
  const largest = Math.max(0, ...visible.map(({ count }) => count ?? 0));
  return (
    <div className="flex h-full flex-col">
      <div className="relative isolate min-h-0 grow">
        <CountryMap
          name={name}
          center={inhabited}
          zoom={mapZoom.country}
          options={{ ...inPage, zoomSnap: 0.5 }}
          className="size-full rounded-control border border-line"
        >
          <FollowView onView={setView} />
          <Taps zones={inView} largest={largest} onTap={onChoose} />
          {inView.map((zone) => (
            <CircleMarker
              key={zone.slug}
              center={zone}
              radius={radiusOf(zone.count, largest)}
              pathOptions={{
                color: circleEdge,
                weight: zone.slug === chosen ? 4 : 1.5,
                fillColor: colourOf(zone),
                fillOpacity: 1,
              }}
              eventHandlers={{
                mouseover: () => setPointed(zone.slug),
                mouseout: () => setPointed(undefined),
              }}
            />
          ))}
          {/* comes last, after what follows its zoom */}
          <WholeView around={around} />
        </CountryMap>
        <Pointed text={textOf} zone={chosen ? undefined : inView.find(({ slug }) => slug === pointed)} />
        {children}
      </div>
      <CircleLegend {...legend} largest={largest} />
    </div>
  );
}

function Pointed<Zone>({ zone, text }: { zone: Zone | undefined; text: (zone: Zone) => string }) {
  if (!zone) return null;
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute bottom-7 start-2 z-over-map rounded-mark bg-ink px-2 py-1 text-sm text-white"
    >
      {text(zone)}
    </p>
  );
}

function FollowView({ onView }: { onView: (view: View) => void }) {
  const tell = (map: LeafletMap) => onView({ zoom: map.getZoom(), bounds: map.getBounds() });
  const map = useMapEvents({ moveend: () => tell(map), resize: () => tell(map) });
  return null;
}

/** The nearest circle under a fingertip counts. */
const fingertipPx = 22;

function Taps<Zone extends CircleZone>({
  zones,
  largest,
  onTap,
}: {
  zones: readonly Zone[];
  largest: number;
  onTap: (zone: Zone | undefined) => void;
}) {
  const map = useMapEvents({
    click: ({ containerPoint }) => {
      const near = zones
        .map((zone) => ({ zone, px: map.latLngToContainerPoint(zone).distanceTo(containerPoint) }))
        .filter(({ zone, px }) => px <= Math.max(fingertipPx, radiusOf(zone.count, largest)))
        .sort((a, b) => a.px - b.px);
      onTap(near[0]?.zone);
    },
  });
  return null;
}

const closestZoom = 14;
/** Room for the largest circles and, above, for text over the map. */
const padding: FitBoundsOptions = { paddingTopLeft: [28, 56], paddingBottomRight: [28, 36] };

/** Fits the map only once. */
function WholeView({ around }: { around: readonly Position[] }) {
  const map = useMap();
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || around.length === 0) return;
    isShown.current = true;
    const bounds = latLngBounds(around.map(({ lat, lng }) => [lat, lng]));
    map.fitBounds(bounds, { ...padding, maxZoom: closestZoom, animate: false });
  }, [map, around]);
  return null;
}
