import { useEffect, useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { mapZoom } from '../../position.ts';
import { tileUrl } from '../../settings.ts';

const patienceMs = 5000;

/** False when the server names no tile service: the map is then the drawn country alone. */
export const hasTiles = tileUrl !== '';

/** The tile layer. Says `missing` when a view got none of its tiles, or none within a few seconds. */
export function Tiles({ onMissing }: { onMissing: (missing: boolean) => void }) {
  const came = useRef(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const judge = () => {
    window.clearTimeout(timer.current);
    onMissing(!came.current);
  };
  return (
    <TileLayer
      url={tileUrl}
      maxZoom={mapZoom.max}
      eventHandlers={{
        loading: () => {
          came.current = false;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(judge, patienceMs);
        },
        tileload: () => {
          came.current = true;
          onMissing(false);
        },
        load: judge,
      }}
    />
  );
}
