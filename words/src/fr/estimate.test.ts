import { expect, test } from 'vitest';
import {
  accuracySentence,
  basisSentence,
  confidenceSentence,
  insufficientSentence,
  limitedSentence,
  scoreSentence,
  spreadSentence,
  typicalPropertyText,
  bandSentence,
  effectLabel,
  matchReasonsText,
  medianGapSentence,
  nearnessText,
  placeNearnessText,
} from './estimate.ts';

test('an insufficient side tells how many comparables there are and how many it takes', () => {
  expect(insufficientSentence(1)).toContain('1 bien comparable trouvé, il en faut au moins 4');
});

test('a figure hidden despite enough comparables is explained by their prices', () => {
  expect(insufficientSentence(9)).toMatch(/9 biens comparables trouvés \(minimum\s: 4\), mais à des prix/);
});

test('the banner says why each side is limited', () => {
  expect(
    limitedSentence({ side: 'rent', reason: 'few-comparables', found: 5, unusual: [], nearest: null }),
  ).toBe('Loyer mensuel : peu de biens comparables (5 trouvés).');
  expect(
    limitedSentence({ side: 'sale', reason: 'scattered-prices', found: 40, unusual: [], nearest: null }),
  ).toContain('des prix très différents aux alentours');
  const nearest = { locality: 'Hergla', km: 16 };
  expect(
    limitedSentence({ side: 'sale', reason: 'distant', found: 40, unusual: [], nearest }).replaceAll(
      /\s/g,
      ' ',
    ),
  ).toBe(
    'Prix de vente : peu d’annonces de ce type à proximité ; le premier quartier qui en compte 10 est à 16,0 km (Hergla).',
  );
});

test('an unusual property is told by what it is unusual in, on its card and in the banner', () => {
  expect(insufficientSentence(40, ['surface'])).toMatch(
    /^Bien inhabituel par sa surface\s: nos annonces ne montrent rien de pareil/,
  );
  expect(
    limitedSentence({
      side: 'sale',
      reason: 'unusual',
      found: 40,
      unusual: ['rooms', 'bathrooms', 'surface_per_room'],
      nearest: null,
    }).replaceAll(/\s/g, ' '),
  ).toBe(
    'Prix de vente : bien inhabituel par son nombre de pièces, son nombre de salles de bain et sa surface par pièce.',
  );
});

test('the figures say what they are made of, as far as it is known', () => {
  expect(basisSentence({ listings: 812, newestListedOn: '2025-11-14' })).toBe(
    'Résultat calculé à partir de prix demandés dans 812 annonces dont nous apprenons, la plus récente du 14 novembre 2025.',
  );
  expect(basisSentence(null)).toContain('calculé à partir de prix demandés');
});

test('one sentence says how far a figure can be trusted, another what its score means', () => {
  const trusted = { trust: 'guide', isWide: false } as const;
  expect(confidenceSentence('rent', trusted)).toMatch(/^Un bon repère\s: environ 8 loyers sur 10 tombent/);
  expect(confidenceSentence('sale', { trust: 'orderOfMagnitude', isWide: true })).toMatch(
    /^Un ordre de grandeur\s: 8 prix sur 10 .* Elle va du simple à plus du double\.$/,
  );
  expect(scoreSentence(72)).toMatch(/72 sur 100.*moins de 28\s%/);
});

test('what a level is worth is stated as it was measured', () => {
  expect(accuracySentence('sale', 72, { cases: 5200, medianError: 20, p90Error: 57 })).toMatch(
    /5\s200\sannonces mesurées de fiabilité «\sFiable\s».*à moins de 20\s% du prix demandé, neuf sur dix à moins de 57\s%/,
  );
});

test('what a level of one type is worth begins with the share that the page of reliability has', () => {
  const accuracy = { cases: 5200, medianError: 20, p90Error: 57, within20: 51 };
  expect(accuracySentence('rent', 72, accuracy)).toMatch(
    /5\s200\sannonces mesurées de ce type, de fiabilité .* 51\s% des estimations sont à moins de 20\s% du loyer demandé, une sur deux à moins de 20\s%/,
  );
});

test('an estimate outside its comparables is explained', () => {
  const plain = (...band: Parameters<typeof bandSentence>) => bandSentence(...band).replaceAll(/\s/g, ' ');
  expect(plain({ isAbove: true, reasons: ['place', 'rooms'] })).toBe(
    'Ce bien est estimé au-dessus des annonces proches : il en diffère par son emplacement et ses pièces et salles de bain.',
  );
  expect(plain({ isAbove: true, reasons: [] })).toMatch(
    /: notre calcul, qui apprend de toutes les annonces, le voit plus haut que celles-ci\. Tenez compte des deux\.$/,
  );
});

