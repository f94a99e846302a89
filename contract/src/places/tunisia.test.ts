import { expect, it } from 'vitest';
import { isInTunisia, isWithinOutline } from './tunisia.ts';

it.each([
  ['Tunis', 36.8065, 10.1815],
  ['the harbour of Bizerte', 37.265, 9.885],
  ['Houmt Souk, on Djerba', 33.876, 10.857],
  ['Remla, on Kerkennah', 34.71, 11.19],
  ['Tabarka', 36.954, 8.758],
  ['Ben Gardane', 33.138, 11.217],
  ['Borj El Khadra, where three countries meet', 30.25, 9.55],
])('%s is in Tunisia', (_place, lat, lng) => {
  expect(isInTunisia({ lat, lng })).toBe(true);
});

it.each([
  ['Annaba', 36.9, 7.767],
  ['Tébessa', 35.404, 8.124],
  ['Trapani, in Sicily', 38.017, 12.513],
  ['Pantelleria', 36.787, 11.993],
  ['Lampedusa', 35.508, 12.6],
  ['Zuwara, in Libya', 32.931, 12.082],
  ['the open sea', 36.0, 11.3],
  ['nowhere', Number.NaN, 10],
])('%s is not', (_place, lat, lng) => {
  expect(isInTunisia({ lat, lng })).toBe(false);
});

const north = (km: number) => km / 111.2;

it('is counted 3 km from its shore, and no further', () => {
  // the northernmost corner of Cap Bon
  const cape = { lat: 37.0895, lng: 11.039 };
  expect(isInTunisia({ ...cape, lat: cape.lat + north(2.9) })).toBe(true);
  expect(isInTunisia({ ...cape, lat: cape.lat + north(3.1) })).toBe(false);
});

it('is counted 3 km around a place that the outline leaves out', () => {
  const sidiMachreg = { lat: 37.225, lng: 9.08 };
  expect(isInTunisia({ ...sidiMachreg, lat: sidiMachreg.lat + north(2.9) })).toBe(true);
  expect(isInTunisia({ ...sidiMachreg, lat: sidiMachreg.lat + north(3.1) })).toBe(false);
});

it('is counted within its outline alone, where no margin is given', () => {
  expect(isWithinOutline({ lat: 36.8065, lng: 10.1815 })).toBe(true);
  expect(isWithinOutline({ lat: 37.1, lng: 11.039 })).toBe(false);
});
