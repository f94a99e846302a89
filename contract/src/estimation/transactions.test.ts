import { expect, test } from 'vitest';
import { confidencesSchema, countsSchema, storedComparablesSchema } from './estimation.ts';
import { storedSharedAnswerSchema } from './shares.ts';
import { exampleEstimation, examplePlace } from '../testing/example-estimation.ts';
import { stored } from './transactions.ts';

const scores = { sale: { score: 72 }, rent: { score: 39, unreliable: true as const } };
const sent = {
  vente: { score: 72, level: 'Fiable', code: 'reliable' },
  location: { score: 39, level: 'Faible', code: 'weak', mark: 'non fiable' },
};

test('the API names transactions and levels in French, and adds the code of a level', () => {
  expect(confidencesSchema.encode(scores)).toEqual(sent);
  expect(confidencesSchema.parse(sent)).toEqual(scores);
});

test('a stored value is read as it is, and as earlier versions wrote it', () => {
  const counts = stored(countsSchema);
  expect(counts.parse({ sale: 3, rent: 0 })).toEqual({ sale: 3, rent: 0 });
  expect(counts.parse({ vente: 3, location: 0 })).toEqual({ sale: 3, rent: 0 });
  expect(counts.safeParse({ vente: 3 }).success).toBe(false);
});

test('of places stored before with few advertisements none is read', () => {
  const { comparables } = exampleEstimation();
  const of = (...counts: number[]) => counts.map((count) => examplePlace({ count }));
  const places = { sale: of(9, 10), rent: of(5) };
  const read = storedComparablesSchema.parse({ ...comparables, places });
  expect(read).toEqual({ ...comparables, places: { sale: of(10), rent: [] } });
});

test('a shared answer is stored without a word of French for its transactions', () => {
  const { estimation: result, confidence, comparables, explanation, comparableCounts } = exampleEstimation();
  const answer = {
    created_at: '2026-01-05',
    property_type: 'villa',
    location: { lat: 36.9, lng: 10.3 },
    localisation: 'La Marsa',
    details: { surface: 120 },
    result,
    confidence,
    comparables,
    explanation,
    comparableCounts,
  };
  const json: unknown = JSON.parse(JSON.stringify(answer));
  expect(storedSharedAnswerSchema.parse(json)).toEqual(json);
});
