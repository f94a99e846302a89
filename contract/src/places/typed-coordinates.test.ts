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

test.each([
  `36°48'23.4"N 10°10'53.4"E`,
  '36° 48′ 23,4″ N, 10° 10′ 53,4″ E',
  '10°10’53.4”E 36°48’23.4”N',
  `N 36°48'23.4'' E 10°10'53.4''`,
  `36°48.39'N 10°10.89'E`,
  '36.8065° N, 10.1815° E',
  '٣٦°٤٨′٢٣٫٤″N ١٠°١٠′٥٣٫٤″E',
  'https://maps.google.com/?q=36.8065,10.1815',
  'https://maps.google.com/?q=36.8065%2C+10.1815&z=17',
  'https://www.google.com/maps/@36.8065,10.1815,17z',
  'www.google.com/maps/place/Tunis/@36.8065,10.1815,17z',
  'https://www.google.com/maps/place/Tunis/@36.9,10.2,17z/data=!3m1!8m2!3d36.8065!4d10.1815',
  'https://www.openstreetmap.org/#map=17/36.8065/10.1815',
])('%j holds coordinates', (text) => {
  const { lat, lng } = typedCoordinates(text)!;
  expect([lat.toFixed(6), lng.toFixed(6)]).toEqual(['36.806500', '10.181500']);
});

test.each([
  ['west', `36°48'N 10°30'O`, { lat: 36.8, lng: -10.5 }],
  ['south', `36°48'S 10°30'E`, { lat: -36.8, lng: 10.5 }],
])('%s is below zero', (_side, text, position) => {
  expect(typedCoordinates(text)).toEqual(position);
});

test.each([`36°48'N 36°49'N`, `36°61'N 10°10'E`, 'https://maps.app.goo.gl/abc'])('%j has none', (text) => {
  expect(typedCoordinates(text)).toBeNull();
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
