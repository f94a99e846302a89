import * as words from '@soumdar/words/map';
import type { Position } from '../../position.ts';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60 * 1000 };

/** Codes of the browser's GeolocationPositionError; what they do not name is unavailable. */
const alertByCode: Record<number, string> = { 1: words.denied, 2: words.unavailable, 3: words.timedOut };

/** Asks the browser where the visitor is: a position, or the sentence to show. Undefined geolocation: unsupported. */
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
