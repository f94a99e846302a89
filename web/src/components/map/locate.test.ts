import { expect, test } from 'vitest';
import { locate } from './locate.ts';

function browserThat(answer: { latitude: number; longitude: number } | { code: number }) {
  const requests: unknown[] = [];
  const geolocation = {
    getCurrentPosition(found: PositionCallback, failed: PositionErrorCallback, options?: PositionOptions) {
      requests.push(options);
      if ('code' in answer) failed(answer as GeolocationPositionError);
      else found({ coords: answer } as GeolocationPosition);
    },
  } as Geolocation;
  return { geolocation, requests };
}

test('requests the position with high accuracy, in 10 s at most, 5 minutes old at most', async () => {
  const { geolocation, requests } = browserThat({ latitude: 36.88, longitude: 10.32 });
  expect(await locate(geolocation)).toEqual({ lat: 36.88, lng: 10.32 });
  expect(requests).toEqual([{ enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 }]);
});

test('says that a browser has no geolocation', async () => {
  expect(await locate(undefined)).toBe('La géolocalisation n’est pas supportée par votre navigateur');
});

test('denied, unavailable and too slow have a sentence each, which points to the map', async () => {
  const sentences = await Promise.all([1, 2, 3].map((code) => locate(browserThat({ code }).geolocation)));
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences)
    expect(sentence).toMatch(/ Cliquez sur la carte pour placer votre bien\.$/);
});
