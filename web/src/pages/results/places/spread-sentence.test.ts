import { expect, test } from 'vitest';
import { examplePlace } from '../../../testing/example-estimation.ts';
import { spreadSentence } from './spread-sentence.ts';

const said = (...asked: Parameters<typeof spreadSentence>) => spreadSentence(...asked).replaceAll(/\s/g, ' ');

test('a place says its number and its spread', () => {
  expect(said('vente', examplePlace())).toBe('3 annonces, de 3 900 à 5 000 DT/m², prix du milieu : 4 300');
});

test('one price is no spread', () => {
  const one = examplePlace({ count: 1, lowPerSqm: 16, medianPerSqm: 16, highPerSqm: 16 });
  expect(said('location', one)).toBe('1 annonce à 16 DT/m² par mois');
});
