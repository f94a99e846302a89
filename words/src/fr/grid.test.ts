import { attributes, listedAttributes } from '@soumdar/engine';
import { expect, test } from 'vitest';
import {
  evidenceText,
  adjustedMeaning,
  adjustmentAmount,
  adjustmentLabel,
  adjustmentsText,
  askingIn,
  likenessText,
  summary,
  lackText,
  offFormNote,
} from './grid.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a likeness is a word, with its reasons', () => {
  expect(plain(likenessText('strong', ['same_place', 'same_rooms']))).toBe(
    'Très semblable : même quartier, autant de pièces',
  );
  expect(plain(likenessText('fair', ['recent']))).toBe('Assez semblable : annonce récente');
  expect(likenessText('loose', [])).toBe('Peu semblable');
});

test('adjusted is explained by the property and the day that prices are brought to', () => {
  expect(plain(adjustedMeaning({ transaction: 'sale', at: null, ofAgencies: false }, 'owner'))).toBe(
    'Ajusté : ce que demanderait cette annonce si elle était votre bien, au niveau du jour de l’estimation.',
  );
  expect(plain(adjustedMeaning({ transaction: 'rent', at: '2025-05', ofAgencies: true }, 'expert'))).toBe(
    'Ajusté : ce que demanderait cette annonce si elle était ce bien, au niveau des agences en mai 2025.',
  );
});

test('one sentence says what the adjusted prices say', () => {
  const adjusted = { low: 490_000, middle: 525_000, high: 550_000 };
  const sale = { side: 'sale' as const, rows: [{}, {}, {}], adjusted, price: 520_000 };
  expect(plain(summary(sale, 'owner'))).toBe(
    'Ajustés à votre bien, les prix de 3 annonces vont de 490 000 à 550 000 DT, le milieu est 525 000 DT ; notre chiffre : 520 000 DT.',
  );
  const rent = {
    ...sale,
    side: 'rent' as const,
    adjusted: { low: 900, middle: 1000, high: 1100 },
    price: 990,
  };
  expect(plain(summary(rent, 'guest'))).toBe(
    'Ajustés à un tel bien au centre du carré de la carte, les loyers de 3 annonces vont de 900 à 1 100 DT/mois, le milieu est 1 000 DT/mois ; notre chiffre, au lieu exact : 990 DT/mois.',
  );
});

test('what no form asks of a type is named, with what it means', () => {
  expect(plain(offFormNote(['has_pool', 'has_garage']))).toMatch(
    /^Piscine, garage : nous ne posons pas la question pour ce type de bien/,
  );
});

test('too few adjusted comparables are one sentence', () => {
  expect(lackText('tooFewAdjusted', 'owner')).toMatch(
    /^Moins de 3 annonces ressemblent assez à votre bien .*\.$/,
  );
});

test('an adjustment has its sign and its name', () => {
  expect(plain(adjustmentAmount('sale', 60_000))).toBe('+ 60 000 DT');
  expect(plain(adjustmentAmount('rent', -120))).toBe('− 120 DT/mois');
  expect(adjustmentLabel('sale', { what: 'time' })).toBe('Évolution des prix');
  expect(adjustmentLabel('rent', { what: 'time' })).toBe('Évolution des loyers');
  expect(askingIn('2020-12-15')).toBe('Demandé en décembre 2020');
  const adjustments = [
    { what: 'time' as const, tnd: 60_000 },
    { what: 'rest' as const, tnd: -12_000 },
  ];
  expect(plain(adjustmentsText('sale', adjustments))).toBe(
    'Évolution des prix + 60 000 ; annonces proches, sites − 12 000',
  );
  expect(adjustmentsText('sale', [])).toBe('Rien à ajuster');
});

test('an adjustment of several names what makes most of it', () => {
  expect(plain(adjustmentLabel('sale', { what: 'details', of: ['has_pool', 'condition'] }))).toBe(
    'Autres caractéristiques, dont piscine, état',
  );
  expect(adjustmentLabel('sale', { what: 'rest', of: ['sites', 'comparables'] })).toBe(
    'Sites qui publiaient alors, autres annonces autour',
  );
  expect(adjustmentLabel('sale', { what: 'rest', of: [] })).toBe('Annonces proches, sites');
});

test('every cause of an adjustment has a name', () => {
  const details = listedAttributes.map((name) => attributes[name].detail);
  for (const cause of [...details, 'plot_m2', 'comparables', 'sites'])
    expect(adjustmentLabel('sale', { what: 'details', of: [cause] })).toMatch(/, dont \p{Ll}/u);
});

test('the evidence says how many are of the quarter, of which months, and what they ask', () => {
  const evidence = {
    count: 8,
    near: 6,
    first: '2020-12-15',
    last: '2026-04-01',
    asking: { low: 500_000, high: 920_000 },
  };
  expect(plain(evidenceText('sale', evidence))).toBe(
    'Des 8 annonces comparées, 6 sont du même quartier ; la plus ancienne est parue en décembre 2020, la plus récente en avril 2026. Elles demandent de 500 000 à 920 000 DT.',
  );
  const unplaced = { ...evidence, near: 0 };
  expect(plain(evidenceText('sale', unplaced))).toMatch(
    /^Des 8 annonces comparées, la plus ancienne est parue en décembre 2020, la plus récente en avril 2026\. /,
  );
  expect(plain(evidenceText('rent', { ...unplaced, first: '2026-04-01' }))).toMatch(
    /^Les 8 annonces comparées sont parues en avril 2026\. /,
  );
});
