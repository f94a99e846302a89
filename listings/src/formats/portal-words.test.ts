import { describe, expect, it } from 'vitest';
import { portalAmount, portalDate, portalRooms, portalSurface } from './portal-words.ts';

describe('an amount', () => {
  it.each([
    ['450 mille dinars', '450000'],
    ['450 mille', '450000'],
    ['450mille DT', '450000'],
    ['387,5 mille dinars', '387500'],
    ['1,2 MD', '1200000'],
    ['1.25 MDT', '1250000'],
    ['1,2 million de dinars', '1200000'],
    ['2 millions de dinars', '2000000'],
    ['450 000 DT', '450000'],
    ['450\u202f000 TND', '450000'],
    ['1.200.000 dinars', '1200000'],
    ['1 200 DT/mois', '1200'],
    ['900 dinars par mois', '900'],
    ['850', '850'],
  ])('%j is understood', (text, dinars) => {
    expect(portalAmount(text)).toBe(dinars);
  });

  it.each([
    '',
    'Prix sur demande',
    '450 000 €',
    '120 DT/nuit',
    // million dinars, or million millimes?
    '450 millions',
    // mille dinars, or million?
    '450 MD',
    // 450 thousand, or 450 dinars and no millime?
    '450.000 DT',
    '450,000',
    '450 à 500 mille dinars',
  ])('%j is left as it is, for it has no one meaning', (text) => {
    expect(portalAmount(text)).toBe(text);
  });
});

it.each([
  ['an amount', portalAmount],
  ['a surface', portalSurface],
])('%s in which spaces have no end is left as it is, and soon', (_what, read) => {
  const text = `1${' '.repeat(20_000)}x`;
  expect(read(text)).toBe(text);
});

describe('a surface', () => {
  it.each([
    ['120 m²', '120'],
    ['120m2', '120'],
    ['1 200 m²', '1200'],
    ['87,5 m²', '87.5'],
    ['95 mètres carrés', '95'],
    ['120', '120'],
  ])('%j is understood', (text, m2) => {
    expect(portalSurface(text)).toBe(m2);
  });

  it.each(['', 'grande', '2 ha', '1.200 m²', '120 m² + jardin'])('%j is left as it is', (text) => {
    expect(portalSurface(text)).toBe(text);
  });
});

it.each([
  ['S+2', '3'],
  ['s + 4', '5'],
  ['S+0', '1'],
  ['Studio', '1'],
  ['4 pièces', '4'],
  ['4', '4'],
  ['S+', 'S+'],
  ['plusieurs', 'plusieurs'],
])('rooms: %j are %j', (text, rooms) => {
  expect(portalRooms(text)).toBe(rooms);
});

it.each([
  ['15/03/2025', '2025-03-15'],
  ['2025-03-15', '2025-03-15'],
  ['mars 2025', 'mars 2025'],
])('date: %j is %j', (text, date) => {
  expect(portalDate(text)).toBe(date);
});
