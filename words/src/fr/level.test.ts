import { expect, test } from 'vitest';
import {
  broughtTo,
  figureLevel,
  limitOfLevels,
  levelText,
  perM2AtLevel,
  shortLevel,
  whatPriceIs,
  whatPricesAre,
  type Level,
} from './level.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const sale = { transaction: 'sale', at: '2026-11-23', ofAgencies: false } as const;
const rent = { transaction: 'rent', at: '2025-05', ofAgencies: true } as const;

test('a page says what its prices are: asked, of which days, at which level, by what', () => {
  const days = { sale: ['2020-12-15', '2026-02-18'], rent: ['2020-12-15', '2020-12-15'] } as const;
  expect(plain(whatPricesAre({ sale, rent }, days))).toBe(
    'Prix demandés dans les annonces : les ventes (du 15 décembre 2020 au 18 février 2026) au niveau du 23 novembre 2026 par l’indice de l’INS, les loyers (du 15 décembre 2020) au niveau des agences en mai 2025, le dernier mois connu, d’après les annonces elles-mêmes. Ce ne sont pas des prix signés.',
  );
  expect(plain(whatPriceIs(rent, null))).toBe(
    'Loyers demandés dans les annonces, au niveau des agences en mai 2025, le dernier mois connu, d’après les annonces elles-mêmes, pas des loyers signés.',
  );
});

test('where only some types are of agencies, it names them', () => {
  const mixed: Level = { ...rent, ofAgencies: ['apartment', 'villa'] };
  expect(levelText(mixed)).toBe('au niveau de mai 2025 (appartements et villas au niveau des agences)');
  expect(levelText({ ...rent, ofAgencies: [] })).toBe('au niveau de mai 2025');
});

test.each([
  ['2026-04', 'au niveau d’avril 2026'],
  ['2026-08', 'au niveau d’août 2026'],
  ['2026-10-01', 'au niveau du 1er octobre 2026'],
])('the level of %s is spelt as it is spoken', (at, text) => {
  expect(levelText({ ...sale, at })).toBe(text);
});

test('an old record says only what is known of it: its rents stand as they were asked', () => {
  const old = (transaction: Level['transaction']): Level => ({ transaction, at: null, ofAgencies: false });
  expect(figureLevel(old('sale'))).toMatch(
    /^prix demandés dans les annonces, au niveau du jour de l’estimation/,
  );
  expect(figureLevel(old('rent'))).toBe('loyers demandés dans les annonces');
  expect(broughtTo('12 DT/m²', old('rent'))).toBe('12 DT/m²');
  expect(perM2AtLevel(old('rent'))).toBe('Loyers demandés au m²');
});

test('the index goes on after its last quarter, and the page says so', () => {
  expect(plain(limitOfLevels('2025-T4', '2025-05'))).toContain(
    'l’indice de l’INS s’arrête au 4e trimestre 2025, et nous prolongeons son dernier rythme annuel',
  );
});

test('a picture says it in few words', () => {
  expect(plain([sale, rent].map(shortLevel).join(', '))).toBe(
    'ventes au 23 novembre 2026, loyers des agences en mai 2025',
  );
});
