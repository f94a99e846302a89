import { expect, test } from 'vitest';
import { isAddress, typedCoordinates } from './typed-coordinates.ts';

test.each([
  '36.8065, 10.1815',
  '36.8065 10.1815',
  ' 36.8065;10.1815 ',
  '36.8065°, 10.1815°',
  '36,8065 10,1815',
  '36,8065, 10,1815',
  '36,8065 ; 10,1815',
  '٣٦.٨٠٦٥, ١٠.١٨١٥',
  '٣٦٫٨٠٦٥، ١٠٫١٨١٥',
  '۳۶٫۸۰۶۵ ۱۰٫۱۸۱۵',
  '\u206636.8065, 10.1815\u2069',
  'Lat: 36.8065, Lng: 10.1815',
  'latitude 36.8065 longitude 10.1815',
])('%j is read as coordinates', (text) => {
  expect(typedCoordinates(text)).toEqual({ lat: 36.8065, lng: 10.1815 });
});

test.each(['', 'Tunis', '2036', '36.8065', '36.80,', 'lac 2', 'menzah 6, 9', '36.8.1, 10'])(
  '%j is none',
  (text) => {
    expect(typedCoordinates(text)).toBeNull();
  },
);

test('coordinates are no address, nor is nothing', () => {
  expect(isAddress('La Marsa')).toBe(true);
  expect(isAddress('36.8778, 10.3247')).toBe(false);
  expect(isAddress('')).toBe(false);
});
