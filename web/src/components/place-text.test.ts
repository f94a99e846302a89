import { isAddress } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { placeText } from './place-text.ts';

const laMarsa = { lat: 36.8778, lng: 10.3247 };

test('an address is shown as it was stored', () => {
  expect(placeText({ localisation: '12 rue des Orangers, La Marsa', location: laMarsa })).toEqual({
    text: '12 rue des Orangers, La Marsa',
    coordinates: '36.8778, 10.3247',
  });
});

test.each(['', 'Lat: 36.8778, Lng: 10.3247', '36.8778, 10.3247'])(
  '%j is shown as the nearest place',
  (text) => {
    expect(isAddress(text)).toBe(false);
    expect(placeText({ localisation: text, location: laMarsa })).toEqual({
      text: 'près de La Marsa',
      coordinates: '36.8778, 10.3247',
    });
  },
);

test('coordinates in the text replace an unknown position', () => {
  expect(placeText({ localisation: 'Lat: 36.8778, Lng: 10.3247' })).toEqual({
    text: 'près de La Marsa',
    coordinates: '36.8778, 10.3247',
  });
  expect(placeText({ localisation: 'La Marsa', localisationAr: 'المرسى' })).toEqual({
    text: 'La Marsa',
    coordinates: '',
  });
});
