import type { EstimationRecord } from '@soumdar/contract';
import { exampleAdjusted, exampleEstimation, exampleProperty } from '@soumdar/contract/testing';
import type { ManualRequestRow } from '@soumdar/db';
import { formatNumber } from '@soumdar/words/formats';
import { expect, it } from 'vitest';
import { describeExpertReport, describeReport } from './describe-report.ts';
import { estimatedOf } from './describe-sides.ts';
import type { Issue } from './issue.ts';

const issue = {
  language: 'fr' as const,
  number: '7K3M9QXT2B4C8VWZ',
  siteAddress: 'https://soumdar.example',
  now: new Date('2026-03-02T10:00:00.000Z'),
  eurRate: undefined,
  publisher: { name: 'Soumdar SARL', email: 'contact@soumdar.example' },
  owner: null,
};

function estimated(scores: { sale: number; rent: number }) {
  const { estimation, ...stored } = exampleEstimation(scores);
  const { type, ...property } = exampleProperty;
  const record: EstimationRecord = {
    id: 'e1',
    name: null,
    created_at: '2026-03-01T08:00:00.000Z',
    property_type: type,
    ...property,
    ...stored,
    result: estimation,
  };
  return estimatedOf(record)!;
}

const { netPrice, pricePerSqm, rangeLow, rangeHigh } = exampleEstimation().estimation;
const { typicalPrice, effects } = exampleEstimation().explanation.sale;
const saleAmounts = [netPrice, pricePerSqm, rangeLow, rangeHigh, typicalPrice, effects[0]!.amount].map(
  (amount) => formatNumber(amount),
);
const format = (scores: { sale: number; rent: number }) =>
  JSON.stringify(describeReport(estimated(scores), issue));

it('a report tells every figure of a side with a sufficient score', () => {
  for (const amount of saleAmounts) expect(format({ sale: 40, rent: 70 })).toContain(amount);
});

it('a report tells no figure of a side with a low score, and those of the other side', () => {
  const report = format({ sale: 39, rent: 70 });
  for (const amount of saleAmounts) expect(report).not.toContain(amount);
  expect(report).toContain(`${formatNumber(1800)} DT`);
});

it('a report of a whole town says so beside each figure', () => {
  const { record } = estimated({ sale: 70, rent: 70 });
  const ofTown = describeReport(estimatedOf({ ...record, coverage: { town: 'La Marsa' } })!, issue);
  for (const card of ofTown.cards)
    expect(card).toMatchObject({ lines: expect.arrayContaining(['pour toute la ville de La Marsa']) });
  expect(format({ sale: 70, rent: 70 })).not.toContain('toute la ville');
});

it('a report trusts a figure in the words of the page: by its score, and by the width of its range', () => {
  const trust = (sale: number, high = 655_000) => {
    const { record } = estimated({ sale, rent: 70 });
    const wider = estimatedOf({ ...record, result: { ...record.result, rangeHigh: high } })!;
    const [card] = describeReport(wider, issue).cards;
    return card?.kind === 'figure' && card.reliability?.text;
  };
  expect(trust(78)).toMatch(/^Un bon repère\s:/);
  expect(trust(78, 821_000)).toMatch(/^Un ordre de grandeur\s:/);
  expect(trust(55)).toMatch(/^Un ordre de grandeur\s:.* Données limitées\. Prix de vente\s: des prix/);
  expect(trust(60)).not.toMatch(/Données limitées/);
});

it('a report has the grid of a side with a sufficient score: asking price, each adjustment, adjusted price', () => {
  const described = (sale: number) => {
    const { record } = estimated({ sale, rent: 70 });
    const comparables = { ...record.comparables!, sale: exampleAdjusted() };
    return describeReport(estimatedOf({ ...record, comparables })!, issue);
  };
  const [section, ofRent] = described(40).market;
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  expect(section!.grid!.columns).toHaveLength(8);
  expect(section!.grid!.rows[0]!.cells.map(plain)).toEqual([
    '502 000',
    '+ 60 000',
    '− 12 000',
    '–',
    '–',
    '–',
    '–',
    '550 000',
  ]);
  expect(plain(section!.grid!.rows[0]!.title)).toBe(
    'Marsa Plage (même quartier) · 118 m² · 4 pièces · décembre 2020 · Très semblable',
  );
  expect(ofRent!.grid).toBeNull();
  expect(described(39).market[0]!.grid).toBeNull();
  expect(plain(JSON.stringify(described(39)))).not.toContain('550 000');
});

