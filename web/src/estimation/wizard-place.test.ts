import { expect, test } from 'vitest';
import { placeQuery, queriedPlace } from './wizard-place.ts';

test('the position is the query’s, to 4 decimals', () => {
  expect(queriedPlace(new URLSearchParams('adr=x&lat=35.825649&lng=10.6084'))).toEqual({
    adr: 'x',
    lat: 35.8256,
    lng: 10.6084,
  });
});

test.each(['', 'lat=36.8', 'lat=36.8&lng=', 'lat=north&lng=10.2', 'lat=48.8566&lng=2.3522', 'lat=0&lng=0'])(
  'there is none in %j',
  (query) => {
    expect(queriedPlace(new URLSearchParams(query))).toBeNull();
  },
);

test.each(['?adr=0a1b2c3d&lat=36.8782&lng=10.3247', '?lat=36.8782&lng=10.3247'])(
  '%s is read and written alike',
  (query) => {
    expect(placeQuery(queriedPlace(new URLSearchParams(query))!)).toBe(query);
  },
);
