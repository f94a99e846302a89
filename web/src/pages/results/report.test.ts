import { exampleAdjusted, exampleEstimation, examplePlace, exampleProperty } from '@soumdar/contract/testing';
import { expect, test } from 'vitest';
import { reportFileName, reportText } from './report.ts';

const now = new Date(2025, 10, 20, 9, 30);
const report = (...changes: Parameters<typeof exampleEstimation>) =>
  reportText(exampleProperty, exampleEstimation(...changes), now).replaceAll(/[^\S\n]/g, ' ');

test('the file is named with the day in Tunisia, as its text is', () => {
  expect(reportFileName(new Date('2026-01-04T23:32Z'))).toBe('estimation-2026-01-05.txt');
});

test('the report states the property, its figures, their ranges and scores', () => {
  const text = report();
  for (const part of [
    'Estimation du 20 novembre 2025\n\n',
    'Lieu : La Marsa, Tunis (36.8782, 10.3247)',
    'Caractéristiques : 120 m², 4 pièces, 2 salles de bain',
    'Prix net vendeur : environ 520 000 DT\n(prix demandés dans les annonces, au niveau du jour de l’estimation par l’indice de l’INS)\nPar mètre carré : 4 333 DT/m²',
    'Fourchette de prix : de 410 000 DT à 655 000 DT',
    'Fourchette de loyer : de 1 400 DT à 2 300 DT',
    'Fiabilité : Fiable (78/100)',
    'Loyer hors charges : environ 1 800 DT/mois\n(loyers demandés dans les annonces)',
    'calculé à partir de prix demandés dans 22 418 annonces dont nous apprenons, la plus récente du 14 novembre 2025',
  ]) {
    expect(text).toContain(part);
  }
});

test('an estimate of another day has its own date and that of the file, as in the PDF', () => {
  const dates = (madeAt: string | undefined) =>
    reportText(exampleProperty, { ...exampleEstimation(), id: 'e1', madeAt }, now).split('\n', 3);
  expect(dates('2025-09-10T08:00:00.000Z').slice(1)).toEqual([
    'Estimation du 10 septembre 2025',
    'Rapport édité le 20 novembre 2025',
  ]);
  // the day of Tunis is what counts: there it is the 20th by now
  expect(dates('2025-11-19T23:30:00.000Z').slice(1)).toEqual(['Estimation du 20 novembre 2025', '']);
  // a state of before this date was carried
  expect(dates(undefined).slice(1)).toEqual(['Rapport édité le 20 novembre 2025', '']);
});

test('the report lists the comparables behind each figure', () => {
  const text = report();
  expect(text).toContain(
    '34 biens comparables trouvés\nDistance moyenne des 2 montrés : 1,1 km\nSurfaces des 2 montrés semblables à 87 %',
  );
  expect(text).toContain(
    '1. 118 m², 4 pièces, Marsa Plage (même quartier), 502 000 DT, annonce du 3 novembre 2025, 4 250 DT/m² ramené au niveau du jour de l’estimation\n2. ',
  );
  expect(text).toContain('2. 150 m², Marsa Plage (1,9 km)');
});

test('an adjusted comparable has its prices in a line, and what leads from one to the other in the next', () => {
  const data = exampleEstimation();
  const comparables = { ...data.comparables, sale: exampleAdjusted() };
  const text = reportText(exampleProperty, { ...data, comparables }, now).replaceAll(/[^\S\n]/g, ' ');
  expect(text).toContain(
    [
      'Ajusté : ce que demanderait cette annonce si elle était votre bien, au niveau du jour de l’estimation.',
      '1. 118 m², 4 pièces, Marsa Plage (même quartier), décembre 2020, demandé 502 000 DT, ajusté 550 000 DT',
      '   Très semblable : même quartier, autant de pièces. Évolution des prix + 60 000 ; surface − 12 000',
    ].join('\n'),
  );
  expect(text).toContain(
    'Ajustés à votre bien, les prix de 3 annonces vont de 490 000 à 550 000 DT, le milieu est 525 000 DT ; notre chiffre : 520 000 DT.',
  );
  expect(text).not.toMatch(/similarité/i);
});

test('a report says what its adjustments name and nobody asked of a flat', () => {
  const data = exampleEstimation();
  const [first, ...others] = exampleAdjusted();
  const adjustments = [{ what: 'details' as const, tnd: -127_000, of: ['has_pool' as const] }];
  const comparables = { ...data.comparables, sale: [{ ...first!, adjustments }, ...others] };
  const flat = { ...exampleProperty, type: 'apartment' as const };
  expect(reportText(flat, { ...data, comparables }, now)).toMatch(/\nPiscine\s: nous ne posons pas/);
});

test('a plot that no advertisement tells is stated with a note', () => {
  const data = exampleEstimation();
  const house = { ...exampleProperty, details: { ...exampleProperty.details, plot_m2: 450 } };
  const basis = { ...data.basis, asksPlot: false };
  expect(reportText(house, { ...data, basis }, now)).toMatch(/450\sm².*\nLa surface du terrain est gardée/);
  expect(reportText(house, data, now)).not.toContain('La surface du terrain');
});

test('a side under 40 has no adjusted price', () => {
  const data = exampleEstimation({ sale: 39, rent: 65 });
  const comparables = { ...data.comparables, sale: exampleAdjusted() };
  const text = reportText(exampleProperty, { ...data, comparables }, now);
  expect(text).toMatch(/502\s000/);
  expect(text).not.toMatch(/ajusté|550\s000/);
});