it('the unit of an axis stands once, at its high end, so that both of its ends have room', () => {
  const { record } = estimated({ sale: 70, rent: 70 });
  const comparables = { ...record.comparables!, rent: exampleAdjusted() };
  const { market } = describeReport(estimatedOf({ ...record, comparables })!, { ...issue, language: 'ar' });
  const { lowText, highText } = market[1]!.grid!.axis;
  expect(lowText).toMatch(/^[\d\s]+$/);
  expect(highText).toContain('في الشهر');
});

it('a report brings old rents to the month they are of', () => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const { comparables } = exampleEstimation();
  const rent = [...comparables.rent, ...comparables.rent];
  const levelOf = { sale: '2026-03', rent: '2025-05' };
  const old = estimatedOf({ ...record, comparables: { ...comparables, rent }, levelOf })!;
  const { market } = describeReport(old, issue);
  expect(market.map(({ spread }) => spread!.title)).toEqual([
    'Prix demandés au m², ramenés au niveau de mars 2026',
    'Loyers demandés au m², ramenés au niveau de mai 2025',
  ]);
});

it.each([
  ['2026-02-28T23:30:00.000Z', '2026-06-01T22:59:00.000Z', 'Prévu pour servir jusqu’au 1er juin 2026'],
  [
    '2026-02-28T23:30:00.000Z',
    '2026-06-01T23:00:00.000Z',
    'Prévu pour servir jusqu’au 1er juin 2026 : cette date est passée, estimez le bien de nouveau',
  ],
])('what is estimated at %s is on paper, at %s: %s', (created_at, now, words) => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const { made } = describeReport(estimatedOf({ ...record, created_at })!, { ...issue, now: new Date(now) });
  expect(made.at(-1)?.replaceAll('\u00a0', ' ')).toBe(words);
});

it('a report says until when it is meant to be used, who publishes it, and its owner’s name where it is wanted', () => {
  const described = (overrides: Partial<Issue> = {}) =>
    describeReport(estimated({ sale: 78, rent: 70 }), { ...issue, ...overrides });
  const { made, publisher, owner } = described();
  expect(made.at(-1)).toBe('Prévu pour servir jusqu’au 1er juin 2026');
  expect(publisher).toBe('Soumdar SARL\u00a0· contact@soumdar.example');
  expect(owner).toBeNull();
  expect(described({ owner: 'Amel Ben Salah' }).owner).toBe('Préparé pour Amel Ben Salah');
  expect(described({ owner: 'أمل بن صالح' }).owner).toBe('Préparé pour \u2068أمل بن صالح\u2069');
  const nobody = { name: undefined, email: undefined };
  expect(described({ publisher: nobody }).publisher).toBe('Éditeur de démonstration');
});

it('a report says of what its owner typed that it is theirs', () => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const typed = { ...record, name: 'Valeur certifiée', localisation: 'Titre foncier vérifié' };
  expect(describeReport(estimatedOf(typed)!, issue)).toMatchObject({
    name: 'Nom choisi par le propriétaire\u00a0: Valeur certifiée',
    address: 'Adresse indiquée par le propriétaire\u00a0: Titre foncier vérifié',
  });
});

const answeredBy = (expert_name: string | null, localisation = exampleProperty.localisation) =>
  ({
    ...exampleProperty.location,
    property_type: exampleProperty.type,
    localisation,
    details: exampleProperty.details,
    closed_at: '2026-02-20T10:00:00.000Z',
    figures_at: '2026-02-28T10:00:00.000Z',
    manual_result: 345_678,
    expert_name,
  }) as unknown as ManualRequestRow & { expert_name: string | null };

