import { expect, test } from 'vitest';
import { readPosition } from './queried-place.ts';

test('the position is the query’s, to 4 decimals', () => {
  expect(readPosition(new URLSearchParams('adr=x&lat=35.825649&lng=10.6084'))).toEqual({
    lat: 35.8256,
    lng: 10.6084,
  });
});

test.each(['', 'lat=36.8', 'lat=36.8&lng=', 'lat=north&lng=10.2', 'lat=48.8566&lng=2.3522', 'lat=0&lng=0'])(
  'there is none in %j',
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toBeNull();
  },
);
