import { expect, test } from 'vitest';
import { examplePlace } from '../testing/example-estimation.ts';
import {
  accuracySentence,
  basisSentence,
  confidenceSentence,
  insufficientSentence,
  limitedSentence,
  scoreSentence,
  spreadSentence,
  trustText,
} from './side-texts.ts';

test('an insufficient side tells how many comparables there are and how many it takes', () => {
  expect(insufficientSentence(1)).toContain('1 bien comparable trouvé, il en faut au moins 4');
});

test('a figure hidden despite enough comparables is explained by their prices', () => {
  expect(insufficientSentence(9)).toMatch(/9 biens comparables trouvés \(minimum\s: 4\), mais à des prix/);
});

test('the banner says why each side is limited', () => {
  expect(limitedSentence({ side: 'rent', reason: 'few-comparables', comparables: 5, unusual: [] })).toBe(
    'Loyer mensuel : peu de biens comparables (5 trouvés).',
  );
  expect(
    limitedSentence({ side: 'sale', reason: 'scattered-prices', comparables: 40, unusual: [] }),
  ).toContain('des prix très différents aux alentours');
});

test('an unusual property is told by what it is unusual in, on its card and in the banner', () => {
  expect(insufficientSentence(40, ['surface'])).toMatch(
    /^Bien inhabituel par sa surface\s: nos annonces ne montrent rien de pareil/,
  );
  expect(
    limitedSentence({
      side: 'sale',
      reason: 'unusual',
      comparables: 40,
      unusual: ['rooms', 'bathrooms', 'surface_per_room'],
    }).replaceAll(/\s/g, ' '),
  ).toBe(
    'Prix de vente : bien inhabituel par son nombre de pièces, son nombre de salles de bain et sa surface par pièce.',
  );
});

test('the figures say what they are made of, as far as it is known', () => {
  expect(basisSentence({ listings: 812, newestListedOn: '2025-11-14', sample: false })).toBe(
    'Résultat calculé à partir de prix demandés dans 812 annonces, la plus récente du 14 novembre 2025.',
  );
  expect(basisSentence(null)).toContain('calculé à partir de prix demandés');
});

test('one sentence tells how far a figure can be trusted, another what its score says', () => {
  const confidence = { score: 72 };
  expect(confidenceSentence('rent', confidence, null)).toMatch(/^Un bon repère\s: 8 loyers sur 10 tombent/);
  expect(scoreSentence(confidence)).toMatch(/72 sur 100.*moins de 28\s%/);
});

test('no range whose ends are more than 2 : 1 is called a good guide, whatever its score', () => {
  const upTo = (score: number, high: number) => trustText({ score }, { low: 250_000, high });
  expect([85, 72, 50].map((score) => upTo(score, 500_000))).toEqual([
    'Un chiffre solide',
    'Un bon repère',
    'Un ordre de grandeur',
  ]);
  for (const score of [85, 72, 50]) expect(upTo(score, 501_000)).toBe('Un ordre de grandeur');
  expect(upTo(30, 501_000)).toBe('Une indication fragile');
  const wide = { low: 250_000, high: 501_000 };
  expect(confidenceSentence('sale', { score: 72 }, wide)).toMatch(
    /^Un ordre de grandeur\s: 8 prix sur 10 .* Elle va du simple à plus du double\.$/,
  );
});

test('what a level is worth is told as it was measured, and not where it was not', () => {
  const confidence = { score: 72 };
  expect(
    accuracySentence('sale', { ...confidence, accuracy: { cases: 5200, medianError: 20, p90Error: 57 } }),
  ).toMatch(
    /5\s200 annonces de fiabilité «\sFiable\s».*à moins de 20\s% du prix demandé, neuf sur dix à moins de 57\s%/,
  );
  expect(accuracySentence('rent', confidence)).toBeNull();
});

const sentence = (...spread: Parameters<typeof spreadSentence>) =>
  spreadSentence(...spread).replaceAll(/\s/g, ' ');

test('a neighbourhood tells its number of listings and the spread of their prices', () => {
  expect(sentence('sale', examplePlace())).toBe('3 annonces, de 3 900 à 5 000 DT/m², prix médian : 4 300');
});

test('a neighbourhood with one price tells no spread', () => {
  const one = examplePlace({ count: 1, lowPerSqm: 16, medianPerSqm: 16, highPerSqm: 16 });
  expect(sentence('rent', one)).toBe('1 annonce à 16 DT/m² par mois');
});
