import {
  areasFromZoom,
  fitted,
  levelAt,
  radiusOf,
  spreadCircles,
  zonesAtLevel,
  type CircleZone,
} from '@soumdar/views';
import {
  latLng,
  point,
  type LatLng,
  type LatLngBounds,
  type LatLngTuple,
  type Map as LeafletMap,
  type MapOptions,
} from 'leaflet';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CircleMarker, Polygon, useMap, useMapEvents } from 'react-leaflet';
import { inhabited, mapZoom, type Position } from '../../position.ts';
import { CircleLegend, type CircleLegendProps } from './circle-legend.tsx';
import { circleEdge } from './circle-palette.ts';
import { CountryMap, inPage } from './country-map.tsx';
import { useShapeKeys } from './shape-keys.ts';
import { ZoneLabels } from './zone-labels.tsx';

interface ZoneMapProps<Zone extends CircleZone> {
  /** accessible name */
  name: string;
  zones: readonly Zone[];
  /** the opening view */
  around: readonly Position[];
  /** level of the opening view: nothing larger is shown */
  coarsest: Parameters<typeof levelAt>[1];
  colourOf: (zone: Zone) => string;
  /** for the zone under the pointer, and for those who do not see it */
  textOf: (zone: Zone) => string;
  /** stands on the map with the name; names of towns stand there without it */
  priceOf?: (zone: CircleZone) => string;
  chosen: string | undefined;
  /** called with nothing for a tap outside all circles */
  onChoose: (zone: Zone | undefined) => void;
  legend: Omit<CircleLegendProps, 'largest'>;
  /** shown in place of circles from `areasFromZoom` on; lat, lng of each corner */
  areas?: readonly { slug: string; rings: LatLngTuple[][] }[];
  options?: MapOptions;
  children?: ReactNode;
}

const noAreas: never[] = [];
/** Names of streets are read through it. */
const areaOpacity = 0.6;

interface Circle<Zone> {
  zone: Zone;
  center: LatLng;
  radius: number;
}

function apart<Zone extends CircleZone>(
  zones: readonly Zone[],
  largest: number,
  map: LeafletMap,
): Circle<Zone>[] {
  const spread = spreadCircles(
    zones.map((zone) => {
      const { x, y } = map.project(zone);
      return { x, y, radius: radiusOf(zone.count, largest) };
    }),
  );
  return zones.map((zone, at) => {
    const { x, y, radius } = spread[at]!;
    return { zone, center: map.unproject(point(x, y)), radius };
  });
}

function partsFirst<Zone extends CircleZone>(shapes: readonly Circle<Zone>[], around: readonly Position[]) {
  const isPart = ({ zone }: Circle<Zone>) =>
    Number(around.some(({ lat, lng }) => lat === zone.lat && lng === zone.lng));
  return shapes.toSorted((a, b) => isPart(b) - isPart(a) || (b.zone.count ?? 0) - (a.zone.count ?? 0));
}

interface View {
  map: LeafletMap;
  zoom: number;
  bounds: LatLngBounds;
}

function shownIn<Zone extends CircleZone>(
  view: View | undefined,
  zones: readonly Zone[],
  coarsest: Parameters<typeof levelAt>[1],
  hasArea: (slug: string) => boolean,
) {
  if (!view) return { circles: [], withArea: [], largest: 0 };
  // zones at the edge show too
  const bounds = view.bounds.pad(0.2);
  const isInView = (zone: Zone) => bounds.contains(zone);
  // where no place in view has a price, circles say so
  const withArea =
    view.zoom >= areasFromZoom ? zones.filter((zone) => hasArea(zone.slug) && isInView(zone)) : [];
  if (withArea.length > 0) return { circles: [], withArea, largest: 0 };
  const visible = zonesAtLevel(zones, levelAt(view.zoom, coarsest));
  const largest = Math.max(0, ...visible.map(({ count }) => count ?? 0));
  return { circles: apart(visible.filter(isInView), largest, view.map), withArea, largest };
}

