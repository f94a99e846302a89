import type { ExpertRequest } from '@soumdar/contract';
import * as contestWords from '@soumdar/words/contest';
import { homesMap } from '@soumdar/words/experts-request';
import { divIcon } from 'leaflet';
import { Marker, Popup } from 'react-leaflet';
import { CountryMap, inPage, pin, Scale } from '../../../components/map/country-map.tsx';
import { WholeView } from '../../../components/map/whole-view.tsx';
import type { Position } from '../../../position.ts';

/** Closer, the centre of a neighbourhood would pass for an address. */
const closestZoom = 14;

type Contested = NonNullable<ExpertRequest['contest']>;

/** The property, where its owner says it is, and the homes that the owner knows under their numbers. */
export default function HomesMap({ location, contest }: { location: Position; contest: Contested }) {
  const { homes, corrections } = contest;
  const moved = corrections.location;
  const numbered = homes.flatMap(({ place, address }, at) =>
    place ? [{ ...place, number: at + 1, address }] : [],
  );
  const together = (one: Position) => numbered.filter(({ lat, lng }) => lat === one.lat && lng === one.lng);
  const spots = numbered.map(together).filter(([first], at) => first === numbered[at]);
  return (
    <CountryMap
      name={homesMap}
      center={location}
      zoom={closestZoom}
      zoomWithoutTiles={closestZoom}
      options={inPage}
      className="size-full"
    >
      <Scale />
      <Marker position={location} icon={pin} interactive={false} keyboard={false} zIndexOffset={1000} />
      {moved ? (
        <Marker
          position={moved}
          icon={mark(contestWords.truePlace, 'above')}
          keyboard={false}
          zIndexOffset={900}
        />
      ) : null}
      {spots.map((spot) => (
        <Marker
          key={spot[0]!.number}
          position={spot[0]!}
          icon={mark(spot.map(({ number }) => contestWords.homeTitle(number)).join(', '))}
          zIndexOffset={500}
        >
          <Popup closeButton={false} maxWidth={200}>
            {spot.map(({ number, name, address }) => (
              <p key={number}>
                <strong>{contestWords.homeTitle(number)}</strong>: <bdi>{address}</bdi> ({name})
              </p>
            ))}
          </Popup>
        </Marker>
      ))}
      <WholeView
        positions={[location, ...(moved ? [moved] : []), ...numbered]}
        closest={closestZoom}
        besides={72}
      />
    </CountryMap>
  );
}

/** Homes may stand on the very spot of the true place: their numbers are beneath it, its name above. */
function mark(text: string, side: 'above' | 'beneath' = 'beneath') {
  const name = document.createElement('span');
  name.className = 'place-price';
  name.textContent = text;
  if (side === 'above') Object.assign(name.style, { top: 'auto', bottom: '0.875rem' });
  return divIcon({ className: 'place-mark', html: name, iconSize: [24, 24] });
}
