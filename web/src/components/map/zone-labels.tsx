import { labelsWithin, type CircleZone } from '@soumdar/views';
import { divIcon, type LatLng, type Map as LeafletMap } from 'leaflet';
import { memo } from 'react';
import { Marker } from 'react-leaflet';

const sizes = { letterWidth: 6.5, lineHeight: 15 };
/** In pixels: room for the buttons and for the source. */
const margins = { side: 48, top: 4, bottom: 24 };

/** Names and prices where they fit, parts of the page's zone first. */
function Labels({
  shapes,
  map,
  priceOf,
}: {
  shapes: readonly { zone: CircleZone; center: LatLng; radius: number }[];
  map: LeafletMap;
  priceOf: (zone: CircleZone) => string;
}) {
  const { x: width, y: height } = map.getSize();
  const within = {
    left: margins.side,
    top: margins.top,
    right: width - margins.side,
    bottom: height - margins.bottom,
  };
  const items = shapes.map(({ zone, center, radius }) => {
    const { x, y } = map.latLngToContainerPoint(center);
    return { slug: zone.slug, name: zone.name, price: priceOf(zone), x, y, radius };
  });
  return labelsWithin(items, sizes, within).map(({ item, x, y }) => (
    <Marker
      key={item.slug}
      position={map.containerPointToLatLng([x, y])}
      icon={icon(item.name, item.price)}
      interactive={false}
      keyboard={false}
    />
  ));
}

/** Rendered anew for another view alone: a tap has no time for it. */
export const ZoneLabels = memo(Labels);

function icon(name: string, price: string) {
  const box = document.createElement('div');
  const figure = document.createElement('strong');
  figure.textContent = price;
  box.append(name, figure);
  return divIcon({ className: 'zone-label', html: box, iconSize: [0, 0] });
}
