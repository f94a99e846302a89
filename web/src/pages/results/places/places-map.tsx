import type { ComparablePlace } from '@soumdar/contract';
import { divIcon, latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { Marker, Popup, ScaleControl, useMap } from 'react-leaflet';
import { CountryMap, inPage, pin } from '../../../components/map/country-map.tsx';
import { formatCount, formatPricePerM2 } from '../../../format.ts';
import type { Position } from '../../../position.ts';
import { distanceLabel } from '../figures/reliability.ts';
import { spreadSentence } from '../figures/side-texts.ts';
import type { Side } from '../figures/side-view.ts';

/** Closer than this, the centre of a neighbourhood would pass for a door. */
const closestZoom = 14;

/** The property and, around it, one mark for each neighbourhood, with the median of its prices per m². */
export default function PlacesMap({
  side,
  position,
  places,
}: {
  side: Side;
  position: Position;
  places: ComparablePlace[];
}) {
  return (
    <CountryMap
      name="Carte des biens comparables"
      center={position}
      zoom={closestZoom}
      zoomWithoutTiles={closestZoom}
      options={inPage}
      className="size-full"
    >
      <ScaleControl imperial={false} />
      <WholeView positions={[position, ...places]} />
      <Marker position={position} icon={pin} interactive={false} keyboard={false} zIndexOffset={1000} />
      {places.map((place) => (
        <Marker key={`${place.lat},${place.lng}`} position={place} icon={mark(place)}>
          <Popup closeButton={false} maxWidth={200}>
            <strong>{place.locality}</strong> ({distanceLabel(place)})
            <br />
            {spreadSentence(side, place)}
          </Popup>
        </Marker>
      ))}
    </CountryMap>
  );
}

/** A label with the price; for who cannot see where it stands, the place too. */
function mark({ locality, count, medianPerSqm }: ComparablePlace) {
  const name = document.createElement('span');
  name.className = 'sr-only';
  name.textContent = `${locality}, ${formatCount(count, 'annonce')}, `;
  const label = document.createElement('div');
  label.append(name, formatPricePerM2(medianPerSqm));
  return divIcon({ className: 'place-mark', html: label, iconSize: [0, 0] });
}

/** Shows the property and every place at once, whenever they change. */
function WholeView({ positions }: { positions: Position[] }) {
  const map = useMap();
  const all = JSON.stringify(positions.map(({ lat, lng }) => [lat, lng]));
  useEffect(() => {
    const bounds = latLngBounds(JSON.parse(all) as [number, number][]);
    map.fitBounds(bounds, { padding: [36, 36], maxZoom: closestZoom, animate: false });
  }, [map, all]);
  return null;
}