export function ZoneMap<Zone extends CircleZone>({
  name,
  zones,
  around,
  coarsest,
  colourOf,
  textOf,
  priceOf,
  chosen,
  onChoose,
  legend,
  areas = noAreas,
  options = inPage,
  children,
}: ZoneMapProps<Zone>) {
  const [view, setView] = useState<View>();
  // Leaflet's own tooltips would make each circle a stop of the keyboard
  const [pointed, setPointed] = useState<string>();
  const ringsOf = useMemo(() => new Map(areas.map(({ slug, rings }) => [slug, rings])), [areas]);
  const { circles, withArea, largest } = useMemo(
    () => shownIn(view, zones, coarsest, (slug) => ringsOf.has(slug)),
    [view, zones, coarsest, ringsOf],
  );
  const withAreas = withArea.length > 0;
  const shapes = useMemo(() => {
    const inAreas = withArea.map((zone) => ({ zone, center: latLng(zone.lat, zone.lng), radius: 0 }));
    return partsFirst([...circles, ...inAreas], around);
  }, [circles, withArea, around]);
  const { hold, onKeyDown } = useShapeKeys(shapes, view?.map, textOf, onChoose);
  return (
    <div className="flex h-full flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the keys of focused shapes inside */}
      <div
        className={`relative isolate min-h-0 grow ${withAreas ? 'under-names' : ''}`}
        onKeyDown={onKeyDown}
      >
        <CountryMap
          name={name}
          center={inhabited}
          zoom={mapZoom.country}
          options={{ ...options, zoomSnap: 0.5 }}
          named={!priceOf}
          className="size-full rounded-control border border-line"
        >
          <FollowView onView={setView} />
          <Taps circles={circles} onTap={onChoose} />
          <ZoomToFigures zones={withAreas ? withArea : circles.map(({ zone }) => zone)} />
          {withArea.map((zone) => (
            <Polygon
              key={zone.slug}
              ref={hold(zone.slug)}
              positions={ringsOf.get(zone.slug)!}
              bubblingMouseEvents={false}
              pathOptions={{
                color: circleEdge,
                weight: zone.slug === chosen ? 3 : 0.75,
                fillColor: colourOf(zone),
                fillOpacity: areaOpacity,
              }}
              eventHandlers={{
                click: () => onChoose(zone),
                mouseover: () => setPointed(zone.slug),
                mouseout: () => setPointed(undefined),
              }}
            />
          ))}
          {circles.map(({ zone, center, radius }) => (
            <CircleMarker
              key={zone.slug}
              ref={hold(zone.slug)}
              center={center}
              radius={radius}
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
          {view && priceOf ? <ZoneLabels shapes={shapes} map={view.map} priceOf={priceOf} /> : null}
          {/* comes last, after what follows its zoom */}
          <WholeView around={around} />
        </CountryMap>
        <Pointed text={textOf} zone={chosen ? undefined : zones.find(({ slug }) => slug === pointed)} />
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
  const tell = (map: LeafletMap) => onView({ map, zoom: map.getZoom(), bounds: map.getBounds() });
  const map = useMapEvents({ moveend: () => tell(map), resize: () => tell(map) });
  return null;
}

/** The nearest circle under a fingertip counts. */
const fingertipPx = 22;

function Taps<Zone extends CircleZone>({
  circles,
  onTap,
}: {
  circles: readonly Circle<Zone>[];
  onTap: (zone: Zone | undefined) => void;
}) {
  const map = useMapEvents({
    click: ({ containerPoint }) => {
      const near = circles
        .map(({ zone, center }) => ({
          zone,
          px: map.latLngToContainerPoint(center).distanceTo(containerPoint),
        }))
        .filter(({ px }) => px <= fingertipPx)
        .sort((a, b) => a.px - b.px);
      onTap(near[0]?.zone);
    },
  });
  return null;
}

/** Less of what is in view, and '+' leads to the largest circle: the middle of the country is empty. */
const leastNearer = 0.2;

function ZoomToFigures({ zones }: { zones: readonly CircleZone[] }) {
  const map = useMap();
  useEffect(() => {
    const counted = (some: readonly CircleZone[]) => some.reduce((sum, { count }) => sum + (count ?? 0), 0);
    const zoomIn = (step = 1) => {
      const nearer = map.getBounds().pad(-0.25);
      const remaining = zones.filter((zone) => nearer.contains(zone));
      const [largest] = zones.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
      const isEmptier = counted(remaining) < leastNearer * counted(zones);
      map.setView(largest && isEmptier ? largest : map.getCenter(), map.getZoom() + step);
    };
    Object.assign(map, { zoomIn });
  }, [map, zones]);
  return null;
}

/** Room for the largest circles and for text over the map. */
const margin = 64;

/** Fits the map only once. */
function WholeView({ around }: { around: readonly Position[] }) {
  const map = useMap();
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current || around.length === 0) return;
    isShown.current = true;
    const { x, y } = map.getSize();
    const { lat, lng, zoom } = fitted(around, x - margin, y - margin);
    map.setView([lat, lng], zoom, { animate: false });
  }, [map, around]);
  return null;
}
