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

test.each([
  '?adr=0a1b2c3d&lat=36.8782&lng=10.3247',
  '?lat=36.8782&lng=10.3247',
  '?adr=0a1b2c3d&precision=town&lat=36.8785&lng=10.3235',
  '?precision=neighbourhood&lat=36.889&lng=10.335',
])('%s is read and written alike', (query) => {
  expect(placeQuery(queriedPlace(new URLSearchParams(query))!)).toBe(query);
});

test('a point, and a precision of no kind, are not named', () => {
  const place = queriedPlace(new URLSearchParams('precision=street&lat=36.8&lng=10.2'))!;
  expect(placeQuery(place)).toBe('?lat=36.8&lng=10.2');
  expect(placeQuery({ ...place, precision: 'point' })).toBe('?lat=36.8&lng=10.2');
});
