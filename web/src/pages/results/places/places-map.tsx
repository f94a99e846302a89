import { coarseBounds, type Transaction } from '@soumdar/contract';
import { colours, type ListedPlace } from '@soumdar/views';
import { placeNearnessText, spreadSentence } from '@soumdar/words/estimate';
import { formatPricePerM2 } from '@soumdar/words/formats';
import { comparablesMap, placeMark } from '@soumdar/words/results';
import { divIcon, latLngBounds } from 'leaflet';
import { useState } from 'react';
import { Marker, Popup, Rectangle, useMapEvents } from 'react-leaflet';
import { CountryMap, inPage, pin, Scale } from '../../../components/map/country-map.tsx';
import { WholeView } from '../../../components/map/whole-view.tsx';
import type { PropertyDetails } from '../../../estimation/results-state.ts';
import type { Position } from '../../../position.ts';
import { labelsWithRoom } from './labels-with-room.ts';

/** Closer, the centre of a neighbourhood would pass for an address. */
const closestZoom = 14;

const somewhereHere = { color: colours.clay, weight: 2, fillOpacity: 0.12 };
const boundsAround = (position: Position) => latLngBounds(coarseBounds(position));

export default function PlacesMap({
  side,
  property: { location, isCoarse },
  places,
}: {
  side: Transaction;
  property: PropertyDetails;
  places: ListedPlace[];
}) {
  return (
    <CountryMap
      name={comparablesMap}
      center={location}
      zoom={closestZoom}
      zoomWithoutTiles={closestZoom}
      options={inPage}
      className="size-full"
    >
      <Scale />
      {isCoarse ? (
        <Rectangle bounds={boundsAround(location)} pathOptions={somewhereHere} interactive={false} />
      ) : (
        <Marker position={location} icon={pin} interactive={false} keyboard={false} zIndexOffset={1000} />
      )}
      <Marks side={side} places={places} />
      {/* last, so that the circles follow its zoom */}
      <WholeView positions={[location, ...places]} closest={closestZoom} />
    </CountryMap>
  );
}

function Marks({ side, places }: { side: Transaction; places: ListedPlace[] }) {
  const [zoom, setZoom] = useState<number>();
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const labelled = labelsWithRoom(places, (place) => map.project(place, zoom ?? map.getZoom()));
  return places.map((place) => (
    <Marker
      key={`${place.lat},${place.lng}`}
      position={place}
      icon={mark(place, labelled.includes(place))}
      zIndexOffset={labelled.includes(place) ? 500 : 0}
    >
      <Popup closeButton={false} maxWidth={200}>
        <strong>{place.locality}</strong> ({placeNearnessText(place.nearness)})
        <br />
        {spreadSentence(side, place)}
      </Popup>
    </Marker>
  ));
}

/** The title carries everything for those who cannot see where the mark stands. */
function mark({ locality, count, medianPerSqm }: ListedPlace, labelled: boolean) {
  const name = document.createElement('span');
  name.className = 'sr-only';
  name.textContent = placeMark(locality, count);
  const price = document.createElement('span');
  price.className = labelled ? 'place-price' : 'sr-only';
  price.textContent = formatPricePerM2(medianPerSqm);
  const both = document.createElement('div');
  both.append(name, price);
  return divIcon({ className: 'place-mark', html: both, iconSize: [24, 24] });
}
