import { expect, test } from 'vitest';
import { zoneDescription } from './zone-files.ts';

test('a page without prices of its own promises none', () => {
  const priced = { type: 'villa', transaction: 'sale', prices: { median: 2700 } } as const;
  expect(zoneDescription('à Douz', [priced])).toMatch(/fourchettes, loyers, rendement et évolution\.$/);
  expect(zoneDescription('à Douz', []).replaceAll(/\s/g, ' ')).toBe(
    'Trop peu d’annonces à Douz pour un prix au m² : ceux de la zone plus large, et l’indice des prix de tout le pays.',
  );
});