test('the report lists the neighbourhoods of the comparables, with their spread', () => {
  const data = exampleEstimation();
  const places = { sale: [examplePlace()], rent: [] };
  const text = reportText(exampleProperty, { ...data, comparables: { ...data.comparables, places } }, now);
  expect(text.replaceAll(/[^\S\n]/g, ' ')).toContain(
    'Par quartier :\n- Marsa Plage (même quartier) : 3 annonces, de 3 900 à 5 000 DT/m², prix médian : 4 300\n\n',
  );
  expect(text.match(/Par quartier/g)).toHaveLength(1);
});

test('a figure too weak for the page is too weak for the report', () => {
  const text = report({ sale: 78, rent: 12 }, { sale: 34, rent: 2 });
  expect(text).toContain('LOYER MENSUEL\nDonnées insuffisantes\n2 biens comparables trouvés');
  expect(text).not.toContain('1 800 DT');
});

test('the report rates a figure in the words of the page, by its score and the width of its range', () => {
  const text = report({ sale: 78, rent: 55 });
  expect(text).toContain('Fiabilité : Fiable (78/100)\nUn bon repère :');
  expect(text).toContain('Fiabilité : Modérée (55/100)\nUn ordre de grandeur :');
  expect(text.match(/Données limitées\nLoyer mensuel : des prix très différents/g)).toHaveLength(1);
  const data = exampleEstimation();
  const wide = { ...data, estimation: { ...data.estimation, rangeHigh: 821_000 } };
  expect(reportText(exampleProperty, wide, now)).toMatch(/\(78\/100\)\nUn ordre de grandeur\s:/);
});

test('the report goes on from the net seller price in the words of the page', () => {
  const text = report();
  expect(text).toContain(
    'APRÈS IMPÔTS ET FRAIS DE VENTE\nPrix net vendeur : 520 000 DT\nAgence (3 % et TVA) : − 19 000 DT\nImpôt sur la plus-value : selon l’achat\nAprès impôts et frais de vente : au plus 501 000 DT\nL’acheteur paie en tout : 574 000 DT\n',
  );
  expect(text).toContain('La fourchette passe 500 000 DT, où un dinar de plus coûte 10 000 DT à l’acheteur.');
  expect(report({ sale: 39, rent: 70 })).not.toContain('APRÈS IMPÔTS');
});

test('where there is a rate, the report has each figure, its range and the rest in euros too', () => {
  const text = reportText(exampleProperty, exampleEstimation(), now, {
    dinarsPerEuro: 3.4,
    asOf: '2026-01-05',
  });
  const euros = text
    .replaceAll(/[^\S\n]/g, ' ')
    .match(/^En euros.*/gm)!
    .map((line) => line.replace(/ \(.*/, ''));
  expect(euros).toEqual([
    'En euros : environ 153 000 €',
    'En euros : de 121 000 à 193 000 €',
    'En euros, ce qui reste : environ 147 000 €',
    'En euros : environ 529 €/mois',
    'En euros : de 412 à 676 €/mois',
  ]);
  expect(report()).not.toContain('€');
});

test('the opinion of an expert stands after the figures, which stay', () => {
  const expertOpinion = {
    at: '2025-11-19T10:00:00.000Z',
    verdict: 'corrected' as const,
    sale: { low: 400_000, price: 420_000, high: 450_000 },
    rent: undefined,
    text: 'Le balcon compte.',
  };
  const text = reportText(exampleProperty, { ...exampleEstimation(), expertOpinion }, now);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    [
      'Avis d’un expert du 19 novembre 2025',
      'L’expert corrige l’estimation.',
      'Prix de vente : 420 000 DT, entre 400 000 DT et 450 000 DT',
      'Les calculs faits à partir du prix ou du loyer (impôts et frais, location, attente, héritiers) restent ceux de l’estimation automatique.',
      'Le balcon compte.',
    ].join(' '),
  );
  expect(text).toMatch(/environ 520\s000/);
  const rate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
  const withEuros = reportText(exampleProperty, { ...exampleEstimation(), expertOpinion }, now, rate);
  expect(withEuros.replaceAll(/\s/g, ' ')).toContain(
    '420 000 DT (environ 124 000 €), entre 400 000 DT et 450 000 DT (de 118 000 à 132 000 €) Les calculs',
  );
});

test('land has no rent, nor comparables for it', () => {
  const text = reportText({ ...exampleProperty, type: 'land' }, exampleEstimation(), now);
  expect(text).toContain('Loyer non estimé pour un terrain');
  expect(text).not.toContain('LOCATION');
});

test('sample data is marked', () => {
  const data = exampleEstimation();
  const sample = { ...data, basis: { ...data.basis, sample: true } };
  expect(reportText(exampleProperty, sample, now)).toContain('Données d’exemple');
  expect(report()).not.toContain('Données d’exemple');
});

test('an old record reports its figures alone, and claims nothing of its range', () => {
  const { estimation } = exampleEstimation();
  const text = reportText(exampleProperty, { estimation }, now);
  expect(text).toContain('Prix net vendeur');
  expect(text).not.toMatch(/Fiabilité|COMPARABLES|8 prix sur 10/);
});

test('the report does not call itself a valuation by a person', () => {
  expect(report()).not.toMatch(/expertise/i);
});

test('a place without an address is named after a nearby one', () => {
  const unnamed = { ...exampleProperty, localisation: 'Lat: 36.8782, Lng: 10.3247' };
  expect(reportText(unnamed, exampleEstimation(), now)).toContain('près de La Marsa (36.8782, 10.3247)');
});

test('the report of a whole town says so', () => {
  const data = { ...exampleEstimation(), coverage: { town: 'Le Kram' } };
  expect(reportText(exampleProperty, data, now)).toContain(
    'Estimation pour toute la ville du Kram, tous quartiers confondus',
  );
  expect(report()).not.toContain('toute la ville');
});