test('an effect has the name of what a property has, or lacks', () => {
  expect(
    [
      { factor: 'surface', isAbsence: false },
      { factor: 'others', isAbsence: false },
      { factor: 'comparables', isAbsence: false },
      { factor: 'exactPlace', isAbsence: false },
      { factor: 'has_garage', isAbsence: true },
      { factor: 'has_pool', isAbsence: false },
      { factor: 'rooms', isAbsence: false },
    ].map(effectLabel),
  ).toEqual([
    'Surface',
    'Autres caractéristiques',
    'Annonces proches',
    'Emplacement précis',
    'Sans garage',
    'Piscine',
    'Nombre de pièces',
  ]);
});

test('the place is named beside its town, whose typical property comes first', () => {
  const of = (name: string, town: string) =>
    effectLabel({ factor: 'place', isAbsence: false, place: { name, town } });
  expect(of('La Marsa Corniche', 'La Marsa')).toBe('La Marsa Corniche, par rapport à La Marsa');
  expect(of('Marina du Kram', 'Le Kram')).toBe('Marina du Kram, par rapport au Kram');
  expect(of('Tozeur', 'Tozeur')).toBe('Tozeur, par rapport à toute la ville');
  expect(['La Marsa', 'Le Kram', 'Ariana', null].map(typicalPropertyText)).toEqual([
    'Bien typique de La Marsa',
    'Bien typique du Kram',
    'Bien typique d’Ariana',
    'Bien typique',
  ]);
});

test('a figure far from the median of its neighbourhood says by how much, and no cause', () => {
  const gap = { locality: 'La Marsa', median: 4100, figure: 4960 };
  expect(medianGapSentence('sale', gap).replaceAll(/\s/g, ' ')).toBe(
    'Ce bien est estimé à 4 960 DT/m², 21 % au-dessus du prix médian à La Marsa (4 100, toutes surfaces et tous états confondus).',
  );
  expect(medianGapSentence('sale', { ...gap, figure: 3400 })).toMatch(/17\s% au-dessous du prix médian/);
  expect(medianGapSentence('sale', { ...gap, atMiddle: true })).toContain(
    'à La Marsa, au centre du carré de la carte',
  );
  const ofSurface = { locality: 'Le Kram', figure: 1500, median: 1200, range: { low: 900, high: 1600 } };
  expect(medianGapSentence('rent', ofSurface).replaceAll(/\s/g, ' ')).toBe(
    'Ce bien est estimé à 1 500 DT/mois, 25 % au-dessus de ce qui est demandé au Kram pour cette surface : le milieu est à 1 200 DT/mois, et huit prix sur dix vont de 900 DT/mois à 1 600 DT/mois, tous états confondus.',
  );
  const ofAll = { ...ofSurface, range: { ...ofSurface.range, fromAllSurfaces: true as const } };
  expect(medianGapSentence('rent', ofAll)).toContain(
    'demandé au Kram pour des biens de toutes surfaces, prix ramenés à la sienne',
  );
});

test('a place says how near it is, where that is known', () => {
  expect(['samePlace', 'town', 0.5].map((one) => nearnessText(one as 'town'))).toEqual([
    'même quartier',
    'quartier non précisé',
    expect.stringMatching(/^0,5\skm$/),
  ]);
  expect(placeNearnessText('town')).toBe('toute la ville');
});

test('a comparable says why it was chosen', () => {
  expect(matchReasonsText(['same_place', 'recent'])).toBe('même quartier, annonce récente');
});

const sentence = (...spread: Parameters<typeof spreadSentence>) =>
  spreadSentence(...spread).replaceAll(/\s/g, ' ');

test('a neighbourhood tells its number of listings and the spread of their prices', () => {
  expect(sentence('sale', { count: 3, lowPerSqm: 3900, medianPerSqm: 4300, highPerSqm: 5000 })).toBe(
    '3 annonces, de 3 900 à 5 000 DT/m², prix médian : 4 300',
  );
});

test('a neighbourhood with one price tells no spread', () => {
  const one = { count: 1, lowPerSqm: 16, medianPerSqm: 16, highPerSqm: 16 };
  expect(sentence('rent', one)).toBe('1 annonce à 16 DT/m² par mois');
});
