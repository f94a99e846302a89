import { exampleProperty } from '@soumdar/contract/testing';
import type { EstimationRecord, Figures } from '@soumdar/contract';
import { expect, test } from 'vitest';
import { recordFigures } from './record-figures.ts';

const result: Figures = {
  netPrice: 321_000,
  pricePerSqm: 3150,
  rangeLow: 253_000,
  rangeHigh: 413_000,
  monthlyRent: 1260,
  monthlyRentPerSqm: 12.4,
  rentRangeLow: 990,
  rentRangeHigh: 1580,
};
const good = { score: 75 };
const poor = { score: 39 };

function shownOf(changes: Partial<EstimationRecord>) {
  const { type, location, localisation, details } = exampleProperty;
  const record: EstimationRecord = {
    id: 'e1',
    created_at: '2025-11-20T08:00:00.000Z',
    property_type: type,
    location,
    localisation,
    details,
    result,
    confidence: { sale: good, rent: good },
    ...changes,
  };
  const { sale, rent } = recordFigures(record);
  return [...sale, ...rent].map(({ label, value }) => `${label}: ${value.replaceAll(/\s/g, ' ')}`);
}

test('a card rates its figures in the words of the results page, by the width of the range', () => {
  const { type, location, localisation, details } = exampleProperty;
  const confidence = { sale: good, rent: good };
  const record = {
    id: 'e1',
    created_at: '',
    property_type: type,
    location,
    localisation,
    details,
    confidence,
  };
  const trust = (rangeHigh: number) =>
    recordFigures({ ...record, result: { ...result, rangeHigh } }).sale.at(-1);
  expect(trust(506_000)).toMatchObject({ label: 'Fiabilité', beneath: 'Un bon repère' });
  expect(trust(507_000)).toMatchObject({ label: 'Fiabilité', beneath: 'Un ordre de grandeur' });
});

test('a card shows the price, its range and per m², the rent and its range, each under its own name', () => {
  expect(shownOf({})).toEqual([
    'Prix estimé: 321 000 DT',
    'Prix au m²: 3 150 DT/m²',
    'Min: 253 000 DT',
    'Max: 413 000 DT',
    'Fiabilité: Fiable (75/100)',
    'Loyer estimé: 1 260 DT/mois',
    'Fourchette du loyer: 990 à 1 580 DT',
    'Fiabilité: Fiable (75/100)',
  ]);
});

test('where there is a rate, every figure but the one per m² is in euros too', () => {
  const { type, location, localisation, details } = exampleProperty;
  const record = { id: 'e1', created_at: '', property_type: type, location, localisation, details, result };
  const { sale, rent } = recordFigures(record, { dinarsPerEuro: 3, asOf: '2026-01-05' });
  expect([...sale, ...rent].map(({ beneath }) => beneath?.replaceAll(/\s/g, ' '))).toEqual([
    'environ 107 000 €',
    undefined,
    'environ 84 300 €',
    'environ 138 000 €',
    'environ 420 €/mois',
    'de 330 à 527 €/mois',
  ]);
});

test('the price of an expert has its range, and both their euros', () => {
  const { type, location, localisation, details } = exampleProperty;
  const side = { low: 300_000, price: 330_000, high: 360_000 };
  const expertOpinion = { at: '', verdict: 'corrected' as const, sale: side, rent: undefined, text: '' };
  const record = { id: 'e1', created_at: '', property_type: type, location, localisation, details, result };
  const { sale } = recordFigures({ ...record, expertOpinion }, { dinarsPerEuro: 3, asOf: '2026-01-05' });
  expect(
    sale
      .slice(-2)
      .map(({ label, value, beneath }) => `${label}: ${value}, ${beneath}`.replaceAll(/\s/g, ' ')),
  ).toEqual([
    'Avis d’un expert: 330 000 DT, environ 110 000 €',
    'Fourchette de l’expert: 300 000 à 360 000 DT, de 100 000 à 120 000 €',
  ]);
});

test('a rent stored without its range shows the one of its results page', () => {
  const old = { ...result, monthlyRent: 1000, rentRangeLow: null, rentRangeHigh: null };
  expect(shownOf({ result: old })).toContain('Fourchette du loyer: 700 à 1 300 DT');
});

test('a card shows no figure that is too unsure, nor a rent of land', () => {
  const unsure = ['Prix estimé', 'Prix au m²', 'Min', 'Max'].map((label) => `${label}: Non estimé`);
  expect(shownOf({ confidence: { sale: poor, rent: good } }).slice(0, 4)).toEqual(unsure);
  expect(shownOf({ confidence: { sale: good, rent: poor } }).slice(5)).toEqual(['Loyer estimé: Non estimé']);
  expect(shownOf({ property_type: 'land' }).slice(5)).toEqual(['Loyer estimé: Non estimé']);
});
