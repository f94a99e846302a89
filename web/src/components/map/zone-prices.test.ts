import type { ZoneAround } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { zonePricesText } from './zone-prices.ts';

const larger = { slug: 'ariana', name: 'Ariana', medianPerSqm: 1200, lowPerSqm: 900, highPerSqm: 2000 };
const zone: ZoneAround = {
  slug: 'ariana/la-soukra',
  name: 'La Soukra',
  level: 'town',
  asOf: '2026-03-02',
  sample: false,
  sales: [
    { type: 'apartment', count: 300, medianPerSqm: 3280 },
    { type: 'house', count: 7, medianPerSqm: null, instead: larger },
    { type: 'villa', count: null, medianPerSqm: null, instead: larger },
    { type: 'land', count: null, medianPerSqm: null },
  ],
};
const text = (...args: Parameters<typeof zonePricesText>) =>
  zonePricesText(...args).replaceAll(/[\u00a0\u202f]/g, ' ');

test('gives asking prices for the chosen type, or for the most advertised one', () => {
  const flats =
    'Appartements : 300 annonces de vente dont nous apprenons à La Soukra, médiane demandée au niveau du 2 mars 2026 : 3 280 DT/m².';
  expect(text(zone)).toBe(flats);
  expect(text(zone, 'apartment')).toBe(flats);
});

test('where there are too few, gives the price of the larger zone, by name', () => {
  expect(text(zone, 'house')).toBe(
    'Maisons : 7 annonces de vente dont nous apprenons à La Soukra ; médiane demandée dans le gouvernorat d’Ariana, au niveau du 2 mars 2026 : 1 200 DT/m².',
  );
  expect(text(zone, 'villa')).toMatch(/^Villas : moins de 5 annonces de vente/);
  expect(text(zone, 'land')).toBe(
    'Terrains : moins de 5 annonces de vente dont nous apprenons à La Soukra, trop peu pour un prix.',
  );
});

test('says that sample prices are a sample', () => {
  expect(text({ ...zone, sample: true })).toMatch(/ \(données d’exemple\)\.$/);
});
