import type { EstimationRecord } from '@soumdar/contract';
import { exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { compareEstimations } from './compare-estimations.ts';

const { estimation, confidence } = exampleEstimation();
const { type, location, localisation, details } = exampleProperty;

function record(changes: Partial<EstimationRecord> = {}): EstimationRecord {
  return {
    id: changes.created_at ?? 'e1',
    created_at: '2025-11-20T08:00:00.000Z',
    property_type: type,
    location,
    localisation,
    details,
    result: estimation,
    confidence,
    ...changes,
  };
}

function rows(...records: EstimationRecord[]): Record<string, string>[] {
  return compareEstimations(records).map(({ madeOn, facts }) => ({
    madeOn,
    ...Object.fromEntries(facts.map(({ label, value }) => [label, value.replaceAll(/\s/g, ' ')])),
  }));
}

test('each estimate shows its figures, its scores, and their change since the one before', () => {
  const later = { ...estimation, netPrice: 546_000, monthlyRent: 1700 };
  expect(rows(record({ created_at: '2026-01-05T08:00:00.000Z', result: later }), record())).toEqual([
    {
      madeOn: '5 janvier 2026',
      'Prix estimé': '546 000 DT',
      Fourchette: '410 000 à 655 000 DT',
      'Loyer par mois': '1 700 DT',
      'Fourchette du loyer': '1 400 à 2 300 DT',
      Fiabilité: 'Vente 78/100, loyer 65/100',
      'Depuis la précédente': 'Prix + 26 000 DT (+ 5 %), loyer − 100 DT (− 5,6 %)',
      'Propre à celle-ci': 'Rien',
    },
    expect.objectContaining({
      madeOn: '20 novembre 2025',
      'Depuis la précédente': 'La plus ancienne ici',
    }),
  ]);
});

test('a fact of a single estimate shows for that one only', () => {
  const refined = { ...details, elevator: true, bathrooms: 3 };
  const [newest, middle, oldest] = rows(
    record({ created_at: '2026-02-01', details: refined }),
    record({ created_at: '2026-01-01' }),
    record(),
  );
  expect(newest!['Propre à celle-ci']).toBe('3 salles de bain · Ascenseur');
  expect([middle!['Propre à celle-ci'], oldest!['Propre à celle-ci']]).toEqual([
    '2 salles de bain',
    '2 salles de bain',
  ]);
});

test('what an expert corrected stands beside the figures of the estimate', () => {
  const side = (price: number) => ({ low: price, price, high: price });
  const expertOpinion = {
    at: '2026-01-06',
    verdict: 'corrected',
    sale: side(600_000),
    rent: side(1900),
    text: '',
  };
  const judged = record({ created_at: '2026-01-05', expertOpinion } as Partial<EstimationRecord>);
  expect(rows(judged, record()).map((row) => row['Avis d’un expert'])).toEqual([
    '600 000 DT · 1 900 DT/mois',
    'Rien',
  ]);
});

test('a corrected place or type shows as what differs', () => {
  const nabeul = { lat: 36.4561, lng: 10.7376 };
  const ownTo = (...records: EstimationRecord[]) => rows(...records).map((row) => row['Propre à celle-ci']);
  expect(
    ownTo(record({ created_at: '2026-01-05', location: nabeul, localisation: 'Nabeul' }), record()),
  ).toEqual(['Nabeul · 36.4561, 10.7376', 'La Marsa, Tunis · 36.8782, 10.3247']);
  expect(ownTo(record({ created_at: '2026-01-05', location: nabeul }), record())).toEqual([
    '36.4561, 10.7376',
    '36.8782, 10.3247',
  ]);
  expect(ownTo(record({ created_at: '2026-01-05', property_type: 'villa' }), record())).toEqual([
    'Villa',
    'Appartement',
  ]);
});

test('estimates of the same day show their hour too', () => {
  const [later, earlier] = rows(record({ created_at: '2025-11-20T09:30:00.000Z' }), record());
  expect([later!.madeOn, earlier!.madeOn]).toEqual(['20 novembre 2025 à 10:30', '20 novembre 2025 à 09:00']);
});

test('a figure too unsure to be shown is neither shown nor compared', () => {
  const unsure = { ...confidence, sale: { score: 39 } };
  const [newest] = rows(record({ created_at: '2026-01-05', confidence: unsure }), record());
  expect(newest).toMatchObject({
    'Prix estimé': 'Non estimé',
    Fourchette: 'Non estimé',
    'Depuis la précédente': 'Loyer inchangé',
  });
  expect(JSON.stringify(newest)).not.toContain('520');
});
