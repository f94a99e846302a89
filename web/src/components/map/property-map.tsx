import { formatCoordinates } from '@soumdar/words/formats';
import * as words from '@soumdar/words/map';
import { useEffect } from 'react';
import { Marker, useMap } from 'react-leaflet';
import type { Position } from '../../position.ts';
import { CountryMap, inPage, pin } from './country-map.tsx';

interface PropertyMapProps extends Position {
  zoom: number;
  marker?: boolean;
  className?: string;
  /** Out of reach of keyboard, pointer and screen readers. */
  decorative?: boolean;
}

export default function PropertyMap({ lat, lng, zoom, marker, className, decorative }: PropertyMapProps) {
  return (
    <CountryMap
      name={words.propertyMap}
      center={{ lat, lng }}
      zoom={zoom}
      wordWithoutTiles={words.noTilesAround}
      interactive={!decorative}
      options={inPage}
      className={className}
    >
      <View lat={lat} lng={lng} />
      {marker ? (
        <>
          <Marker position={{ lat, lng }} icon={pin} interactive={false} keyboard={false} />
          {/* over the attribution, which takes nearly all of a small map */}
          <p className="absolute bottom-8 start-2 z-over-map rounded-mark bg-white/90 px-2 py-1 text-xs font-medium tabular-nums">
            {formatCoordinates(lat, lng)}
          </p>
        </>
      ) : null}
    </CountryMap>
  );
}

function View({ lat, lng }: Position) {
  const map = useMap();
  useEffect(() => {
    map.setView({ lat, lng }, map.getZoom(), { animate: false });
  }, [map, lat, lng]);
  return null;
}
