import type { Position } from '../../position.ts';

const options: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60 * 1000 };

const unsupported = 'La géolocalisation n’est pas supportée par votre navigateur';
const clickInstead = 'Cliquez sur la carte pour placer votre bien.';
const denied = `L’accès à votre position a été refusé. ${clickInstead}`;
const unavailable = `Votre position est introuvable pour le moment. ${clickInstead}`;
const timedOut = `La recherche de votre position a pris trop de temps. ${clickInstead}`;

/** Codes of the browser's GeolocationPositionError; what they do not name is unavailable. */
const alertByCode: Record<number, string> = { 1: denied, 2: unavailable, 3: timedOut };

/** Asks the browser where the visitor is: a position, or the sentence to show. Undefined geolocation: unsupported. */
export function locate(geolocation: Geolocation | undefined): Promise<Position | string> {
  if (!geolocation) return Promise.resolve(unsupported);
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => resolve(alertByCode[code] ?? unavailable),
      options,
    );
  });
}