it.each([
  ['Ahmed Ben Salah', 'établis par Ahmed Ben Salah, qui a étudié'],
  [null, 'établis par un expert de Soumdar, qui a étudié'],
])('a report of the expert %s says who made its figures', (expert_name, sentence) => {
  const { method, made } = describeExpertReport(answeredBy(expert_name), undefined, issue);
  expect(method[0]!.text).toContain(sentence);
  // of its figures, which may have been corrected
  expect(made[0]).toContain('28 février 2026');
});

it('a report of an expert speaks of comparables only where the estimate of the owner has some', () => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const without = { ...record, comparables: undefined, comparableCounts: undefined };
  const report = (of?: EstimationRecord) =>
    JSON.stringify(describeExpertReport(answeredBy('Ahmed'), of && estimatedOf(of), issue));
  for (const of of [undefined, without]) expect(report(of)).not.toMatch(/comparable/i);
  expect(report(record)).toMatch(/annonces de biens comparables/);
});

it('a side without any comparable has no section of them', () => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const comparables = { ...record.comparables!, rent: [] };
  const withoutRent = { ...record, comparables, comparableCounts: { sale: 34, rent: 0 } };
  expect(describeReport(estimatedOf(withoutRent)!, issue).market.map(({ title }) => title)).toEqual([
    'Biens comparables, vente',
  ]);
});

it.each([
  ['fr', 'Près de La Marsa'],
  ['ar', 'قرب المرسى'],
] as const)('a position without an address is named in %s as the site names it', (language, name) => {
  const typed = 'Lat: 36.8782, Lng: 10.3247';
  const { record } = estimated({ sale: 78, rent: 70 });
  const unnamed = estimatedOf({ ...record, localisation: typed })!;
  expect(describeReport(unnamed, { ...issue, language }).address).toBe(name);
  expect(describeExpertReport(answeredBy(null, typed), undefined, { ...issue, language }).address).toBe(name);
});

it('a report has the opinion of an expert, as it was written', () => {
  const { record } = estimated({ sale: 78, rent: 70 });
  const expertOpinion = {
    at: '2026-03-01T10:00:00.000Z',
    verdict: 'corrected' as const,
    sale: { low: 400_000, price: 420_000, high: 450_000 },
    rent: undefined,
    text: 'Le balcon compte.',
  };
  const { comments, cards } = describeReport(estimatedOf({ ...record, expertOpinion })!, issue);
  expect(comments!.title).toBe('Avis d’un expert du 1er mars 2026');
  expect(comments!.text.replaceAll(/[^\S\n]/g, ' ')).toBe(
    'L’expert corrige l’estimation.\nPrix de vente : 420 000 DT, entre 400 000 DT et 450 000 DT\nLes calculs faits à partir du prix ou du loyer (impôts et frais, location, attente, héritiers) restent ceux de l’estimation automatique.\nLe balcon compte.',
  );
  const eurRate = { dinarsPerEuro: 3.4, asOf: '2026-01-05' };
  const inEuros = describeReport(estimatedOf({ ...record, expertOpinion })!, { ...issue, eurRate }).comments!;
  expect(inEuros.text).toMatch(/environ 124\s000/);
  expect(cards).toEqual(describeReport(estimatedOf(record)!, issue).cards);
  expect(describeReport(estimatedOf(record)!, issue).comments).toBeNull();
});

it('a report says to which month each figure and its comparables are brought', () => {
  const { record } = estimated({ sale: 70, rent: 70 });
  const levelOf = { sale: '2026-03', rent: '2025-05' };
  const dated = estimatedOf({ ...record, levelOf, ofAgencies: { sale: false, rent: true } })!;
  const report = JSON.stringify(describeReport(dated, issue)).replaceAll(/\s/g, ' ');
  expect(report).toContain('prix demandés dans les annonces, au niveau de mars 2026 par l’indice de l’INS');
  expect(report).toContain(
    'loyers demandés dans les annonces, au niveau des agences en mai 2025, le dernier',
  );
  expect(report).toContain('Prix demandés au m², ramenés au niveau de mars 2026');
  expect(report).not.toContain('aujourd’hui');
});
