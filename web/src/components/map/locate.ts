import * as words from '@soumdar/words/map';
import type { Position } from '../../position.ts';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60 * 1000 };

/** Codes of GeolocationPositionError; any other is unavailable. */
const alertByCode: Record<number, string> = { 1: words.denied, 2: words.unavailable, 3: words.timedOut };

/** Resolves to a position, or to the sentence to show. */
export function locate(geolocation: Geolocation | undefined): Promise<Position | string> {
  if (!geolocation) return Promise.resolve(words.unsupported);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(alertByCode[code] ?? words.unavailable),
      options,
    );
  });
}
