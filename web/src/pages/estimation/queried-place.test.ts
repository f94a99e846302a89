import { expect, test } from 'vitest';
import { readPosition } from './queried-place.ts';

const fallback = { lat: 36.862118, lng: 10.280904 };

test('the position is the query’s', () => {
  expect(readPosition(new URLSearchParams('adr=x&lat=35.8256&lng=10.6084'))).toEqual({
    lat: 35.8256,
    lng: 10.6084,
  });
});

test.each(['', 'lat=36.8', 'lat=36.8&lng=', 'lat=north&lng=10.2', 'lat=48.8566&lng=2.3522', 'lat=0&lng=0'])(
  'the fallback stands for %j',
  (query) => {
    expect(readPosition(new URLSearchParams(query))).toEqual(fallback);
  },
);
