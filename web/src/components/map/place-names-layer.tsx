import { divIcon } from 'leaflet';
import { useState } from 'react';
import { Marker, useMapEvents } from 'react-leaflet';
import { mapZoom } from '../../position.ts';
import { labelsThatFit, placeLabels, type PlacedLabel } from './place-labels.ts';

// the anchor is the middle of the dot that map.css adds to the name
const icon = (name: string, side: PlacedLabel['side']) =>
  divIcon({ className: `seat-label seat-label-${side}`, html: name, iconSize: [0, 0], iconAnchor: [0, 6] });
const icons = new Map(
  placeLabels.map(({ name }) => [name, { right: icon(name, 'right'), left: icon(name, 'left') }]),
);

/** From afar, only the large towns. */
const mostAt = (zoom: number) => (zoom <= mapZoom.country ? 45 : zoom < 10 ? 120 : placeLabels.length);

/** Leaflet puts what is further north further behind. */
const overCountry = 10_000;

export default function PlaceNamesLayer() {
  const map = useMapEvents({ moveend: () => setShown(fitting()) });
  const fitting = () => {
    const view = map.getBounds();
    return labelsThatFit(placeLabels.slice(0, mostAt(map.getZoom())), (label) =>
      view.contains(label) ? map.project(label, map.getZoom()) : null,
    );
  };
  const [shown, setShown] = useState(fitting);
  return shown.map((label) => (
    <Marker
      key={`${label.name} ${label.lat}`}
      position={label}
      icon={icons.get(label.name)?.[label.side]}
      zIndexOffset={overCountry}
      interactive={false}
      keyboard={false}
    />
  ));
}
